/** What the map says in words: names of lands and pieces for people who hear them, and the few words that are seen. */

import { settings } from "../../../lib/settings.svelte";
import type { Json } from "../../../net/types";
import { capital, word } from "../../../plain/words";
import { CERTAIN, OR_MORE, PERHAPS_LESS } from "../rail/sums";
import type { BuildToCome, Closed, ExploreToCome, Land, RavageToCome } from "../view";
import type { CardStep } from "./forecast";
import { groupsOf, type Group } from "./groups";
import type { Told } from "./layout";
import { idOf } from "./table";

type Say = (id: string, args: Record<string, Json>) => string;
type Who = (player: string) => string;

const text = (words: string): Json => ({ text: words });

type PlainId =
  | "name"
  | "which"
  | "cancel"
  | "closer"
  | "farther"
  | "whole"
  | "turn"
  | "forecast"
  | "in-order"
  | "here"
  | "next-to"
  | "in-force"
  | "coming"
  | "nothing-here"
  | "nothing-coming";

export class Words {
  constructor(
    private readonly speak: Say,
    private readonly who: Who,
    private readonly you: () => string | null,
  ) {}

  private say(id: string, args: Record<string, Json> = {}): string {
    return this.speak(`board.island.${id}`, args);
  }

  readonly plain = (id: PlainId): string => this.say(id);
  readonly selected = (thing: string): string => this.say("selected", { thing: text(thing) });

  /** Why a land is not lit: what is asked does not fit it. */
  readonly cannot = (question: string, why?: Closed): string =>
    why === undefined ? this.say("cannot", { question: text(question) }) : this.why(why);

  readonly why = (why: Closed): string => capital(word("spirit-island", why, settings.lang));

  /** A rule that a card has made hold for a while. */
  readonly rule = (id: string): string => this.say("rule", { rule: `rule:${id}` });

  /** Each of them once: a card may have laid several of one name. */
  readonly rules = (ids: readonly string[]): string[] => [...new Set(ids.map(this.rule))];

  readonly joined = (land: string): string => this.say("joined", { land: text(land) });

  private presence(player: string, n: number): string {
    return player === this.you()
      ? this.say("your-presence", { n })
      : this.say("presence", { n, who: text(this.who(player)) });
  }

  /** So many of a group: 2 Explorers, your Presence, Defend 3. */
  readonly group = (group: Group): string => {
    if (group.player) return this.presence(group.player, group.value);
    if (group.kind === "defend") return this.say("defend", { n: group.value });
    return this.say("pieces", { n: group.n, piece: `piece:${idOf(group.ref).split("/")[1] ?? group.kind}` });
  };

  private readonly lost = (one: RavageToCome): string[] => {
    const players = new Map<string, number>();
    for (const player of one.presence_lost) players.set(player, (players.get(player) ?? 0) + 1);
    return [
      ...(one.blight ? [this.say("blight", { n: one.blight })] : []),
      ...(one.cascade || one.may_cascade ? [this.say("cascade", { sure: one.cascade })] : []),
      ...(one.dahan_lost ? [this.say("dahan-lost", { n: one.dahan_lost })] : []),
      ...[...players].map(([player, n]) =>
        player === this.you()
          ? this.say("your-presence-lost", { n })
          : this.say("presence-lost", { n, who: text(this.who(player)) }),
      ),
      ...(one.may_lose ?? []).map((player) => this.say("presence-may-go", { who: text(this.who(player)) })),
      ...(one.strike ? [this.say("strike", { n: one.strike })] : []),
    ];
  };

  readonly ravage = (one: RavageToCome): string => {
    if (one.stopped !== undefined) return this.say("no-ravage", { rule: text(this.rule(one.stopped)) });
    const what = this.lost(one);
    const how = one.sure ? CERTAIN : one.open ? PERHAPS_LESS : OR_MORE;
    return this.say("ravage", { n: one.net, how, what: what.length ? what.map(text) : null });
  };

  /** How the damage comes about. */
  readonly reckoning = (one: RavageToCome): string =>
    this.say("reckoning", { damage: one.damage, parts: this.dealt(one), defend: one.defend, net: one.net });

  /** What each kind deals, and what rules add or take. */
  private readonly dealt = ({ damage, dealt }: RavageToCome): Json => {
    const kinds = Object.entries(dealt);
    const rules = damage - kinds.reduce((sum, [, n]) => sum + n, 0);
    const parts = kinds.map(([piece, n]) => this.say("dealt", { piece: `piece:${piece}`, n }));
    if (rules) parts.push(this.say("by-rules", { n: text(rules > 0 ? `+${rules}` : `−${-rules}`) }));
    return parts.length ? parts.map(text) : null;
  };

  readonly build = (one: BuildToCome): string =>
    one.stopped !== undefined || one.adds.length === 0
      ? this.say("no-build", { rule: one.stopped === undefined ? null : text(this.rule(one.stopped)) })
      : this.say("build", {
          n: one.adds.length,
          sure: one.sure,
          pieces: one.adds.map((piece) => `piece:${piece}`),
        });

  readonly escalated = ({ adds, sure }: BuildToCome): string =>
    this.say("escalated", { sure, pieces: adds.map((piece) => `piece:${piece}`) });

  readonly explore = ({ adds: n, sure }: ExploreToCome): string => this.say("explore", { n, sure });

  /** A land with everything in it, in one breath. */
  readonly land = ({ name, land, ravage, build, escalated, explore, cards = [], rules }: Told): string => {
    const pieces = groupsOf(name, land).map(this.group);
    if (land.isolated) pieces.push(word("spirit-island", "isolated", settings.lang));
    if (land.joined) pieces.push(this.joined(land.joined));
    pieces.push(...this.rules(rules ? rules.split(",") : []));
    return this.say("land", {
      place: text(name),
      ground: text(this.ground(land)),
      pieces: pieces.length ? pieces.map(text) : null,
      ravage: ravage ? text(this.ravage(ravage)) : this.card(cards, "ravage"),
      build: build ? text(this.build(build)) : this.card(cards, "build"),
      escalated: escalated ? text(this.escalated(escalated)) : null,
      explore: explore ? text(this.explore(explore)) : null,
    });
  };

  /** Where nothing is foreseen: that an Invader card shows the land. */
  private readonly card = (cards: readonly CardStep[], step: CardStep): Json =>
    cards.includes(step) ? text(this.speak(`tray.step.${step}`, {})) : null;

  /** What lies where: sands, inland. */
  readonly ground = (land: Land): string =>
    this.say("ground", {
      terrain: `terrain:${land.terrain}`,
      sea: land.terrain === "ocean",
      coastal: land.coastal,
    });

  readonly pieceIn = (group: Group, land: string): string =>
    this.say("piece-in", { what: text(this.group(group)), land: text(land) });

  readonly health = (piece: string, n: number): string => this.say("health", { piece: `piece:${piece}`, n });
}
