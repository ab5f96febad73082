import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#adapters/postgres/database/database.ts';

/** In milliseconds. */
export interface WatchTimes {
  readonly everyMs: number;
  /** A database that has not answered for so long is away. */
  readonly awayMs: number;
}

/** Together they leave room in the five seconds within which a call is answered. */
export const watchTimes: WatchTimes = { everyMs: 500, awayMs: 3500 };

export interface DatabaseWatch {
  isAway(): boolean;
  stop(): void;
}

/**
 * Keeps asking the database whether it is there, so that calls made while it is away are refused without waiting.
 * `whileAway` is told at each look that finds it away.
 */
export const watchDatabase = (
  database: Pick<Database, 'isAlive'>,
  logger: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  whileAway: () => void,
  { everyMs, awayMs }: WatchTimes = watchTimes,
): DatabaseWatch => {
  let isAway = false;
  let isAsked = false;
  /** Looks since it was asked. Counted rather than timed: a program that was too busy to look was too busy to hear. */
  let looks = 0;
  let isStopped = false;
  const turn = (away: boolean): void => {
    // A database that is being closed does not answer either.
    if (away === isAway || isStopped) return;
    isAway = away;
    if (away) logger.error('the database does not answer');
    else logger.warn('the database answers again');
  };
  const look = (): void => {
    if (isAsked) {
      looks += 1;
      if (looks * everyMs >= awayMs) turn(true);
      return;
    }
    isAsked = true;
    looks = 0;
    void database.isAlive().then((isAlive) => {
      isAsked = false;
      turn(!isAlive);
    });
  };
  const timer = setInterval(() => {
    look();
    if (isAway) whileAway();
  }, everyMs);
  timer.unref();
  const stop = (): void => {
    isStopped = true;
    clearInterval(timer);
  };
  return { isAway: () => isAway, stop };
};
