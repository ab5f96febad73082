import fc from 'fast-check';
import { expect, it } from 'vitest';
import { debtExceeded } from '#core/payments/beyond-debt.ts';
import { money } from '#core/shared/money.ts';

const pesos = fc.nat(1000);
const account = (debts: readonly number[], onAccount: readonly number[]) => ({
  documents: debts.map((debt) => ({ debt: money(debt), total: money(2000) })),
  onAccount: onAccount.map((amount) => ({ amount: money(amount) })),
});

it('a payment is of more than the debt where it is of more than what is owed and not yet on account', () => {
  fc.assert(
    fc.property(pesos, fc.array(pesos), fc.array(pesos), (amount, debts, paid) => {
      const total = (of: readonly number[]) => of.reduce((sum, each) => sum + each, 0);
      const owed = Math.max(0, total(debts) - total(paid));
      expect(debtExceeded(money(amount), account(debts, paid))?.toNumber() ?? null).toBe(amount > owed ? owed : null);
    }),
  );
});
