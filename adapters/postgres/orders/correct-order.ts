import { orderCorrectionMail } from '#adapters/texts/order-mail.es.ts';
import type { Author } from '#core/audit/author.ts';
import { formatNumber } from '#core/orders/number.ts';
import { type OrderLine, titleOfLine } from '#core/orders/order.ts';
import { type CorrectionToMake, correctOrder, type Replacements } from '#core/orders/staff/correct-order.ts';
import type { CorrectionRefusal } from '#core/orders/staff/staff-order.service.ts';
import type { SeenOrder } from '#core/orders/staff/staff-order.ts';
import type { OrderState } from '#core/orders/state.ts';
import { asId } from '#core/shared/ids.ts';
import { normaliseCode } from '#core/shared/product-code.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { tidyText } from '#core/shared/tidy-text.ts';
import { recordAudit } from '../audit.ts';
import type { Database, Queries } from '../database/database.ts';
import { fromColumn, toColumn } from '../database/money-column.ts';
import { rowId } from '../database/row-id.ts';
import { tell } from '../live/live.ts';
import { addMails, mailingOf, mailsOf } from '../mail/mailing.ts';
import { type AnyOrderSnapshot, fromSnapshot, storedLines, storedOffers, storedRows } from './order-snapshot.ts';

interface HeldOrder {
  readonly id: number;
  readonly customer_id: number;
  readonly state: OrderState;
  readonly version: number;
  readonly subtotal: string;
  readonly total: string;
  readonly snapshot: AnyOrderSnapshot;
}

/**
 * Less of some lines of the order that was seen, or others in their place: what is stored of it, the audit trail, the
 * live event and the mail in one transaction.
 */
export const correctStoredOrder = (
  database: Database,
  { year, number, version }: SeenOrder,
  { correction: wanted, replacements }: { readonly correction: CorrectionToMake; readonly replacements: Replacements },
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
    const answer = correctOrder({ ...before, state, subtotal: fromColumn(held.subtotal) }, wanted, replacements);
    if (!answer.ok) return answer;
    if (!(await areRows(tx, replacements))) return Err({ code: 'replacement-not-sold' });
    const after = answer.val;
    const by = author.actedBy ?? author.userName;
    const reason = tidyText(wanted.reason);
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
          discountExplanation: storedRows(after.discountExplanation),
          corrections,
        }),
      ],
    );
    await correctLines(tx, id, before.lines, after.places);
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
    const { changes, lines, total } = after;
    const mail = orderCorrectionMail({ order, customer, reason, changes, lines, total, templates });
    await addMails(tx, mailsOf(mailing, mail));
    const facts = { customerId, orderId: asId<'order'>(String(id)), year, number, state };
    await tell(tx, { name: 'OrdersChanged', audience: { customerId }, facts });
    return Ok(undefined);
  });

/** Whether the catalogue still has those rows; they are held until the transaction ends. */
const areRows = async (tx: Queries, replacements: Replacements): Promise<boolean> => {
  const ids = new Set([...replacements.values()].flatMap(({ productPriceId }) => productPriceId ?? []).map(rowId));
  if (ids.size === 0) return true;
  return (
    (await tx.query('select id from product_price where id = any($1) for key share', [[...ids]])).length === ids.size
  );
};

/** The stored lines stand in the order of the snapshot's: those that are gone leave a gap in their positions. */
const correctLines = async (
  tx: Queries,
  orderId: number,
  before: readonly OrderLine[],
  places: readonly (OrderLine | null)[],
): Promise<void> => {
  const rows = await tx.query<{ readonly position: number }>(
    'select position from sales_order_line where order_id = $1 order by position',
    [orderId],
  );
  for (const [place, { position }] of rows.entries()) {
    const line = places[place] ?? null;
    if (line === null) {
      await tx.query('delete from sales_order_line where order_id = $1 and position = $2', [orderId, position]);
    } else if (line.id === before[place]?.id) {
      await tx.query('update sales_order_line set quantity = $3, subtotal = $4 where order_id = $1 and position = $2', [
        orderId,
        position,
        line.quantity,
        toColumn(line.subtotal),
      ]);
    } else {
      await tx.query(replaceLineSql, [
        ...[orderId, position, line.productPriceId === null ? null : rowId(line.productPriceId)],
        ...[line.productCode, normaliseCode(line.productCode), line.productBrandName, titleOfLine(line), line.quantity],
        ...[line.listPrice, line.cost, line.subtotal].map(toColumn),
      ]);
    }
  }
};

const replaceLineSql = `
  update sales_order_line
     set product_price_id = $3, offer_lot_id = null, code = $4, code_key = $5, brand = $6, description = $7, quantity = $8, list_price = $9,
         cost = $10, subtotal = $11
   where order_id = $1 and position = $2`;
