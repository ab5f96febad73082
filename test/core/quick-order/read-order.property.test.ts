import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseCode } from '#core/shared/product-code.ts';
import { readOrder } from './at-once.ts';

const piece = fc.stringMatching(/^[A-Z0-9]{2,5}$/);
/** Codes as makers write them, with at least one letter or more digits than a quantity has. */
const aCode = fc
  .tuple(piece, fc.constantFrom('', ' ', '.', '/', '-'), piece)
  .map(([head, joint, tail]) => `${head}${joint}${tail}`)
  .filter(
    (code) =>
      /\d/.test(code) &&
      !/^\d{1,7}$/.test(normaliseCode(code)) &&
      !/[\d.]X|X\d|^\d+U|\dU$/.test(code.replace(/[^A-Z0-9.]/g, '')),
  );
const aQuantity = fc.integer({ min: 1, max: 999 });
const written = (code: string, quantity: number): readonly string[] => [
  `${code} ${quantity}`,
  `${code}\t${quantity}`,
  `${code};${quantity}`,
  `${code};${quantity};`,
  `${code} x ${quantity}`,
  `${code} x${quantity}`,
  `${code}, ${quantity}`,
  `${quantity} ${code}`,
  `${quantity}\t${code}`,
  `${quantity};${code}`,
  `${quantity} x ${code}`,
  `${quantity}x ${code}`,
  `${quantity}u ${code}`,
  `${quantity} u. ${code}`,
  `[20/11 10:02] Juan: ${code} x ${quantity}`,
];

describe('a quick order as it is read', () => {
  it('has the reading that was meant, with any separator and in either order', () => {
    fc.assert(
      fc.property(aCode, aQuantity, fc.nat(), (code, quantity, which) => {
        const forms = written(code, quantity);
        const { lines } = readOrder(forms[which % forms.length] ?? '');
        const meant = lines[0]?.readings.some(
          (reading) => normaliseCode(reading.code) === normaliseCode(code) && reading.quantity === quantity,
        );
        expect(meant).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('loses no line that says something, makes none up, and gives each a number of its own', () => {
    const aLine = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom('Hola', ';;', '', '4', 'a;b;c'),
    );
    fc.assert(
      fc.property(fc.array(aLine, { maxLength: 20 }), (texts) => {
        const textLines = texts.join('\n').split(/\r\n|[\n\r\u2028\u2029]/);
        const { lines, ignored } = readOrder(textLines.join('\n'));
        const seen = new Set([...lines, ...ignored].map(({ line }) => line));
        const parts = textLines.flatMap((text) => text.split(/[,;]/)).filter((part) => /[\p{L}\p{N}]/u.test(part));
        expect(lines.length + ignored.length).toBeLessThanOrEqual(parts.length);
        textLines.forEach((text, at) => {
          if (/^\w[\w ]*$/.test(text)) expect(seen.has(at + 1)).toBe(/[a-z\d]/i.test(text));
        });
        const numbers = lines.map(({ line }) => line);
        expect(new Set(numbers).size).toBe(numbers.length);
        for (const { readings } of lines) expect(readings.length).toBeGreaterThan(0);
      }),
    );
  });

  it('has quantities that are none or more, whole ones unless a part was written', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        for (const { readings } of readOrder(text).lines) {
          for (const { quantity } of readings) {
            expect(quantity === null || (quantity >= 0 && quantity <= 1_000_000)).toBe(true);
            if (quantity !== null && !Number.isInteger(quantity)) expect(text).toMatch(/\d[.,]\d/);
          }
        }
      }),
    );
  });
});

describe('an amount that stands in the cell of the maker', () => {
  const aMaker = fc.constantFrom('KOYO', 'SKF', 'Monroe', 'NGK');
  const aSeparator = fc.constantFrom('|', ' | ', ';', '\t');
  const readingsOf = (text: string, code: string) =>
    (readOrder(text).lines[0]?.readings ?? []).filter((each) => normaliseCode(each.code) === normaliseCode(code));

  it('is the quantity where a sign says so', () => {
    const aSign = fc.constantFrom(' x ', ' x', '=', ' = ', ' * ', ': ');
    fc.assert(
      fc.property(aCode, aMaker, aQuantity, aSeparator, aSign, (code, maker, quantity, separator, sign) => {
        const readings = readingsOf(`${code}${separator}${maker}${sign}${quantity}`, code);
        expect(readings.length).toBeGreaterThan(0);
        for (const each of readings) expect(each).toMatchObject({ quantity, unread: null, around: maker });
      }),
    );
  });

  it('is never left out unsaid, however it is written', () => {
    const anAmount = fc.constantFrom('3', '(3)', 'x -3', 'x 1/2', '=-3', '=1/2', '=1,5', '3u', 'x 3 cajas', 'x 1 500');
    const anOrder = fc.boolean();
    fc.assert(
      fc.property(aCode, aMaker, anAmount, aSeparator, anOrder, (code, maker, amount, separator, isFirst) => {
        const cell = isFirst ? `${amount.replace(/^(x |=)/, '')} x ${maker}` : `${maker} ${amount}`.replace(' =', '=');
        for (const { quantity, unread } of readingsOf(`${code}${separator}${cell}`, code)) {
          expect([quantity, unread], cell).not.toEqual([null, null]);
        }
      }),
    );
  });
});
