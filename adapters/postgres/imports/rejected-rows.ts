import type { RejectedRow, RejectedRowRepository } from '#core/catalogue/import/plan/rejected-row.repository.port.ts';
import { inBatches } from '#core/shared/in-batches.ts';
import type { Database } from '../database/database.ts';
import { asJson } from './json-text.ts';

/** Rows of a statement: a few milliseconds, so that other people's calls never wait long behind one. */
const rowsAtOnce = 500;

/** The rows that an import left out, for their file. */
export const createRejectedRowRepository = (database: Database): RejectedRowRepository => ({
  async add(importId, rows) {
    for (const some of inBatches(rows, rowsAtOnce)) {
      await database.yieldToOthers();
      await database.query(
        // Adds nothing where the import was deleted before these rows came.
        `with kept as (select id from catalogue_import where id = $1 for key share)
         insert into catalogue_import_rejection (import_id, line, cells, reasons)
         select kept.id, (row->>'line')::int, row->'cells', row->'reasons' from kept, jsonb_array_elements($2::jsonb) row
         on conflict (import_id, line) do nothing`,
        [importId, asJson(some)],
      );
    }
  },

  async *read(importId) {
    for (let after = 0; ; ) {
      await database.yieldToOthers();
      const rows = await database.query<RejectedRow>(
        `select line, cells, reasons from catalogue_import_rejection
          where import_id = $1 and line > $2 order by line limit ${rowsAtOnce}`,
        [importId, after],
      );
      if (rows.length > 0) yield rows;
      const last = rows.at(-1);
      if (last === undefined || rows.length < rowsAtOnce) return;
      after = last.line;
    }
  },

  async clear(importId) {
    await database.query('delete from catalogue_import_rejection where import_id = $1', [importId]);
  },
});
