import { orderCorrectionMail } from '#adapters/texts/order-mail.es.ts';
import { discountRowsToWire } from '#adapters/wire/cart.wire.ts';
import type { Author } from '#core/audit/author.ts';
import { type CorrectionToMake, correctOrder } from '#core/orders/desk/correct-order.ts';
import type { SeenOrder } from '#core/orders/desk/desk-order.ts';
import type { CorrectionRefusal } from '#core/orders/desk/order-desk.service.ts';
import { formatNumber } from '#core/orders/number.ts';
import type { OrderState } from '#core/orders/state.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { recordAudit } from '../audit.ts';
import type { Database, Queries } from '../database/database.ts';
import { fromColumn, toColumn } from '../database/money-column.ts';
import { tell } from '../live/live.ts';
import { addMails, mailingOf, mailsOf } from '../mail/mailing.ts';
import { type AnyOrderSnapshot, fromSnapshot, storedLines, storedOffers } from './order-snapshot.ts';

interface HeldOrder {
  readonly id: number;
  readonly customer_id: number;
  readonly state: OrderState;
  readonly version: number;
  readonly subtotal: string;
  readonly total: string;
  readonly snapshot: AnyOrderSnapshot;
}

/** Less of some lines of the order that was seen: what is stored of it, the audit trail, the live event and the mail in one transaction. */
export const correctStoredOrder = (
  database: Database,
  { year, number, version }: SeenOrder,
  wanted: CorrectionToMake,
  at: string,
  author: Author,
): Promise<Result<void, CorrectionRefusal>> =>
  database.transaction<void, CorrectionRefusal>(async (tx) => {
    const [held] = await tx.query<HeldOrder>(
      `select id, customer_id, state, version, subtotal, total, snapshot from sales_order where year = $1 and number = $2 for update`,
      [year, number],
    );
    if (held === undefined) return Err({ code: 'order-not-found' });
    const { id, state, snapshot } = held;
    if (held.version !== version) return Err({ code: 'order-moved', state });
    const before = fromSnapshot(snapshot);
    const answer = correctOrder({ ...before, state, subtotal: fromColumn(held.subtotal) }, wanted);
    if (!answer.ok) return answer;
    const after = answer.val;
    const by = author.actedBy ?? author.userName;
    const reason = wanted.reason.trim();
    const corrections = [...before.corrections, { at, by, reason, changes: after.changes }];
    await tx.query(
      `update sales_order set subtotal = $2, discount = $3, total = $4, snapshot = $5::jsonb, version = version + 1 where id = $1`,
      [
        id,
        toColumn(after.subtotal),
        toColumn(after.discount),
        toColumn(after.total),
        JSON.stringify({
          ...snapshot,
          lines: storedLines(after.lines),
          offerValueQuantities: storedOffers(after.offerValueQuantities),
          discountExplanation: discountRowsToWire(after.discountExplanation),
          corrections,
        }),
      ],
    );
    const left = new Map(after.lines.map((line) => [line.id, line]));
    await correctLines(
      tx,
      id,
      before.lines.map((line) => left.get(line.id) ?? null),
    );
    const customerId = asId<'customer'>(String(held.customer_id));
    const order = formatNumber({ year, number });
    await recordAudit(tx, author, 'order-corrected', {
      order,
      customerId,
      reason,
      changes: after.changes,
      before: { total: held.total },
      after: { total: toColumn(after.total) },
    });
    const mailing = await mailingOf(tx, customerId, 'mail.orders');
    const { customerName: customer, templates } = mailing;
    const { changes, total } = after;
    const mail = orderCorrectionMail({ order, customer, reason, changes, total, templates });
    await addMails(tx, mailsOf(mailing, mail));
    const facts = { customerId, orderId: asId<'order'>(String(id)), year, number, state };
    await tell(tx, { name: 'OrdersChanged', audience: { customerId }, facts });
    return Ok(undefined);
  });

type LeftLine = { readonly quantity: number; readonly subtotal: Parameters<typeof toColumn>[0] } | null;

/** The stored lines stand in the order of the snapshot's: those that are gone leave a gap in their positions. */
const correctLines = async (tx: Queries, orderId: number, left: readonly LeftLine[]): Promise<void> => {
  const rows = await tx.query<{ readonly position: number }>(
    'select position from sales_order_line where order_id = $1 order by position',
    [orderId],
  );
  for (const [place, { position }] of rows.entries()) {
    const line = left[place] ?? null;
    if (line === null) {
      await tx.query('delete from sales_order_line where order_id = $1 and position = $2', [orderId, position]);
    } else {
      await tx.query('update sales_order_line set quantity = $3, subtotal = $4 where order_id = $1 and position = $2', [
        orderId,
        position,
        line.quantity,
        toColumn(line.subtotal),
      ]);
    }
  }
};
