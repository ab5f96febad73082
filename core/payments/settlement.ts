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

/** Takes a payment off the debts that it names, what expired first first, until it is used up (docs/rules/payments.md 4). */
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
