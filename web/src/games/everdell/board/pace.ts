/** What is counted up, or done by one card after the other, takes its time step by step; many steps are quicker. */

const STEP = 80; // milliseconds
const LONGEST = 800;

export const pace = (steps: number): number => Math.min(STEP, LONGEST / Math.max(1, steps));
