import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCalendarDate } from '#core/shared/calendar-date.ts';

describe('a day of the calendar', () => {
  it('is every day that there is', () => {
    const days = fc.date({
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59Z'),
      noInvalidDate: true,
    });
    fc.assert(fc.property(days, (day) => isCalendarDate(day.toISOString().slice(0, 10))));
  });

  it.each(['', '2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-1-1', '01/02/2026', '2026-01-01T00:00Z'])(
    'is not %j',
    (text) => expect(isCalendarDate(text)).toBe(false),
  );

  it('has the 29th of February in leap years only', () => {
    expect(['2024-02-29', '2025-02-29', '2100-02-29'].map(isCalendarDate)).toEqual([true, false, false]);
  });
});
