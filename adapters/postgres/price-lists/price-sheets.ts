import type { Author } from '#core/audit/author.ts';
import type { LastChange } from '#core/audit/last-change.ts';
import type { PriceDraft } from '#core/catalogue/import/drafts/drafts.ts';
import type { ImportCounts } from '#core/imports/import-record.ts';
import type { StoredListRefusal } from '#core/price-lists/management/price-list-management.repository.port.ts';
import type {
  ComparedPrices,
  PriceSheetRepository,
  PricesMoved,
  SettledPriceSheet,
} from '#core/price-lists/management/price-sheet.repository.port.ts';
import { asId, type PriceChangeId } from '#core/shared/ids.ts';
import { inBatches } from '#core/shared/in-batches.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { recordAudit } from '../audit.ts';
import { articlesOf } from '../catalogue-draft/articles-of.ts';
import { lockCustomers } from '../customers/customer-clashes.ts';
import type { Database, Queries } from '../database/database.ts';
import { publishedGeneration } from '../database/published-generation.ts';
import { rowId } from '../database/row-id.ts';
import { asJson } from '../imports/json-text.ts';
import { addAllRejected, forgetOld } from '../imports/sheet-imports.ts';
import { isoInstant } from '../live/live.ts';
import { authorOfLast } from '../products/last-change.ts';
import { inUse } from './held-lists.ts';
import { roomForChange, tellManagedLists } from './price-changes.ts';

/** Rows in one statement: few enough that other people's calls never wait long behind it. */
const rowsAtOnce = 500;
const sweptAtOnce = 1000;

/** The price rows that imports of prices write to. */
const addSql = `
  insert into price_change_row (price_change_id, product_price_id, price)
  select $1, pp.id, i.price from unnest($2::int[], $3::numeric[]) as i (row_id, price) join product_price pp on pp.id = i.row_id
  on conflict (price_change_id, product_price_id) do update set price = excluded.price`;

/**
 * What nobody is going to make any more, by a look-up for each change that has rows; one that a killed process was
 * reading is of nobody after an hour.
 */
const sweptSql = `
  with recursive left_over as (delete from price_change where state = 'reading' and created_at < now() - interval '1 hour'),
    with_rows (id) as (
      select min(price_change_id) from price_change_row
      union all
      select (select min(r.price_change_id) from price_change_row r where r.price_change_id > w.id) from with_rows w where w.id is not null)
  select w.id from with_rows w
   where w.id is not null and not exists (select from price_change c where c.id = w.id and c.state in ('reading', 'waiting')
                        and not (c.state = 'reading' and c.created_at < now() - interval '1 hour'))`;

/** By their places in the table: to look each one up again among all that are left takes six times as long. */
const sweepSql = `
  with gone as (delete from price_change_row
                 where ctid = any(array(select ctid from price_change_row where price_change_id = $1 limit ${sweptAtOnce})) returning 1)
  select count(*)::int as count from gone`;

/**
 * The author of the newest generation that says the price of the rows $1 (of the products $2) in the list $3, or that
 * took one back; of what was undone nothing is left but its undoing.
 */
const lastPriceSql = `
  with last as (
    select g.generation, g.reason, g.published_at from catalogue_generation g
     where g.generation = (
       select max(x.generation) from (
         select l.generation from list_price l
          where l.product_price_id = any($1::int[]) and l.price_list_id = $3 and l.generation <= ${publishedGeneration}
         union all
         select c.generation from import_record r join catalogue_change c on c.generation = r.undone_generation
          where c.product_id = any($2::int[]) and r.kind in ('catalogue', 'prices', 'list-prices')
            and (r.price_list_id is null or r.price_list_id = $3)) x))
  ${authorOfLast('$2')}`;

/** Sheets of new prices of a list: read against today's prices, kept for their moment, undone. */
export const createPriceSheetRepository = (database: Database): PriceSheetRepository => ({
  begin: (id, at, fileName, author) =>
    database.transaction(async (tx) => {
      await lockCustomers(tx);
      const list = await inUse(tx, id);
      if (!list.ok) return list;
      const room = await roomForChange(tx, list.val.id);
      if (!room.ok) return room;
      const [row] = await tx.query<{ id: number }>(
        `insert into price_change (price_list_id, at, file_name, state, created_by)
         values ($1, $2::timestamptz, $3, 'reading', $4) returning id`,
        [list.val.id, at, fileName, author.userName],
      );
      return Ok(asId<'price-change'>(String(row?.id)));
    }),

  async add(id, rows) {
    for (const some of inBatches(rows, rowsAtOnce)) {
      await database.yieldToOthers();
      await addRows(database, id, some);
    }
  },

  changesMade: (id, now) => changesMadeOf(database, rowId(id), now),

  async settle(id, sheet, author, compared) {
    const { importId } = sheet;
    // The record and its rejected rows are written before the change waits: after a failure the sheet can be sent
    // again.
    await addRecord(database, id, sheet, author);
    const settled = await database.transaction<void, StoredListRefusal | PricesMoved>(async (tx) => {
      // Changes of prices are settled one after the other: what another one wrote is seen here, or sees this one.
      await lockCustomers(tx);
      if (compared !== null && !(await isAsCompared(tx, id, compared))) return Err({ code: 'prices-moved' });
      const [settled] = await tx.query<{ name: string; at: string; file_name: string; said: number }>(
        `update price_change c set state = 'waiting',
                said = (select count(*)::int from price_change_row r where r.price_change_id = c.id)
           from price_list l where c.id = $1 and c.state = 'reading' and l.id = c.price_list_id
         returning l.name, ${isoInstant('c.at')} as at, c.file_name, c.said`,
        [rowId(id)],
      );
      if (settled === undefined) return Err({ code: 'price-change-gone' });
      const { name, at, file_name: file, said } = settled;
      await recordAudit(tx, author, 'price-change-scheduled', { list: name, at, file, prices: said });
      await tx.query('update import_record set ended_at = now(), price_change_id = $2 where import_id = $1', [
        importId,
        rowId(id),
      ]);
      await tellManagedLists(tx);
      return Ok(undefined);
    });
    if (settled.ok) await forgetOld(database, 'list-prices');
    else await database.query('delete from import_record where import_id = $1', [importId]);
    return settled;
  },

  async keepRejected(id, sheet, author) {
    const { importId, counts } = sheet;
    await addRecord(database, id, sheet, author);
    const kept = await database.transaction<void, never>(async (tx) => {
      const [record] = await tx.query<{ kind: string; fileName: string; supplier: string | null }>(
        `update import_record set ended_at = now() where import_id = $1 returning kind, file_name as "fileName", supplier`,
        [importId],
      );
      if (record !== undefined) await recordAudit(tx, author, 'sheet-imported', { importId, ...record, ...counts });
      return Ok(undefined);
    });
    kept.unwrap();
    await forgetOld(database, 'list-prices');
  },

  async settled(importId) {
    const [record] = await database.query<{ readonly counts: ImportCounts }>(
      'select counts from import_record where import_id = $1 and ended_at is not null',
      [importId],
    );
    return record?.counts ?? null;
  },

  async lastPriceChange(id, article) {
    const { found } = await articlesOf(database, [article]);
    const rows = found.get(article.line)?.rows ?? [];
    const [ids, products] = [rows.map((row) => row.id), rows.map(({ productId }) => productId)];
    const [last] = await database.query<LastChange>(lastPriceSql, [ids, products, rowId(id)]);
    return last === undefined || last.by === '' ? null : last;
  },

  async drop(id) {
    await database.query(`delete from price_change where id = $1 and state = 'reading'`, [rowId(id)]);
  },

  async sweep() {
    for (const { id } of await database.query<{ id: number }>(sweptSql, [])) {
      let swept: number;
      do {
        await database.yieldToOthers();
        const [gone] = await database.query<{ count: number }>(sweepSql, [id]);
        swept = gone?.count ?? 0;
      } while (swept === sweptAtOnce);
    }
  },
});

/** A change is counted once it is made, and in another column once it is undone: no two states have the same text. */
const changesMadeOf = async (queries: Queries, list: number, now: string): Promise<string | null> => {
  const [row] = await queries.query<{ readonly made: string; readonly due: boolean }>(
    `select count(*) filter (where state = 'done') || ' ' || count(*) filter (where state = 'undone') as made,
            coalesce(bool_or(state = 'waiting' and at <= $2::timestamptz), false) as due
       from price_change where price_list_id = $1`,
    [list, now],
  );
  return row === undefined || row.due ? null : row.made;
};

const isAsCompared = async (tx: Queries, id: PriceChangeId, { changesMade, now }: ComparedPrices): Promise<boolean> => {
  const [change] = await tx.query<{ readonly list: number }>(
    'select price_list_id as list from price_change where id = $1',
    [rowId(id)],
  );
  return change === undefined || (await changesMadeOf(tx, change.list, now())) === changesMade;
};

/** Adds the sheet's record to the history of imports, not ended yet, and its rejected rows. */
const addRecord = async (
  database: Database,
  id: PriceChangeId,
  { importId, supplier, worksheet, headings, counts, rejected }: SettledPriceSheet,
  author: Author,
): Promise<void> => {
  // Deletes the record that a process left in the middle.
  await database.query('delete from import_record where import_id = $1 and ended_at is null', [importId]);
  await database.query(
    `insert into import_record (import_id, kind, file_name, imported_by, counts, headings, price_list_id, supplier, worksheet)
     select $1, 'list-prices', file_name, $2, $3::jsonb, $4::jsonb, price_list_id, $6, $7 from price_change where id = $5 and state = 'reading'`,
    [importId, author.userName, asJson(counts), asJson(headings), rowId(id), supplier, worksheet],
  );
  await addAllRejected(database, importId, rejected);
};

const addRows = async (database: Database, id: PriceChangeId, rows: readonly PriceDraft[]): Promise<void> => {
  const { found } = await articlesOf(database, rows);
  // An article may be named with its brand and without it: what is said last counts.
  const prices = new Map(
    rows.flatMap(({ line, price }) => {
      const article = found.get(line);
      return (article?.rows ?? []).map((row) => [row.id, price] as const);
    }),
  );
  await database.query(addSql, [rowId(id), [...prices.keys()], [...prices.values()]]);
};
