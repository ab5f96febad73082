import { describe, expect, it } from 'vitest';
import { dateInBuenosAires, formatDate, formatDateTime, inBuenosAires } from '#core/shared/buenos-aires.ts';

describe('dates in Buenos Aires (docs/rules/shared.md 1)', () => {
  it('are of the day before, late at night in UTC', () => {
    expect(formatDate('2026-03-09T02:05Z')).toBe('08/03/2026');
    expect(formatDateTime('2026-03-09T02:05:00Z')).toBe('08/03/2026 23:05:00');
    expect(inBuenosAires(Date.parse('2027-01-01T02:59:00Z')).year).toBe(2026);
    expect(dateInBuenosAires(Date.parse('2026-03-09T02:05Z'))).toBe('2026-03-08');
  });

  it('without time are that day, in every time zone', () => {
    expect(formatDate('2026-01-05')).toBe('05/01/2026');
  });
});
