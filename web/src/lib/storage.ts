/** Local storage that never throws: private windows may refuse it. */

export function read<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`tidewood.${key}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`tidewood.${key}`, JSON.stringify(value));
  } catch {
    // Nothing is lost but comfort.
  }
}
