import { setTimeout as pause } from 'node:timers/promises';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { catalogueChannel } from '../catalogue/catalogue-follower.ts';
import type { Database, ProcessLock, Queries } from '../database/database.ts';
import { notify } from '../database/notify.ts';
import { sweepUnfinished } from './abandon.ts';
import { holderOf, holdsPlace, isHeldFor, leavePlace, takeWriter, type Writer, writerLock } from './writer.ts';

/**
 * The holder of the lock may be about to finish: the lock is tried so many times, so many milliseconds apart, before
 * the catalogue is called busy. Prices of a list of 100,000 rows take two seconds. Who has written for longer than that
 * is not waited for.
 */
const lockAttempts = 30;
const lockPauseMs = 100;
const shortMs = lockAttempts * lockPauseMs;

/** The writer's place, and the lock that goes with it. */
export interface Writing {
  readonly writer: Writer;
  readonly unlock: () => Promise<void>;
}

/** Begins the catalogue's next generation; `holder` is named to others as the one who writes. */
export const beginWriting = async (
  database: Database,
  holder: string,
): Promise<Result<Writing, { readonly code: 'catalogue-busy'; readonly holder: string }>> => {
  const lock = await waitForLock(database);
  if (lock === null) return Err({ code: 'catalogue-busy', holder: await holderOf(database) });
  let isTaken = false;
  try {
    const taken = await takePlace(database, holder);
    isTaken = taken.ok;
    return taken.map((writer) => ({ writer, unlock: () => lock.release() }));
  } finally {
    if (!isTaken) await lock.release();
  }
};

/** Runs a part of the writing as a transaction; throws where another process has taken over. */
export const asWriter = async <T>(
  database: Database,
  writer: Writer,
  work: (tx: Queries) => Promise<T>,
): Promise<T> => {
  const done = await database.transaction<T, never>(async (tx) => {
    await holdPlace(tx, writer);
    return Ok(await work(tx));
  });
  return done.unwrap();
};

/** Throws where another process took over. */
export const holdPlace = async (queries: Queries, writer: Writer): Promise<void> => {
  if (!(await holdsPlace(queries, writer))) throw new Error('another process took over the catalogue');
};

/**
 * Makes the generation the catalogue, in the last transaction of its writing, and tells every process. One that wrote
 * prices of lists and nothing else says so: the search reads anew only what got its first price or lost its last.
 */
export const publishGeneration = async (
  tx: Queries,
  writer: Writer,
  reason: string,
  hasOnlyPrices = false,
): Promise<void> => {
  const { generation } = writer;
  await tx.query('insert into catalogue_generation (generation, reason, only_prices) values ($1, $2, $3)', [
    generation,
    reason,
    hasOnlyPrices,
  ]);
  await leavePlace(tx, writer);
  await notify(tx, catalogueChannel, String(generation));
};

const waitForLock = async (database: Database): Promise<ProcessLock | null> => {
  for (let attempt = 1; ; attempt += 1) {
    const lock = await database.tryLock(writerLock);
    if (lock !== null || attempt === lockAttempts || (await isHeldFor(database, shortMs))) return lock;
    await pause(lockPauseMs);
  }
};

/** The writer's place for the holder of the lock, if need be taken over from a process that died. */
const takePlace = async (database: Database, holder: string) => {
  const first = await takeWriter(database, holder);
  if (first.ok || (await sweepUnfinished(database)) === null) return first;
  return takeWriter(database, holder);
};
