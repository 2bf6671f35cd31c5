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

export function canNotify(): boolean {
  return typeof Notification !== "undefined" && Notification.permission !== "denied";
}

export async function askToNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}

export function callToTable(title: string, body: string): void {
  if (settings.sound) chime();
  if (!settings.notify || !document.hidden || typeof Notification === "undefined") return;
  if (Notification.permission !== "granted") return;
  try {
    const note = new Notification(title, { body, icon: "/icon.svg", tag: "tidewood-turn" });
    note.onclick = (): void => {
      focus();
      note.close();
    };
  } catch {
    // Some phones allow notifications from workers only.
  }
}
