import { type JobQueueName, jobQueues } from '#core/jobs/job-queues.ts';
import { type FailedJobs, failedImportsOf, type OfficeTrouble } from '#core/overview/office-trouble.ts';
import { startOfDay } from '#core/shared/buenos-aires.ts';
import { sheetQueues } from '#core/sheets/sheet-run-job.ts';
import type { Database } from '../database/database.ts';
import { fromColumn } from '../database/money-column.ts';
import { brokeOffSql } from '../imports/import-history.ts';
import { failedOutputSql, jobSchema } from '../jobs/boss.ts';

const paymentsSql = `select count(*)::int as count, coalesce(sum(amount), 0) as amount from payment where state = 'waiting'`;

/**
 * About fifty are kept at most, so that all are read. Who uploaded a sheet that nobody confirmed saw why it could not
 * be read.
 */
const importsSql = `
  select id from catalogue_import where run->>'state' = 'failed' and applied_by is not null order by changed_at desc, id`;

/**
 * Sheets of customers, documents and offers that broke off, until one of the kind is imported whole or it is undone.
 */
const brokenSheetsSql = `
  select count(*)::int as count from import_record r
   where ${brokeOffSql} and r.undone_at is null and r.imported_at >= $1::timestamptz
     and not exists (select from import_record l where l.kind = r.kind and l.id > r.id and l.ended_at is not null and not l.broke_off)`;

const jobsSql = `
  select name as queue, count(*)::int as count from ${jobSchema}.job
   where name = any($1) and completed_on >= $2::timestamptz
     and (state = 'failed' or state = 'completed' and ${failedOutputSql})
   group by name order by name`;

/** Imports that failed and sheets that broke off are counted by themselves. */
const counted = (Object.keys(jobQueues) as JobQueueName[]).filter(
  (queue) => queue !== 'imports' && !sheetQueues.includes(queue),
);

/** A database where no program worked yet has no tables of jobs. */
const failedJobs = async (database: Database, since: string): Promise<readonly FailedJobs[]> => {
  const [there] = await database.query<{ is: boolean }>(`select to_regclass('${jobSchema}.job') is not null as is`);
  return there?.is === true ? database.query<FailedJobs>(jobsSql, [counted, startOfDay(since)]) : [];
};

/** What waits or failed on screens that only administrators open. */
export const readOfficeTrouble = async (
  database: Database,
  jobsSince: string,
): Promise<Omit<OfficeTrouble, 'stalePriceFiles' | 'locked'>> => {
  const [[payments = { count: 0, amount: '0' }], imports, [broken], jobs] = await Promise.all([
    database.query<{ readonly count: number; readonly amount: string }>(paymentsSql),
    database.query<{ readonly id: string }>(importsSql),
    database.query<{ readonly count: number }>(brokenSheetsSql, [startOfDay(jobsSince)]),
    failedJobs(database, jobsSince),
  ]);
  return {
    payments: { count: payments.count, amount: fromColumn(payments.amount) },
    imports: failedImportsOf(imports, broken?.count ?? 0),
    jobs,
  };
};
