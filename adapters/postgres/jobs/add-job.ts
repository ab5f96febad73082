import { randomUUID } from 'node:crypto';
import type { JobFacts } from '#core/jobs/job-queue.port.ts';
import { endedJobKeptDays, failedJobKeptDays, type JobQueueName } from '#core/jobs/job-queues.ts';
import type { Queries } from '../database/database.ts';
import { notify } from '../database/notify.ts';
import { asked, boss, failedOutputSql, jobChannel, jobId, jobSchema } from './boss.ts';

/** Deletes ended jobs that nobody asks about any more. */
const forgetEndedSql = `
  delete from ${jobSchema}.job
   where name = $1
     and completed_on < now() - make_interval(days => case state when 'failed' then $2::int else $3::int end)`;

/**
 * Takes the ended job of a key, if there is one: of two who add at once the second waits here until the first is
 * through, then finds none, since the row has another id or is gone.
 */
const takeEndedSql = `
  select state = 'completed' and not ${failedOutputSql} as "isDone", singleton_key as known
    from ${jobSchema}.job
   where name = $1 and id = $2 and state in ('completed', 'failed', 'cancelled')
     for update`;

/**
 * What was done stays listed as what it was (docs/rules/jobs.md 1), under an id of its own: its key's is the next
 * one's. What failed is what the next one does again. Who lists it knows it by another that it has from the start
 * (`singleton_key`) and keeps.
 */
const keepDoneSql = `update ${jobSchema}.job set id = gen_random_uuid() where name = $1 and id = $2`;

/** Adds a job that exists exactly if the transaction is committed. Answers whether it was added. */
export const addJob = async (tx: Queries, queue: JobQueueName, key: string, facts: JobFacts = {}): Promise<boolean> => {
  const db = asked(tx);
  const id = jobId(queue, key);
  const [ended] = await tx.query<{ isDone: boolean; known: string | null }>(takeEndedSql, [queue, id]);
  if (ended?.isDone === true) await tx.query(keepDoneSql, [queue, id]);
  else if (ended !== undefined) await boss.deleteJob(queue, [id], { db });
  await tx.query(forgetEndedSql, [queue, failedJobKeptDays, endedJobKeptDays]);
  // Where two add a key's first job at once, the second waits here, and adds nothing.
  const known = ended?.isDone === false ? ended.known : null;
  const added = await boss.send(queue, facts, { db, id, singletonKey: known ?? randomUUID() });
  if (added !== null) await notify(tx, jobChannel, queue);
  return added !== null;
};

/** Gives a job that nobody has begun, and that has the facts `before`, other facts; false where there is none such. */
export const changeWaitingJob = async (
  tx: Queries,
  queue: JobQueueName,
  key: string,
  facts: JobFacts,
  before: JobFacts,
): Promise<boolean> => {
  const changed = await tx.query(
    `update ${jobSchema}.job set data = $3::jsonb
      where name = $1 and id = $2 and state < 'active' and data @> $4::jsonb returning 1`,
    [queue, jobId(queue, key), JSON.stringify(facts), JSON.stringify(before)],
  );
  return changed.length > 0;
};
