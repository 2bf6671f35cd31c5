import { render } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { catalogues } from "../language/index.svelte";
import { games } from "../lib/games.svelte";
import { api } from "../net/api";
import type { TableState } from "../net/types";
import { stateOf } from "../testing";
import TablePage from "./Table.svelte";

const streams = vi.hoisted(() => new Set<object>());
vi.mock("../net/stream", () => ({
  Stream: class {
    constructor() {
      streams.add(this);
    }
    close(): void {
      streams.delete(this);
    }
  },
}));

it("who leaves before the table has come does not go on following it", async () => {
  let come: (state: TableState) => void = () => undefined;
  vi.spyOn(games, "load").mockResolvedValue([]);
  vi.spyOn(api, "state").mockReturnValue(new Promise((state) => (come = state)));
  vi.spyOn(api, "words").mockResolvedValue({ lang: "en", words: {} });
  vi.spyOn(api, "cards").mockResolvedValue({ lang: "en", cards: [] });
  const texts = vi.spyOn(catalogues, "load").mockResolvedValue();
  const { unmount } = render(TablePage, { id: "t1", seat: null });
  unmount();
  come(stateOf());
  await vi.waitFor(() => expect(texts).toHaveBeenCalled());
  await new Promise((later) => setTimeout(later, 20));
  expect(streams.size).toBe(0);
});
