/** “Your turn”: a short sound without a file, and a notification when the page is not looked at. */

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** Two soft notes, like a small bell over water. */
export function chime(): void {
  // Before the first click browsers allow no sound, and say so in the console.
  if (!context && navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    const start = context.currentTime + 0.02;
    for (const [at, pitch] of [
      [0, 587.33],
      [0.16, 880],
    ] as const) {
      const tone = context.createOscillator();
      const loudness = context.createGain();
      tone.type = "sine";
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0, start + at);
      loudness.gain.linearRampToValueAtTime(0.16, start + at + 0.015);
      loudness.gain.exponentialRampToValueAtTime(0.001, start + at + 0.55);
      tone.connect(loudness).connect(context.destination);
      tone.start(start + at);
      tone.stop(start + at + 0.6);
    }
  } catch {
    // No sound here; the title still says it.
  }
}

/** Whether it is worth asking. */
export function canNotify(): boolean {
  return typeof Notification !== "undefined" && Notification.permission !== "denied";
}

/** Whether somebody wants notifications and the browser still lets them through. */
export function notifies(): boolean {
  return settings.notify && typeof Notification !== "undefined" && Notification.permission === "granted";
}

/** Ask for them, and show a first one: whether it works is known only then. */
export async function askToNotify(title: string): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted" && show(title);
}

export async function callToTable(title: string, body: string): Promise<void> {
  if (settings.sound) chime();
  if (!document.hidden || !notifies()) return;
  if (!(await show(title, body))) settings.notify = false;
}

/** Whether it could be shown. */
async function show(title: string, body = ""): Promise<boolean> {
  const how = { body, icon: "/icon.svg", tag: "tidewood-turn" };
  try {
    const note = new Notification(title, how);
    note.onclick = (): void => {
      focus();
      note.close();
    };
    return true;
  } catch {
    return showFromWorker(title, { ...how, data: location.href });
  }
}

/** Chrome on Android shows notifications of workers only. */
async function showFromWorker(title: string, how: NotificationOptions): Promise<boolean> {
  try {
    const worker = await navigator.serviceWorker.getRegistration();
    await worker?.showNotification(title, how);
    return worker !== undefined;
  } catch {
    return false;
  }
}
