/** What the page cannot do without is asked for until it has come. */

import { ApiError } from "./api";
import { waitBefore } from "./stream";

/** Whether another try may be answered: the server was away, busy or broken, and did not say no. */
const passing = (error: unknown): boolean =>
  error instanceof ApiError && (error.away || error.status === 408 || error.status === 429 || error.status >= 500);

/**
 * Ask, and take the answer. The promise is settled after the first try, so nobody waits for the others: they go on by
 * themselves. Where the server says no, `refused` is told, and nothing is asked again.
 */
export async function askAgain<T>(
  ask: () => Promise<T>,
  take: (answer: T) => void,
  refused: () => void,
  attempt = 0,
): Promise<void> {
  try {
    take(await ask());
  } catch (error) {
    if (!passing(error)) return refused();
    setTimeout(() => void askAgain(ask, take, refused, attempt + 1), waitBefore(attempt, Math.random()));
  }
}
