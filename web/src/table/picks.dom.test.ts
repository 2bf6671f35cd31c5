import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { stateOf, tableOf } from "../testing";
import { pickOf } from "../testing/picks";
import type { Option, Pick } from "../net/types";
import PickBar from "./PickBar.svelte";
import PickList from "./PickList.svelte";

const WORDS: Record<string, string> = {
  "discard wife": "Discard the Wife",
  "discard farm": "Discard a Farm",
  "discard inn": "Discard the Inn",
};

function asked(pick: Pick) {
  const things = pick.things.map((thing) => ({ ...thing, says: null, text: { en: WORDS[thing.notation] ?? "" } }));
  const back = things.filter((thing) => thing.picked).map((thing) => thing.notation.replace("discard", "put back"));
  const options: Option[] = [...things.map((thing) => thing.notation), ...back].map((notation, i) => ({
    i,
    player: "p1",
    notation,
    refs: [],
  }));
  const decision = { players: ["p1"], options, pick: { ...pick, things } };
  const table = tableOf(stateOf({ decision }));
  const sent = vi.fn<(notation: string) => void>();
  table.send = (option) => sent(option.notation);
  const { picking } = table;
  render(PickBar, { picking, id: "missing" });
  const props = { picking, pick: picking.pick!, game: "everdell", view: {}, labelledby: "q", describedby: "missing" };
  render(PickList, props);
  return { sent, picking, user: userEvent.setup() };
}

const box = (name: string): HTMLElement => screen.getByRole("checkbox", { name });
const confirm = (): HTMLElement => screen.getByTestId("pick-confirm");

describe("PickList", () => {
  const THREE = pickOf(["discard wife", "discard farm", "discard inn"], { least: 2, most: 2 });

  it("takes things in any order, lets one change one's mind, and sends one set", async () => {
    const { sent, user } = asked(THREE);
    expect(confirm()).toBeDisabled();
    expect(screen.getByRole("status")).toHaveTextContent("Choose 2 more.");
    await user.click(box("Discard the Inn"));
    expect(screen.getByRole("status")).toHaveTextContent("Choose one more.");
    await user.click(screen.getByText("Discard a Farm"));
    await user.click(box("Discard the Inn"));
    expect(box("Discard the Inn")).not.toBeChecked();
    expect(confirm()).toBeDisabled();
    await user.click(box("Discard the Wife"));
    expect(screen.getByRole("status")).toHaveTextContent("Ready to confirm.");
    expect(sent).not.toHaveBeenCalled();
    await user.click(confirm());
    expect(sent).toHaveBeenCalledExactlyOnceWith("discard wife, discard farm");
  });

  it("takes no more than may be, and says so", async () => {
    const { user, picking } = asked(THREE);
    await user.click(box("Discard the Inn"));
    await user.click(box("Discard a Farm"));
    expect(box("Discard the Wife")).toHaveAttribute("aria-disabled", "true");
    await user.click(box("Discard the Wife"));
    expect(box("Discard the Wife")).not.toBeChecked();
    expect(picking.total).toBe(2);
  });

  it("is used by keyboard: arrows move, Space checks, Enter confirms once enough are chosen", async () => {
    const { sent, user } = asked(THREE);
    box("Discard the Wife").focus();
    await user.keyboard(" {Enter}");
    expect(sent).not.toHaveBeenCalled();
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(box("Discard the Inn")).toHaveFocus();
    await user.keyboard(" {Enter}");
    expect(sent).toHaveBeenCalledExactlyOnceWith("discard wife, discard inn");
  });

  it("is one group with the question as its name, described by what is missing, and one stop for Tab", () => {
    asked(THREE);
    const group = screen.getByTestId("options");
    expect(group).toHaveAttribute("role", "group");
    expect(group).toHaveAccessibleDescription("Choose 2 more.");
    expect(
      within(group)
        .getAllByRole("checkbox")
        .filter((one) => one.tabIndex === 0),
    ).toHaveLength(1);
  });

  it("begins again when cleared", async () => {
    const { user } = asked(THREE);
    expect(screen.getByTestId("pick-clear")).toBeDisabled();
    await user.click(box("Discard the Inn"));
    await user.click(screen.getByTestId("pick-clear"));
    expect(box("Discard the Inn")).not.toBeChecked();
  });

  it("counts what is there several times", async () => {
    const { sent, user } = asked(pickOf(["discard wife", "discard farm*2"], { least: 0, most: 3 }));
    const farms = screen.getByRole("spinbutton", { name: "Discard a Farm" });
    expect(farms).toHaveAttribute("aria-valuetext", "0 of 2");
    await user.click(screen.getByRole("button", { name: "One more: Discard a Farm" }));
    farms.focus();
    await user.keyboard(" ");
    expect(farms).toHaveAttribute("aria-valuenow", "2");
    expect(screen.getByRole("button", { name: "One more: Discard a Farm" })).toBeDisabled();
    await user.keyboard("{ArrowLeft}{ArrowRight}{Enter}");
    expect(sent).toHaveBeenCalledExactlyOnceWith("discard farm, discard farm");
  });

  it("may end with nothing chosen where nothing must be", async () => {
    const { sent, user } = asked(pickOf(["discard wife", "discard farm"], { least: 0, most: 2 }));
    expect(confirm()).toHaveTextContent("Choose none");
    await user.click(confirm());
    expect(sent).toHaveBeenCalledExactlyOnceWith("stop");
  });

  it("shows what another client has picked, and puts it back when it is unchecked", async () => {
    const [wife, farm, inn] = THREE.things;
    const { sent, user } = asked({ ...THREE, picked: 1, things: [wife!, { ...farm!, picked: 1 }, inn!] });
    expect(box("Discard a Farm")).toBeChecked();
    expect(screen.getByRole("status")).toHaveTextContent("Choose one more.");
    await user.click(box("Discard the Inn"));
    await user.click(box("Discard a Farm"));
    expect(sent).toHaveBeenCalledExactlyOnceWith("put back farm");
  });

  it("asks the server about each thing where one may close another", async () => {
    const { sent, user } = asked({ ...THREE, bounded: true });
    await user.click(box("Discard the Inn"));
    expect(sent).toHaveBeenCalledExactlyOnceWith("discard inn");
  });
});
