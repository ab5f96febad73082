import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { writtenDay } from '#core/sheets/written-day.ts';

const day = fc
  .date({ min: new Date('2000-01-01T12:00:00Z'), max: new Date('2099-12-31T12:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a day as people write it', () => {
  it('is read as it is shown, and as the API writes it', () => {
    fc.assert(
      fc.property(day, day, (one, today) => {
        const shown = formatDate(one);
        expect(writtenDay(one, today)).toBe(one);
        expect(writtenDay(` ${shown} `, today)).toBe(one);
        expect(writtenDay(shown.replaceAll('/', '-'), today)).toBe(one);
        expect(writtenDay(`${shown.slice(0, 6)}${shown.slice(8)}`, today)).toBe(one);
      }),
    );
  });

  it('says some without a number', () => {
    for (const [text, expected] of [
      ['hoy', '2026-03-01'],
      ['AYER', '2026-02-28'],
      ['anteayer', '2026-02-27'],
      ['mañana', '2026-03-02'],
      [' Manana', '2026-03-02'],
      ['1/3/26', '2026-03-01'],
    ] as const) {
      expect(writtenDay(text, '2026-03-01')).toBe(expected);
    }
  });

  it('is none where the calendar has none, or its year is not said', () => {
    for (const text of [
      '',
      '31/04/2026',
      '2026-02-29',
      '24/11',
      '2026',
      'antier',
      'constructor',
      '1/1/226',
      '24/11-2026x',
    ]) {
      expect(writtenDay(text, '2026-03-01')).toBeNull();
    }
    fc.assert(
      fc.property(fc.string(), day, (text, today) => {
        const read = writtenDay(text, today);
        expect(read === null || /^\d{4}-\d{2}-\d{2}$/.test(read)).toBe(true);
      }),
    );
  });
});
