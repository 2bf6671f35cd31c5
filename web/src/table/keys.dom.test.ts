import { expect, it, vi } from "vitest";
import { listen } from "./keys";

it("the space bar ends the question unless it presses what has the focus", () => {
  const space = vi.fn();
  const nothing = (): void => undefined;
  const stop = listen({
    digits: nothing,
    filter: nothing,
    undo: nothing,
    redo: nothing,
    escape: nothing,
    help: nothing,
    space,
  });
  const press = (html: string): number => {
    document.body.innerHTML = html;
    document.body.firstElementChild?.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
    return space.mock.calls.length;
  };
  expect(press("<p></p>")).toBe(1);
  expect(press("<button></button>")).toBe(1);
  expect(press('<div role="button" data-land="B1" data-lit></div>')).toBe(1);
  expect(press('<div role="button" data-land="B1"></div>')).toBe(2);
  stop();
});
