import type { Queries } from '#adapters/postgres/database/database.ts';

/** An order of one combo, of which nothing but the order knows what was in it. `line` is as the order keeps it. */
export const soldInCombo = async (database: Queries, number: number, line: object): Promise<void> => {
  const [order] = await database.query<{ id: string }>(
    `insert into sales_order (year, number, customer_id, sent_at, sent_by, delivery_method_name, subtotal, discount, total, state,
                              state_at, snapshot)
     values (2025, $1, (select min(id) from customer), now(), 'x', '', 1, 0, 1, 'Sent', now(), $2::jsonb) returning id`,
    [number, JSON.stringify({ lines: [line] })],
  );
  await database.query(
    `with lot as (insert into offer_lot (title, price, active) values ('Par', 1, true) returning id)
     insert into sales_order_line (order_id, position, offer_lot_id, code, brand, quantity, list_price, cost, subtotal)
     select $1, 1, id, '', '', 1, 1, 1, 1 from lot`,
    [order?.id],
  );
};
