/** Makes jsdom a little more of a browser, for the tests of widgets. */

import "@testing-library/jest-dom/vitest";
import { afterEach, beforeEach } from "vitest";
import { settings } from "../lib/settings.svelte";
import { matching } from "./media";

/** The top layer, which jsdom lacks: what is shown is exposed, Escape closes it, and focus goes in and comes back. */
const before = new WeakMap<Element, Element | null>();
const dialog = HTMLDialogElement.prototype;
dialog.showModal = function showModal(): void {
  before.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>("[autofocus], button, input, select, textarea, [tabindex='0']")?.focus();
};
dialog.close = function close(): void {
  if (!this.open) return;
  this.open = false;
  const last = before.get(this);
  if (last instanceof HTMLElement) last.focus();
  setTimeout(() => this.dispatchEvent(new Event("close"))); // browsers tell late as well
};
addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !event.defaultPrevented)
    document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
});
HTMLElement.prototype.showPopover = function showPopover(): void {
  this.style.display = "block";
};
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
Element.prototype.setPointerCapture = () => undefined;
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
globalThis.matchMedia = (media) =>
  ({
    media,
    matches: matching.has(media),
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList;

beforeEach(() => void (settings.lang = "en"));
afterEach(() => {
  localStorage.clear();
  matching.clear();
});
