import { orderStepMail } from '#adapters/texts/order-step-mail.es.ts';
import type { Author } from '#core/audit/author.ts';
import type { MoveRefusal } from '#core/orders/move-refusal.ts';
import { formatNumber } from '#core/orders/number.ts';
import type { SeenOrder } from '#core/orders/staff/staff-order.ts';
import { mayBecome, type OrderState } from '#core/orders/state.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { recordAudit } from '../audit.ts';
import type { Database } from '../database/database.ts';
import { fromColumn } from '../database/money-column.ts';
import { tell } from '../live/live.ts';
import { addMails, isMailed, mailingOf, mailsOf } from '../mail/mailing.ts';

interface HeldOrder {
  readonly id: number;
  readonly customer_id: number;
  readonly state: OrderState;
  readonly version: number;
  readonly sent_at: string;
  readonly total: string;
  readonly delivery_method_name: string;
}

/** An order named by its number alone: nobody saw its version. */
export type NamedOrder = Omit<SeenOrder, 'version'> & { readonly version: number | null };

/**
 * Moves an order to another state, if it may go there and is what was seen: with the step, the entry of the audit
 * trail, the company's mail and the live event.
 */
export const moveOrder = (
  database: Database,
  { year, number, version }: NamedOrder,
  to: OrderState,
  at: string,
  author: Author,
): Promise<Result<void, MoveRefusal>> =>
  database.transaction<void, MoveRefusal>(async (tx) => {
    const [held] = await tx.query<HeldOrder>(
      `select id, customer_id, state, version, sent_at, total, delivery_method_name from sales_order
        where year = $1 and number = $2 for update`,
      [year, number],
    );
    if (held === undefined) return Err({ code: 'order-not-found' });
    const { id, state: from } = held;
    if (version !== null && version !== held.version) return Err({ code: 'order-moved', state: from });
    if (!mayBecome(from, to)) return Err({ code: 'state-not-allowed', from, to });
    await tx.query('update sales_order set state = $2, state_at = $3, version = version + 1 where id = $1', [
      id,
      to,
      at,
    ]);
    await tx.query('insert into sales_order_state (order_id, state, at, by) values ($1, $2, $3, $4)', [
      id,
      to,
      at,
      author.actedBy ?? author.userName,
    ]);
    const customerId = asId<'customer'>(String(held.customer_id));
    const order = formatNumber({ year, number });
    await recordAudit(tx, author, 'order-moved', { order, customerId, before: from, after: to });
    const mailing = await mailingOf(tx, customerId, 'mail.orders');
    if (to !== 'Sent' && isMailed(mailing, to)) {
      const step = { order, to, sentAt: held.sent_at, total: fromColumn(held.total) };
      const { customerName: customer, templates } = mailing;
      const mail = orderStepMail({ ...step, customer, templates, deliveryMethod: held.delivery_method_name });
      await addMails(tx, mailsOf(mailing, mail, ['company']));
    }
    const facts = { customerId, orderId: asId<'order'>(String(id)), year, number, state: to };
    await tell(tx, { name: 'OrdersChanged', audience: { customerId }, facts });
    return Ok(undefined);
  });
