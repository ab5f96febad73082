const minute = 60_000;
const maxMs = 6 * 60 * minute;

/** How long to wait after so many failed attempts: 1, 2, 4 … minutes, six hours at most. Milliseconds. */
export const retryDelay = (attempts: number): number => Math.min(maxMs, minute * 2 ** Math.max(0, attempts - 1));
