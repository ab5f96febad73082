import type { Author } from '#core/audit/author.ts';
import type { ImportRun } from '#core/catalogue/import/import.service.ts';
import type {
  ImportCounts,
  ImportHistoryRepository,
  ImportRecord,
  RejectedSheet,
} from '#core/imports/import-record.ts';
import { maxKeptThings } from '#core/imports/import-undo.ts';
import { worksheetRead } from '#core/imports/sheet-preview.ts';
import { pageSize } from '#core/shared/paging.ts';
import { recordAudit } from '../audit.ts';
import type { Database, Queries } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';
import { isoInstant } from '../live/live.ts';
import { changedSinceImport, listInUseOf, namesChangedSince } from './changed-since.ts';
import { asJson } from './json-text.ts';
import { readSheetRejections } from './sheet-imports.ts';

/** A process that ended in the middle of an import of a sheet tells nothing more: after so long it is over. */
const runningFor = '30 minutes';

const runningSql = (record: 'r' | 'l'): string =>
  `(${record}.generation is null and ${record}.ended_at is null and coalesce(${record}.told_at, ${record}.imported_at) > now() - interval '${runningFor}')`;

/** Whether import `r` is still writing; one of the catalogue is recorded once it is published. */
export const isRunningSql = runningSql('r');

/** Whether the import `r` of a sheet ended, or its process did, before all its rows were looked at. */
export const brokeOffSql = `(r.generation is null and (r.broke_off or (r.ended_at is null and not ${isRunningSql})))`;

/**
 * What writes prices of lists. A sheet of new prices of a list is made at its moment: only the generation says what
 * came after it.
 */
const writesPrices = (record: 'r' | 'l'): string => `${record}.kind in ('catalogue', 'prices', 'list-prices')`;

/**
 * Whether `l` came after `r`, changed something or still writes, and is in its way: of the catalogue all of them follow
 * one another, of sheets those of a kind, and new prices of a list and what else may have written prices of it.
 */
export const isLaterSql = `l.undone_at is null
  and (l.generation is not null or ${runningSql('l')} or exists (select from sheet_import_change x where x.record_id = l.id))
  and ((l.id > r.id and 'list-prices' not in (l.kind, r.kind)
        and (l.kind = r.kind or (l.generation is not null and r.generation is not null)))
    or (l.generation > r.generation and 'list-prices' in (l.kind, r.kind) and ${writesPrices('l')} and ${writesPrices('r')}
        and coalesce(l.price_list_id = r.price_list_id, true)))`;

/** The change of prices of the import `r` while it is not made, as JSON. */
const waitingSql = `
  (select json_build_object('at', ${isoInstant('c.at')}, 'hasFailed', c.state = 'failed') from price_change c
    where c.id = r.price_change_id and c.state in ('waiting', 'failed'))`;

/**
 * An undoing that took longer gave up, or its process ended: it may be asked for again, and is one job all the same.
 */
const undoingFor = '15 minutes';

const listSql = `
  select r.id as row, r.generation, r.import_id as id, r.kind, r.file_name as "fileName", r.worksheet, r.supplier, r.imported_by as "importedBy",
         r.imported_at as "importedAt", r.counts, ${isRunningSql} as "isRunning",
         case when ${isRunningSql} and r.rows_total is not null then
           json_build_object('done', r.rows_done, 'total', r.rows_total) end as progress,
         ${brokeOffSql} as "brokeOff",
         exists (select from catalogue_import i where i.id = r.import_id) as "isKept",
         exists (select 1 from catalogue_import_rejection x where x.import_id = r.import_id)
           or exists (select 1 from sheet_import_rejection x where x.record_id = r.id) as "hasRejectedRows",
         r.undone_at is null and not ${isRunningSql} and not exists (select from import_record l where ${isLaterSql})
           and (r.generation is not null or exists (select from sheet_import_change x where x.record_id = r.id)) as "isLast",
         r.undone_at is null and exists (select from import_record l where ${isLaterSql}) as "isFollowed",
         case when r.undo_asked_by is not null and (r.undone_at is not null or r.undo_asked_at > now() - interval '${undoingFor}') then
           json_build_object('askedBy', r.undo_asked_by, 'undoneAt', to_json(r.undone_at), 'kept', r.kept_products, 'keptThings', r.kept,
             'isCancelled', r.kind = 'list-prices' and r.generation is null) end as undo,
         (select name from price_list where id = r.price_list_id) as "priceList", ${waitingSql} as waiting
    from import_record r
   where ($1::bigint is null or r.id < $1) and r.kind = any($2::text[])
   order by r.id desc
   limit ${pageSize + 1}`;

type RecordRow = Omit<ImportRecord, 'changedSince' | 'changedNames' | 'listInUse'> & {
  readonly row: number;
  readonly generation: number | null;
};

export const createImportHistoryRepository = (database: Database): ImportHistoryRepository => ({
  async list(kinds, after) {
    const rows = await database.query<RecordRow>(listSql, [after === null ? null : rowId(after), kinds]);
    const shown = rows.slice(0, pageSize);
    const next = rows.length > pageSize ? String(shown.at(-1)?.row) : null;
    const records: ImportRecord[] = [];
    for (const { row: _row, generation, ...record } of shown) {
      const isOffered = record.isLast && record.undo === null;
      const published = { kind: record.kind, generation };
      const changedSince = isOffered ? await changedSinceImport(database, published) : 0;
      const changedNames = changedSince > 0 ? await namesChangedSince(database, published, maxKeptThings) : [];
      const listInUse = isOffered ? await listInUseOf(database, generation) : null;
      records.push({ ...record, changedSince, changedNames, listInUse });
    }
    return { records, next };
  },

  async find(id) {
    const [row] = await database.query<Pick<ImportRecord, 'kind' | 'waiting'>>(
      `select kind, ${waitingSql} as waiting from import_record r where import_id = $1`,
      [id],
    );
    return row ?? null;
  },

  async rejected(id) {
    const [row] = await database.query<Omit<RejectedSheet, 'rows'>>(
      `select r.kind, r.file_name as "fileName", r.headings,
              (select count(*)::int from sheet_import_rejection x where x.record_id = r.id) as count
         from import_record r where r.import_id = $1 and r.headings is not null`,
      [id],
    );
    return row === undefined ? null : { ...row, rows: () => readSheetRejections(database, id) };
  },
});

/** Notes the publication of an import, in its transaction: for the history, and for the audit trail. */
export const recordImport = async (
  tx: Queries,
  generation: number,
  { id, kind, fileName, supplier, summary, preview }: ImportRun,
  author: Author,
): Promise<void> => {
  const counts: ImportCounts = {
    new: summary.new,
    changed: summary.changed,
    unchanged: summary.unchanged,
    rejected: summary.rejected,
    missing: summary.missing,
  };
  await tx.query(
    `insert into import_record (import_id, kind, file_name, supplier, imported_by, generation, counts, worksheet)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8)`,
    [
      id,
      kind,
      fileName,
      supplier,
      author.userName,
      generation,
      asJson(counts),
      preview === null ? '' : worksheetRead(preview),
    ],
  );
  const facts = { importId: id, kind, fileName, supplier, ...counts };
  await recordAudit(tx, author, 'catalogue-imported', facts, generation);
};
