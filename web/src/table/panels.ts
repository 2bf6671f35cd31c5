/** What opens over the table. */

export type Panel = "menu" | "rules" | "seats" | "settings" | "report" | "end" | "keys" | "undo" | "outcome";

/** What a phone shows above the prompt, one tap away. */
export const TABS = ["board", "mine", "log", "timeline", "players"] as const;
export type Tab = (typeof TABS)[number];
