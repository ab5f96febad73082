import type { Clock } from './clock.ts';

/** What may lie between an answer's date, in whole seconds, and its arrival: no clock is wrong for it. */
const sameTimeMs = 60_000;

export interface ServerClock extends Clock {
  /** The date of an answer of the server; null where it says none. */
  heard(date: string | null): void;
}

/**
 * The server's time, as its answers tell it: a computer at a counter may be hours or a day wrong, and 'today' is the
 * distributor's. The own clock until one was heard, and where both agree to a minute.
 */
export const createServerClock = (own: Clock): ServerClock => {
  let aheadMs = Number.POSITIVE_INFINITY;
  return {
    now: () => own.now() - (Math.abs(aheadMs) > sameTimeMs && Number.isFinite(aheadMs) ? aheadMs : 0),
    heard(date) {
      const told = Date.parse(date ?? '');
      // An answer out of a cache tells an earlier time: the latest one counts.
      if (Number.isFinite(told)) aheadMs = Math.min(aheadMs, own.now() - told);
    },
  };
};
