import { describe, expect, it } from 'vitest';
import { draftsOf } from '../a-sheet.builder.ts';

describe('a sheet of stock alone', () => {
  it('is a code and how many there are, with a brand where it comes', async () => {
    const { drafts, rejected } = await draftsOf('stock', [
      ['Cód. Artículo', 'Marca', 'Existencias'],
      ['0042', 'NGK', '1.250'],
      ['6200-2RS', '', '0'],
    ]);
    expect(rejected).toEqual([]);
    expect(drafts).toEqual([
      { line: 2, code: '0042', brand: 'NGK', stock: '1250' },
      { line: 3, code: '6200-2RS', stock: '0' },
    ]);
  });

  it('of less than none is none', async () => {
    const { drafts, warnings } = await draftsOf('stock', [
      ['Código', 'Stock'],
      ['A', '-3'],
    ]);
    expect([drafts, warnings]).toEqual([
      [{ line: 2, code: 'A', stock: '0' }],
      [{ line: 2, code: 'negative-stock', value: '-3' }],
    ]);
  });

  it.each([
    [['A', ''], 'missing-value'],
    [['', '4'], 'missing-value'],
    [['A', 'consultar'], 'bad-number'],
    [['B', '5'], 'duplicate-in-file'],
  ])('refuses %j: %s', async (row, code) => {
    const { drafts, rejected } = await draftsOf('stock', [['Código', 'Stock'], ['B', '1'], row]);
    expect([drafts.length, rejected.map(({ reasons }) => reasons[0]?.code)]).toEqual([1, [code]]);
  });
});
