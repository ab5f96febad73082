import { describe, expect, it } from 'vitest';
import { styleFor } from '#cli/style.ts';
import { searchText } from '#cli/views/search.view.ts';
import { noFilters, type TextSearch, type TextSearchPage } from '#core/catalogue/text-search/catalogue.service.ts';
import { buildLexicon } from '#core/search/question/lexicon.ts';
import { asId } from '#core/shared/ids.ts';
import { aCatalogueProduct, aCatalogueRow } from '#test/builders/catalogue-product.builder.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { widestLine } from '#test/cli/a-terminal.ts';
import { aCounter } from '#test/core/quick-order/a-counter.ts';

const lexicon = buildLexicon(
  [{ id: 1, brand: 'Volkswagen', name: 'Gol Trend', engines: ['1.6'] }],
  [{ typed: 'campana', means: ['disco freno'] }],
);
const fittings = [{ engine: '1.6', from: 2008, to: 2013 }];
const disc = (id: string, code: string, price: number, fits: boolean) =>
  aCatalogueProduct({
    ...{
      productId: asId(id),
      code,
      productTypeName: 'Discos',
      parentTypeName: 'Frenos',
      description: 'Disco de freno ventilado',
    },
    rows: [aCatalogueRow({ productPriceId: asId(id), code, price })],
    cars: fits
      ? [
          {
            brand: 'Volkswagen',
            vehicle: 'Gol Trend',
            types: [{ subTypeId: null, subTypeName: '', details: '1.6 · 08–13' }],
          },
        ]
      : [],
    fits: fits ? [{ vehicleId: asId('1'), fittings }] : [],
  });
const pads = aCatalogueProduct({
  ...{
    productId: asId('3'),
    code: 'PD-7',
    productTypeId: asId('12'),
    productTypeName: 'Pastillas',
    parentTypeName: 'Frenos',
  },
  description: 'Pastillas para disco',
  rows: [aCatalogueRow({ productPriceId: asId('3'), code: 'PD-7', price: 700 })],
});
const counter = aCounter(
  [disc('1', 'DF523', 900, true), disc('2', 'DF990', 400, false), pads],
  {},
  async () => undefined,
  lexicon,
);

const pageOf = async (typed: string, asked: Partial<TextSearch> = {}): Promise<TextSearchPage> => {
  const search = { productIds: [], codeSearch: '', fulltextSearch: typed, page: 1, filters: noFilters, ...asked };
  return (await counter.catalogue.searchByText(callerOf(1), search)).unwrap();
};
const shown = async (typed: string, asked: Partial<TextSearch> = {}, over: Partial<TextSearchPage> = {}) =>
  searchText({ ...(await pageOf(typed, asked)), ...over }, typed, 'Costo', styleFor(false), 80);

describe('a search in the terminal', () => {
  it('says first what was understood, and below a part which of its applications was asked for', async () => {
    const text = await shown('disco freno gol trend 2012');
    expect(text.split('\n')[0]).toBe('Entendido: Volkswagen Gol Trend · 2012');
    expect(text).toContain('  para Volkswagen Gol Trend 1.6 · 08–13\n');
    expect(text).not.toContain('se ubica por');
  });

  it('says why each stands there, where that is asked for, within 80 columns', async () => {
    const text = await shown('ventilado disco freno gol trend 2012', { explains: true });
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'se ubica por: aplicación del vehículo nombrado; "ventilado" en la descripción, "disco" en el nombre, "freno" en la descripción',
    );
    expect(widestLine(text)).toBeLessThanOrEqual(80);
    expect(await shown('df523', { explains: true })).toContain('  se ubica por: su código\n');
    expect(await shown('df', { explains: true })).toContain('  se ubica por: su código, que empieza así\n');
    const meant = await shown('campana', { explains: true });
    expect(meant.replaceAll(/\s+/g, ' ')).toContain('; se buscó también «disco freno»');
  });

  it('keeps the order that was asked for, across product types', async () => {
    const codes = (await shown('disco', { sort: 'cost' })).match(/^(DF\d+|PD-7)/gm);
    expect(codes).toEqual(['DF990', 'PD-7', 'DF523']);
  });

  it('offers what is near where there is nothing, and says what that leaves out', async () => {
    expect(await shown('DF524')).toContain('Códigos parecidos: DF523 ');
    const questions = await shown('disco ventilado turquesa');
    expect(questions).toContain('No hay artículos para «disco ventilado turquesa».');
    expect(questions).toContain('Sin «turquesa»: disco ventilado (2 artículos)');
  });

  it('says what this user does not want, and what was not sorted', async () => {
    expect(await shown('disco', {}, { hiddenCount: 1 })).toContain(
      '«Marcas y Familias» deja afuera 1 artículo más: con --with-hidden se ven',
    );
    expect(await shown('disco', {}, { sortedCount: 1000 })).toContain('Ordenados sólo los primeros 1.000');
    expect(await shown('disco')).not.toMatch(/Marcas y Familias|Ordenados/);
  });
});

describe('an article that several brands sell', () => {
  const row = (id: string, code: string, brandName: string, price: number) =>
    aCatalogueRow({ productPriceId: asId(id), code, brandName, price });
  const bearing = aCatalogueProduct({
    productId: asId('7'),
    code: '6203-2RS',
    productBrandName: 'SKF',
    description: 'Rodamiento',
    rows: [row('71', '6203-2RS', 'SKF', 900), row('72', '6203LLU', 'NTN', 800), row('73', '6203-2RSH', 'SKF', 950)],
  });
  const { catalogue } = aCounter([bearing]);

  it.each(['6203-2RS', '6203LLU', 'rodamiento'])('says which rows are of another one, for %s', async (typed) => {
    const search = { productIds: [], codeSearch: '', fulltextSearch: typed, page: 1, filters: noFilters };
    const page = (await catalogue.searchByText(callerOf(1), search)).unwrap();
    const text = searchText(page, typed, 'Costo', styleFor(false), 80);
    const lines = text.split('\n');
    const below = lines[lines.findIndex((line) => line.startsWith('6203LLU')) + 1];
    expect(below).toMatch(/^ {2}(.*, )?otra marca de 6203-2RS SKF$/);
    // Neither the article's own row nor another code of the same brand has the line.
    expect(text.match(/otra marca de/g)).toHaveLength(1);
    expect(text).toContain('1 artículo, página 1 de 1 (3 renglones).');
  });
});
