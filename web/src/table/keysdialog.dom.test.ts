import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it } from "vitest";
import { settings } from "../lib/settings.svelte";
import KeysDialog from "./KeysDialog.svelte";

beforeEach(() => void (settings.boardView = "board"));

const keys = (): string[] =>
  [...screen.getByTestId("keys-dialog").querySelectorAll("kbd")].map((key) => key.textContent ?? "");

it("a game brings its own keys, and what they usually do is left out", () => {
  render(KeysDialog, { props: { open: true, game: "everdell" } });
  expect(keys().filter((key) => key === "P")).toHaveLength(1);
  expect(keys()).toEqual(expect.arrayContaining(["T", "P", "V", "M", "H", "C", "I", "E", "S", "Shift 1–4"]));
  expect(screen.queryByText("show the others what is selected on the board")).toBeNull();
});

it("Spirit Island says how lands are typed, and the letters that do something there", () => {
  render(KeysDialog, { props: { open: true, game: "spirit-island" } });
  expect(keys()).toEqual(expect.arrayContaining(["Name of a land", "I", "F", "A", "[ ]", "H", "+ − 0", "P"]));
});

it.each([
  ["the-island", "board"],
  ["everdell", "plain"],
] as const)("%s has the usual keys in the %s view", (game, view) => {
  settings.boardView = view;
  render(KeysDialog, { props: { open: true, game } });
  expect(keys()).not.toContain("V");
  expect(screen.getByText("show the others what is selected on the board")).toBeInTheDocument();
});
