import { spokenNumber } from '../database/spoken-number.ts';
export interface LineJson {
  readonly row: number | null;
  readonly code: string;
  readonly brand: string;
  readonly description: string;
  readonly quantity: number;
  readonly selling: string | null;
  readonly own: string | null;
  readonly at_cost: boolean;
}

export interface QuoteRow {
  readonly id: number;
  readonly year: number;
  readonly number: number;
  readonly customer_id: number;
  readonly shop_name: string;
  readonly date: string;
  readonly validity_days: number;
  readonly client_name: string;
  readonly client_phone: string;
  readonly note: string;
  readonly includes_iva: boolean;
  readonly created_by: string;
  readonly acted_by: string | null;
  readonly carted_at: string | null;
  readonly version: number;
  readonly lines: readonly LineJson[];
}

export const readQuotesSql = `
  select q.id, q.year, q.number, q.customer_id, coalesce(nullif(c.fantasy_name, ''), c.name) as shop_name, q.date, q.validity_days,
         q.client_name, q.client_phone, q.note, q.includes_iva, q.created_by, q.acted_by, q.carted_at, q.version,
         (select coalesce(json_agg(json_build_object('row', l.product_price_id, 'code', l.code, 'brand', l.brand,
                   'description', l.description, 'quantity', l.quantity, 'selling', l.selling_price::text, 'own', l.own_price::text,
                   'at_cost', l.at_cost)
                   order by l.position), '[]')
            from quote_line l where l.quote_id = q.id) as lines
    from quote q join customer c on c.id = q.customer_id`;

/** The quotes of a company ($1) in which each of the words ($2) stands. */
export const whereFound = `
  where q.customer_id = $1 and not exists (
    select from unnest($2::text[]) as w (word)
     where position(word in q.search_text || ' ' || ${spokenNumber('q.year', 'q.number')}) = 0)`;

/** The next number and the quote that bears it, at once; the counter's row is there and held. */
export const insertQuoteSql = `
  with n as (
    update quote_counter set last = last + 1 where customer_id = $1 and year = $2 returning last)
  insert into quote (customer_id, year, number, created_at, created_by, acted_by, date, validity_days, client_name, client_phone,
                     note, includes_iva, request_key, request_hash, search_text)
  select $1, $2, n.last, $3::timestamptz, $4::text, $5::text, $6::date, $7::int, $8::text, $9::text, $10::text, $11::boolean,
         $12::text, $13::text, $14::text
    from n
  returning id`;

export const insertLinesSql = `
  insert into quote_line (quote_id, position, product_price_id, code, brand, description, quantity, selling_price, own_price,
                          at_cost)
  select $1::bigint, l.position, l.row, l.code, l.brand, l.description, l.quantity, l.selling, l.own, l.at_cost
    from unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::int[], $7::numeric[], $8::numeric[], $9::boolean[])
           with ordinality
           as l (row, code, brand, description, quantity, selling, own, at_cost, position)`;
