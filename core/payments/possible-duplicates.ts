import type { Money } from '#core/shared/money.ts';
import type { PaymentState } from './payment.ts';

/** The fields of a payment that are compared. */
export interface ComparedPayment {
  readonly state: PaymentState;
  readonly amount: Money;
  /** YYYY-MM-DD. */
  readonly paidOn: string;
  readonly documents: readonly { readonly title: string }[];
}

/** A payment that was refused or taken back may well be reported again. */
const counts = ({ state }: ComparedPayment): boolean => state === 'waiting' || state === 'accepted';

const titlesOf = ({ documents }: ComparedPayment): string =>
  documents
    .map(({ title }) => title)
    .sort()
    .join();

/**
 * Payments of the company that look like this one reported again: the same amount, day and documents; number and note
 * may differ. Two such payments may be real, so nothing is refused, only shown (docs/rules/payments.md 7).
 */
export const possibleDuplicates = <Other extends ComparedPayment>(
  payment: ComparedPayment,
  others: readonly Other[],
): readonly Other[] =>
  !counts(payment)
    ? []
    : others.filter(
        (other) =>
          counts(other) &&
          other.amount.equals(payment.amount) &&
          other.paidOn === payment.paidOn &&
          titlesOf(other) === titlesOf(payment),
      );
