/** Under which address others find what this page shows. */

import { api } from "../net/api";

/** Whether a name means the machine on which it is said. */
export function isOwn(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}

class Reach {
  /** The origin for links; null where nobody else can open any. */
  origin: string | null = $state(location.origin);
  #asked = false;

  /** A page that was opened on the machine of the server asks under which name others know it. */
  async find(): Promise<void> {
    if (this.#asked || !isOwn(location.hostname)) return;
    this.#asked = true;
    try {
      this.origin = (await api.reach()).addresses[0] ?? null;
    } catch {
      this.#asked = false;
    }
  }

  /** The server says the path; people need the whole address. */
  address(path: string): string {
    return new URL(path, this.origin ?? location.origin).href;
  }
}

export const reach = new Reach();
