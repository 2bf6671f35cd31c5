import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { createRawSnippet } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { PromptProps } from "../../contract";
import drawn from "../drawn.json";
import { answeredThere, asButtons, opensTab, underQuestion } from "../questions";
import { learnWords, option, propsWith, tableWith } from "../testing";
import Loose from "./Loose.svelte";
import Resolving from "./Resolving.svelte";

beforeEach(() => learnWords());

const usual = createRawSnippet(() => ({ render: () => "<span></span>" }));
const prompt = (props: ReturnType<typeof propsWith>): PromptProps => ({ ...props, usual, picking: {} as never });
const asking = tableWith({ about: { card: "flash-floods", by: "p1", line: 0 } });

describe("under the question", () => {
  it.each(drawn.prompt)("what a %s stands for is a button", async (kind) => {
    const props = propsWith(tableWith(), [option(0, "one", `${kind}:sands`), option(1, "other", `${kind}:jungle`)]);
    render(Loose, { props: prompt(props) });
    await userEvent.setup().click(screen.getByRole("button", { name: "other" }));
    expect(props.onpick).toHaveBeenCalledWith(1);
    expect(underQuestion(props)).toBe(true);
  });

  it.each([...drawn.island, ...drawn.tray, ...drawn.spirits])("what a %s stands for is chosen there", (kind) => {
    const act = { ...option(0, "it", `${kind}:1`), says: { id: "option.act", args: {} } };
    expect(asButtons(propsWith(tableWith(), [act]))).toEqual([]);
  });

  it("what comes first, and what happens instead, are buttons beside letting it happen", async () => {
    const instead = { ...option(0, "instead", "rule:one"), says: { id: "option.instead", args: {} } };
    const props = propsWith(tableWith(), [instead, option(1, "let it happen")]);
    render(Loose, { props: prompt(props) });
    expect(screen.getByRole("button", { name: "let it happen" })).toBeVisible();
    await userEvent.setup().click(screen.getByRole("button", { name: /^Use/ }));
    expect(props.onpick).toHaveBeenCalledWith(0);
    expect(opensTab(props)).toBe("board");
  });
});

it("what the open tab of a phone answers by itself needs no list", () => {
  const asked = (...refs: string[]): boolean =>
    answeredThere(propsWith(tableWith(), [...refs.map((ref, i) => option(i, ref, ref)), option(9, "stop")]));
  expect([asked("card:wash-away"), asked("land:B5"), asked("piece:B5/town", "land:B5")]).toEqual([true, true, true]);
  expect([asked("player:p2"), asked("land:B5", "player:p2"), asked()]).toEqual([false, false, false]);
});

describe("one or the other", () => {
  const ways = [option(0, "1 Fear", "line:1"), option(1, "2 Damage", "line:2")];

  it("is taken on the card that asks", async () => {
    const props = propsWith(asking, ways);
    render(Resolving, { props });
    await userEvent.setup().click(within(screen.getByTestId("choices")).getByRole("button", { name: "2 Damage" }));
    expect(props.onpick).toHaveBeenCalledWith(1);
    expect(asButtons(props)).toEqual([]);
    expect(underQuestion(props)).toBe(true);
  });

  it("is taken under the question where no card asks, as in Growth", async () => {
    const props = propsWith(tableWith(), ways);
    render(Loose, { props: prompt(props) });
    await userEvent.setup().click(screen.getByRole("button", { name: "1 Fear" }));
    expect(props.onpick).toHaveBeenCalledWith(0);
  });
});
