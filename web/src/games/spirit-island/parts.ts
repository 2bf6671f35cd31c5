/** All parts of the drawn game: they are needed together, so they are loaded as one. */

export { default as board } from "./Board.svelte";
export { default as beside } from "./rail/Beside.svelte";
export { default as card } from "./cards/HeldUp.svelte";
export { default as prompt } from "./rail/Loose.svelte";
export { default as head } from "./rail/Rail.svelte";
export { default as resolving } from "./rail/Resolving.svelte";
export { default as players } from "./rail/Spirits.svelte";
export { default as would } from "./rail/Would.svelte";
export { default as mine } from "./tray/Mine.svelte";
