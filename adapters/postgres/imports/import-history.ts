import type { ImportRun } from '#core/catalogue/import/import.service.ts';
import type { ImportCounts, ImportHistoryRepository, ImportRecord } from '#core/catalogue/import/import-record.ts';
import { pageSize } from '#core/shared/paging.ts';
import { recordAudit } from '../audit.ts';
import type { Queries } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';
import { asJson } from './json-text.ts';

const listSql = `
  select r.id as row, r.import_id as id, r.kind, r.file_name as "fileName", r.supplier, r.imported_by as "importedBy",
         r.imported_at as "importedAt", r.counts,
         exists (select 1 from catalogue_import_rejection x where x.import_id = r.import_id) as "hasRejectedRows",
         r.id = (select max(l.id) from import_record l where l.undone_at is null) as "isLast",
         case when r.undo_asked_by is not null then
           json_build_object('askedBy', r.undo_asked_by, 'undoneAt', to_json(r.undone_at), 'kept', r.kept_products) end as undo
    from import_record r
   where $1::bigint is null or r.id < $1
   order by r.id desc
   limit ${pageSize + 1}`;

type RecordRow = ImportRecord & { readonly row: number };

export const createImportHistoryRepository = (database: Queries): ImportHistoryRepository => ({
  async list(after) {
    const rows = await database.query<RecordRow>(listSql, [after === null ? null : rowId(after)]);
    const shown = rows.slice(0, pageSize);
    const next = rows.length > pageSize ? String(shown.at(-1)?.row) : null;
    return { records: shown.map(({ row: _row, ...record }) => record), next };
  },
});

/** Notes the publication of an import, in its transaction: for the history, and for the audit trail. */
export const recordImport = async (
  tx: Queries,
  generation: number,
  { id, kind, fileName, supplier, summary }: ImportRun,
  importedBy: string,
): Promise<void> => {
  const counts: ImportCounts = {
    new: summary.new,
    changed: summary.changed,
    unchanged: summary.unchanged,
    rejected: summary.rejected,
    missing: summary.missing,
  };
  await tx.query(
    `insert into import_record (import_id, kind, file_name, supplier, imported_by, generation, counts)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb)`,
    [id, kind, fileName, supplier, importedBy, generation, asJson(counts)],
  );
  const facts = { importId: id, kind, fileName, supplier, ...counts };
  await recordAudit(tx, { userName: importedBy, actedBy: null }, 'catalogue-imported', facts);
};
