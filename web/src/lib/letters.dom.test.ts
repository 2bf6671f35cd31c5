import { fireEvent } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { guardLetters } from "./letters";
import { settings } from "./settings.svelte";

describe("keys of a single character", () => {
  let stop: () => void;
  const heard = vi.fn((event: KeyboardEvent) => event.key);
  const keys = (): unknown[] => heard.mock.results.map((result) => result.value as unknown);

  beforeEach(() => {
    stop = guardLetters();
    addEventListener("keydown", heard);
  });
  afterEach(() => {
    stop();
    removeEventListener("keydown", heard);
    heard.mockClear();
    settings.letters = true;
    document.body.innerHTML = "";
  });

  function press(target: Element = document.body): void {
    for (const key of ["h", "7", "/", " ", "Escape", "ArrowUp"]) void fireEvent.keyDown(target, { key });
    void fireEvent.keyDown(target, { key: "z", ctrlKey: true });
  }

  it("do something by themselves", () => {
    press();
    expect(keys()).toEqual(["h", "7", "/", " ", "Escape", "ArrowUp", "z"]);
  });

  it("do nothing where they are switched off", () => {
    settings.letters = false;
    press();
    expect(keys()).toEqual([" ", "Escape", "ArrowUp", "z"]);
  });

  it("are typed all the same", () => {
    settings.letters = false;
    document.body.innerHTML = "<input>";
    press(document.body.querySelector("input")!);
    expect(keys()).toContain("h");
  });
});
