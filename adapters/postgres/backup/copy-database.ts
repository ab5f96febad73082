import { Ok } from '#core/shared/result.ts';
import type { Database, Queries } from '../database/database.ts';
import { databaseId } from '../database/database-id.ts';
import type { BackupHead, BackupSink } from './backup-sink.ts';
import { type Page, rowsAtTheMoment, rowsInPages } from './read-rows.ts';
import { type StoredTable, storedIdentities, storedTables } from './stored-tables.ts';
import { type Share, shareOf } from './unchanging-rows.ts';

/**
 * Not copied: the migrations make the first; sign-ins are not revived, since some may have been ended since; an import
 * that was under way would be written a second time.
 */
const leftOut: readonly string[] = [
  ...['schema_migration', 'session'],
  ...['catalogue_import', 'catalogue_import_part', 'catalogue_import_rejection'],
  ...['sheet_run', 'sheet_run_part'],
];

/**
 * The whole snapshot: its end alone stays the same when a transaction commits that was open while later ones came and
 * went.
 */
export const changeMark = async (queries: Queries): Promise<string> => {
  const [row] = await queries.query<{ mark: string }>('select pg_current_snapshot()::text as mark');
  return row?.mark ?? '';
};

const headOf = async (moment: Queries): Promise<BackupHead> => {
  const [migrated] = await moment.query<{ schema: number }>('select max(version) as schema from schema_migration');
  return {
    schema: migrated?.schema ?? 0,
    database: await databaseId(moment),
    mark: await changeMark(moment),
  };
};

/** Asks when nobody else does, or after a short while all the same. */
const lastInLine = (database: Database): Queries => ({
  async query(text, values) {
    await database.yieldToOthers();
    return database.query(text, values);
  },
});

/** What a copy throws that was read of two moments: what never changes again was edited while it was read. */
export class CatalogueEdited extends Error {
  constructor() {
    super('the catalogue was edited while it was copied');
  }
}

/**
 * A number that changes with every edit of the catalogue, which may change what is published in its place; null while
 * an import is being undone.
 */
const editsSoFar = async (queries: Queries): Promise<number | null> => {
  const [row] = await queries.query<{ generation: number; undoing: boolean }>(
    `select coalesce(max(generation), 0) as generation,
            exists (select from import_record where undo_asked_at is not null and undone_at is null) as undoing
       from catalogue_generation`,
  );
  return row === undefined || row.undoing ? null : row.generation;
};

/**
 * Reads the whole database as it is at one moment into `sink` (how: docs/decisions/0009-backups.md). Throws
 * CatalogueEdited where it came to be of two moments, and the signal's reason once it is given up.
 */
export const copyDatabase = async (
  database: Database,
  sink: BackupSink,
  signal: AbortSignal,
  { atTheMoment = database.kind === 'postgresql' } = {},
): Promise<void> => {
  const put = async ({ name, columns }: StoredTable, pages: AsyncIterable<Page>): Promise<void> => {
    let isAnnounced = false;
    for await (const { lines, count } of pages) {
      signal.throwIfAborted();
      if (!isAnnounced)
        await sink.table(
          name,
          columns.map((column) => column.name),
        );
      isAnnounced = true;
      await sink.rows(lines, count);
    }
  };
  const putLater = async (queries: Queries, shares: readonly (readonly [StoredTable, Share])[]): Promise<void> => {
    for (const [table, { later }] of shares) if (later !== null) await put(table, rowsInPages(queries, table, later));
  };
  const { shares, edits } = (
    await database.transaction<{ shares: [StoredTable, Share][]; edits: number | null }, never>(async (tx) => {
      await tx.query('set transaction isolation level repeatable read, read only');
      await sink.head(await headOf(tx), await storedIdentities(tx));
      const tables = (await storedTables(tx)).filter(({ name }) => !leftOut.includes(name));
      const found: [StoredTable, Share][] = [];
      for (const table of tables) {
        const share = await shareOf(tx, table.name);
        found.push([table, share]);
        if (share.now !== null) await put(table, rowsAtTheMoment(tx, table, share.now));
      }
      if (atTheMoment) await putLater(tx, found);
      return Ok({ shares: found, edits: atTheMoment ? null : await editsSoFar(tx) });
    })
  ).unwrap();
  if (atTheMoment) return;
  if (edits === null) throw new CatalogueEdited();
  const queries = lastInLine(database);
  await putLater(queries, shares);
  if (edits !== (await editsSoFar(queries))) throw new CatalogueEdited();
};
