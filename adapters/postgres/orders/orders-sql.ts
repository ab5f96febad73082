import { catalogueRulesSql } from '../catalogue/catalogue-follower.ts';
import { publishedGeneration } from '../database/published-generation.ts';
import { spokenNumber } from '../database/spoken-number.ts';
import { isoInstant, tellCompanySql } from '../live/live.ts';
import { mailingColumns, mailingTables, mailsSql } from '../mail/mailing.ts';

const spoken = spokenNumber('n.year', 'n.last');

const addressColumns = 'c.address, c.town, c.province, c.postcode, c.other_addresses';

/** The addresses that a company's orders may go to. */
export const addressesSql = `select ${addressColumns} from customer c where c.id = $1`;

/**
 * What an order is written with beside its draft: to whom its mails go, how it is delivered, and the order that its key
 * has already.
 */
export const standSql = `
  select ${mailingColumns('$2')}, ${addressColumns}, m.name as method,
         m.is_pickup, k.request_hash, k.order_id
    from ${mailingTables} left join idempotency_key k on k.customer_id = c.id and k.request_key = $4
    left join delivery_method m on m.id = $3 and m.withdrawn_at is null
   where c.id = $1`;

/**
 * A single statement is its own transaction; it writes nothing where the facts that the draft was calculated from, the
 * delivery method or the key have changed since. The cart is locked first, then its version is compared, which each
 * change of its lines moves. The counter's row is locked until the end, so that numbers run without gaps or repeats.
 */
export const storeOrderSql = `
  with held as (select customer_id from cart where customer_id = $1 and version = $26 for update),
  method as (select name from delivery_method where id = $6::int and name = $7::text and withdrawn_at is null for key share),
  unmoved as (
    select 1 from held join customer cu on cu.id = held.customer_id cross join method
     where cu.terms_version = $27 and ${publishedGeneration} = $28
       and ${catalogueRulesSql} = $29
       and not exists (select from idempotency_key where customer_id = $1 and request_key = $23)),
  n as (
    insert into order_counter (year, last) select $2, 1 from unmoved
    on conflict (year) do update set last = order_counter.last + 1
    returning year, last),
  o as (
    insert into sales_order (year, number, customer_id, sent_at, sent_by, acted_by, delivery_method_id, delivery_method_name,
                             notes, subtotal, discount, total, state, state_at, snapshot)
    select n.year, n.last, $1, $3::timestamptz, $4, $5::text, $6::int, $7::text, $8::text, $9::numeric, $10::numeric,
           $11::numeric, 'Sent', $3::timestamptz, $12::jsonb from n
    returning id, year, number, customer_id),
  lines as (
    insert into sales_order_line (order_id, position, product_price_id, offer_lot_id, code, code_key, brand, description, quantity,
                                  list_price, cost, subtotal)
    select o.id, l.position, l.row, l.lot, l.code, l.code_key, l.brand, l.description, l.quantity, l.list_price, l.cost, l.subtotal
      from o, unnest($13::int[], $14::int[], $15::text[], $16::text[], $17::text[], $18::text[], $19::int[], $20::numeric[],
                     $21::numeric[], $22::numeric[]) with ordinality
              as l (row, lot, code, code_key, brand, description, quantity, list_price, cost, subtotal, position)),
  first as (insert into sales_order_state (order_id, state, at, by) select id, 'Sent', $3::timestamptz, $4 from o),
  key as (
    insert into idempotency_key (customer_id, request_key, request_hash, order_id) select $1, $23, $24, id from o),
  mail as (${mailsSql('$25', 'n', spoken)}),
  emptied as (delete from cart_line using o where cart_line.customer_id = o.customer_id),
  c as (
    update cart set version = version + 1, line_count = 0, updated_at = clock_timestamp() from o where cart.customer_id = o.customer_id
    returning cart.customer_id, cart.updated_at)
  select o.id, o.year, o.number,
    ${tellCompanySql(
      'OrdersChanged',
      'o.customer_id',
      `'orderId', o.id::text, 'year', o.year, 'number', o.number, 'state', 'Sent'`,
    )},
    ${tellCompanySql(
      'CartChanged',
      'o.customer_id',
      `'count', 0, 'updatedAt', ${isoInstant('c.updated_at')}, 'by', $4,
       'order', json_build_object('year', o.year, 'number', o.number)`,
    )}
    from o, c`;
