import { type Money, sum } from '#core/shared/money.ts';
import { openDocuments } from './open-documents.ts';
import type { Payment } from './payment.ts';
import { leftOver } from './settlement.ts';

type Accepted = Pick<Payment, 'state' | 'amount' | 'onAccount' | 'documents'>;

/** The parts of an accepted payment; they sum up to its amount (docs/rules/payments.md 4). */
export interface PaymentParts {
  readonly documents: readonly { readonly title: string; readonly paid: Money }[];
  readonly onAccount: Money;
  /** Applied in the accounting system, by what the person who accepted it said, then or later. */
  readonly appliedElsewhere: Money;
}

/** Null where it is not accepted. */
export const paymentParts = ({ state, amount, onAccount, documents }: Accepted): PaymentParts | null => {
  if (state !== 'accepted') return null;
  const paid = documents.flatMap(({ title, paid }) => (paid === null ? [] : [{ title, paid }]));
  const appliedElsewhere = amount.minus(sum(paid.map((each) => each.paid))).minus(onAccount);
  return { documents: paid, onAccount, appliedElsewhere };
};

/**
 * What would be on account of a payment that waits, were it accepted now and taken off the documents that it names;
 * null where an older server does not say what they owe.
 */
export const wouldBeOnAccount = ({ amount, documents }: Pick<Payment, 'amount' | 'documents'>): Money | null => {
  const debts = openDocuments(documents).map(({ owed }) => owed);
  return debts.every((debt) => debt !== null) ? leftOver(amount, debts) : null;
};

/** The documents that it names and that owe nothing any more: this payment may be why, or another one. */
export const paidByNow = ({ documents }: Pick<Payment, 'documents'>): readonly string[] =>
  openDocuments(documents).flatMap(({ title, owed }) => (owed?.isZero() === true ? [title] : []));
