/** Time as a port: milliseconds since the epoch. Core never asks the machine itself. */
export interface Clock {
  now(): number;
}

/**
 * Whether two clocks tell the same, by how many milliseconds one is ahead: some seconds may lie between an answer's
 * date and its arrival.
 */
export const isSameTime = (aheadMs: number): boolean => Math.abs(aheadMs) <= 60_000;
