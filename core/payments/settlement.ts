import { type Money, zero } from '#core/shared/money.ts';

interface Owed<Key> {
  readonly id: Key;
  /** YYYY-MM-DD. */
  readonly expiration: string;
  readonly debt: Money;
}

export interface Settled<Key> {
  readonly id: Key;
  /** What of the payment went to it: more than nothing. */
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

interface PaidOff<Key> {
  readonly id: Key;
  readonly debt: Money;
  readonly total: Money;
  /** What the payment took off its debt. */
  readonly paid: Money;
}

/**
 * What documents owe once the payment counts no more: what it took off is owed again. No debt goes above the document's
 * total by it, since what was taken off may have been corrected meanwhile (docs/rules/payments.md 6).
 */
export const unsettle = <Key>(
  paidOff: readonly PaidOff<Key>[],
): readonly { readonly id: Key; readonly debt: Money }[] =>
  paidOff.flatMap(({ id, debt, total, paid }) => {
    const whole = debt.plus(paid);
    const restored = whole.gt(total) ? total : whole;
    return restored.gt(debt) ? [{ id, debt: restored }] : [];
  });
