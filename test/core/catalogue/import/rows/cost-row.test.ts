import { describe, expect, it } from 'vitest';
import { draftsOf } from '../a-sheet.builder.ts';

describe('a sheet of purchase costs alone', () => {
  it('is a code and what it costs, with a brand where it comes', async () => {
    const { drafts, rejected } = await draftsOf('costs', [
      ['Cód. Artículo', 'Marca', 'Precio de costo', 'Precio'],
      ['0042', 'NGK', '$ 1.250,50', '2.000'],
      ['6200-2RS', '', '830', ''],
    ]);
    expect(rejected).toEqual([]);
    expect(drafts).toEqual([
      { line: 2, code: '0042', brand: 'NGK', purchaseCost: '1250.5' },
      { line: 3, code: '6200-2RS', purchaseCost: '830' },
    ]);
  });

  it.each([
    [['A', ''], 'missing-value'],
    [['A', '0,00'], 'missing-value'],
    [['A', '-3'], 'negative-number'],
    [['A', 'U$S 3'], 'foreign-amount'],
    [['B', '1'], 'duplicate-in-file'],
    [['B', '5'], 'two-prices'],
  ])('refuses %j: %s', async (row, code) => {
    const { drafts, rejected } = await draftsOf('costs', [['Código', 'Costo'], ['B', '1'], row]);
    expect([drafts.length, rejected.map(({ reasons }) => reasons[0]?.code)]).toEqual([1, [code]]);
  });
});
