import type { Author } from '#core/audit/author.ts';
import type { StayedDocument } from '#core/payments/payment.ts';
import { acceptance, type Settled, unsettle, whyStays } from '#core/payments/settlement.ts';
import type { PaymentId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import { recordAudit } from '../audit.ts';
import type { Queries } from '../database/database.ts';
import { fromColumn, toColumn } from '../database/money-column.ts';
import { rowId } from '../database/row-id.ts';

/**
 * What becomes of the payment once it is accepted: taken off the debts that it names, as far as it goes, and on account
 * (docs/rules/payments.md 4).
 */
export const takeIn = async (tx: Queries, id: PaymentId, settles: boolean, author: Author): Promise<void> => {
  const [payment] = await tx.query<{ readonly amount: string }>(
    'select amount::text as amount from payment where id = $1',
    [rowId(id)],
  );
  const all = await namedBy(tx, id);
  const named = await tx.query<{ readonly id: number; readonly expiration: string; readonly debt: string }>(
    `select d.id, d.expiration::text as expiration, (case when d.finished then 0 else d.debt end)::text as debt
       from account_document d
      where d.id in (select document_id from payment_document where payment_id = $1)
        and d.customer_id = (select customer_id from payment where id = $1) order by d.id`,
    [rowId(id)],
  );
  const debts = named.map((document) => ({ ...document, debt: fromColumn(document.debt) }));
  const { settled, onAccount } = acceptance(fromColumn(payment?.amount ?? '0'), debts, settles);
  for (const each of settled) await takeOff(tx, id, each, author);
  if (!settles) await makeVersions(tx, all);
  await tx.query('update payment set on_account = $2 where id = $1', [rowId(id), toColumn(onAccount)]);
};

/** What of the payment is on account is applied by the accounting system from now on. */
export const applyElsewhere = async (tx: Queries, id: PaymentId): Promise<void> => {
  const named = await namedBy(tx, id);
  await tx.query('update payment set on_account = 0 where id = $1', [rowId(id)]);
  await makeVersions(tx, named);
};

/** The documents that it names, of whichever company; they wait for what else changes them. */
const namedBy = async (tx: Queries, id: PaymentId): Promise<readonly number[]> => {
  const named = await tx.query<{ readonly id: number }>(
    `select id from account_document where id in (select document_id from payment_document where payment_id = $1)
      order by id for update`,
    [rowId(id)],
  );
  return named.map((document) => document.id);
};

const takeOff = async (tx: Queries, id: PaymentId, settled: Settled<number>, author: Author): Promise<void> => {
  const [document] = await tx.query<{ readonly title: string; readonly revision: number }>(
    `update account_document set debt = $2, finished = $2::numeric = 0, version = version + 1 where id = $1
     returning title, debt_revision as revision`,
    [settled.id, toColumn(settled.debt)],
  );
  await tx.query(
    'update payment_document set paid = $3, debt_revision = $4 where payment_id = $1 and document_id = $2',
    [rowId(id), settled.id, toColumn(settled.paid), document?.revision ?? null],
  );
  const { debt, paid } = settled;
  await recordDebt(tx, author, id, { ...settled, title: document?.title ?? '' }, debt.plus(paid));
};

/**
 * What the payment took off documents is owed again, of those that still are the company's and of which nobody said
 * since what is owed (docs/rules/payments.md 6); of what was accepted before that was noted, of all of them. Answers
 * the others, which stay, and why, also those that are another company's by now.
 */
export const giveBack = async (tx: Queries, id: PaymentId, author: Author): Promise<readonly StayedDocument[]> => {
  const named = await namedBy(tx, id);
  const paidOff = await tx.query<{
    readonly id: number;
    readonly title: string;
    readonly debt: string;
    readonly total: string;
    readonly paid: string;
    readonly isSaidSince: boolean;
    readonly isOfAnother: boolean;
  }>(
    `select d.id, d.title, d.debt::text as debt, d.total::text as total, n.paid::text as paid,
            coalesce(n.debt_revision <> d.debt_revision, false) as "isSaidSince",
            d.customer_id <> p.customer_id as "isOfAnother"
       from payment p join payment_document n on n.payment_id = p.id
       join account_document d on d.id = n.document_id
      where p.id = $1 and n.paid is not null order by d.id`,
    [rowId(id)],
  );
  const documents = paidOff.map(({ debt, total, paid, ...document }) => ({
    ...document,
    ...{ debt: fromColumn(debt), total: fromColumn(total), paid: fromColumn(paid) },
  }));
  const owedAgain = unsettle(documents);
  for (const restored of owedAgain) {
    // A document that somebody marked as paid by hand stays so.
    await tx.query(
      'update account_document set debt = $2, finished = finished and debt > 0, version = version + 1 where id = $1',
      [restored.id, toColumn(restored.debt)],
    );
    const before = documents.find((each) => each.id === restored.id);
    if (before !== undefined) await recordDebt(tx, author, id, { ...restored, title: before.title }, before.debt);
  }
  await tx.query('update payment_document set paid = null, debt_revision = null where payment_id = $1', [rowId(id)]);
  await makeVersions(
    tx,
    named.filter((document) => !owedAgain.some((restored) => restored.id === document)),
  );
  return paidOff.flatMap(({ title, ...since }) => {
    const why = whyStays(since);
    return why === null ? [] : [{ title, why }];
  });
};

/** What a payment did with them changed, and not their debt: an undoing of a sheet that read them before is refused. */
const makeVersions = async (tx: Queries, documents: readonly number[]): Promise<void> => {
  if (documents.length === 0) return;
  await tx.query('update account_document set version = version + 1 where id = any($1::bigint[])', [documents]);
};

/** Records that a payment changed what a document owes. */
const recordDebt = (
  tx: Queries,
  author: Author,
  id: PaymentId,
  document: { readonly id: number; readonly title: string; readonly debt: Money },
  before: Money,
): Promise<void> =>
  recordAudit(tx, author, 'document-corrected', {
    documentId: String(document.id),
    title: document.title,
    paymentId: id,
    before: { debt: toColumn(before) },
    after: { debt: toColumn(document.debt) },
  });
