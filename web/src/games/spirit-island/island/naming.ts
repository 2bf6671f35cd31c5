/** Typing the name of a land: `b5`, `nw10`. */

const FORGET = 1500; // milliseconds

interface Pressed {
  /** The key belongs to a name, so that nobody else should hear it. */
  used: boolean;
  /** It may be the beginning of a name, or a key of its own: what comes next tells. */
  begun: boolean;
  /** What has been typed so far, where there is such a land. */
  land: string | null;
}

const OTHER: Pressed = { used: false, begun: false, land: null };

export class Naming {
  private typed = "";
  private last = 0;

  press(key: string, now: number, names: readonly string[]): Pressed {
    if (key.length !== 1 || !/[a-z0-9]/i.test(key)) return OTHER;
    const kept = now - this.last < FORGET ? this.typed : "";
    for (const typed of [kept + key.toUpperCase(), key.toUpperCase()]) {
      // A digit alone is the number of an option.
      if (/^\d/.test(typed) || !names.some((name) => name.startsWith(typed))) continue;
      this.typed = typed;
      this.last = now;
      const used = /\d/.test(typed);
      return { used, begun: !used, land: names.includes(typed) ? typed : null };
    }
    this.typed = "";
    return OTHER;
  }
}
