import { spokenNumber } from '../database/spoken-number.ts';
import { isoInstant, liveChannel } from '../live/live.ts';
import { mailsSql } from '../mail/mailing.ts';

const spoken = spokenNumber('n.year', 'n.last');

/**
 * One statement: number, order, lines, first state, key, e-mails, emptied cart and both notices. The counter's row is locked until the
 * commit, so numbers run without gaps or repeats whatever runs at the same time.
 */
export const storeOrderSql = `
  with n as (
    insert into order_counter (year, last) values ($2, 1)
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
    insert into idempotency_key (customer_id, key, payload_hash, order_id) select $1, $23, $24, id from o),
  mail as (${mailsSql('$25', 'n', spoken)}),
  emptied as (delete from cart_line where customer_id = $1),
  c as (
    update cart set version = version + 1, line_count = 0, updated_at = clock_timestamp() where customer_id = $1
    returning customer_id, updated_at)
  select o.id,
    pg_notify('${liveChannel}', json_build_object('name', 'OrdersChanged',
      'audience', json_build_object('customerId', o.customer_id::text),
      'facts', json_build_object('customerId', o.customer_id::text, 'orderId', o.id::text, 'year', o.year, 'number', o.number,
        'state', 'Sent'))::text),
    pg_notify('${liveChannel}', json_build_object('name', 'CartChanged',
      'audience', json_build_object('customerId', o.customer_id::text),
      'facts', json_build_object('customerId', o.customer_id::text, 'count', 0, 'updatedAt', ${isoInstant('c.updated_at')},
        'by', $4, 'order', json_build_object('year', o.year, 'number', o.number)))::text)
    from o, c`;
