import { type CustomerQuoteRepository, customerQuotesOnAPage } from '#core/quotes/customer-quote.repository.port.ts';
import type { QuoteForStaff } from '#core/quotes/customer-quote.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { Database } from '../database/database.ts';
import { readInstantKey, writePageKey } from '../database/page-key.ts';
import { rowId } from '../database/row-id.ts';

interface Row {
  readonly id: number;
  readonly key: string;
  readonly year: number;
  readonly number: number;
  readonly date: string;
  readonly validity_days: number;
  readonly articles: QuoteForStaff['articles'];
}

/** No price and nothing that the shop wrote is read: a line without a product is its own text. */
const pageSql = `
  select q.id, q.created_at::text as key, q.year, q.number, q.date, q.validity_days,
         (select coalesce(json_agg(json_build_object('code', l.code, 'brand', l.brand, 'description', l.description,
                   'quantity', l.quantity) order by l.position), '[]')
            from quote_line l where l.quote_id = q.id and l.product_price_id is not null) as articles
    from quote q
   where q.customer_id = $1 and ($2::timestamptz is null or (q.created_at, q.id) < ($2, $3::bigint))
   order by q.created_at desc, q.id desc limit ${customerQuotesOnAPage + 1}`;

/** Quotes of the shops as the distributor's staff see them. */
export const createCustomerQuoteRepository = (database: Database): CustomerQuoteRepository => ({
  async of(scope, customerId, after) {
    const key = after === null ? [null, null] : readInstantKey(after);
    if (key === null) return Err({ code: 'page-key-unreadable' });
    const [customer] = await database.query(
      'select id from customer where id = $1 and ($2::int is null or seller_id = $2)',
      [rowId(customerId), scope === 'everybody' ? null : rowId(scope.ofSeller)],
    );
    if (customer === undefined) return Err({ code: 'customer-not-found' });
    const rows = await database.query<Row>(pageSql, [rowId(customerId), ...key]);
    const page = rows.slice(0, customerQuotesOnAPage);
    const last = page.at(-1);
    return Ok({
      quotes: page.map(quoteOf),
      next: rows.length > page.length && last !== undefined ? writePageKey([last.key, last.id]) : null,
    });
  },
});

const quoteOf = ({ id, year, number, date, validity_days, articles }: Row): QuoteForStaff => ({
  id: asId(String(id)),
  year,
  number,
  date,
  validityDays: validity_days,
  articles,
});
