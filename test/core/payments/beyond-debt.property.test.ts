import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beyondDebt } from '#core/payments/beyond-debt.ts';
import { paymentStates } from '#core/payments/payment.ts';
import { money } from '#core/shared/money.ts';

const pesos = fc.nat(1000);
const account = (debts: readonly number[], onAccount: readonly number[]) => ({
  documents: debts.map((debt) => ({ debt: money(debt), total: money(2000) })),
  onAccount: onAccount.map((amount) => ({ amount: money(amount) })),
});
const payments = fc.array(
  fc.record({ state: fc.constantFrom(...paymentStates), amount: pesos.map((each) => money(each)) }),
);

it('a payment is of more than the debt where it is of more than what is owed, not on account and not reported', () => {
  fc.assert(
    fc.property(pesos, fc.array(pesos), fc.array(pesos), payments, (amount, debts, paid, reported) => {
      const total = (of: readonly number[]) => of.reduce((sum, each) => sum + each, 0);
      const debt = Math.max(0, total(debts) - total(paid));
      const waiting = total(reported.flatMap((each) => (each.state === 'waiting' ? [each.amount.toNumber()] : [])));
      const owed = Math.max(0, debt - waiting);
      const beyond = beyondDebt(money(amount), account(debts, paid), reported);
      const amounts = beyond && [beyond.debt, beyond.waiting, beyond.owed].map((each) => each.toNumber());
      expect(amounts).toEqual(amount > owed ? [debt, waiting, owed] : null);
    }),
  );
});

it('the same debt paid twice in two parts is asked about', () => {
  const owing = account([36_000], []);
  expect(beyondDebt(money(20_000), owing, [])).toBeNull();
  const reported = [{ state: 'waiting', amount: money(20_000) }] as const;
  expect(beyondDebt(money(20_000), owing, reported)?.owed.toNumber()).toBe(16_000);
});
