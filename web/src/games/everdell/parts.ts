/** The parts of the drawn table that are needed together, loaded as one. */

export { default as board } from "./board/Board.svelte";
export { default as prompt } from "./choosing/Prompt.svelte";
export { default as head } from "./mine/Head.svelte";
export { default as mine } from "./mine/Mine.svelte";
export { default as players } from "./people/Players.svelte";
export { default as strip } from "./people/Strip.svelte";
