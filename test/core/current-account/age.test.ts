import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageInDays, isExpired, isOverdue, isPastMaxDays } from '#core/current-account/age.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import { money } from '#core/shared/money.ts';

describe('the age of a document', () => {
  it.each([
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-19', '2026-11-20', 1],
    ['2025-12-31', '2026-01-01', 1],
    ['2024-02-28', '2024-03-01', 2],
    ['2026-12-01', '2026-11-20', 0],
  ])('from %s on %s is %d days', (date, today, days) => {
    expect(ageInDays(date, today)).toBe(days);
  });

  it('grows by one each day of Buenos Aires', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 86_399_999 }), (days, time) => {
        const start = Date.parse('1999-12-31T03:00:00Z');
        const today = dateInBuenosAires(start + days * 86_400_000 + time);
        expect(ageInDays('1999-12-31', today)).toBe(days);
      }),
    );
  });
});

describe('a document expires', () => {
  const owed = { expiration: '2026-11-20', debt: money(1) };

  it('after its day, not on it', () => {
    expect(isExpired(owed, '2026-11-19')).toBe(false);
    expect(isExpired(owed, '2026-11-20')).toBe(false);
    expect(isExpired(owed, '2026-11-21')).toBe(true);
  });

  it('only while something is owed', () => {
    expect(isExpired({ ...owed, debt: money(0) }, '2027-01-01')).toBe(false);
  });

  it('and stands out once it is older than the account’s days', () => {
    expect([60, 61].map((days) => isPastMaxDays(days, 60))).toEqual([false, true]);
  });

  it.each([
    ['old, due and owed', { days: 61 }, true],
    ['due and owed, but not that old', { days: 60 }, false],
    ['old and owed, but not due', { days: 90, expiration: '2026-12-01' }, false],
    ['old and due, but paid', { days: 90, debt: money(0) }, false],
  ])('stands out or not: %s', (_what, row, stands) => {
    expect(isOverdue({ ...owed, ...row }, 60, '2026-11-21')).toBe(stands);
  });
});
