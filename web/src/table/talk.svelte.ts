/** What people at the table say to each other and point at, and whom this person does not want to hear. */

import { attempt } from "../lib/failures";
import { read, write } from "../lib/storage";
import { api } from "../net/api";
import type { ChatLine, Player, Pointing } from "../net/types";

const SHOWN = 3000;
/** Resting on a thing for so long shows it to the others; a pointer that crosses it means nothing. */
const REST = 400;
const MOST = 200;

export class Talk {
  lines: ChatLine[] = $state.raw([]);
  points: Pointing[] = $state.raw([]);
  muted: ReadonlySet<Player> = $state.raw(new Set());
  unread: number = $state(0);
  /** Whether the lines are on the screen. */
  open: boolean = $state(false);
  #loaded = false;
  #next = 1;
  #resting = 0;
  #rested: string | null = null;

  constructor(private readonly table: string) {
    this.muted = new Set(read<Record<string, Player[]>>("muted", {})[table] ?? []);
  }

  /** What was said before this page came. */
  async load(): Promise<void> {
    if (this.#loaded) return;
    this.#loaded = true;
    await attempt(async () => this.#add(await api.chat(this.table)));
  }

  /** The lines of those who are not muted. */
  get heard(): ChatLine[] {
    return this.lines.filter((line) => !this.muted.has(line.player));
  }

  hear(line: ChatLine): void {
    const before = this.lines.length;
    this.#add([line]);
    if (!this.open && this.lines.length > before && !this.muted.has(line.player)) this.unread += 1;
  }

  see(player: Player, ref: string): void {
    if (this.muted.has(player)) return;
    const point = { player, ref, key: this.#next++ };
    // One hand points at one thing.
    this.points = [...this.points.filter((one) => one.player !== player), point];
    setTimeout(() => (this.points = this.points.filter((one) => one !== point)), SHOWN);
  }

  /** What this person looks at in a question for all: shown to the others once, after a moment. */
  rest(ref: string | undefined, point: (ref: string) => void): void {
    clearTimeout(this.#resting);
    if (ref === undefined || ref === this.#rested) return;
    this.#resting = setTimeout(() => point((this.#rested = ref)), REST) as unknown as number;
  }

  mute(player: Player, on: boolean): void {
    const muted = new Set(this.muted);
    if (on) muted.add(player);
    else muted.delete(player);
    this.muted = muted;
    const all = read<Record<string, Player[]>>("muted", {});
    write("muted", Object.fromEntries([...Object.entries(all).slice(-40), [this.table, [...muted]]]));
  }

  show(open: boolean): void {
    this.open = open;
    if (open) this.unread = 0;
  }

  #add(lines: ChatLine[]): void {
    const known = new Set(this.lines.map((line) => line.n));
    const all = [...this.lines, ...lines.filter((line) => !known.has(line.n))];
    this.lines = all.sort((a, b) => a.n - b.n).slice(-MOST);
  }
}
