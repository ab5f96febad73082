import type { Clock } from '#core/shared/clock.ts';

/** The clock of the machine that a command runs on. */
export const machineClock: Clock = { now: () => Date.now() };
