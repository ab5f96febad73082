import { lookEvery } from '#adapters/clock/look-every.ts';
import type { JobQueue } from '#core/jobs/job-queue.port.ts';
import type { JobQueueName } from '#core/jobs/job-queues.ts';
import type { ReportFailure } from '#core/shared/failure-report.ts';
import { Ok } from '#core/shared/result.ts';
import type { Database } from '../database/database.ts';
import { notify } from '../database/notify.ts';
import { addJob } from './add-job.ts';
import { asked, boss, jobChannel, jobId, jobSchema } from './boss.ts';
import { type JobWorker, startWorker } from './job-worker.ts';

/**
 * Added jobs are notified at once. A look on its own heals a notification that never came, tries again what failed, and
 * takes over what a killed process left.
 */
const lookEveryMs = 30_000;

const states = {
  created: 'waiting',
  retry: 'waiting',
  active: 'running',
  completed: 'done',
  cancelled: 'cancelled',
  failed: 'failed',
} as const;

/** Jobs in the database, worked off by every process on it. */
export const createJobQueue = async (
  database: Database,
  report: ReportFailure,
  everyMs = lookEveryMs,
): Promise<JobQueue> => {
  const workers = new Map<JobQueueName, JobWorker>();
  const db = asked(database);
  await database.listen(jobChannel, (queue) => workers.get(queue as JobQueueName)?.wake());

  const dueSql = `select distinct name from ${jobSchema}.job
    where name = any($1) and state < 'active' and start_after < now() or name = any($2) and state = 'active'`;
  const look = async (): Promise<void> => {
    const names = [...workers.keys()];
    if (names.length === 0) return;
    // What is marked as being worked on was left by somebody only where nobody of this process works.
    const idle = names.filter((name) => workers.get(name)?.isBusy() === false);
    const due = await database.query<{ name: JobQueueName }>(dueSql, [names, idle]);
    for (const { name } of due) workers.get(name)?.wake();
  };
  const looking = lookEvery(everyMs, look, (error) => report('jobs', error));

  return {
    add: async (queue, key, facts) =>
      (await database.transaction<boolean, never>(async (tx) => Ok(await addJob(tx, queue, key, facts)))).unwrap(),

    async see(queue, key) {
      const job = await boss.getJobById(queue, jobId(queue, key), { db });
      if (job === null) return null;
      const { state, data, output } = job;
      return { state: states[state], facts: data ?? {}, output };
    },

    async cancel(queue, key) {
      await database.transaction<null, never>(async (tx) => {
        await boss.cancel(queue, [jobId(queue, key)], { db: asked(tx) });
        await notify(tx, jobChannel, queue);
        return Ok(null);
      });
    },

    work(queue, handler) {
      const worker = startWorker(database, queue, handler, report);
      workers.set(queue, worker);
      worker.wake();
    },

    async close() {
      await looking.stop();
      await Promise.all([...workers.values()].map((worker) => worker.close()));
    },
  };
};
