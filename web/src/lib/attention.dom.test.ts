import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import SettingsDialog from "../ui/SettingsDialog.svelte";
import { callToTable } from "./attention";
import { settings } from "./settings.svelte";

/** What a browser lets through, as pages meet it. */
function browser(permission: NotificationPermission, page: boolean, worker: boolean | "broken") {
  const shown: [from: string, title: string][] = [];
  class Note {
    static permission: NotificationPermission = "default";
    static requestPermission(): Promise<NotificationPermission> {
      Note.permission = permission;
      return Promise.resolve(permission);
    }
    constructor(title: string) {
      if (!page) throw new TypeError("Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.");
      shown.push(["page", title]);
    }
  }
  const registration = {
    showNotification: (title: string): Promise<void> => {
      if (worker === "broken") return Promise.reject(new TypeError("no active worker"));
      shown.push(["worker", title]);
      return Promise.resolve();
    },
  };
  vi.stubGlobal("Notification", Note);
  const container = { getRegistration: () => Promise.resolve(worker ? registration : undefined) };
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: container });
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  return { shown, Note };
}

async function switchOn(): Promise<HTMLElement> {
  render(SettingsDialog, { open: true });
  const found = screen.getByTestId("settings-notify");
  await userEvent.setup().click(found);
  return found;
}

beforeEach(() => Object.assign(settings, { notify: false, sound: false }));
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
  vi.restoreAllMocks();
});

describe("a notification", () => {
  it.each([
    ["page", true, true],
    ["page", true, false],
    ["worker", false, true],
  ] as const)("comes from the %s, and a first one shows that it works", async (from, page, worker) => {
    const { shown } = browser("granted", page, worker);
    expect(await switchOn()).toBeChecked();
    await callToTable("Your turn", "Place a piece");
    expect(shown).toEqual([
      [from, "Notification when it is your turn"],
      [from, "Your turn"],
    ]);
    expect(settings.notify).toBe(true);
  });

  it.each([
    ["is not allowed", "denied", true, true, true],
    ["was not answered", "default", true, true, false],
    ["works neither from page nor worker", "granted", false, false, true],
    ["fails in the worker", "granted", false, "broken", true],
  ] as const)("that %s leaves the switch off", async (_, permission, page, worker, told) => {
    const { shown } = browser(permission, page, worker);
    const found = await switchOn();
    await vi.waitFor(() => expect(found).not.toBeChecked());
    expect(settings.notify).toBe(false);
    expect(shown).toEqual([]);
    expect(screen.queryByText(/does not allow notifications/) !== null).toBe(told);
  });

  it("that stops to work turns the switch off", async () => {
    const { Note } = browser("granted", false, "broken");
    Note.permission = "granted";
    settings.notify = true;
    await callToTable("Your turn", "");
    expect(settings.notify).toBe(false);
  });

  it("that was forbidden later is not said to be on", () => {
    browser("denied", true, true);
    settings.notify = true;
    render(SettingsDialog, { open: true });
    expect(screen.getByTestId("settings-notify")).not.toBeChecked();
  });
});
