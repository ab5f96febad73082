import { type Clock, isSameTime } from '#core/shared/clock.ts';

export interface ServerClock extends Clock {
  /** The date of an answer that the server has just made; null where it says none. */
  heard(date: string | null): void;
}

/**
 * The server's time, as its last answer said it: a computer at a counter may be hours or a day wrong, and 'today' is
 * the distributor's. The own clock until one answer came, and where both agree to a minute.
 */
export const createServerClock = (own: Clock): ServerClock => {
  let aheadMs = 0;
  return {
    now: () => own.now() - aheadMs,
    heard(date) {
      const told = Date.parse(date ?? '');
      if (!Number.isFinite(told)) return;
      const difference = own.now() - told;
      aheadMs = isSameTime(difference) ? 0 : difference;
    },
  };
};
