import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { againstTheMark, cellsByField, inForeignMoney, sheetColumnSet } from '#core/sheets/sheet-columns.ts';

const set = sheetColumnSet<'name' | 'price'>({
  kind: 'prueba',
  headings: { name: ['Nombre'], price: ['Precio'] },
  required: ['name'],
  constants: [],
  numbers: ['price'],
});
const columns = new Map([
  ['name', 0],
  ['price', 1],
] as const);
const layout = (decimal: 'auto' | 'comma' | 'point') => ({ columns, constants: new Map(), decimal });
const priceOf = (cell: string, decimal: 'auto' | 'comma' | 'point', numeric: readonly number[] = []) =>
  cellsByField({ cells: ['x', cell], numeric }, layout(decimal), set)['price'];
const isAgainst = (cell: string, decimal: 'auto' | 'comma' | 'point', numeric: readonly number[] = []) =>
  againstTheMark({ cells: ['x', cell], numeric }, layout(decimal), set).length > 0;

describe('numbers of a sheet', () => {
  it.each([
    ['1,234.50', 'point', '1234,5'],
    ['99.375', 'point', '99,375'],
    ['1.234,50', 'comma', '1234,5'],
    ['39.990', 'comma', '39990'],
    ['39.990', 'auto', '39.990'],
    ['sin dato', 'point', 'sin dato'],
    ['12.125 %', 'point', '12,125 %'],
    ['12,5%', 'comma', '12,5%'],
  ] as const)('%s with %s as its mark is %s', (cell, decimal, read) => {
    expect(priceOf(cell, decimal)).toBe(read);
    expect(isAgainst(cell, decimal)).toBe(false);
  });

  it.each([
    ['1234.5', 'comma'],
    ['0.125', 'comma'],
    ['1234,5', 'point'],
    ['12,5 %', 'point'],
  ] as const)('%s is told where %s is the mark', (cell, decimal) => {
    expect(isAgainst(cell, decimal)).toBe(true);
    expect(isAgainst(cell, 'auto')).toBe(false);
  });

  it('in dollars are told, written or shown so by the spreadsheet', () => {
    const isForeign = (name: string, price: string) =>
      inForeignMoney({ cells: [name, price] }, layout('auto'), set).map(([field]) => field);
    expect(isForeign('USD 12', 'U$S 12,50')).toEqual(['price']);
    expect(isForeign('USD 12', '$ 12,50')).toEqual([]);
  });

  it('of the spreadsheet itself are what they are, with any decimal mark chosen', () => {
    const number = fc
      .integer({ min: -1_000_000, max: 1_000_000_000 })
      .map((each) => String(each / 1000).replace('.', ','));
    fc.assert(
      fc.property(number, fc.constantFrom('auto', 'comma', 'point'), (cell, decimal) => {
        expect(priceOf(cell, decimal, [1])).toBe(cell);
        expect(isAgainst(cell, decimal, [1])).toBe(false);
      }),
    );
  });
});
