import type { Money } from '#core/shared/money.ts';
import { normaliseCode } from '#core/shared/product-code.ts';
import type { PaymentState } from './payment.ts';

/** The fields of a payment that are compared. */
export interface ComparedPayment {
  readonly state: PaymentState;
  readonly amount: Money;
  /** YYYY-MM-DD. */
  readonly paidOn: string;
  /** The number of the operation or of the cheque; empty where none was said. */
  readonly reference: string;
  readonly documents: readonly { readonly title: string }[];
}

/** A payment that was refused or taken back may well be reported again. */
const counts = ({ state }: ComparedPayment): boolean => state === 'waiting' || state === 'accepted';

const titlesOf = ({ documents }: ComparedPayment): string =>
  documents
    .map(({ title }) => title)
    .sort()
    .join();

const numberOf = ({ reference }: ComparedPayment): string => normaliseCode(reference);

/**
 * Whether two of the same amount and day may be one: the same number, which a bank gives once; the same documents,
 * whatever number was typed; or one of them names no document and no other number is said.
 */
const mayBeOne = (one: ComparedPayment, other: ComparedPayment): boolean => {
  const [number, otherNumber] = [numberOf(one), numberOf(other)];
  if (number !== '' && number === otherNumber) return true;
  if (titlesOf(one) === titlesOf(other)) return true;
  const isOnAccount = one.documents.length === 0 || other.documents.length === 0;
  return isOnAccount && (number === '' || otherNumber === '');
};

/**
 * Payments of the company that look like this one reported again: the same amount and day, and what `mayBeOne` says.
 * Two such payments may be real, so nothing is refused, only shown (docs/rules/payments.md 7).
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
          mayBeOne(payment, other),
      );
