import type { Clock } from '#core/shared/clock.ts';

/** The clock of the computer. */
export const systemClock: Clock = { now: () => Date.now() };
