import { describe, expect, it } from 'vitest';
import { saleTexts } from '#adapters/texts/product-management.es.ts';
import { isSaleAsSaid, saleOfWord, wordOfSale } from '#core/catalogue/import/drafts/sheet-sale.ts';
import { columnSets, emptyMapping } from '#core/catalogue/import/rows/columns.ts';
import { saleStates } from '#core/catalogue/products/sale-state.ts';
import { recognise } from '#core/imports/recognise.ts';
import { draftsOf } from '../a-sheet.builder.ts';

const read = async (headings: readonly string[], ...rows: readonly (readonly string[])[]) => {
  const { drafts, rejected } = await draftsOf('catalogue', [['Código', ...headings], ...rows]);
  return {
    sales: drafts.map(({ code, sale }) => [code, sale]),
    reasons: rejected.map(({ reasons }) => reasons),
  };
};

describe('whether an article is sold, in a sheet (docs/rules/imports.md 26)', () => {
  it('goes out by the words of the screens, and is read by them', () => {
    for (const state of saleStates) {
      expect(wordOfSale(state)).toBe(saleTexts[state]);
      expect(saleOfWord(saleTexts[state].toUpperCase())).toBe(state);
    }
  });

  it('is one of three states, as people write them, or whether it is discontinued', async () => {
    expect(await read(['Estado de venta'], ['A', 'activo'], ['B', 'BAJA'], ['C', 'No disponible'], ['D', ''])).toEqual({
      sales: [
        ['A', 'on-sale'],
        ['B', 'discontinued'],
        ['C', 'not-available'],
        ['D', undefined],
      ],
      reasons: [],
    });
    expect(await read(['Discontinuado'], ['A', 'SI'], ['B', 'x'], ['C', 'N'], ['D', ''])).toEqual({
      sales: [
        ['A', 'discontinued'],
        ['B', 'discontinued'],
        ['C', 'not-discontinued'],
        ['D', undefined],
      ],
      reasons: [],
    });
  });

  it('keeps the row out where a word is neither', async () => {
    expect((await read(['Estado de venta'], ['A', 'Sí'])).reasons).toEqual([
      [{ code: 'bad-sale', field: 'sale', value: 'Sí' }],
    ]);
    expect((await read(['Discontinuado'], ['A', '12/03/2020'])).reasons).toEqual([
      [{ code: 'bad-sale', field: 'discontinued', value: '12/03/2020' }],
    ]);
  });

  it('may be said twice, and not in two ways', async () => {
    const both = ['Estado de venta', 'Discontinuado'];
    expect(await read(both, ['A', 'No disponible', 'No'], ['B', 'Baja', 'Sí'], ['C', '', 'No'])).toEqual({
      sales: [
        ['A', 'not-available'],
        ['B', 'discontinued'],
        ['C', 'not-discontinued'],
      ],
      reasons: [],
    });
    expect((await read(both, ['A', 'Activo', 'Sí'], ['B', 'Baja', 'No'])).reasons).toEqual([
      [{ code: 'sale-contradicted', sale: 'Activo', discontinued: 'Sí' }],
      [{ code: 'sale-contradicted', sale: 'Baja', discontinued: 'No' }],
    ]);
  });

  it("leaves what is not available where it is said not to be discontinued; 'Estado' alone is nobody's", () => {
    expect(saleStates.map((state) => isSaleAsSaid(state, 'not-discontinued'))).toEqual([true, true, false]);
    for (const state of saleStates) expect(saleStates.filter((each) => isSaleAsSaid(each, state))).toEqual([state]);
    const { unknownHeadings } = recognise(columnSets.catalogue, emptyMapping, [
      ['Código', 'Marca', 'Descripción', 'Estado'],
    ]).unwrap();
    expect(unknownHeadings).toEqual(['Estado']);
  });
});
