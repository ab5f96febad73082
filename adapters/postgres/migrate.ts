import { createHash } from 'node:crypto';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { Database, Queries } from './database/database.ts';
import { prepareJobs } from './jobs/boss.ts';
import { type Migration, migrationFiles } from './migration-files.ts';

export type MigrationFailure =
  /** The role may not make what the program needs; PostgreSQL's own words say what. */
  | { readonly code: 'database-forbids'; readonly detail: string }
  /** The texts of the database are not UTF-8, which names are compared in. */
  | { readonly code: 'database-encoding'; readonly encoding: string }
  /** The database was written by a newer Mostrador. */
  | { readonly code: 'database-newer'; readonly version: number }
  /** A migration that ran here is not the one in this program. */
  | { readonly code: 'migration-altered'; readonly version: number };

const checksum = (sql: string): string => createHash('sha256').update(sql).digest('hex');

/**
 * Brings the tables up to this program: forward only, checksummed, each step once and in a transaction of its own; then
 * those of the jobs.
 */
export const migrate = async (
  database: Database,
  steps = migrationFiles(),
): Promise<Result<number, MigrationFailure>> => {
  try {
    const done = await runMissing(database, steps);
    if (done.ok) await prepareJobs(database);
    return done;
  } catch (error) {
    const forbidden = error instanceof Error && 'code' in error && error.code === insufficientPrivilege;
    if (!forbidden) throw error;
    return Err({ code: 'database-forbids', detail: error.message });
  }
};

/** SQLSTATE of what a role may not do. */
const insufficientPrivilege = '42501';

const runMissing = async (
  database: Database,
  steps: readonly Migration[],
): Promise<Result<number, MigrationFailure>> => {
  const missing = await database.longTransaction((tx) => missingSteps(tx, steps));
  if (!missing.ok) return missing;
  let done = 0;
  for (const step of missing.val) {
    const ran = await database.longTransaction(async (tx) => Ok(await runStep(tx, step)));
    if (ran.unwrap()) done += 1;
  }
  return Ok(done);
};

/** Runs missing migrations inside one transaction; steps later than `upTo` are left for another time. */
export const migrateWithin = async (
  tx: Queries,
  upTo = Number.POSITIVE_INFINITY,
): Promise<Result<number, MigrationFailure>> => {
  const steps = migrationFiles().filter(({ version }) => version <= upTo);
  const missing = await missingSteps(tx, steps);
  if (!missing.ok) return missing;
  for (const step of missing.val) await runStep(tx, step);
  return Ok(missing.val.length);
};

/** The migrations that this database has not had, once all that it had are known to this program. */
const missingSteps = async (
  tx: Queries,
  steps: readonly Migration[],
): Promise<Result<readonly Migration[], MigrationFailure>> => {
  const [held] = await tx.query<{ encoding: string }>(`select current_setting('server_encoding') as encoding`);
  if (held?.encoding !== 'UTF8') return Err({ code: 'database-encoding', encoding: held?.encoding ?? '' });
  await tx.query('select pg_advisory_xact_lock($1)', [0x6d6f7374]);
  await tx.query(
    `create table if not exists schema_migration (
       version int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`,
  );
  const applied = await tx.query<{ version: number; checksum: string }>(
    'select version, checksum from schema_migration order by version',
  );
  for (const { version, checksum: stored } of applied) {
    const known = steps.find((step) => step.version === version);
    if (known === undefined) return Err({ code: 'database-newer', version });
    if (checksum(known.sql) !== stored) return Err({ code: 'migration-altered', version });
  }
  return Ok(steps.filter((step) => !applied.some(({ version }) => version === step.version)));
};

/**
 * Answers whether this process ran the step. Its row is inserted first: another process that is about to run it waits,
 * and finds it done.
 */
const runStep = async (tx: Queries, { version, name, sql }: Migration): Promise<boolean> => {
  const inserted = await tx.query(
    'insert into schema_migration (version, name, checksum) values ($1, $2, $3) on conflict do nothing returning version',
    [version, name, checksum(sql)],
  );
  if (inserted.length === 0) return false;
  await tx.query(sql);
  return true;
};

/** The numbers of the steps that this database has had; none for an empty database. */
const appliedSteps = async (database: Queries): Promise<readonly number[]> => {
  const [there] = await database.query<{ is: boolean }>(`select to_regclass('schema_migration') is not null as is`);
  if (there?.is !== true) return [];
  const applied = await database.query<{ version: number }>('select version from schema_migration');
  return applied.map(({ version }) => version);
};

/** What migrations made, by name. */
interface Made {
  readonly tables: readonly string[];
  readonly functions: readonly string[];
}

/**
 * What our migrations have made here; null where they never ran. A table of that name with anybody else's steps is no
 * record of ours: others keep theirs in one of the same name.
 */
export const madeHere = async (database: Queries): Promise<Made | null> => {
  const [there] = await database.query<{ is: boolean }>(`select to_regclass('schema_migration') is not null as is`);
  if (there?.is !== true) return null;
  const applied = await database.query<{ step: { version?: unknown; checksum?: unknown } }>(
    'select to_jsonb(m) as step from schema_migration m',
  );
  const steps = applied.map(({ step }) =>
    migrationFiles().find(({ version, sql }) => version === step.version && checksum(sql) === step.checksum),
  );
  if (steps.length === 0 || steps.includes(undefined)) return null;
  const madeBy = (pattern: RegExp): readonly string[] =>
    steps.flatMap((step) => [...(step?.sql ?? '').matchAll(pattern)].map(([, name = '']) => name));
  return {
    tables: ['schema_migration', ...madeBy(/create table (\w+)/gi)],
    functions: madeBy(/create function (\w+)/gi),
  };
};

export const isMigrated = async (database: Queries): Promise<boolean> => (await appliedSteps(database)).length > 0;

/** Whether tables are there already that this program would change: what is in them is worth a backup first. */
export const awaitsMigration = async (database: Queries, steps = migrationFiles()): Promise<boolean> => {
  const applied = await appliedSteps(database);
  return applied.length > 0 && steps.some(({ version }) => !applied.includes(version));
};

/** The number of the newest tables that this program knows. */
export const newestSchema = (): number => Math.max(...migrationFiles().map(({ version }) => version));
