import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { heldUp } from "../lib/cards.svelte";
import CardDialog from "../table/CardDialog.svelte";
import { html } from "../testing";
import Dialog from "./Dialog.svelte";

async function opened() {
  const button = document.body.appendChild(document.createElement("button"));
  button.focus();
  const onclose = vi.fn();
  const children = html("<p>There is <a href='#more'>more</a>.</p>");
  const { rerender } = render(Dialog, { open: false, title: "Settings", children, onclose });
  await rerender({ open: true });
  return { button, onclose, rerender, user: userEvent.setup() };
}

describe("Dialog", () => {
  it("is called by its title, and says nothing while it is closed", async () => {
    const { rerender } = render(Dialog, { open: false, title: "Settings", children: html("<p>Text</p>") });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByText("Text")).toBeNull();
    await rerender({ open: true });
    expect(screen.getByRole("dialog", { name: "Settings" })).toContainElement(screen.getByText("Text"));
  });

  it.each(["the button", "Escape", "a click beside it"])("closes by %s, once, and focus goes back", async (way) => {
    const { button, onclose, user } = await opened();
    expect(screen.getByRole("dialog")).toContainElement(document.activeElement as HTMLElement);
    if (way === "the button") await user.click(screen.getByRole("button", { name: "Close" }));
    else if (way === "Escape") await user.keyboard("{Escape}");
    else await user.click(screen.getByRole("dialog"));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(onclose).toHaveBeenCalledOnce();
    expect(button).toHaveFocus();
    button.remove();
  });

  it("stays open for a click inside", async () => {
    const { button, onclose, user } = await opened();
    await user.click(screen.getByText("There is", { exact: false }));
    expect(screen.getByRole("dialog")).toBeVisible();
    expect(onclose).not.toHaveBeenCalled();
    button.remove();
  });

  it("lets the keyboard reach a body that may have to scroll", async () => {
    const { button, user } = await opened();
    await user.tab();
    expect(screen.getByRole("group", { name: "Settings" })).toHaveFocus();
    button.remove();
  });

  it("stays open when the close of what was open before is told late", async () => {
    const { button, onclose } = await opened();
    await fireEvent(screen.getByRole("dialog"), new Event("close"));
    expect(screen.getByRole("dialog")).toBeVisible();
    expect(onclose).not.toHaveBeenCalled();
    button.remove();
  });

  it("opens again for the very thing it was closed for, before the browser has told of the close", async () => {
    render(CardDialog, { game: "toy" });
    heldUp.id = "wife";
    const shown = await screen.findByRole<HTMLDialogElement>("dialog");
    for (const soon of [() => Promise.resolve(), () => tick()]) {
      shown.close();
      await soon();
      heldUp.id = "wife";
      await new Promise((done) => setTimeout(done, 20));
      expect(shown).toBeVisible();
    }
    shown.close();
    await waitFor(() => expect(heldUp.id).toBeNull());
  });

  it("does not report a close that its owner asked for", async () => {
    const { button, onclose, rerender } = await opened();
    await rerender({ open: false });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(onclose).not.toHaveBeenCalled();
    button.remove();
  });
});
