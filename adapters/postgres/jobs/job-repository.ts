import type { JobRepository, RetryRefusal } from '#core/jobs/job.repository.port.ts';
import { type JobQueueName, jobQueues } from '#core/jobs/job-queues.ts';
import { type JobState, type ListedJob, mayRetry } from '#core/jobs/listed-job.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { recordAudit } from '../audit.ts';
import type { Database } from '../database/database.ts';
import { notify } from '../database/notify.ts';
import { isInstant, readPageKey, writePageKey } from '../database/page-key.ts';
import { failedOutputSql, jobChannel, jobSchema } from './boss.ts';

interface JobRow {
  readonly id: string;
  /** The id of the stored row: that of the job's key, until the job is queued again. */
  readonly stored_id: string;
  readonly name: JobQueueName;
  readonly state: JobState;
  readonly retry_count: number;
  readonly created_on: string;
  readonly started_on: string | null;
  readonly completed_on: string | null;
  readonly start_after: string;
  readonly error: string | null;
}

const stateSql = `case
  when state in ('created', 'retry') then 'waiting'
  when state = 'active' then 'running'
  when state = 'completed' and ${failedOutputSql} then 'failed'
  when state = 'completed' then 'done'
  else state::text end`;

/**
 * The id that a job is known by, whatever becomes of its key: add-job.ts. Jobs of an earlier version only have the id
 * of their key.
 */
const idSql = 'coalesce(singleton_key, id::text)';

const columns = `${idSql} as id, id as stored_id, name, ${stateSql} as state, retry_count, created_on, started_on, completed_on, start_after,
  case when state in ('retry', 'failed') or ${failedOutputSql} then output->>'message' end as error`;

const pageSize = 50;
const names = Object.keys(jobQueues);
const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** The instant and the id that a page ended with. */
const lastOf = (after: string): readonly [string, string] | null => {
  const [at, id] = readPageKey(after, 2) ?? [];
  return typeof at === 'string' && typeof id === 'string' && isInstant(at) && isId(id) ? [at, id] : null;
};

/** Jobs as administrators see them; who works them off is job-queue.ts. */
export const createJobRepository = (database: Database): JobRepository => ({
  async list(state, after) {
    const last = after === null ? [null, null] : lastOf(after);
    if (last === null) return Err({ code: 'page-key-unreadable' });
    const rows = await database.query<JobRow & { readonly key: string }>(
      `select ${columns}, created_on::text as key from ${jobSchema}.job
        where name = any($1) and ($2::text is null or ${stateSql} = $2)
          and ($3::timestamptz is null or (created_on, id) < ($3, $4::uuid))
        order by created_on desc, stored_id desc limit ${pageSize + 1}`,
      [names, state, ...last],
    );
    const page = rows.slice(0, pageSize);
    const end = page.at(-1);
    return Ok({
      jobs: page.map(listed),
      next: rows.length > page.length && end !== undefined ? writePageKey([end.key, end.stored_id]) : null,
    });
  },

  async retry(id, author) {
    return database.transaction<ListedJob, RetryRefusal>(async (tx) => {
      const [held] = isId(id)
        ? await tx.query<JobRow>(
            `select ${columns} from ${jobSchema}.job where ${idSql} = $1 and name = any($2) for update`,
            [id, names],
          )
        : [];
      if (held === undefined) return Err({ code: 'job-not-found' });
      if (!mayRetry(held.state)) return Err({ code: 'job-not-retryable', state: held.state });
      const [row] = await tx.query<JobRow>(
        `update ${jobSchema}.job
            set state = 'created', start_after = now(), started_on = null, completed_on = null, retry_count = 0, output = null
          where id = $1 and name = $2 returning ${columns}`,
        [held.stored_id, held.name],
      );
      if (row === undefined) return Err({ code: 'job-not-found' });
      await recordAudit(tx, author, 'job-retried', { queue: held.name });
      await notify(tx, jobChannel, held.name);
      return Ok(listed(row));
    });
  },
});

const listed = (row: JobRow): ListedJob => ({
  id: row.id,
  queue: row.name,
  state: row.state,
  attempts: row.started_on === null ? row.retry_count : row.retry_count + 1,
  createdAt: row.created_on,
  startedAt: row.started_on,
  endedAt: row.completed_on,
  dueAt: row.state === 'waiting' ? row.start_after : null,
  error: row.error,
});
