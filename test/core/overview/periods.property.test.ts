import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chartDays,
  comparedDays,
  firstDayOf,
  mostSold,
  periodsOf,
  shareOfMost,
  soldIn,
} from '#core/overview/periods.ts';
import { dayAfter } from '#core/shared/buenos-aires.ts';
import { money } from '#core/shared/money.ts';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const length = ({ from, to }: { readonly from: string; readonly to: string }): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

describe('what a period is held against (docs/rules/overview.md 2)', () => {
  it('ends before it, is never longer, and is as long but where a month is too short', () => {
    fc.assert(
      fc.property(day, (today) => {
        for (const { name, now, before } of periodsOf(today)) {
          expect(now.to).toBe(today);
          expect(before.to < now.from).toBe(true);
          expect(length(before)).toBeLessThanOrEqual(length(now));
          if (name !== 'month' || Number(today.slice(8)) <= 28) expect(length(before)).toBe(length(now));
          expect(firstDayOf(today) <= before.from).toBe(true);
        }
      }),
    );
  });

  it('is known by examples', () => {
    const [, week, month] = periodsOf('2026-03-31');
    expect(week).toMatchObject({ now: { from: '2026-03-30' }, before: { from: '2026-03-23', to: '2026-03-24' } });
    expect(month).toMatchObject({ now: { from: '2026-03-01' }, before: { from: '2026-02-01', to: '2026-02-28' } });
  });

  it('counts every day once', () => {
    fc.assert(
      fc.property(day, fc.array(fc.nat(20), { minLength: 1, maxLength: 70 }), (today, counts) => {
        const days = counts.map((count, back) => ({ day: dayAfter(today, -back), count, total: money(count) }));
        const all = soldIn(days, { from: dayAfter(today, 1 - counts.length), to: today });
        expect(all.count).toBe(counts.reduce((sum, count) => sum + count, 0));
        expect(all.total.toNumber()).toBe(all.count);
        const shown = comparedDays(days, today);
        const atDay = (back: number): number => counts[back] ?? 0;
        expect(shown.map(({ sold }) => sold.count).reverse()).toEqual(shown.map((_each, back) => atDay(back)));
        expect(shown.map(({ soldBefore }) => soldBefore.total.toNumber()).reverse()).toEqual(
          shown.map((_each, back) => atDay(back + chartDays)),
        );
        expect(firstDayOf(today) <= (shown[0]?.dayBefore ?? '')).toBe(true);
      }),
    );
  });

  it('is drawn against the most of all these days, to the cent, and against nothing where nothing was sold', () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 17n });
    fc.assert(
      fc.property(day, fc.array(fc.tuple(fc.nat(20), cents), { maxLength: 2 * chartDays }), (today, sold) => {
        const days = sold.map(([count, amount], back) => ({
          day: dayAfter(today, -back),
          count,
          total: money(`${amount}e-2`),
        }));
        const shown = comparedDays(days, today);
        const most = mostSold(shown);
        expect(most.count).toBe(Math.max(0, ...sold.map(([count]) => count)));
        const largest = sold.reduce((one, [, amount]) => (amount > one ? amount : one), 0n);
        expect(most.total).toEqual(money(`${largest}e-2`));
        const shares = shown.flatMap((each) => [shareOfMost(each.sold, most), shareOfMost(each.soldBefore, most)]);
        const ofTotals = shares.map(({ total }) => total);
        expect(Math.max(...ofTotals)).toBe(largest === 0n ? 0 : 1);
        expect(Math.min(...ofTotals)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...shares.map(({ count }) => count))).toBe(most.count === 0 ? 0 : 1);
      }),
    );
  });
});
