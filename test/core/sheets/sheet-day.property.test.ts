import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOfText, textOfDay } from '#core/sheets/sheet-day.ts';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a day in a sheet', () => {
  it('goes out and in again, however it is written', () => {
    fc.assert(
      fc.property(
        day,
        fc.constantFrom('/', '-', '.'),
        fc.constantFrom('', 'T00:00:00', ' 10:30'),
        (given, sign, hour) => {
          const text = textOfDay(given);
          for (const written of [text, ` ${text} `, text.replaceAll('/', sign), given + hour]) {
            expect(dayOfText(written)).toBe(given);
          }
          const [dayPart = '', monthPart = ''] = text.split('/').map((part) => String(Number(part)));
          expect(dayOfText([dayPart, monthPart, given.slice(2, 4)].join(sign))).toBe(given);
        },
      ),
    );
  });

  it.each([
    ['24/11/2026', '2026-11-24'],
    ['4-1-26', '2026-01-04'],
    ['1.2.2027', '2027-02-01'],
    ['01/12/26', '2026-12-01'],
    ['2026-11-24T00:00:00', '2026-11-24'],
  ])('%j is %s', (text, expected) => {
    expect(dayOfText(text)).toBe(expected);
  });

  it.each(['2026-12-31xyz', '31/12', '31/12/202', '1/2/3/4', 'mañana', '20261231', ''])(
    '%j is none, and stays',
    (text) => {
      expect(dayOfText(text)).toBe(text);
    },
  );

  it('never throws, and what it makes of a day it leaves as it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), day), (text) => {
        expect(dayOfText(dayOfText(text))).toBe(dayOfText(text));
      }),
    );
  });
});
