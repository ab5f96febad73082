import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DocumentLine, documentAmounts } from '#core/current-account/document.ts';
import { documentLetters } from '#core/current-account/document-title.ts';
import { money, sum } from '#core/shared/money.ts';

const line = (quantity: number, unitPrice: string, iva = '21'): DocumentLine => ({
  code: '6203',
  brand: 'SKF',
  description: '',
  quantity,
  unitPrice: money(unitPrice),
  iva: money(iva),
});
const shown = (letter: (typeof documentLetters)[number], lines: readonly DocumentLine[]) => {
  const { net, iva, total } = documentAmounts(letter, lines);
  return [net.toFixed(2), iva.map(({ rate, amount }) => `${rate}: ${amount.toFixed(2)}`), total.toFixed(2)];
};

describe('what a document comes to', () => {
  const lines = [line(2, '1000', '10.5'), line(3, '333.33'), line(1, '-100')];

  it('is its lines and IVA by rate', () => {
    expect(shown('A', lines)).toEqual(['2899.99', ['21: 189.00', '10.5: 210.00'], '3298.99']);
    expect(shown('B', lines)).toEqual(shown('A', lines));
  });

  it('is its lines alone where it carries no IVA', () => {
    expect(shown('R', lines)).toEqual(['2899.99', [], '2899.99']);
    expect(shown('C', [])).toEqual(['0.00', [], '0.00']);
  });

  it('adds up, in whole cents, in any order of its lines', () => {
    const some = fc.array(
      fc
        .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: -1_000_00, max: 9_000_000_00 }), fc.boolean())
        .map(([quantity, cents, reduced]) =>
          line(quantity, money(cents).dividedBy(100).toString(), reduced ? '10.5' : '21'),
        ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(fc.constantFrom(...documentLetters), some, (letter, all) => {
        const { net, iva, total } = documentAmounts(letter, all);
        expect(total.equals(net.plus(sum(iva.map(({ amount }) => amount))))).toBe(true);
        expect(total.scale).toBeLessThanOrEqual(2);
        expect(shown(letter, [...all].reverse())).toEqual(shown(letter, all));
      }),
    );
  });
});
