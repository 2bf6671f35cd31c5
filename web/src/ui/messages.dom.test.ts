import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dismiss, toast, toasts } from "../lib/toasts.svelte";
import CopyField from "./CopyField.svelte";
import Toasts from "./Toasts.svelte";

afterEach(() => {
  for (const { id } of [...toasts]) dismiss(id);
});

describe("Toasts", () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  it("says messages in a region that screen readers follow from the start", async () => {
    render(Toasts);
    const region = screen.getByRole("status");
    expect(region).toHaveAttribute("aria-live", "polite");
    toast("Saved");
    await tick();
    expect(region).toHaveTextContent("Saved");
  });

  it("closes the one whose button is pressed", async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    render(Toasts);
    toast("First");
    toast("Second");
    await tick();
    await user.click(screen.getAllByRole("button", { name: "Close" })[0] as HTMLElement);
    expect(screen.queryByText("First")).toBeNull();
    expect(screen.getByText("Second")).toBeVisible();
  });

  it("goes away by itself, a failure later, and says nothing twice at a time", async () => {
    render(Toasts);
    toast("Fine");
    toast("Fine");
    toast("Failed", true);
    await tick();
    expect(screen.getAllByText("Fine")).toHaveLength(1);
    vi.advanceTimersByTime(7000);
    await tick();
    expect(screen.queryByText("Fine")).toBeNull();
    expect(screen.getByText("Failed")).toBeVisible();
    vi.advanceTimersByTime(3000);
    await tick();
    expect(screen.queryByText("Failed")).toBeNull();
  });
});

describe("CopyField", () => {
  it("shows the whole address under its label and copies it", async () => {
    const user = userEvent.setup();
    render(CopyField, { value: "/j/secret", label: "Invitation for seat 2" });
    const address = `${location.origin}/j/secret`;
    expect(screen.getByRole("textbox", { name: "Invitation for seat 2" })).toHaveValue(address);
    await user.click(screen.getByRole("button", { name: "Copy: Invitation for seat 2" }));
    expect(await navigator.clipboard.readText()).toBe(address);
    expect(await screen.findByRole("button", { name: "Copied: Invitation for seat 2" })).toBeVisible();
  });

  it("selects the address where the browser refuses to copy, and says so", async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    render(Toasts);
    render(CopyField, { value: "/j/secret", label: "Link" });
    await user.click(screen.getByRole("button", { name: "Copy: Link" }));
    const field: HTMLInputElement = screen.getByRole("textbox", { name: "Link" });
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(field.value);
    expect(screen.getByRole("status")).not.toBeEmptyDOMElement();
    expect(screen.getByRole("button", { name: "Copy: Link" })).toBeVisible();
  });

  it("is selected when the keyboard comes to it", async () => {
    render(CopyField, { value: "/j/secret", label: "Link" });
    await userEvent.setup().tab();
    const field: HTMLInputElement = screen.getByRole("textbox", { name: "Link" });
    expect(field).toHaveFocus();
    expect(field.selectionEnd).toBe(field.value.length);
  });
});
