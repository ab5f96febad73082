import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lateDebt, totalOwed } from '#core/current-account/ageing/customer-ageing.ts';
import { bucketOf, type DebtBucket, debtBuckets, firstExpirations } from '#core/current-account/ageing/debt-bucket.ts';
import { dayAfter } from '#core/shared/buenos-aires.ts';
import { money } from '#core/shared/money.ts';

const aDay = fc.nat(3000).map((days) => dayAfter('2023-01-01', days));

describe('how late a debt is', () => {
  it.each<[daysLate: number, bucket: DebtBucket]>([
    [-1, 'inTime'],
    [0, 'inTime'],
    [1, 'to30'],
    [30, 'to30'],
    [31, 'to60'],
    [60, 'to60'],
    [61, 'to90'],
    [90, 'to90'],
    [91, 'more'],
  ])('%i days after its expiration it is %s', (daysLate, bucket) => {
    expect(bucketOf(dayAfter('2026-11-20', -daysLate), '2026-11-20')).toBe(bucket);
  });

  it('never becomes less by waiting', () => {
    fc.assert(
      fc.property(aDay, aDay, fc.nat(400), (expiration, today, waited) => {
        const [now, later] = [bucketOf(expiration, today), bucketOf(expiration, dayAfter(today, waited))];
        expect(debtBuckets.indexOf(later)).toBeGreaterThanOrEqual(debtBuckets.indexOf(now));
      }),
    );
  });

  it('is what the first days of each say', () => {
    fc.assert(
      fc.property(aDay, aDay, (expiration, today) => {
        const first = firstExpirations(today);
        const reached = (['inTime', 'to30', 'to60', 'to90'] as const).find((bucket) => expiration >= first[bucket]);
        expect(bucketOf(expiration, today)).toBe(reached ?? 'more');
      }),
    );
  });

  it('adds up to the cent, and what is in time is not late', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000_000), { minLength: 5, maxLength: 5 }), (cents) => {
        const owed = Object.fromEntries(
          debtBuckets.map((bucket, place) => [bucket, money(cents[place] ?? 0).dividedBy(100)]),
        ) as Parameters<typeof totalOwed>[0];
        const all = cents.reduce((sum, each) => sum + each, 0);
        expect(totalOwed(owed).times(100).toNumber()).toBe(all);
        expect(lateDebt(owed).times(100).toNumber()).toBe(all - (cents[0] ?? 0));
      }),
    );
  });
});
