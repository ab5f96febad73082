import type { Payment, PaymentMethod, PaymentState } from '#core/payments/payment.ts';
import { possibleDuplicates } from '#core/payments/possible-duplicates.ts';
import { asId } from '#core/shared/ids.ts';
import { fromColumn, fromNullableColumn } from '../database/money-column.ts';

export interface PaymentRow {
  readonly id: number;
  readonly customer_id: number;
  readonly customer_code: string;
  readonly customer_name: string;
  readonly state: PaymentState;
  readonly amount: string;
  readonly on_account: string;
  readonly paid_on: string;
  readonly method: PaymentMethod;
  readonly reference: string;
  readonly note: string;
  readonly reported_by: string;
  readonly reported_at: string;
  readonly decided_by: string | null;
  readonly decided_at: string | null;
  readonly reason: string;
  readonly receipt: string | null;
  readonly documents: readonly {
    readonly title: string;
    readonly paid: string | null;
    readonly isGone: boolean;
    readonly owed: string;
  }[];
  /** Other payments of the same company, amount and day. */
  readonly others: readonly {
    readonly id: number;
    readonly state: PaymentState;
    readonly reference: string;
    readonly titles: readonly string[];
  }[];
}

/** Columns of `payment p` with its customer `c`. */
export const paymentColumns = `p.id, p.customer_id, c.external_code as customer_code, c.name as customer_name, p.state, p.amount::text as amount, p.on_account::text as on_account,
  p.paid_on::text as paid_on, p.method, p.reference, p.note, p.reported_by, p.reported_at, p.decided_by, p.decided_at, p.reason,
  (select f.name from payment_receipt f where f.payment_id = p.id) as receipt,
  (select coalesce(json_agg(json_build_object('title', d.title, 'paid', d.paid::text, 'isGone', a.id is null,
            'owed', (case when a.id is null or a.finished then 0 else a.debt end)::text) order by d.title), '[]')
     from payment_document d left join account_document a on a.id = d.document_id and a.customer_id = p.customer_id
    where d.payment_id = p.id) as documents,
  (select coalesce(json_agg(json_build_object('id', o.id, 'state', o.state, 'reference', o.reference, 'titles',
            (select coalesce(json_agg(t.title), '[]') from payment_document t where t.payment_id = o.id)) order by o.id), '[]')
     from payment o where o.customer_id = p.customer_id and o.paid_on = p.paid_on and o.amount = p.amount and o.id <> p.id) as others`;

/** The payments that look like this one reported again (docs/rules/payments.md 7). */
const duplicatesOf = ({
  state,
  amount,
  paid_on,
  reference,
  documents,
  others,
}: PaymentRow): Payment['possibleDuplicates'] => {
  const same = { amount: fromColumn(amount), paidOn: paid_on };
  const compared = others.map(({ id, titles, ...other }) => ({
    ...{ id, ...other, ...same },
    documents: titles.map((title) => ({ title })),
  }));
  return possibleDuplicates({ state, reference, ...same, documents }, compared).map(({ id }) => asId(String(id)));
};

export const paymentOf = (row: PaymentRow): Payment => ({
  id: asId(String(row.id)),
  customerId: asId(String(row.customer_id)),
  customerCode: row.customer_code,
  customerName: row.customer_name,
  state: row.state,
  amount: fromColumn(row.amount),
  onAccount: fromColumn(row.on_account),
  paidOn: row.paid_on,
  method: row.method,
  reference: row.reference,
  note: row.note,
  reportedBy: row.reported_by,
  reportedAt: row.reported_at,
  decidedBy: row.decided_by,
  decidedAt: row.decided_at,
  reason: row.reason,
  receipt: row.receipt,
  documents: row.documents.map(({ paid, owed, ...document }) => ({
    ...document,
    paid: fromNullableColumn(paid),
    owed: fromColumn(owed),
  })),
  possibleDuplicates: duplicatesOf(row),
});
