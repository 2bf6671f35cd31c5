import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { optionsOf } from "../testing";
import OptionList from "./OptionList.svelte";
import OptionMenu from "./OptionMenu.svelte";

const THREE = ["Push an Explorer to A4", "Push a Town to A4", "Stop pushing pieces now"];
const names = (role: string): (string | null)[] =>
  screen.getAllByRole(role).map((item) => item.querySelector(".text")?.textContent?.trim() ?? item.textContent.trim());

function listed(...texts: string[]) {
  const [onpick, onlook] = [vi.fn(), vi.fn()];
  const props = { options: optionsOf(...texts), game: "the-island", view: {}, you: "p1", selected: null, armed: null };
  const { component, rerender } = render(OptionList, { ...props, onpick, onlook });
  return { onpick, onlook, component, rerender, user: userEvent.setup() };
}

/** A turn of Everdell, with more options than one sees at once. */
function manySorts() {
  const texts = Array.from({ length: 13 }, (_, i) => (i < 10 ? `visit ${i}` : `play ${i}`));
  const options = optionsOf(...texts).map((one, i) => ({ ...one, refs: [i < 10 ? `place:x-${i}` : `hand:x-${i}`] }));
  const props = { options, game: "everdell", view: {}, you: "p1", selected: null, armed: null };
  const { component } = render(OptionList, { ...props, onpick: vi.fn(), onlook: vi.fn() });
  return { component, user: userEvent.setup() };
}

describe("OptionList", () => {
  it("numbers the options, and a click picks one", async () => {
    const { onpick, user } = listed(...THREE);
    expect(names("button")).toEqual(THREE);
    expect(screen.getByRole("button", { name: "2 Push a Town to A4" })).toBeVisible();
    await user.click(screen.getByText("Push a Town to A4"));
    expect(onpick).toHaveBeenCalledExactlyOnceWith(1);
  });

  it("is one stop for Tab; arrows, Home and End move, Enter picks", async () => {
    const { onpick, onlook, user } = listed(...THREE);
    const [first, second, last] = screen.getAllByRole("button");
    await user.tab();
    expect(first).toHaveFocus();
    expect(onlook).toHaveBeenLastCalledWith(0);
    await user.keyboard("{ArrowDown}");
    expect(second).toHaveFocus();
    expect(onlook).toHaveBeenLastCalledWith(1);
    await user.keyboard("{End}");
    expect(last).toHaveFocus();
    await user.keyboard("{Home}{ArrowDown}{Enter}");
    expect(onpick).toHaveBeenCalledExactlyOnceWith(1);
    await user.tab();
    expect(document.body).toHaveFocus();
    expect(onlook).toHaveBeenLastCalledWith(null);
    await user.tab({ shift: true });
    expect(second).toHaveFocus();
  });

  it("goes to an option by its number", () => {
    const { component, onlook } = listed(...THREE);
    expect(component.focusNumber(3)).toBe(true);
    expect(screen.getByRole("button", { name: /^3/ })).toHaveFocus();
    expect(onlook).toHaveBeenLastCalledWith(2);
    expect(component.focusNumber(4)).toBe(false);
  });

  it("can be cut down to one sort where the game has sorts, and by words where one asks for that", async () => {
    const { component, user } = manySorts();
    const [places, cards] = [...screen.getByTestId("sorts").children] as HTMLElement[];
    expect(places).toHaveTextContent(/places 10$/i);
    expect(cards).toHaveTextContent(/cards 3$/i);
    expect(screen.queryByTestId("options-filter")).toBeNull();
    await user.click(cards!);
    expect(screen.getAllByText(/^play/)).toHaveLength(3);
    expect(screen.queryByText(/^visit/)).toBeNull();
    expect(component.focusNumber(4)).toBe(true); // whatever is shown
    component.focusFilter();
    expect(screen.getByTestId("options-filter")).toHaveFocus();
  });

  it("begins at its top when something else is asked, and stays where it is while nothing else is", async () => {
    const { rerender } = listed(...THREE);
    const box = screen.getByTestId("options").parentElement as HTMLElement;
    box.scrollTop = 80;
    await rerender({ options: optionsOf(...THREE) });
    expect(box.scrollTop).toBe(80);
    await rerender({ options: optionsOf("Build a Town in A1", "Build a City in A2") });
    await vi.waitFor(() => expect(box.scrollTop).toBe(0));
  });

  it("looks at what the mouse is over, and no longer", async () => {
    const { onlook, user } = listed(...THREE);
    await user.hover(screen.getByText("Push a Town to A4"));
    expect(onlook).toHaveBeenLastCalledWith(1);
    await user.unhover(screen.getByText("Push a Town to A4"));
    expect(onlook).toHaveBeenLastCalledWith(null);
  });

  it("does not look at what comes to lie under a mouse at rest", async () => {
    const { onlook, user } = listed(...THREE);
    const button = screen.getByText("Push a Town to A4").closest("button")!;
    for (const type of ["pointerover", "pointerenter"])
      button.dispatchEvent(Object.assign(new MouseEvent(type), { pointerType: "mouse" }));
    expect(onlook).not.toHaveBeenCalled();
    await user.hover(button);
    expect(onlook).toHaveBeenLastCalledWith(1);
  });

  it("offers a filter only for many options; it keeps their numbers and says when nothing is left", async () => {
    const { user, rerender } = listed(...THREE);
    expect(screen.queryByRole("searchbox")).toBeNull();
    await rerender({
      options: optionsOf(...Array.from({ length: 20 }, (_, n) => `Walk to the space number ${n + 1}`)),
    });
    const filter = screen.getByRole("searchbox");
    expect(filter).toHaveAccessibleName();
    await user.type(filter, "number 19");
    expect(screen.getAllByRole("button").map((button) => button.dataset["number"])).toEqual(["19"]);
    await user.keyboard("{Enter}");
    expect(screen.getByRole("button")).toHaveFocus();
    await user.clear(filter);
    await user.type(filter, "swim");
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("status")).toHaveTextContent("swim");
    await user.keyboard("{Escape}");
    expect(screen.getAllByRole("button")).toHaveLength(20);
  });

  it("gives the next list to whoever answered by keyboard", async () => {
    const { user, rerender } = listed(...THREE);
    await user.tab();
    await user.keyboard("{Enter}");
    await rerender({
      options: optionsOf("Draw a card from the deck", "Take a card of the Meadow").map((o) => ({ ...o, i: o.i + 9 })),
    });
    await vi.waitFor(() => expect(screen.getByTestId("options")).toHaveFocus());
    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("button", { name: /Draw a card/ })).toHaveFocus();
  });
});

describe("OptionMenu", () => {
  function opened() {
    const before = document.body.appendChild(document.createElement("button"));
    before.focus();
    const [onpick, onlook, onclose] = [vi.fn(), vi.fn(), vi.fn()];
    const props = { options: optionsOf(...THREE), anchor: new DOMRect(10, 10, 20, 20), title: "Town in A3" };
    const { unmount } = render(OptionMenu, { props: { ...props, onpick, onlook, onclose } });
    return { before, onpick, onlook, onclose, unmount, user: userEvent.setup() };
  }

  it("is a menu called after the thing, with focus on its first entry", () => {
    const { onlook, before } = opened();
    const menu = screen.getByRole("menu", { name: "Town in A3" });
    expect(names("menuitem")).toEqual(THREE);
    expect(within(menu).getAllByRole("menuitem")[0]).toHaveFocus();
    expect(onlook).toHaveBeenLastCalledWith(0);
    before.remove();
  });

  it("picks with the keyboard and closes", async () => {
    const { onpick, onclose, user, before } = opened();
    await user.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}{Enter}");
    expect(onpick).toHaveBeenCalledExactlyOnceWith(1);
    expect(onclose).toHaveBeenCalledOnce();
    before.remove();
  });

  it.each(["Escape", "Tab"])("closes on %s without a choice", async (key) => {
    const { onpick, onclose, user, before } = opened();
    const elsewhere = vi.fn();
    addEventListener("keydown", elsewhere);
    await user.keyboard(`{${key}}`);
    removeEventListener("keydown", elsewhere);
    expect(onclose).toHaveBeenCalledOnce();
    expect(onpick).not.toHaveBeenCalled();
    expect(elsewhere).not.toHaveBeenCalled();
    before.remove();
  });

  it("gives focus back and looks at nothing once it is gone", () => {
    const { unmount, onlook, before } = opened();
    unmount();
    expect(onlook).toHaveBeenLastCalledWith(null);
    expect(before).toHaveFocus();
    before.remove();
  });
});
