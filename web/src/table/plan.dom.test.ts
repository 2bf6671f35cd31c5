import { afterEach, expect, it, vi } from "vitest";
import { GAMES } from "../games";
import { api } from "../net/api";
import { optionsOf, stateOf, tableOf } from "../testing";

afterEach(() => {
  delete GAMES["toy"];
  vi.restoreAllMocks();
});

it("takes back as many as somebody asks for, however fast", async () => {
  GAMES["toy"] = { together: () => 3 };
  const options = optionsOf("push 1", "push 2", "push 3").map((one) => ({ ...one, refs: [one.notation] }));
  const decision = { players: ["p1"], options };
  vi.spyOn(api, "tried").mockResolvedValue({
    version: 1,
    set: [],
    del: [],
    until: "decision",
    then: null,
    unseen: {},
    decision,
  });
  const { plan } = tableOf(stateOf({ game: "toy", decision }));
  for (const option of options.slice(0, 2)) plan.mark(option);
  await vi.waitFor(() => expect(plan.steps).toHaveLength(2));
  plan.drop();
  plan.drop();
  await vi.waitFor(() => expect(plan.open).toBe(false));
});
