import type { Option } from "../net/types";

/** How the things of a table in words are acted on. */
export interface Acts {
  onmenu: (options: Option[], name: string, at: DOMRect) => void;
  /** The options that are checked, where some things are picked; else null. */
  picked: ReadonlySet<number> | null;
  onpick: (i: number) => void;
}
