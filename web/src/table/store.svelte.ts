/** A table as this browser sees it: the newest state, the one that is shown, and what may be done. */

import { t } from "../i18n/index.svelte";
import { catalogues } from "../language/index.svelte";
import { why } from "../lib/failures";
import { playerName } from "../lib/seats";
import { settings } from "../lib/settings.svelte";
import { isFresh } from "../lib/start";
import { toast } from "../lib/toasts.svelte";
import { cards, vocabulary } from "../lib/vocabulary.svelte";
import { api, ApiError } from "../net/api";
import { patched, shared } from "../net/patch";
import { type Connection, Stream } from "../net/stream";
import type { Decision, Option, PatchMessage, Player, ServerMessage, TableState } from "../net/types";
import { Hint } from "./hint.svelte";
import { Picking } from "./picking.svelte";
import { Plan } from "./plan.svelte";
import { Preview } from "./preview.svelte";
import { Replaying } from "./replaying.svelte";
import { givenTogether, type Pending } from "./together";
import { seenUntil } from "./seen";
import { Talk } from "./talk.svelte";
import { Undo } from "./undo.svelte";

export type Trouble = "refused" | "gone" | "away";

const MOMENT = 500;
const ANSWER_PATIENCE = 8000;

/** A state whose options are those on the screen keeps them, so that nobody's click meets a list that was just replaced. */
function stillOffered(shown: TableState | null, state: TableState): TableState {
  const before = shown?.decision?.options;
  if (!before || !state.decision || JSON.stringify(before) !== JSON.stringify(state.decision.options)) return state;
  return { ...state, decision: { ...state.decision, options: before } };
}

export class Table {
  /** The newest state; what is answered refers to it. */
  latest: TableState | null = $state.raw(null);
  /** What is on the screen: it follows the newest one step at a time. */
  shown: TableState | null = $state.raw(null);
  connection: Connection = $state("connecting");
  trouble: Trouble | null = $state(null);
  pending: Pending | null = $state.raw(null);
  /** The seat whose eyes these are; null for a spectator. */
  player: Player | null = $state(null);
  mine: Player[] = $state.raw([]);
  /** How many answers had been given in the past that is looked at; null is now. */
  at: number | null = $state(null);
  past: TableState | null = $state.raw(null);
  readonly picking: Picking;
  readonly plan: Plan;
  readonly preview: Preview;
  readonly hint: Hint;
  readonly undo: Undo;
  readonly talk: Talk;
  readonly replay: Replaying;

  /** The version before this seat's last answer. */
  #before: number | null = $state(null);
  #by: Player | null = null; // who has answered last
  #hurry = false;
  /** Another seat has been taken, and its view has not come yet. */
  #turning = $state(false);
  #stream: Stream | null = null;
  #slow = $state(false);
  #nextId = 1;
  #patience = 0;
  #said = new Map<number, Option>();

  constructor(readonly id: string) {
    this.picking = new Picking(this);
    this.plan = new Plan(this);
    this.preview = new Preview(this);
    this.hint = new Hint(this);
    this.undo = new Undo(this);
    this.talk = new Talk(id);
    this.replay = new Replaying(this);
  }

  /** Whether something that happened is still being shown. */
  get replaying(): boolean {
    return this.replay.running;
  }

  /** Whether this seat is to answer, also while it is still shown what happened. */
  asked: boolean = $derived(this.at === null && !this.pending && Boolean(this.latest?.decision?.options.length));

  /** The state on the screen: past, present, or as it would be with what is marked. */
  now: TableState | null = $derived.by(() =>
    this.at === null ? (this.plan.shown ?? this.shown) : (this.past ?? this.shown),
  );

  /** What this seat may answer now. */
  decision: Decision | null = $derived.by(() => {
    if (this.at !== null || this.replaying || this.pending) return null;
    const decision = (this.plan.shown ?? this.shown)?.decision ?? null;
    return decision?.options.length || this.plan.open ? decision : null;
  });

  options: Option[] = $derived(this.decision?.options ?? []);

  /** The same, and for the moment an answer is on its way those it was chosen from: nothing flickers. */
  offered: Option[] = $derived.by(() => {
    if (!this.pending) return this.options;
    if (this.#slow) return [];
    return this.at === null && !this.replaying ? ((this.plan.shown ?? this.shown)?.decision?.options ?? []) : [];
  });

  /** Whether somebody has said who is looking; until then a device of several people shows nothing. */
  known: boolean = $state(false);

  /** Somebody wants to look from this seat, whosever turn it is. */
  stay: boolean = $state(false);

  /** Another seat of this browser that is to answer while the shown one is not. */
  next: Player | null = $derived.by(() => {
    if (this.replaying || this.at !== null || this.mine.length < 2 || !this.shown || this.shown.outcome) return null;
    if (this.stay || this.#turning) return null;
    if (this.shown.decision?.options.length) return null;
    return (
      this.shown.waiting.map((who) => who.player).find((who) => this.mine.includes(who) && who !== this.player) ?? null
    );
  });

  /** Find out which seat to look from, then follow the table. */
  async open(wanted: Player | null): Promise<void> {
    try {
      const state = await api.state(this.id, wanted);
      this.mine = state.mine ?? (state.you ? [state.you] : []);
      const toAnswer = state.waiting.map((who) => who.player).find((who) => this.mine.includes(who));
      const first = wanted && this.mine.includes(wanted) ? wanted : (state.you ?? toAnswer ?? this.mine[0] ?? null);
      this.trouble = null;
      void vocabulary.load(state.game, settings.lang); // there before the stream says what they are for
      void cards.load(state.game, settings.lang);
      await catalogues.load(this.id, settings.lang);
      this.sit(toAnswer && !wanted ? toAnswer : first, this.mine.length < 2 || isFresh(this.id));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = error.away ? "away" : error.status === 404 ? "gone" : "refused";
    }
  }

  /**
   * Look through the eyes of this seat. Where the seats have no secrets from each other, the table stays on the screen
   * until it has come as this seat sees it.
   */
  sit(player: Player | null, known = true, secretive = true): void {
    this.close();
    this.known = known;
    this.stay = false;
    this.player = player;
    const stays = secretive ? null : this.latest;
    this.latest = this.shown = stays && { ...stays, decision: null };
    this.past = null;
    this.#turning = true;
    this.at = null;
    this.pending = null;
    this.#said.clear();
    this.#before = null;
    this.picking.clear();
    this.plan.clear();
    this.listen();
  }

  /** Follow the table; also anew, when another language is wanted. */
  listen(): void {
    if (this.trouble) return;
    this.#stream?.close();
    const player = this.player;
    this.#stream = new Stream(api.streamUrl(this.id, player), {
      message: (message) => this.#hear(message),
      connection: (state) => this.#connect(state),
    });
    this.replay.open();
  }

  close(): void {
    clearTimeout(this.#patience);
    this.replay.close();
    this.#stream?.close();
    this.#stream = null;
    this.preview.clear();
  }

  reconnect(): void {
    this.#stream?.reconnect();
  }

  answer(option: Option): void {
    if (this.options.some((open) => open.i === option.i)) this.send(option);
  }

  /** Several answers in one step, in notation: all of them or none. */
  answers(notations: string[], far = false): void {
    const option = this.options.find((open) => open.notation === notations[0]);
    if (option) this.send(option, notations, far);
  }

  /** An answer that may be a set of options. With `answers`, it is the first of several that are one step. */
  send(option: Option, answers?: string[], far = false): void {
    const state = this.latest;
    if (!state || this.pending || !(this.options.length || this.plan.open)) return;
    const among = (state.decision?.players.length ?? 0) > 1;
    this.pending = {
      id: this.#nextId++,
      option,
      ...(answers ? { several: answers, far } : {}),
      version: state.version,
      answers: state.answers,
      among,
      tries: 0,
      led: null,
    };
    this.#slow = false;
    this.preview.clear();
    this.#deliver();
  }

  /** Show the others a thing, where people do that. */
  point(ref: string): void {
    if (this.player && this.latest?.talk) this.#stream?.send({ type: "point", player: this.player, ref });
  }

  /** Show at once what waits, and what comes until it is this seat's turn again. */
  skip(): void {
    this.#hurry = true;
    this.replay.catchUp();
  }

  get canReplay(): boolean {
    return this.#before !== null && !this.replaying;
  }

  /** Show again what has happened since this seat's last answer. */
  again(): void {
    if (this.#before !== null) void this.replay.recall(this.#before);
  }

  /** What was answered as the n-th answer, if this page gave it. */
  said(n: number): Option | undefined {
    return this.#said.get(n);
  }

  /** Look at the table after n answers. */
  async goTo(n: number | null): Promise<void> {
    const total = this.latest?.answers ?? 0;
    this.preview.clear();
    if (n === null || n >= total) {
      this.at = null;
      this.past = null;
      return;
    }
    this.at = Math.max(0, n);
    try {
      const wanted = this.at;
      const past = await api.at(this.id, this.player, wanted);
      if (this.at === wanted) this.past = past;
    } catch (error) {
      toast(t("net.failed", { why: why(error) }), true);
    }
  }

  #connect(state: Connection): void {
    this.connection = state;
    if (state === "refused") this.trouble = "refused";
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "state":
        this.#start(message);
        break;
      case "patch":
        this.#follow(message);
        break;
      case "chat":
        this.talk.hear(message);
        break;
      case "point":
        this.talk.see(message.player, message.ref);
        break;
      case "ack":
        this.#acknowledged(message.id, message.version);
        break;
      case "refused":
        if (message.id === this.pending?.id) {
          const pending = this.pending;
          const again = pending.tries > 1 && message.error.code === "stale";
          this.pending = null;
          this.plan.renew();
          const first = pending.far ? givenTogether(pending.several ?? [], message.error) : [];
          if (first.length) this.answers(first, true);
          // Sent a second time after the connection was lost: it may well have been taken the first time.
          else if (!again)
            toast(this.#tooLate(pending) ?? t("net.refusedAnswer", { why: message.error.message }), true);
        }
    }
  }

  #start(whole: TableState): void {
    const state = shared(this.shown, whole);
    this.#turning = false;
    const since = (this.replaying ? this.shown : this.latest)?.version ?? seenUntil(this.id);
    this.latest = this.pending ? state : stillOffered(this.shown, state);
    if (state.mine) this.mine = state.mine;
    this.preview.clear();
    this.plan.renew();
    const missed = since !== null && since < state.version && !this.pending && this.at === null;
    if (missed && settings.speed !== "off") void this.replay.recall(since);
    else this.replay.catchUp();
    const pending = this.pending;
    if (!pending) return;
    if (pending.led !== null || (state.answers > pending.answers && !pending.among)) {
      if (pending.led === null) toast(t("net.answerKept"));
      this.#settle();
    } else this.#deliver(); // safe also when it was taken already: for the version it names it counts once
  }

  #follow(patch: PatchMessage): void {
    if (!this.latest) return;
    if (patch.version < this.latest.version) return;
    const state = patched(this.latest, patch);
    if (!state) {
      this.#stream?.send({ type: "resync" });
      return;
    }
    if (state.answers !== this.latest.answers) {
      this.stay = false;
      this.#by = patch.by ?? null;
    }
    const pending = this.pending;
    const own = pending !== null && patch.by === pending.option.player && state.answers > pending.answers;
    const choosing = !own && Boolean(this.shown?.decision?.options.length && state.decision?.options.length);
    const quiet = state.answers === this.latest.answers && !patch.log?.length;
    const before = this.latest;
    this.latest = choosing ? stillOffered(this.shown, state) : state;
    if (state.mine) this.mine = state.mine;
    if (own) {
      this.#before = patch.from;
      this.#settle();
    }
    const hurry = this.#hurry;
    if (own || state.decision?.options.length) this.#hurry = false;
    const still = settings.speed === "off";
    if (hurry || this.at !== null || still || (quiet && !this.replaying) || choosing) {
      // Who is still choosing while others answer is not kept from it by a replay.
      this.replay.catchUp();
      if (choosing) this.preview.renew();
      this.plan.renew();
      return;
    }
    // What was marked is on the board already.
    this.replay.add(before, state, patch, own, own ? (pending.several?.length ?? 1) : 1);
  }

  /** Who has answered what all were asked before this page did. */
  #tooLate({ option, version, among }: Pending): string | null {
    const by = this.#by;
    if (!among || !by || by === option.player || (this.latest?.version ?? 0) <= version) return null;
    return t("net.answeredFirst", { name: playerName(by, this.latest?.seats ?? {}) });
  }

  #deliver(): void {
    const pending = this.pending;
    if (!pending) return;
    pending.tries += 1;
    const { id, option, several, version } = pending;
    const said = several ? { answers: several } : { answer: option.notation };
    this.#stream?.send({ type: "answer", id, player: option.player, version, ...said });
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#waited(id), MOMENT) as unknown as number;
  }

  /** The answer takes its time: first that is said, then the connection is not believed any more. */
  #waited(id: number): void {
    if (this.pending?.id !== id) return;
    this.#slow = true;
    this.#patience = setTimeout(() => {
      if (this.pending?.id === id) this.reconnect();
    }, ANSWER_PATIENCE) as unknown as number;
  }

  #acknowledged(id: number, version: number): void {
    const pending = this.pending;
    if (pending?.id !== id) return;
    if ((this.latest?.version ?? 0) >= version) this.#settle();
    else this.pending = { ...pending, led: version };
  }

  /** The answer is durable, and what it led to is here. */
  #settle(): void {
    clearTimeout(this.#patience);
    if (this.pending) this.#said.set(this.pending.answers, this.pending.option);
    if (this.pending && this.pending.option.i < 0) this.picking.clear();
    this.pending = null;
  }
}
