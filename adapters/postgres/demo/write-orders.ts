import { titleOfLine } from '#core/orders/order.ts';
import { normaliseCode } from '#core/shared/product-code.ts';
import type { Queries } from '../database/database.ts';
import { bulkInsert } from './bulk-insert.ts';
import type { DemoCommerce } from './demo-commerce.ts';

/** Orders with their lines and states, and the counters that the next order goes on from. */
export const writeOrders = async (queries: Queries, demo: DemoCommerce): Promise<void> => {
  const methods = new Map(demo.deliveryMethods.map(({ id, name }) => [id, name]));
  const firstAt = (order: (typeof demo.orders)[number]) => order.states[0];
  const lastAt = (order: (typeof demo.orders)[number]) => order.states.at(-1);
  await bulkInsert(queries, 'sales_order', demo.orders, [
    ['id', 'bigint', ({ id }) => id],
    ['year', 'smallint', ({ year }) => year],
    ['number', 'int', ({ number }) => number],
    ['customer_id', 'int', ({ customerId }) => customerId],
    ['sent_at', 'timestamptz', (order) => firstAt(order)?.at],
    ['sent_by', 'text', ({ sentBy }) => sentBy],
    ['acted_by', 'text', ({ actedBy }) => actedBy],
    ['delivery_method_id', 'int', ({ deliveryMethodId }) => deliveryMethodId],
    ['delivery_method_name', 'text', ({ deliveryMethodId }) => methods.get(deliveryMethodId)],
    ['notes', 'text', ({ notes }) => notes],
    ['subtotal', 'numeric', ({ subtotal }) => subtotal],
    ['discount', 'numeric', ({ discount }) => discount],
    ['total', 'numeric', ({ total }) => total],
    ['state', 'text', (order) => lastAt(order)?.state],
    ['state_at', 'timestamptz', (order) => lastAt(order)?.at],
    ['snapshot', 'jsonb', ({ snapshot }) => JSON.stringify(snapshot)],
  ]);
  const lines = demo.orders.flatMap(({ id, lines: own, snapshot }) =>
    snapshot.lines.map((line, index) => ({ orderId: id, position: index + 1, ...own[index], ...line })),
  );
  await bulkInsert(queries, 'sales_order_line', lines, [
    ['order_id', 'bigint', ({ orderId }) => orderId],
    ['position', 'smallint', ({ position }) => position],
    ['product_price_id', 'int', ({ rowId }) => rowId],
    ['offer_lot_id', 'int', ({ lotId }) => lotId],
    ['code', 'text', ({ productCode }) => productCode],
    ['code_key', 'text', ({ productCode }) => normaliseCode(productCode)],
    ['brand', 'text', ({ productBrandName }) => productBrandName],
    ['description', 'text', titleOfLine],
    ['quantity', 'int', ({ quantity }) => quantity],
    ['list_price', 'numeric', ({ listPrice }) => listPrice],
    ['cost', 'numeric', ({ cost }) => cost],
    ['subtotal', 'numeric', ({ subtotal }) => subtotal],
  ]);
  const states = demo.orders.flatMap(({ id, states: own }) => own.map((state) => ({ id, ...state })));
  await bulkInsert(queries, 'sales_order_state', states, [
    ['order_id', 'bigint', ({ id }) => id],
    ['state', 'text', ({ state }) => state],
    ['at', 'timestamptz', ({ at }) => at],
    ['by', 'text', ({ by }) => by],
  ]);
  await queries.query('insert into order_counter (year, last) select year, max(number) from sales_order group by year');
};
