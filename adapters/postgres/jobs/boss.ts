import { createHash } from 'node:crypto';
import PgBoss from 'pg-boss';
import type { JobFacts } from '#core/jobs/job-queue.port.ts';
import { type JobQueueName, jobQueues } from '#core/jobs/job-queues.ts';
import { Ok } from '#core/shared/result.ts';
import type { Database, Queries } from '../database/database.ts';

/** The tables of jobs have a schema of their own, which no backup holds (docs/decisions/0020-jobs.md). */
export const jobSchema = 'mostrador_jobs';

/** Notified in the transaction that adds or cancels a job; the payload is the queue's name. */
export const jobChannel = 'mostrador_jobs';

/** How pg-boss asks a database of ours. */
export const asked = (queries: Queries): PgBoss.Db => ({
  async executeSql(text, values) {
    // Several statements in one text answer nothing here.
    const rows: object[] | undefined = await queries.query(text, values);
    return { rows: rows ?? [] };
  },
});

/** Switches off its own timers: they would write at rest, and a backup is not made while nothing was written. */
const quiet = { schema: jobSchema, supervise: false, schedule: false } as const;

type On = { readonly db: PgBoss.Db };
type ById = (queue: JobQueueName, ids: readonly string[], on: On) => Promise<unknown>;

/** The part of pg-boss that is used, with what its own types leave out: calls take many ids. */
interface Boss {
  send(
    queue: JobQueueName,
    facts: JobFacts,
    options: On & { readonly id: string; readonly singletonKey: string },
  ): Promise<string | null>;
  fetch(queue: JobQueueName, options: On & { readonly includeMetadata: true }): Promise<readonly StoredJob[]>;
  getJobById(queue: JobQueueName, id: string, on: On): Promise<StoredJob | null>;
  complete(queue: JobQueueName, ids: readonly string[], output: JobFacts, on: On): Promise<unknown>;
  fail(queue: JobQueueName, ids: readonly string[], output: JobFacts, on: On): Promise<unknown>;
  readonly cancel: ById;
  readonly resume: ById;
  readonly deleteJob: ById;
}

export interface StoredJob {
  readonly id: string;
  readonly state: PgBoss.JobWithMetadata['state'];
  readonly data: JobFacts | null;
  readonly output: JobFacts | null;
  readonly retryCount: number;
}

/** Every call names the connection or transaction that it goes by. */
export const boss = new PgBoss({
  ...quiet,
  db: {
    executeSql: () => {
      throw new Error('a job without a connection');
    },
  },
}) as unknown as Boss;

/** Makes or upgrades the tables of jobs, and the queues with their settings. */
export const prepareJobs = async (database: Database): Promise<void> => {
  const start = () => new PgBoss({ ...quiet, db: asked(database) }).start();
  // Where two processes make the tables at once, one is refused, and finds them when it tries again.
  await start().catch(start);
  await database.transaction(async (tx) => {
    // A single process makes the queues: of two that make a queue at the same moment PostgreSQL ends one, since each
    // waits for the other.
    await tx.query('select pg_advisory_xact_lock($1)', [queuesLock]);
    const within = new PgBoss({ ...quiet, db: asked(tx) });
    const there = new Map((await within.getQueues()).map((queue) => [queue.name, queue]));
    for (const [name, { retryAfter, pauses, maxRetries }] of Object.entries(jobQueues)) {
      const kept = there.get(name);
      const settings = { retryDelay: retryAfter, retryBackoff: pauses === 'longer', retryLimit: maxRetries };
      if (kept === undefined) await within.createQueue(name, { name, ...settings });
      else if (Object.entries(settings).some(([setting, value]) => kept[setting as keyof typeof settings] !== value))
        await within.updateQueue(name, { name, ...settings });
    }
    return Ok(undefined);
  });
};

/** An advisory lock's key, held while queues are made. */
const queuesLock = 0x6d6f7375;

/** Whether a job ended as done though it failed, as its output says: the making of price lists ends so. */
export const failedOutputSql = "coalesce(output->>'isFailed' = 'true', false)";

/** The id of a key's job, the same in every process. */
export const jobId = (queue: JobQueueName, key: string): string => {
  const hex = createHash('sha256').update(`${queue}\n${key}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
};

/** Leaves no job of a database that another one takes the place of. */
export const forgetJobs = async (tx: Queries): Promise<void> => {
  const [there] = await tx.query<{ is: boolean }>(`select to_regclass('${jobSchema}.job') is not null as is`);
  if (there?.is === true) await tx.query(`delete from ${jobSchema}.job`);
};
