import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { settings } from "../lib/settings.svelte";
import Choice from "./Choice.svelte";
import LangSelect from "./LangSelect.svelte";
import Switch from "./Switch.svelte";

describe("Choice", () => {
  function speed() {
    const onchange = vi.fn();
    const name = (choice: string): string => ({ off: "Off", slow: "Slow", fast: "Fast" })[choice] ?? "";
    render(Choice, { value: "slow", choices: ["off", "slow", "fast"], name, label: "Speed", onchange });
    return { onchange, user: userEvent.setup() };
  }

  it("is a group of radio buttons with a name, and the value is the one that is on", () => {
    speed();
    expect(screen.getByRole("group", { name: "Speed" })).toBeVisible();
    expect(screen.getAllByRole("radio").map((radio) => (radio as HTMLInputElement).checked)).toEqual([
      false,
      true,
      false,
    ]);
    expect(screen.getByRole("radio", { name: "Slow" })).toBeChecked();
  });

  it("takes a click on the words", async () => {
    const { onchange, user } = speed();
    await user.click(screen.getByText("Fast"));
    expect(screen.getByRole("radio", { name: "Fast" })).toBeChecked();
    expect(onchange).toHaveBeenCalledExactlyOnceWith("fast");
  });

  it("is one stop for Tab, and arrow keys choose", async () => {
    const { onchange, user } = speed();
    await user.tab();
    expect(screen.getByRole("radio", { name: "Slow" })).toHaveFocus();
    await user.keyboard("{ArrowRight}");
    expect(screen.getByRole("radio", { name: "Fast" })).toHaveFocus();
    expect(onchange).toHaveBeenLastCalledWith("fast");
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it("two on one page do not switch each other off", async () => {
    const { user } = speed();
    render(Choice, { value: "a", choices: ["a", "b"], name: (choice: string) => choice, label: "Other" });
    await user.click(screen.getByText("b"));
    expect(screen.getByRole("radio", { name: "Slow" })).toBeChecked();
  });
});

describe("Switch", () => {
  it("has a name and a description, and Space turns it", async () => {
    const onchange = vi.fn();
    render(Switch, { checked: false, label: "Sound", text: "When it is your turn", onchange });
    const user = userEvent.setup();
    const sound = screen.getByRole("switch", { name: /^Sound/, description: "When it is your turn" });
    expect(sound).not.toBeChecked();
    await user.tab();
    expect(sound).toHaveFocus();
    await user.keyboard(" ");
    expect(sound).toBeChecked();
    expect(onchange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it("turns by a click on its words, but not when it is disabled", async () => {
    const onchange = vi.fn();
    const { rerender } = render(Switch, { checked: true, label: "Sound", onchange });
    const user = userEvent.setup();
    await user.click(screen.getByText("Sound"));
    expect(onchange).toHaveBeenLastCalledWith(false);
    await rerender({ disabled: true });
    await user.click(screen.getByText("Sound"));
    expect(onchange).toHaveBeenCalledOnce();
    expect(screen.getByRole("switch")).toBeDisabled();
  });
});

describe("LangSelect", () => {
  it("names each language in itself and changes the page at once", async () => {
    render(LangSelect);
    const select = screen.getByRole("combobox", { name: "Language" });
    const options = screen.getAllByRole("option");
    expect(options.map((option) => [option.textContent, option.lang])).toEqual([
      ["English", "en"],
      ["Deutsch", "de"],
      ["Français", "fr"],
    ]);
    await userEvent.setup().selectOptions(select, "Deutsch");
    expect(settings.lang).toBe("de");
    expect(screen.getByRole("combobox", { name: "Sprache" })).toHaveDisplayValue("Deutsch");
  });
});
