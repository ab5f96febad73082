import { type ImportCounts, noneCounted, type RejectedSheetLine } from '#core/imports/import-record.ts';
import { inBatches } from '#core/shared/in-batches.ts';
import { Ok } from '#core/shared/result.ts';
import type { SheetImportRepository } from '#core/sheets/sheet-import.repository.port.ts';
import { recordAudit } from '../audit.ts';
import type { Database, Queries } from '../database/database.ts';
import { asJson } from './json-text.ts';

/** Rows of a statement: a few milliseconds, so that other people's calls never wait long behind one. */
const rowsAtOnce = 500;

/** Imports of a kind that can be undone, one after the other, and whose rejected rows are there. */
const keptOfAKind = 10;

/**
 * An import that wrote nothing, or was rejected whole, puts none out of the last ones that have what the table keeps of
 * them.
 */
const forgetOldSql = ['sheet_import_change', 'sheet_import_rejection'].map(
  (table) => `
  delete from ${table} where ctid = any(array(
    select x.ctid from ${table} x join import_record r on r.id = x.record_id
     where r.kind = $1 and r.id not in (
       select i.id from import_record i where i.kind = $1 and exists (select from ${table} k where k.record_id = i.id)
        order by i.id desc limit ${keptOfAKind})
     limit ${rowsAtOnce}))
  returning 1`,
);

export const createSheetImportRepository = (database: Database): SheetImportRepository => ({
  async goOn(id) {
    const begun = await database.query('update import_record set told_at = now() where import_id = $1 returning 1', [
      id,
    ]);
    return begun.length === 0 ? null : writtenBy(database, id);
  },

  async begin({ id, kind, fileName, worksheet, supplier, headings }, author) {
    await database.query(
      `insert into import_record (import_id, kind, file_name, supplier, imported_by, counts, headings, worksheet)
       values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8)`,
      [id, kind, fileName, supplier, author.userName, asJson(noneCounted), asJson(headings), worksheet],
    );
  },

  async advance(id, { done, total }) {
    await database.query(
      'update import_record set rows_done = $2, rows_total = $3, told_at = now() where import_id = $1',
      [id, done, total],
    );
  },

  async end(id, ended, author) {
    const { rejected, isWhole } = ended;
    let { counts } = ended;
    if (counts.new + counts.changed === 0 && !(isWhole && rejected.length > 0)) {
      const forgotten = await database.query(forgetUnwrittenSql, [id]);
      if (forgotten.length > 0) return;
      // The import broke off after it had written some rows and before it had counted them.
      counts = { ...counts, ...(await writtenBy(database, id)) };
    }
    await addAllRejected(database, id, rejected);
    const noted = await database.transaction(async (tx) => {
      const [record] = await tx.query<{ kind: string; fileName: string; supplier: string | null }>(
        `update import_record set counts = $2::jsonb, ended_at = now(), broke_off = not $3
          where import_id = $1 and ended_at is null returning kind, file_name as "fileName", supplier`,
        [id, asJson(counts), isWhole],
      );
      if (record !== undefined) await recordAudit(tx, author, 'sheet-imported', { importId: id, ...record, ...counts });
      return Ok(record ?? null);
    });
    const record = noted.unwrap();
    if (record !== null) await forgetOld(database, record.kind);
  },
});

/** Keeps what an import left out, some rows at a time. */
export const addAllRejected = async (
  database: Database,
  id: string,
  rejected: readonly RejectedSheetLine[],
): Promise<void> => {
  for (const some of inBatches(rejected, rowsAtOnce)) {
    await database.yieldToOthers();
    await addRejected(database, id, some);
  }
};

const forgetUnwrittenSql = `
  delete from import_record r where import_id = $1 and ended_at is null and not exists (select from sheet_import_change where record_id = r.id) returning 1`;

/** How many things an import made and changed, by what is noted with each. */
const writtenBy = async (database: Database, id: string): Promise<Pick<ImportCounts, 'new' | 'changed'>> => {
  const [written] = await database.query<Pick<ImportCounts, 'new' | 'changed'>>(
    `select (count(*) filter (where is_new))::int as new, (count(*) filter (where not is_new))::int as changed
       from (select bool_or(c.before is null) as is_new from sheet_import_change c join import_record r on r.id = c.record_id
              where r.import_id = $1 group by c.thing) things`,
    [id],
  );
  return written ?? { new: 0, changed: 0 };
};

/** Deletes the oldest sheets of a kind beyond those that are kept, some rows at a time. */
export const forgetOld = async (database: Database, kind: string): Promise<void> => {
  for (const sql of forgetOldSql) {
    let gone: number;
    do {
      await database.yieldToOthers();
      gone = (await database.query(sql, [kind])).length;
    } while (gone === rowsAtOnce);
  }
};

const addRejected = (queries: Queries, id: string, rows: readonly RejectedSheetLine[]) =>
  queries.query(
    `insert into sheet_import_rejection (record_id, line, cells, reasons)
     select r.id, (row->>'line')::int, row->'cells', row->'reasons'
       from import_record r, jsonb_array_elements($2::jsonb) row where r.import_id = $1
     on conflict (record_id, line) do nothing`,
    [id, asJson(rows)],
  );

/** The rejected rows of an import of a sheet, in their order. */
export async function* readSheetRejections(
  database: Database,
  id: string,
): AsyncGenerator<readonly RejectedSheetLine[]> {
  for (let after = 0; ; ) {
    await database.yieldToOthers();
    const rows: RejectedSheetLine[] = await database.query<RejectedSheetLine>(
      `select x.line, x.cells, x.reasons from sheet_import_rejection x join import_record r on r.id = x.record_id
        where r.import_id = $1 and x.line > $2 order by x.line limit ${rowsAtOnce}`,
      [id, after],
    );
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtOnce) return;
    after = last.line;
  }
}
