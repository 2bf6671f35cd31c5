import { beforeEach, expect, it } from "vitest";
import type { GameInfo } from "../net/types";
import { keepSetup, lastSetup, type TableDraft } from "./lastSetup";

const game = { id: "toy", players: { minimum: 1, maximum: 2 }, bots: ["greedy"], options: [] } as unknown as GameInfo;
const seats = [{ kind: "me" as const, name: "Ada", bot: "greedy", own: {} }];
const table: TableDraft = { name: "By the sea", isListed: true, clock: "correspondence", talk: false };
const usual: TableDraft = { name: "", isListed: false, clock: "none", talk: null };

beforeEach(() => localStorage.clear());

it("remembers what was chosen of the table", () => {
  keepSetup(game, { seats, chosen: {}, table });
  expect(lastSetup(game)?.table).toEqual(table);
});

it.each([[undefined], [{ name: 7, isListed: "yes", clock: "hourglass", talk: 1 }]])(
  "takes %j for nothing said",
  (kept) => {
    const stored = { last: "toy", games: { toy: { seats, chosen: {}, table: kept } } };
    localStorage.setItem("tidewood.setups", JSON.stringify(stored));
    expect(lastSetup(game)).toMatchObject({ seats, table: usual });
  },
);
