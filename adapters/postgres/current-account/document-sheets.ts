import { detailsOf } from '#core/current-account/management/written-document.ts';
import type { DocumentSheetRepository } from '#core/current-account/sheets/document-sheet.repository.port.ts';
import type { HeldDocument } from '#core/current-account/sheets/plan-documents.ts';
import { asId } from '#core/shared/ids.ts';
import { inBatches } from '#core/shared/in-batches.ts';
import type { Database } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';
import { type StoredRow, storedOf } from './account-documents.ts';
import { storedColumns } from './document-list-sql.ts';

const rowsAtOnce = 1000;

const allSql = `
  select ${storedColumns} from account_document d join customer c on c.id = d.customer_id
   where d.id > $1 order by d.id limit ${rowsAtOnce}`;

const owedSql = `
  select ${storedColumns} from account_document d join customer c on c.id = d.customer_id
   where d.customer_id = any($2::int[]) and d.debt > 0 and not d.finished and d.id > $1 order by d.id limit ${rowsAtOnce}`;

const namedSql = `
  select ${storedColumns} from unnest($1::text[], $2::int[], $3::int[]) as n (letter, point_of_sale, number)
    join account_document d on d.letter = n.letter and d.point_of_sale = n.point_of_sale and d.number = n.number
    join customer c on c.id = d.customer_id`;

const heldOf = (row: StoredRow): HeldDocument => {
  const { id, version, customerId, customerName, ...document } = storedOf(row);
  return {
    id,
    version,
    customerId,
    customerName,
    isSettled: document.isFinished,
    details: detailsOf({ id, version, customerId, customerName, ...document }),
  };
};

async function* pages(
  database: Database,
  sql: string,
  values: readonly unknown[] = [],
): AsyncGenerator<readonly HeldDocument[]> {
  let after = 0;
  do {
    const rows: StoredRow[] = await database.query<StoredRow>(sql, [after, ...values]);
    if (rows.length > 0) yield rows.map(heldOf);
    after = rows.length < rowsAtOnce ? 0 : (rows.at(-1)?.id ?? 0);
  } while (after > 0);
}

/** Sheets of documents: what is stored of them, what a sheet writes, and its undoing. */
export const createDocumentSheetRepository = (database: Database): DocumentSheetRepository => ({
  all: () => pages(database, allSql),
  owedBy: (customers) => pages(database, owedSql, [customers.map(rowId)]),

  async named(names) {
    const found: HeldDocument[] = [];
    for (const some of inBatches(names, rowsAtOnce)) {
      await database.yieldToOthers();
      const rows = await database.query<StoredRow>(namedSql, [
        some.map(({ letter }) => letter),
        some.map(({ pointOfSale }) => pointOfSale),
        some.map(({ number }) => number),
      ]);
      found.push(...rows.map(heldOf));
    }
    return found;
  },

  async customers() {
    const rows = await database.query<{ id: number; code: string; cuit: string }>(
      `select id, external_code as code, coalesce(cuit_digits, '') as cuit from customer`,
      [],
    );
    return rows.map(({ id, code, cuit }) => ({ id: asId<'customer'>(String(id)), code, cuit }));
  },
});
