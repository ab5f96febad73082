import type { FastifyBaseLogger } from 'fastify';
import { createActor } from 'xstate';
import type { Database } from '#adapters/postgres/database/database.ts';
import { createDatabaseWatchMachine, type WatchTimes } from './database-watch.machine.ts';

/** Together they leave room in the five seconds within which a call is answered. */
export const watchTimes: WatchTimes = { everyMs: 500, awayMs: 3500 };

export interface DatabaseWatch {
  isAway(): boolean;
  /** A database that is being closed does not answer either: nothing more is said of it. */
  stop(): void;
}

/**
 * Keeps asking the database whether it is there, so that calls made while it is away are refused without waiting.
 * `whileAway` is called at each look that finds it away.
 */
export const watchDatabase = (
  database: Pick<Database, 'isAlive'>,
  logger: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  whileAway: () => void,
  times: WatchTimes = watchTimes,
): DatabaseWatch => {
  const watch = createActor(
    createDatabaseWatchMachine({
      ...times,
      whileAway,
      isAlive: () => database.isAlive(),
      tellAway: () => logger.error('the database does not answer'),
      tellBack: () => logger.warn('the database answers again'),
    }),
  ).start();
  return {
    isAway: () => watch.getSnapshot().value.database === 'away',
    stop: () => {
      watch.stop();
    },
  };
};
