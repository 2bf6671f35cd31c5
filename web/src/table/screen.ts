/** The screen that the parts of a game stand on. */

import { getContext, setContext } from "svelte";

export interface Screen {
  /** Too small for everything side by side: there are tabs. */
  narrow: boolean;
  /** Show a tab; missing where there are none. */
  open?: (tab: string) => void;
}

const SCREEN = Symbol("screen");
const WIDE: Screen = { narrow: false };

export function provideScreen(screen: Screen): void {
  setContext(SCREEN, screen);
}

export function getScreen(): Screen {
  return getContext<Screen | undefined>(SCREEN) ?? WIDE;
}
