import { type Clock, isSameTime } from '#core/shared/clock.ts';

export interface ServerClock extends Clock {
  /** The date of an answer that the server has just made; null where it says none. */
  received(date: string | null): void;
}

/**
 * The server's time, as its last answer said it: a computer at a counter may be hours or a day wrong, and 'today' is
 * the distributor's. The own clock until one answer came, and where both agree to a minute.
 */
export const createServerClock = (own: Clock): ServerClock => {
  let aheadMs = 0;
  return {
    now: () => own.now() - aheadMs,
    received(date) {
      const serverTime = Date.parse(date ?? '');
      if (!Number.isFinite(serverTime)) return;
      const difference = own.now() - serverTime;
      aheadMs = isSameTime(difference) ? 0 : difference;
    },
  };
};
