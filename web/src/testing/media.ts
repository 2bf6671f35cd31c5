/** Media queries that are true. */
export const matching = new Set<string>();
