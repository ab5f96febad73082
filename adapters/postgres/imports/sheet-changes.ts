import type { Author } from '#core/audit/author.ts';
import { maxKeptThings } from '#core/imports/import-undo.ts';
import type { SheetChange, SheetChangeRepository } from '#core/imports/sheet-undo.ts';
import { Ok } from '#core/shared/result.ts';
import { recordAudit } from '../audit.ts';
import type { Database, Queries } from '../database/database.ts';
import { asJson } from './json-text.ts';

/** Things taken back a page: few enough that other people's calls never wait long behind one. */
const changesAtOnce = 200;

/**
 * Notes what an import does to a thing, in the transaction of the change; nothing where no import does it. `readChange`
 * is called only then.
 */
export const noteChange = async (
  tx: Queries,
  { importId }: Author,
  readChange: () => Promise<SheetChange>,
): Promise<void> => {
  if (importId === undefined) return;
  const { thing, name, before, after } = await readChange();
  await tx.query(
    `insert into sheet_import_change (record_id, thing, name, before, after)
     select id, $2, $3, $4::jsonb, $5::jsonb from import_record where import_id = $1`,
    [importId, thing, name, before === null ? null : asJson(before), asJson(after)],
  );
};

type ChangeRow = SheetChange & { readonly id: number };

export const createSheetChangeRepository = (database: Database): SheetChangeRepository => ({
  async *read(importId) {
    for (let below = Number.MAX_SAFE_INTEGER; ; ) {
      await database.yieldToOthers();
      const rows: ChangeRow[] = await database.query<ChangeRow>(
        `select c.id, c.thing, c.name, c.before, c.after from sheet_import_change c join import_record r on r.id = c.record_id
          where r.import_id = $1 and c.id < $2 order by c.id desc limit ${changesAtOnce}`,
        [importId, below],
      );
      if (rows.length > 0) yield rows;
      const last = rows.at(-1);
      if (last === undefined || rows.length < changesAtOnce) return;
      below = last.id;
    }
  },

  async count(importId) {
    const [row] = await database.query<{ count: number }>(
      `select count(*)::int as count from sheet_import_change c join import_record r on r.id = c.record_id where r.import_id = $1`,
      [importId],
    );
    return row?.count ?? 0;
  },

  async undone(importId, kept, author) {
    const noted = await database.transaction(async (tx) => {
      const [record] = await tx.query<{ kind: string; fileName: string }>(
        `update import_record set undone_at = now(), kept_products = $2, kept = $3::jsonb
          where import_id = $1 and undone_at is null returning kind, file_name as "fileName"`,
        [importId, kept.length, asJson(kept.slice(0, maxKeptThings))],
      );
      if (record !== undefined) {
        await recordAudit(tx, author, 'import-undone', { importId, ...record, kept: kept.length });
      }
      return Ok(undefined);
    });
    noted.unwrap();
  },
});
