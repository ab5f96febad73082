import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountTotals, onAccountRows, runningRows } from '#core/current-account/running-total.ts';
import { money } from '#core/shared/money.ts';

const pesos = (cents: number) => money(cents).dividedBy(100);
const documents = fc.array(
  fc
    .tuple(fc.nat(1_000_000_00), fc.nat(1_000_000_00))
    .map(([total, debt]) => ({ total: pesos(Math.max(total, debt)), debt: pesos(Math.min(total, debt)) })),
);

describe('the running total', () => {
  it('accumulates what was paid', () => {
    const rows = runningRows([
      { total: money(1000), debt: money(0) },
      { total: money('500.10'), debt: money('200.05') },
      { total: money(300), debt: money(300) },
    ]);
    expect(rows.map(({ paid, accumulated }) => [paid.toFixed(2), accumulated.toFixed(2)])).toEqual([
      ['1000.00', '1000.00'],
      ['300.05', '1300.05'],
      ['0.00', '1300.05'],
    ]);
  });

  it('keeps the order, and each row adds what it paid to the row before', () => {
    fc.assert(
      fc.property(documents, (all) => {
        const rows = runningRows(all);
        expect(rows.map(({ document }) => document)).toEqual(all);
        for (const [place, { paid, accumulated }] of rows.entries()) {
          expect(accumulated.minus(rows[place - 1]?.accumulated ?? 0).equals(paid)).toBe(true);
        }
      }),
    );
  });

  it('counts what is on account as paid, and no document’s debt', () => {
    const payments = fc.array(fc.integer({ min: 1, max: 1_000_000_00 }).map((cents) => ({ amount: pesos(cents) })));
    fc.assert(
      fc.property(documents, payments, (all, onAccount) => {
        const [without, totals] = [accountTotals(all), accountTotals(all, onAccount)];
        const given = onAccount.reduce((so, { amount }) => so.plus(amount), money(0));
        expect(totals.total.equals(without.total)).toBe(true);
        expect(without.debt.minus(given).equals(totals.debt)).toBe(true);
        expect((onAccountRows(onAccount, all).at(-1)?.accumulated ?? without.paid).equals(totals.paid)).toBe(true);
      }),
    );
  });

  it('ends at what the total row says was paid', () => {
    fc.assert(
      fc.property(documents, (all) => {
        const { total, paid, debt } = accountTotals(all);
        expect((runningRows(all).at(-1)?.accumulated ?? money(0)).equals(paid)).toBe(true);
        expect(paid.plus(debt).equals(total)).toBe(true);
      }),
    );
  });
});
