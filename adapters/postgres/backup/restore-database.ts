import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { Database, Queries } from '../database/database.ts';
import { forgetJobs } from '../jobs/boss.ts';
import { madeHere, migrateWithin, newestSchema } from '../migrate.ts';
import type { Identities } from './backup-sink.ts';
import { foreignTables, type StoredTable, storedTables } from './stored-tables.ts';

export type RestoreFailure =
  /**
   * Only an empty database takes a backup: nothing is ever written over, and no table of another program's is touched.
   */
  | { readonly code: 'database-not-empty' }
  /** The backup's tables are of a newer Mostrador. */
  | { readonly code: 'backup-schema-newer'; readonly schema: number }
  /** The rows are not what the tables ask for. */
  | { readonly code: 'backup-does-not-fit'; readonly detail: string };

/** A checked backup: its tables' number, the last identities, and the rows as often as they are asked for. */
export interface CheckedBackup {
  readonly schema: number;
  readonly identities: Identities;
  rows(): AsyncIterable<{
    readonly table: string;
    readonly columns: readonly string[];
    readonly rows: readonly string[];
  }>;
}

/** What the migrations themselves put there does not make a database anybody's. */
const ownRows: readonly string[] = ['schema_migration', 'setting'];

/**
 * Puts a backup into an empty database as one transaction (foreign keys are checked at its end) and runs this program's
 * migrations. The result is another database than the one copied: no cache is taken for its own. Throws what is neither
 * the backup's fault nor another program's: a file that cannot be read on, a connection that breaks.
 */
export const restoreDatabase = async (
  database: Database,
  backup: CheckedBackup,
): Promise<Result<void, RestoreFailure>> => {
  const { schema, identities } = backup;
  if (schema > newestSchema()) return Err({ code: 'backup-schema-newer', schema });
  try {
    const restored = await database.longTransaction<void, RestoreFailure>(async (tx) => {
      const parts = await emptyParts(tx);
      if (parts === null) return Err({ code: 'database-not-empty' });
      await sweep(tx, parts);
      (await migrateWithin(tx, schema)).unwrap();
      const tables = new Map((await storedTables(tx)).map((table) => [table.name, table]));
      await tx.query(`truncate ${[...tables.keys()].filter((name) => name !== 'schema_migration').join(', ')}`);
      const tie = await untieForeignKeys(tx);
      for await (const { table, columns, rows } of backup.rows()) {
        await tx.query(insertSql(tableNamed(tables, table), columns), [`[${rows.join(',')}]`]);
      }
      await tie();
      for (const table of Object.keys(identities)) tableNamed(tables, table);
      await continueFrom(tx, identities);
      await tx.query(`update setting set value = jsonb_build_object('id', gen_random_uuid()) where key = 'database'`);
      (await migrateWithin(tx)).unwrap();
      await forgetJobs(tx);
      return Ok(undefined);
    });
    // Everything is there by now: without statistics the first searches are slower, no more.
    if (restored.ok) await database.query('analyze').catch(() => undefined);
    return restored;
  } catch (error) {
    const failure = failureOf(error);
    if (failure === null) throw error;
    return Err(failure);
  }
};

/** A table or column of the backup that is none of ours. */
class Unknown extends Error {}

/** Names of the file are never put into SQL unless the database has them as ours. */
const tableNamed = (tables: ReadonlyMap<string, StoredTable>, name: string): StoredTable => {
  const table = tables.get(name);
  if (table === undefined || name === 'schema_migration') throw new Unknown(name);
  return table;
};

/** What PostgreSQL's answer says of the backup or of the database (SQLSTATE); null where it says nothing of either. */
const failureOf = (error: unknown): RestoreFailure | null => {
  if (!(error instanceof Error)) return null;
  const state = 'code' in error ? String(error.code) : '';
  // Something of another program's, a view for instance, rests on one of our tables.
  if (state === '2BP01') return { code: 'database-not-empty' };
  // 22: a value that the column does not take. 23: a constraint.
  const isMisfit = error instanceof Unknown || /^2[23][0-9A-Z]{3}$/.test(state);
  return isMisfit ? { code: 'backup-does-not-fit', detail: error.message } : null;
};

interface OwnParts {
  readonly tables: readonly string[];
  readonly functions: readonly string[];
}

/** Our tables and functions where the tables hold nothing; null where they do, or anything else is there. */
const emptyParts = async (tx: Queries): Promise<OwnParts | null> => {
  if ((await foreignTables(tx)).length > 0) return null;
  const tables = (await storedTables(tx)).map(({ name }) => name);
  // A table may be another's in spite of its name: only what our migrations made here is ours.
  if (tables.length === 0) return { tables, functions: [] };
  const made = await madeHere(tx);
  if (made === null || !tables.every((name) => made.tables.includes(name))) return null;
  for (const name of tables.filter((one) => !ownRows.includes(one))) {
    const [row] = await tx.query<{ any: boolean }>(`select exists (select from ${name}) as any`);
    if (row?.any !== false) return null;
  }
  return { tables, functions: made.functions };
};

/** Takes them away, so that those of the backup's time can be made. */
const sweep = async (tx: Queries, { tables, functions }: OwnParts): Promise<void> => {
  if (tables.length > 0) await tx.query(`drop table ${tables.join(', ')}`);
  for (const name of functions) await tx.query(`drop function if exists ${name}`);
};

/** Whether a backup could be put here, and why not; changes nothing. `null` is a database that does not exist yet. */
export const restoreRefusal = async (
  database: Database | null,
  { schema }: Pick<CheckedBackup, 'schema'>,
): Promise<RestoreFailure | null> => {
  if (schema > newestSchema()) return { code: 'backup-schema-newer', schema };
  if (database === null) return null;
  const parts = await database.transaction<OwnParts | null, never>(async (tx) => Ok(await emptyParts(tx)));
  return parts.unwrap() === null ? { code: 'database-not-empty' } : null;
};

/** The SQL is the same for all rows of a table, so it is prepared once. */
const insertSql = ({ name, columns: known }: StoredTable, columns: readonly string[]): string => {
  const types = new Map(known.map((column) => [column.name, column.type]));
  const values = columns.map((column, index) => {
    const type = types.get(column);
    if (type === undefined) throw new Unknown(`${name}.${column}`);
    return `(row->>${index})::${type}`;
  });
  return `insert into ${name} (${columns.join(', ')}) overriding system value
          select ${values.join(', ')} from jsonb_array_elements($1::jsonb) as row`;
};

const foreignKeysSql = `
  select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by oid`;

/** Takes the foreign keys off; answers how to put them back, which looks up every row. */
const untieForeignKeys = async (tx: Queries): Promise<() => Promise<void>> => {
  const keys = await tx.query<{ table: string; name: string; definition: string }>(foreignKeysSql);
  for (const { table, name } of keys) await tx.query(`alter table ${table} drop constraint ${name}`);
  return async () => {
    for (const { table, name, definition } of keys) {
      await tx.query(`alter table ${table} add constraint ${name} ${definition}`);
    }
  };
};

const continueFrom = async (tx: Queries, identities: Identities): Promise<void> => {
  for (const [table, { column, last }] of Object.entries(identities)) {
    if (last === null) continue;
    await tx.query('select setval(pg_get_serial_sequence($1, $2), $3::bigint)', [table, column, last]);
  }
};
