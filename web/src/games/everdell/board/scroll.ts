/** What may be chosen comes into sight with the question, above the sheet. */

import type { Attachment } from "svelte/attachments";
import type { Option } from "../../../net/types";

export function scrollToLit(options: () => readonly Option[]): Attachment<HTMLElement> {
  return (element) => {
    if (!options().length) return;
    const first = element.querySelector<HTMLElement>(".lit");
    const box = element.getBoundingClientRect();
    const there = first?.getBoundingClientRect();
    if (there && (there.bottom > box.bottom || there.top < box.top)) element.scrollTop += there.top - box.top - 28;
  };
}
