import { type Money, sum, zero } from '#core/shared/money.ts';
import type { StayedWhy } from './payment.ts';

interface Owed<Key> {
  readonly id: Key;
  /** YYYY-MM-DD. */
  readonly expiration: string;
  readonly debt: Money;
}

export interface Settled<Key> {
  readonly id: Key;
  /** The part of the payment that went to it, above zero. */
  readonly paid: Money;
  readonly debt: Money;
}

/**
 * Takes a payment off the debts that it names, what expired first first, until it is used up
 * (docs/rules/payments.md 4).
 */
export const settle = <Key>(owed: readonly Owed<Key>[], amount: Money): readonly Settled<Key>[] => {
  let left = amount;
  return owed
    .toSorted((one, other) => (one.expiration < other.expiration ? -1 : one.expiration > other.expiration ? 1 : 0))
    .flatMap(({ id, debt }) => {
      const paid = debt.gt(left) ? left : debt;
      if (!paid.gt(zero)) return [];
      left = left.minus(paid);
      return [{ id, paid, debt: debt.minus(paid) }];
    });
};

/** The part of a payment beyond the sum of those debts. */
export const leftOver = (amount: Money, debts: readonly Money[]): Money => {
  const over = amount.minus(sum(debts));
  return over.gt(zero) ? over : zero;
};

export interface Acceptance<Key> {
  readonly settled: readonly Settled<Key>[];
  /** What lowers the account without being taken off a document (docs/rules/current-account.md 17). */
  readonly onAccount: Money;
}

/**
 * What becomes of a payment once it is accepted; `named` are the documents that it names and that are still in its
 * company's account, also those that owe nothing. Where it does not settle them, the accounting system has applied all
 * of it, unless there is none to apply it to (docs/rules/payments.md 4).
 */
export const acceptance = <Key>(amount: Money, named: readonly Owed<Key>[], settles: boolean): Acceptance<Key> => {
  if (!settles && named.length > 0) return { settled: [], onAccount: zero };
  const debts = named.map(({ debt }) => debt);
  return { settled: settle(named, amount), onAccount: leftOver(amount, debts) };
};

interface PaidOff<Key> {
  readonly id: Key;
  readonly debt: Money;
  readonly total: Money;
  /** The part of its debt that the payment paid. */
  readonly paid: Money;
}

/** What became since of a document that the payment paid. */
export interface PaidSince {
  /** Whether somebody said since what is owed. */
  readonly isSaidSince: boolean;
  /** Whether it is another company's by now. */
  readonly isOfAnother: boolean;
}

/**
 * Why a document stays as it is once the payment counts no more; null where it does not. What another company's
 * document owes is none of the payment's, whoever said it (docs/rules/payments.md 6).
 */
export const whyStays = ({ isSaidSince, isOfAnother }: PaidSince): StayedWhy | null =>
  isOfAnother ? 'of-another' : isSaidSince ? 'said-since' : null;

/**
 * What documents owe once the payment counts no more: what it took off is owed again, but of those that stay. No debt
 * goes above its document's total, which may have been corrected (docs/rules/payments.md 6).
 */
export const unsettle = <Key>(
  paidOff: readonly (PaidOff<Key> & PaidSince)[],
): readonly { readonly id: Key; readonly debt: Money }[] =>
  paidOff.flatMap(({ id, debt, total, paid, ...since }) => {
    if (whyStays(since) !== null) return [];
    const whole = debt.plus(paid);
    const restored = whole.gt(total) ? total : whole;
    return restored.gt(debt) ? [{ id, debt: restored }] : [];
  });
