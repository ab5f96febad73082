import { createHash } from 'node:crypto';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { Database, Queries } from './database.ts';
import { house } from './migrations/0001-house.ts';
import { promotions } from './migrations/0002-promotions.ts';
import { userExclusions } from './migrations/0003-user-exclusions.ts';
import { office } from './migrations/0004-office.ts';
import { savedLists } from './migrations/0005-saved-lists.ts';
import { acting } from './migrations/0006-acting.ts';
import { writerToken } from './migrations/0007-writer-token.ts';
import { quotes } from './migrations/0008-quotes.ts';
import { signIns } from './migrations/0009-sign-ins.ts';
import { askedOnce } from './migrations/0011-asked-once.ts';
import { casesAskedOnce } from './migrations/0013-cases-asked-once.ts';
import { deliveryMethods } from './migrations/0014-delivery-methods.ts';
import { shownRecipients } from './migrations/0015-shown-recipients.ts';
import { customerState } from './migrations/0016-customer-state.ts';
import { priceListFiles } from './migrations/0017-price-list-files.ts';
import { savedSearches } from './migrations/0018-saved-searches.ts';
import { searchSynonyms } from './migrations/0019-search-synonyms.ts';

interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
}

const migrations: readonly Migration[] = [
  { version: 1, name: 'house', sql: house },
  { version: 2, name: 'promotions', sql: promotions },
  { version: 3, name: 'user-exclusions', sql: userExclusions },
  { version: 4, name: 'office', sql: office },
  { version: 5, name: 'saved-lists', sql: savedLists },
  { version: 6, name: 'acting', sql: acting },
  { version: 7, name: 'writer-token', sql: writerToken },
  { version: 8, name: 'quotes', sql: quotes },
  { version: 9, name: 'sign-ins', sql: signIns },
  { version: 11, name: 'asked-once', sql: askedOnce },
  { version: 13, name: 'cases-asked-once', sql: casesAskedOnce },
  { version: 14, name: 'delivery-methods', sql: deliveryMethods },
  { version: 15, name: 'shown-recipients', sql: shownRecipients },
  { version: 16, name: 'customer-state', sql: customerState },
  { version: 17, name: 'price-list-files', sql: priceListFiles },
  { version: 18, name: 'saved-searches', sql: savedSearches },
  { version: 19, name: 'search-synonyms', sql: searchSynonyms },
];

export type MigrationFailure =
  /** The database was written by a newer Mostrador. */
  | { readonly code: 'database-newer'; readonly version: number }
  /** A migration that ran here is not the one in this program. */
  | { readonly code: 'migration-altered'; readonly version: number };

const checksum = (sql: string): string => createHash('sha256').update(sql).digest('hex');

/** Brings the tables up to this program: forward only, checksummed, one process at a time, each step whole or not at all. */
export const migrate = (database: Database, steps = migrations): Promise<Result<number, MigrationFailure>> =>
  database.transaction((tx) => migrateWithin(tx, steps));

/** The same inside a transaction; `upTo` leaves later steps for another time. */
export const migrateWithin = async (
  tx: Queries,
  steps = migrations,
  upTo = Number.POSITIVE_INFINITY,
): Promise<Result<number, MigrationFailure>> => {
  await tx.query('set local statement_timeout = 0');
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
  const missing = steps.filter(
    (step) => step.version <= upTo && !applied.some(({ version }) => version === step.version),
  );
  for (const step of missing) {
    await tx.query(step.sql);
    await tx.query('insert into schema_migration (version, name, checksum) values ($1, $2, $3)', [
      step.version,
      step.name,
      checksum(step.sql),
    ]);
  }
  return Ok(missing.length);
};

/** The numbers of the steps that this database has had; none for a database that is nobody's yet. */
const appliedSteps = async (database: Queries): Promise<readonly number[]> => {
  const [there] = await database.query<{ is: boolean }>(`select to_regclass('schema_migration') is not null as is`);
  if (there?.is !== true) return [];
  const applied = await database.query<{ version: number }>('select version from schema_migration');
  return applied.map(({ version }) => version);
};

/**
 * The tables that our migrations have made here; null where they never ran. A table of that name with anybody else's steps is no record of
 * ours: others keep theirs in one of the same name.
 */
export const madeTables = async (database: Queries): Promise<readonly string[] | null> => {
  const [there] = await database.query<{ is: boolean }>(`select to_regclass('schema_migration') is not null as is`);
  if (there?.is !== true) return null;
  const applied = await database.query<{ step: { version?: unknown; checksum?: unknown } }>(
    'select to_jsonb(m) as step from schema_migration m',
  );
  const steps = applied.map(({ step }) =>
    migrations.find(({ version, sql }) => version === step.version && checksum(sql) === step.checksum),
  );
  if (steps.length === 0 || steps.includes(undefined)) return null;
  const made = steps.flatMap((step) => [...(step?.sql ?? '').matchAll(/create table (\w+)/gi)].map(([, name]) => name));
  return ['schema_migration', ...made.filter((name) => name !== undefined)];
};

export const isMigrated = async (database: Queries): Promise<boolean> => (await appliedSteps(database)).length > 0;

/** Whether tables are there already that this program would change: what is in them is worth a backup first. */
export const awaitsMigration = async (database: Queries, steps = migrations): Promise<boolean> => {
  const applied = await appliedSteps(database);
  return applied.length > 0 && steps.some(({ version }) => !applied.includes(version));
};

/** The number of the newest tables that this program knows. */
export const newestSchema = (): number => Math.max(...migrations.map(({ version }) => version));
