import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { games } from "../lib/games.svelte";
import { api, ApiError } from "../net/api";
import type { GameInfo, LinkView } from "../net/types";
import { router } from "../router.svelte";
import Join from "./Join.svelte";

const link: LinkView = {
  kind: "invitation",
  game: "toy",
  name: "Come in",
  player: null,
  seats: { p1: { kind: "human", name: "Ada" }, p2: { kind: "open", name: "" } },
  free: { spirits: ["river", "ocean"] },
};
const game = { id: "toy", names: { en: "Toy" }, about: {}, options: [{ name: "spirits", own: { en: "Spirit" } }] };

beforeEach(() => {
  vi.spyOn(games, "load").mockResolvedValue([]);
  vi.spyOn(games, "get").mockReturnValue(game as unknown as GameInfo);
  vi.spyOn(api, "link").mockResolvedValue(link);
  vi.spyOn(api, "words").mockResolvedValue({ lang: "en", words: {} });
  vi.spyOn(api, "cards").mockResolvedValue({ lang: "en", cards: [] });
});

it("asks who sits down at a listed table for a name and a Spirit", async () => {
  const go = vi.spyOn(router, "go").mockReturnValue(undefined);
  const join = vi.spyOn(api, "join").mockResolvedValue({ table: "t1", seats: ["p2"], spectator: false });
  render(Join, { by: { table: "t1" } });
  const user = userEvent.setup();
  expect(screen.getByRole("heading", { name: "Sit down at this table" })).toBeVisible();
  await user.type(await screen.findByLabelText("Your name"), "Bo");
  await user.selectOptions(screen.getByLabelText("Spirit"), "ocean");
  await user.click(screen.getByTestId("sit-down"));
  expect(api.link).toHaveBeenCalledWith({ table: "t1" });
  expect(join).toHaveBeenCalledWith({ table: "t1" }, "Bo", { spirits: "ocean" });
  expect(go).toHaveBeenCalledWith("/t/t1", true);
});

it("lets go of a Spirit that somebody else has taken meanwhile", async () => {
  const join = vi.spyOn(api, "join").mockRejectedValueOnce(new ApiError(422, "bad-setup", "The ocean is taken."));
  join.mockResolvedValue({ table: "t1", seats: ["p2"], spectator: false });
  vi.spyOn(router, "go").mockReturnValue(undefined);
  render(Join, { by: { table: "t1" } });
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByLabelText("Spirit"), "ocean");
  vi.mocked(api.link).mockResolvedValue({ ...link, free: { spirits: ["river"] } });
  await user.click(screen.getByTestId("sit-down"));
  expect(await screen.findByRole("alert")).toHaveTextContent("The ocean is taken.");
  await user.click(screen.getByTestId("sit-down"));
  expect(join.mock.lastCall?.[2]).toBeUndefined();
});

it("says which game is played, whatever the table is called", async () => {
  render(Join, { by: { secret: "s" } });
  expect(await screen.findByText("Toy")).toBeVisible();
  expect(screen.getByText("Come in")).toBeVisible();
});

it("says so when there is no seat any more", async () => {
  vi.spyOn(api, "link").mockRejectedValue(new ApiError(403, "used-up", ""));
  render(Join, { by: { table: "t1" } });
  expect(await screen.findByRole("alert")).toHaveTextContent("no free seat");
  expect(screen.queryByTestId("sit-down")).toBeNull();
});
