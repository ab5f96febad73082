import type { QuoteRepository, QuoteToStore } from '#core/quotes/quote.repository.port.ts';
import type { StoredQuote, StoredQuoteLine } from '#core/quotes/quote.ts';
import { searchTextOf, wordsToFind } from '#core/quotes/quote-search.ts';
import { type KeyReused, type KnownRequest, madeBefore } from '#core/shared/idempotency.ts';
import { asId, type CustomerId, type QuoteId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { Database, Queries } from '../database/database.ts';
import { knownRequest } from '../database/known-request.ts';
import { fromNullableColumn, toColumn } from '../database/money-column.ts';
import { readPage } from '../database/page.ts';
import { rowId } from '../database/row-id.ts';
import { tellCompany } from '../live/live.ts';
import {
  insertLinesSql,
  insertQuoteSql,
  type LineJson,
  type QuoteRow,
  readQuotesSql,
  whereFound,
} from './quotes-sql.ts';

const knownKey = (queries: Queries, customerId: CustomerId, key: string): Promise<KnownRequest<QuoteId> | null> =>
  knownRequest(queries, key, {
    ...{ table: 'quote', columns: 'id', of: { customer_id: rowId(customerId) } },
    made: ({ id }: { readonly id: number }) => asId<'quote'>(String(id)),
  });

/** The quotes that a shop makes for its own clients. */
export const createQuoteRepository = (database: Database): QuoteRepository => ({
  knownKey: (customerId, key) => knownKey(database, customerId, key),

  store: (quote) =>
    database.transaction<QuoteId, KeyReused>(async (tx) => {
      const own = rowId(quote.customerId);
      // The counter's row is held until the commit: numbers have no gaps, and a duplicate of this request waits here.
      await tx.query(
        `insert into quote_counter (customer_id, year, last) values ($1, $2, 0)
         on conflict (customer_id, year) do update set last = quote_counter.last`,
        [own, quote.year],
      );
      const before = madeBefore(await knownKey(tx, quote.customerId, quote.idempotencyKey), quote.payloadHash);
      if (before !== null) return before;
      const [stored] = await tx.query<{ id: number }>(insertQuoteSql, quoteValues(quote));
      if (stored === undefined) throw new Error(`no counter for customer ${quote.customerId}`);
      await tx.query(insertLinesSql, [stored.id, ...lineValues(quote.lines)]);
      await tellCompany(tx, 'QuotesChanged', quote.customerId, quote.actedBy ?? quote.createdBy);
      return Ok(asId(String(stored.id)));
    }),

  async byId(customerId, id) {
    const [row] = await database.query<QuoteRow>(`${readQuotesSql} where q.customer_id = $1 and q.id = $2`, [
      rowId(customerId),
      rowId(id),
    ]);
    return row === undefined ? null : storedQuote(row);
  },

  async ofCustomer(customerId, { page, text }) {
    const { rows, ...paging } = await readPage<QuoteRow>(database, page, {
      rows: `${readQuotesSql} ${whereFound} order by q.created_at desc, q.id desc`,
      count: `select count(*)::int as found from quote q ${whereFound}`,
      values: [rowId(customerId), wordsToFind(text)],
    });
    return { quotes: rows.map(storedQuote), ...paging };
  },

  async change(customerId, { id, version }, change, by) {
    const changed = await database.transaction<true, 'moved'>(async (tx) => {
      const held = await tx.query(
        `update quote set version = version + 1, date = $4, validity_days = $5, client_name = $6, client_phone = $7, note = $8,
                includes_iva = $9, search_text = $10
          where customer_id = $1 and id = $2 and version = $3 returning id`,
        [
          ...[rowId(customerId), rowId(id), version, change.date, change.validityDays],
          ...[change.clientName, change.clientPhone, change.note, change.includesIva, searchTextOf(change)],
        ],
      );
      if (held.length === 0) return Err('moved');
      await tx.query('delete from quote_line where quote_id = $1', [rowId(id)]);
      await tx.query(insertLinesSql, [rowId(id), ...lineValues(change.lines)]);
      await tellCompany(tx, 'QuotesChanged', customerId, by);
      return Ok(true);
    });
    return changed.ok;
  },

  async remove(customerId, { id, version }, by) {
    const removed = await database.transaction<true, 'moved'>(async (tx) => {
      const gone = await tx.query(
        'delete from quote where customer_id = $1 and id = $2 and version = $3 returning id',
        [rowId(customerId), rowId(id), version],
      );
      if (gone.length === 0) return Err('moved');
      await tellCompany(tx, 'QuotesChanged', customerId, by);
      return Ok(true);
    });
    return removed.ok;
  },

  async noteCarted(customerId, id, at, by) {
    await database.transaction<void, never>(async (tx) => {
      await tx.query('update quote set carted_at = $3::timestamptz where customer_id = $1 and id = $2', [
        rowId(customerId),
        rowId(id),
        at,
      ]);
      await tellCompany(tx, 'QuotesChanged', customerId, by);
      return Ok(undefined);
    });
  },
});

const quoteValues = (quote: QuoteToStore): readonly unknown[] => [
  rowId(quote.customerId),
  quote.year,
  quote.createdAt,
  quote.createdBy,
  quote.actedBy,
  quote.date,
  quote.validityDays,
  quote.clientName,
  quote.clientPhone,
  quote.note,
  quote.includesIva,
  quote.idempotencyKey,
  quote.payloadHash,
  searchTextOf(quote),
];

const lineValues = (lines: readonly StoredQuoteLine[]): readonly unknown[] => [
  lines.map(({ productPriceId }) => (productPriceId === null ? null : rowId(productPriceId))),
  lines.map(({ code }) => code),
  lines.map(({ brand }) => brand),
  lines.map(({ description }) => description),
  lines.map(({ quantity }) => quantity),
  lines.map(({ sellingPrice }) => (sellingPrice === null ? null : toColumn(sellingPrice))),
  lines.map(({ ownPrice }) => (ownPrice === null ? null : toColumn(ownPrice))),
  lines.map(({ isAtCost }) => isAtCost),
];

const storedQuote = (row: QuoteRow): StoredQuote => ({
  id: asId(String(row.id)),
  year: row.year,
  number: row.number,
  customerId: asId(String(row.customer_id)),
  shopName: row.shop_name,
  date: row.date,
  validityDays: row.validity_days,
  clientName: row.client_name,
  clientPhone: row.client_phone,
  note: row.note,
  includesIva: row.includes_iva,
  createdBy: row.created_by,
  actedBy: row.acted_by,
  cartedAt: row.carted_at,
  version: row.version,
  lines: row.lines.map(storedLine),
});

const storedLine = (line: LineJson): StoredQuoteLine => ({
  productPriceId: line.row === null ? null : asId(String(line.row)),
  code: line.code,
  brand: line.brand,
  description: line.description,
  quantity: line.quantity,
  sellingPrice: fromNullableColumn(line.selling),
  ownPrice: fromNullableColumn(line.own),
  isAtCost: line.at_cost,
});
