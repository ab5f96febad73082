import { hasher } from '#adapters/secrets/token-generator.ts';
import { type PaymentDecision, paymentMail, reportedPaymentMail } from '#adapters/texts/payment-mail.es.ts';
import type { AuditAction } from '#core/audit/audit-action.ts';
import type { Author } from '#core/audit/author.ts';
import { decidedAlready, notAccepted, nothingToApply } from '#core/payments/decision.ts';
import type {
  PaymentApplication,
  PaymentClash,
  PaymentRepository,
  PaymentReversal,
  PaymentScope,
} from '#core/payments/payment.repository.port.ts';
import type { Payment, PaymentDetails, PaymentState, StayedDocument } from '#core/payments/payment.ts';
import { halfWidth } from '#core/shared/accents.ts';
import { type KeyReused, madeBefore } from '#core/shared/idempotency.ts';
import { asId, type PaymentId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import { nameKey } from '#core/shared/name-key.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { recordAudit } from '../audit.ts';
import { isNamedSql } from '../customers/customer-name-sql.ts';
import type { Database, Queries } from '../database/database.ts';
import { knownRequest } from '../database/known-request.ts';
import { toColumn } from '../database/money-column.ts';
import { readPageKey, writePageKey } from '../database/page-key.ts';
import { rowId } from '../database/row-id.ts';
import { tell } from '../live/live.ts';
import { addMails, mailingOf, mailsOf } from '../mail/mailing.ts';
import { applyElsewhere, giveBack, takeIn } from './payment-debts.ts';
import { type PaymentRow, paymentColumns, paymentOf } from './payment-row.ts';

const listSql = `
  select ${paymentColumns} from payment p join customer c on c.id = p.customer_id
   where ($1::int is null or p.customer_id = $1) and ($2::text is null or p.state = $2) and ($3::bigint is null or p.id < $3)
     and ($4 = '' or lower(c.external_code) = lower($4) or ($5 <> '' and position($5 in p.reference_key) > 0)
          or ${isNamedSql('$5', 'c.')})
     and (not $7::boolean or p.on_account > 0)
   order by p.id desc limit $6`;

const oneSql = `
  select ${paymentColumns} from payment p join customer c on c.id = p.customer_id
   where p.id = $1 and ($2::int is null or p.customer_id = $2)`;

const addSql = `
  insert into payment (customer_id, request_key, amount, paid_on, method, reference, note, reported_by, request_hash)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (customer_id, request_key) do nothing returning id`;

const scopeRow = (scope: PaymentScope): number | null => (scope === null ? null : rowId(scope));

/** Payments that companies report: listed, searched, accepted, refused and taken back. */
export const createPaymentRepository = (database: Database): PaymentRepository => ({
  async list({ customerId, state, isOnAccount, text }, after, limit) {
    const [last] = after === null ? [null] : (readPageKey(after, 1) ?? []);
    if (last === undefined || (last !== null && !Number.isSafeInteger(last))) {
      return Err({ code: 'page-key-unreadable' });
    }
    const search = halfWidth(text).trim();
    const rows = await database.query<PaymentRow>(listSql, [
      ...[scopeRow(customerId), state, last, search, nameKey(search)],
      ...[limit + 1, isOnAccount],
    ]);
    const page = rows.slice(0, limit);
    const end = page.at(-1);
    return Ok({
      payments: page.map(paymentOf),
      next: rows.length > page.length && end !== undefined ? writePageKey([end.id]) : null,
    });
  },

  one: (scope, id) => findPayment(database, scope, id),

  async receipt(scope, id) {
    const [file] = await database.query<{ readonly name: string; readonly content: Uint8Array }>(
      `select f.name, f.content from payment_receipt f join payment p on p.id = f.payment_id
        where p.id = $1 and ($2::int is null or p.customer_id = $2)`,
      [rowId(id), scopeRow(scope)],
    );
    return file ?? null;
  },

  add: (customerId, details, receipt, key, author) =>
    database.transaction<PaymentId, KeyReused | { readonly code: 'payment-document-unknown' }>(async (tx) => {
      const hash = hashOf(details, receipt);
      const ids = [...new Set(details.documents.map(rowId))];
      const named = await tx.query<{ readonly id: number; readonly title: string }>(
        'select id, title from account_document where id = any($1::bigint[]) and customer_id = $2 and not finished order by id for share',
        [ids, rowId(customerId)],
      );
      const { amount, paidOn, method, reference, note } = details;
      const [added] = await tx.query<{ readonly id: number }>(addSql, [
        ...[rowId(customerId), key, toColumn(amount), paidOn, method, reference, note],
        author.userName,
        hash,
      ]);
      if (added === undefined) {
        const known = await knownRequest(tx, key, {
          ...{ table: 'payment', columns: 'id', of: { customer_id: rowId(customerId) } },
          made: ({ id }: { readonly id: number }) => asId<'payment'>(String(id)),
        });
        return madeBefore(known, hash) ?? Err({ code: 'key-reused' });
      }
      if (named.length < ids.length) return Err({ code: 'payment-document-unknown' });
      await tx.query(
        `insert into payment_document (payment_id, document_id, title)
         select $1, document_id, title from unnest($2::bigint[], $3::text[]) as t (document_id, title)`,
        [added.id, named.map((document) => document.id), named.map(({ title }) => title)],
      );
      if (receipt !== null) {
        await tx.query('insert into payment_receipt (payment_id, name, content) values ($1, $2, $3)', [
          added.id,
          receipt.name,
          receipt.content,
        ]);
      }
      await record(tx, author, 'payment-reported', asId(String(added.id)));
      await mailReport(tx, asId(String(added.id)));
      return Ok(asId<'payment'>(String(added.id)));
    }),

  withdraw: (customerId, id, author) =>
    database.transaction((tx) => decide(tx, customerId, id, 'withdrawn', author, 'payment-withdrawn')),

  accept: (id, settles, author) =>
    database.transaction(async (tx) => {
      const decided = await decide(tx, null, id, 'accepted', author, 'payment-accepted', '', () =>
        takeIn(tx, id, settles, author),
      );
      if (decided.ok) await mailDecision(tx, id, 'accepted');
      return decided;
    }),

  apply: (id, author) =>
    database.transaction<void, PaymentApplication>(async (tx) => {
      await tx.query('select 1 from payment where id = $1 for update', [rowId(id)]);
      const held = await findPayment(tx, null, id);
      if (held === null) return Err({ code: 'payment-not-found' });
      const refused = nothingToApply(held);
      if (refused !== null) return Err(refused);
      await applyElsewhere(tx, id);
      await record(tx, author, 'payment-applied', id, held.onAccount);
      return Ok(undefined);
    }),

  reverse: (id, reason, author) =>
    database.transaction<readonly StayedDocument[], PaymentReversal>(async (tx) => {
      await tx.query('select 1 from payment where id = $1 for update', [rowId(id)]);
      const held = await findPayment(tx, null, id);
      if (held === null) return Err({ code: 'payment-not-found' });
      const refused = notAccepted(held);
      if (refused !== null) return Err(refused);
      const stayed = await giveBack(tx, id, author);
      await tx.query(
        `update payment set state = 'waiting', decided_by = null, decided_at = null, reason = $2, on_account = 0 where id = $1`,
        [rowId(id), reason],
      );
      await record(tx, author, 'payment-reversed', id, null, { stayed: stayed.map(({ title }) => title) });
      await mailDecision(tx, id, 'reversed');
      return Ok(stayed);
    }),

  refuse: (id, reason, author) =>
    database.transaction(async (tx) => {
      const decided = await decide(tx, null, id, 'refused', author, 'payment-refused', reason);
      if (decided.ok) await mailDecision(tx, id, 'refused');
      return decided;
    }),
});

/** The distributor's people get a mail (docs/rules/payments.md 5). */
const mailReport = async (tx: Queries, id: PaymentId): Promise<void> => {
  const payment = await findPayment(tx, null, id);
  if (payment === null) return;
  const mailing = await mailingOf(tx, payment.customerId, 'mail.payments');
  await addMails(tx, mailsOf(mailing, reportedPaymentMail(payment, mailing.subject), ['staff']));
};

/** The company gets a mail (docs/rules/payments.md 5). */
const mailDecision = async (tx: Queries, id: PaymentId, state: PaymentDecision): Promise<void> => {
  const payment = await findPayment(tx, null, id);
  if (payment === null) return;
  const mailing = await mailingOf(tx, payment.customerId, 'mail.payments');
  await addMails(tx, mailsOf(mailing, paymentMail({ ...payment, state }, mailing.templates), ['company']));
};

const hashOf = (details: PaymentDetails, receipt: NamedFile | null): string =>
  hasher.digest(
    JSON.stringify([
      { ...details, amount: toColumn(details.amount) },
      receipt && [receipt.name, Buffer.from(receipt.content).toString('base64')],
    ]),
  );

const findPayment = async (queries: Queries, scope: PaymentScope, id: PaymentId): Promise<Payment | null> => {
  const [row] = await queries.query<PaymentRow>(oneSql, [rowId(id), scopeRow(scope)]);
  return row === undefined ? null : paymentOf(row);
};

/**
 * A waiting payment is decided once: the row's lock makes a second decision wait, and it is refused. `also` runs in
 * between, before the audit entry.
 */
const decide = async (
  tx: Queries,
  scope: PaymentScope,
  id: PaymentId,
  state: PaymentState,
  author: Author,
  action: AuditAction,
  reason = '',
  also: () => Promise<void> = () => Promise.resolve(),
): Promise<Result<void, PaymentClash>> => {
  await tx.query('select 1 from payment where id = $1 for update', [rowId(id)]);
  const held = await findPayment(tx, scope, id);
  if (held === null) return Err({ code: 'payment-not-found' });
  const refused = decidedAlready(held);
  if (refused !== null) return Err(refused);
  await tx.query('update payment set state = $2, decided_by = $3, decided_at = now(), reason = $4 where id = $1', [
    rowId(id),
    state,
    author.userName,
    reason,
  ]);
  await also();
  await record(tx, author, action, id);
  return Ok(undefined);
};

/** `part` is what of its amount was moved; all of it without one. `more`: facts beside the payment's own. */
const record = async (
  tx: Queries,
  author: Author,
  action: AuditAction,
  id: PaymentId,
  part: Money | null = null,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  const payment = await findPayment(tx, null, id);
  if (payment === null) return;
  const { customerId, customerName, amount, paidOn, method, reference, documents, reason } = payment;
  await recordAudit(tx, author, action, {
    paymentId: id,
    ...{ customerId, customer: customerName, paidOn, method, reference, reason },
    amount: toColumn(part ?? amount),
    documents: documents.map(({ title, paid }) => (paid === null ? title : `${title}: ${toColumn(paid)}`)),
    ...more,
  });
  await tell(tx, { name: 'CurrentAccountChanged', audience: { customerId }, facts: { customerId } });
};
