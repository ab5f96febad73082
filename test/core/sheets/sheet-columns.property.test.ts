import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '#core/shared/money.ts';
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

describe('amounts of a sheet (docs/rules/sheets.md 4)', () => {
  const amounts = sheetColumnSet<'name' | 'price'>({
    ...{ kind: 'prueba', headings: { name: ['Nombre'], price: ['Precio'] }, required: ['name'], constants: [] },
    ...{ numbers: ['price'], amounts: ['price'] },
  });
  const amountOf = (cell: string, decimal: 'auto' | 'comma' | 'point', numeric: readonly number[] = []) =>
    cellsByField({ cells: ['x', cell], numeric }, layout(decimal), amounts)['price'];

  it.each([
    // Numbers of the spreadsheet's own.
    ['1234,5600000001', 'auto', [1], '1234,56'],
    ['12,345', 'auto', [1], '12,35'],
    ['12,345', 'point', [1], '12,35'],
    ['0,004', 'auto', [1], '0'],
    ['12,5', 'auto', [1], '12,5'],
    // Texts whose mark is clear.
    ['1234,5678', 'auto', [], '1234,57'],
    ['$ 1.234,567', 'auto', [], '1234,57'],
    ['0,125', 'auto', [], '0,13'],
    ['12,345', 'comma', [], '12,35'],
    ['12.345', 'point', [], '12,35'],
    // Texts that may be twelve thousand, or say so.
    ['12,345', 'auto', [], '12,345'],
    ['12.345', 'auto', [], '12.345'],
    ['1.234,50', 'auto', [], '1.234,50'],
    ['sin dato', 'auto', [], 'sin dato'],
    ['', 'auto', [], ''],
  ] as const)('%s with %s as its mark, %j: %s', (cell, decimal, numeric, read) => {
    expect(amountOf(cell, decimal, numeric)).toBe(read);
  });

  it('are within half a cent of what the spreadsheet worked out, and stay as they are in cents', () => {
    const number = fc.tuple(fc.nat(10_000_000), fc.stringMatching(/^\d{0,10}$/));
    fc.assert(
      fc.property(number, ([whole, decimals]) => {
        const exact = `${whole}${decimals === '' ? '' : `.${decimals}`}`;
        const read = amountOf(exact.replace('.', ','), 'auto', [1]) ?? '';
        const amount = money(read.replace(',', '.'));
        expect(amount.scale).toBeLessThanOrEqual(2);
        expect(amount.minus(exact).abs().gt('0.005')).toBe(false);
        if (decimals.length <= 2) expect(read).toBe(exact.replace('.', ','));
      }),
    );
  });
});
