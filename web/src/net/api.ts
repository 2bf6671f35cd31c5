/** The routes of docs/protocol.md. */

import type { Ticket } from "../router.svelte";
import { learnTime } from "../lib/time.svelte";
import { settings } from "../lib/settings.svelte";
import type {
  CardTexts,
  ChatLine,
  Created,
  ErrorBody,
  GameInfo,
  Joined,
  Json,
  Lang,
  LinkView,
  LogLine,
  Player,
  Replay,
  Rule,
  TableInfo,
  TableState,
  Texts,
  Timeline,
  Vocabulary,
} from "./types";
import type * as wire from "./wire";
import type { LanguageEntry, NewTable, PageWords, Reach, SeatBody, SeatDone } from "./wire";

/** Something the server refused, or that never reached it. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** Of several answers, the one at fault. */
    readonly which: number | null = null,
  ) {
    super(message);
  }

  /** Whether the server was never reached. */
  get away(): boolean {
    return this.status === 0;
  }
}

function isErrorBody(body: unknown): body is { error: ErrorBody } {
  return typeof body === "object" && body !== null && "error" in body;
}

async function call<T>(method: "GET" | "POST", path: string, body?: object): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      headers: {
        Accept: "application/json",
        "Accept-Language": settings.lang,
        ...(body ? { "Content-Type": "application/json" } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new ApiError(0, "unreachable", "");
  }
  learnTime(response.headers.get("Date"));
  const text = await response.text();
  let data: unknown;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = text;
  }
  if (response.ok) return data as T;
  if (isErrorBody(data)) {
    const { code, message, which } = data.error;
    throw new ApiError(response.status, code, message, which);
  }
  throw new ApiError(response.status, "unexpected", `${response.status} ${response.statusText}`);
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;
const of = (player: Player | null): string => (player ? `player=${encodeURIComponent(player)}` : "");

export const api = {
  languages: (): Promise<LanguageEntry[]> => call("GET", "/languages"),
  pageWords: (lang: Lang): Promise<PageWords> => call("GET", `/languages/${encodeURIComponent(lang)}`),
  games: (): Promise<GameInfo[]> => call("GET", "/games"),
  rules: (game: string): Promise<Rule[]> => call("GET", `/games/${encodeURIComponent(game)}/rules`),
  words: (game: string, lang: Lang): Promise<Vocabulary> =>
    call("GET", `/games/${encodeURIComponent(game)}/words?lang=${lang}`),
  cards: (game: string, lang: Lang): Promise<CardTexts> =>
    call("GET", `/games/${encodeURIComponent(game)}/cards?lang=${lang}`),
  texts: (id: string, lang: Lang): Promise<Texts> => call("GET", `${table(id)}/texts?lang=${lang}`),
  tables: async (scope: "open" | "mine"): Promise<TableInfo[]> =>
    (await call<{ tables: TableInfo[] }>("GET", `/tables?scope=${scope}`)).tables,
  create: (plan: NewTable): Promise<Created> => call("POST", "/tables", plan),
  reach: (): Promise<Reach> => call("GET", "/reach"),
  link: (by: Ticket): Promise<LinkView> => call("POST", "/link", by),
  join: (by: Ticket, name?: string, choose?: Record<string, string>): Promise<Joined> =>
    call("POST", "/join", { ...by, ...(name ? { name } : {}), ...(choose ? { choose } : {}) }),
  state: (id: string, player: Player | null): Promise<TableState> => call("GET", `${table(id)}?${of(player)}`),
  undo: (id: string, player: Player, to: number): Promise<unknown> => call("POST", `${table(id)}/undo`, { player, to }),
  redo: (id: string, player: Player): Promise<unknown> => call("POST", `${table(id)}/redo`, { player }),
  consent: (id: string, player: Player | null, request: string | number, agree: boolean): Promise<unknown> =>
    call("POST", `${table(id)}/consent`, { player, request, agree }),
  end: (id: string, player: Player | null): Promise<unknown> => call("POST", `${table(id)}/end`, { player }),
  seat: (id: string, player: Player, change: SeatBody): Promise<SeatDone> =>
    call("POST", `${table(id)}/seats/${encodeURIComponent(player)}`, change),
  chat: async (id: string): Promise<ChatLine[]> =>
    (await call<{ lines: ChatLine[] }>("GET", `${table(id)}/chat`)).lines,
  say: (id: string, player: Player, text: string): Promise<ChatLine> =>
    call("POST", `${table(id)}/chat`, { player, text }),
  talk: (id: string, on: boolean): Promise<unknown> => call("POST", `${table(id)}/talk`, { on }),
  /** Several answers in one step, with the question after them. */
  tried: (id: string, player: Player, version: number, answers: string[]): Promise<wire.Preview> =>
    call("POST", `${table(id)}/preview?lang=${settings.lang},ids`, { player, version, answers }),
  previews: (id: string, player: Player): Promise<wire.Previews> =>
    call("GET", `${table(id)}/previews?lang=${settings.lang},ids&${of(player)}`),
  hint: (id: string, player: Player, version: number): Promise<wire.Hint> =>
    call("POST", `${table(id)}/hint`, { player, version }),
  timeline: (id: string, player: Player | null): Promise<Timeline> =>
    call("GET", `${table(id)}/timeline?${of(player)}`),
  frames: (id: string, player: Player | null, since: number): Promise<Replay> =>
    call("GET", `${table(id)}/frames?since=${since}&lang=${settings.lang},ids&${of(player)}`),
  at: (id: string, player: Player | null, n: number): Promise<TableState> =>
    call("GET", `${table(id)}/timeline?at=${n}&${of(player)}`),
  log: async (id: string, player: Player | null, before: number): Promise<LogLine[]> =>
    (await call<{ log: LogLine[] }>("GET", `${table(id)}/log?before=${before}&${of(player)}`)).log,
  whatif: (id: string, player: Player, at: number): Promise<{ table: string }> =>
    call("POST", `${table(id)}/whatif`, { player, at }),
  report: (id: string, player: Player | null): Promise<Json> => call("GET", `${table(id)}/report?${of(player)}`),
  recordUrl: (id: string): string => `/api${table(id)}/record`,
  streamUrl: (id: string, player: Player | null): string => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api${table(id)}/stream?lang=${settings.lang},ids&frames=1&${of(player)}`;
  },
};
