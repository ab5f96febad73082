import { setTimeout as wait } from 'node:timers/promises';
import type { JobFacts, JobHandler } from '#core/jobs/job-queue.port.ts';
import { type JobQueueName, jobQueues } from '#core/jobs/job-queues.ts';
import type { ReportFailure } from '#core/shared/failure-report.ts';
import { createPlaces } from '#core/shared/places.ts';
import { Ok } from '#core/shared/result.ts';
import { sharedWork } from '#core/shared/shared-work.ts';
import type { Database, ProcessLock } from '../database/database.ts';
import { DatabaseAway } from '../database/database-away.ts';
import { DatabaseClosed } from '../database/database-closed.ts';
import { asked, boss, jobSchema, type StoredJob } from './boss.ts';

export interface JobWorker {
  /** Looks for work at once: a job was added, or a running one was cancelled. */
  wake(): void;
  isBusy(): boolean;
  close(): Promise<void>;
}

/** A job that runs when the program stops gets so long. In milliseconds. */
const stopWithinMs = 4000;

/**
 * How often, and how many milliseconds apart, the end of a job is written before another worker has to start it again.
 */
const [endAttempts, endPauseMs] = [4, 1000];

/**
 * Works off one queue under the queue's lock. So a job that is marked as being worked on when it gets the lock was left
 * by a process that ended: no deadline has to be guessed for work that may take a second or an hour.
 */
export const startWorker = (
  database: Database,
  queue: JobQueueName,
  { handle, ended }: JobHandler,
  report: ReportFailure,
): JobWorker => {
  const { maxRetries, atOnce } = jobQueues[queue];
  const db = asked(database);
  const stopping = new AbortController();
  const inHand = new Map<string, AbortController>();
  let isWoken = false;
  let heardWaking = (): void => undefined;
  /** A job that goes on takes one before any that has not begun. */
  const places = createPlaces(atOnce);

  const leavePlace = async <Value>(until: () => Promise<Value>): Promise<Value> => {
    places.leave();
    isWoken = true;
    heardWaking();
    try {
      return await until();
    } finally {
      await places.take();
    }
  };

  const takeOver = async (): Promise<void> => {
    await database.transaction<void, never>(async (tx) => {
      const left = await tx.query<{ id: string }>(
        `select id from ${jobSchema}.job where name = $1 and state = 'active' for update`,
        [queue],
      );
      const ids = left.map(({ id }) => id);
      if (ids.length > 0) {
        await boss.cancel(queue, ids, { db: asked(tx) });
        await boss.resume(queue, ids, { db: asked(tx) });
      }
      return Ok(undefined);
    });
  };

  /** Writes how a job ended, also where the database is away for a moment. */
  const writeEnd = async (write: () => Promise<unknown>): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await write();
        return;
      } catch (error) {
        if (attempt === endAttempts || stopping.signal.aborted) throw error;
        await wait(endPauseMs, undefined, { ref: false });
      }
    }
  };

  /** Stores the facts of a job that goes on: pg-boss itself stores them only at its end. */
  const tell = async (id: string, giveUp: AbortController, facts: JobFacts): Promise<void> => {
    const updated = await database.query(
      `update ${jobSchema}.job set output = $3 where name = $1 and id = $2 and state = 'active' returning id`,
      [queue, id, JSON.stringify(facts)],
    );
    if (updated.length === 0) giveUp.abort();
  };

  const workOn = async ({ id, data, retryCount }: StoredJob): Promise<void> => {
    if (retryCount > maxRetries) {
      await boss.fail(queue, [id], { message: 'begun too often' }, { db });
      return;
    }
    const giveUp = new AbortController();
    const onStop = (): void => giveUp.abort();
    stopping.signal.addEventListener('abort', onStop);
    inHand.set(id, giveUp);
    try {
      const result = await handle({
        facts: data ?? {},
        signal: giveUp.signal,
        tell: (facts) => tell(id, giveUp, facts),
        leavePlace,
      });
      // Ended by the stop: the next worker begins it anew.
      if (stopping.signal.aborted) return;
      await writeEnd(() => boss.complete(queue, [id], result, { db }));
      ended?.();
    } catch (error) {
      if (stopping.signal.aborted) return;
      tellFailure(report, error);
      await writeEnd(() => boss.fail(queue, [id], { message: String(error) }, { db }));
    } finally {
      stopping.signal.removeEventListener('abort', onStop);
      inHand.delete(id);
    }
  };

  const workOff = async (lock: ProcessLock): Promise<void> => {
    const begun = new Set<Promise<void>>();
    // A job whose end could not be written is begun anew by the next holder of the lock.
    let hasFailed = false;
    try {
      await takeOver();
      while (!stopping.signal.aborted && !hasFailed) {
        isWoken = false;
        // Taken before it is asked for: one that goes on takes none that another job is fetched for.
        const hasPlace = places.tryTake();
        const [job] = hasPlace ? await boss.fetch(queue, { includeMetadata: true, db }) : [];
        if (hasPlace && job === undefined) places.leave();
        if (job !== undefined) {
          const one: Promise<void> = workOn(job)
            .catch((error: unknown) => {
              hasFailed = true;
              tellFailure(report, error);
            })
            .finally(() => {
              begun.delete(one);
              places.leave();
            });
          begun.add(one);
          continue;
        }
        if (begun.size === 0) return;
        const woken = new Promise<void>((resolve) => {
          heardWaking = resolve;
        });
        if (!isWoken) await Promise.race([...begun, woken]);
      }
    } finally {
      await Promise.all(begun);
      await lock.release();
    }
  };

  const run = async (): Promise<void> => {
    while (isWoken && !stopping.signal.aborted) {
      isWoken = false;
      // The holder of the lock works off the queue; a job added while it releases the lock is found by the next look.
      const lock = await database.tryLock(`jobs:${queue}`);
      if (lock !== null) await workOff(lock);
    }
  };

  const heedCancelling = async (): Promise<void> => {
    for (const [id, giveUp] of inHand) {
      const job = await boss.getJobById(queue, id, { db });
      if (job?.state === 'cancelled') giveUp.abort();
    }
  };

  const working = sharedWork(() => run().catch((error: unknown) => tellFailure(report, error)));

  const begin = async (): Promise<void> => {
    if (working.underWay() !== null) return;
    // Woken between the last look and the end: once more.
    do await working.begin();
    while (isWoken && !stopping.signal.aborted);
  };

  return {
    wake() {
      isWoken = true;
      heardWaking();
      heedCancelling().catch((error: unknown) => tellFailure(report, error));
      void begin();
    },
    isBusy: () => working.underWay() !== null,
    async close() {
      stopping.abort();
      await Promise.race([working.underWay(), wait(stopWithinMs, undefined, { ref: false })]);
      if (working.underWay() !== null)
        report('jobs', new Error(`${queue}: the program stopped in the middle; it is begun anew`));
    },
  };
};

/** A database that is away or closed says so itself. */
const tellFailure = (report: ReportFailure, error: unknown): void => {
  if (!(error instanceof DatabaseAway || error instanceof DatabaseClosed)) report('jobs', error);
};
