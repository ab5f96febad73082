import { describe, expect, it } from 'vitest';
import type { FoundBy } from '#core/catalogue/products/product.ts';
import { askedFor, askedRows, pageAskedFirst } from '#core/catalogue/text-search/asked-rows.ts';
import { noFilters } from '#core/catalogue/text-search/catalogue.service.ts';
import { asId } from '#core/shared/ids.ts';
import { aCatalogueProduct, aCatalogueRow } from '#test/builders/catalogue-product.builder.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aCounter } from '#test/core/quick-order/a-counter.ts';

const row = (code: string, brandName: string, internalCode = '') =>
  aCatalogueRow({ productPriceId: asId(`${code} ${brandName}`), code, brandName, internalCode });

const disc = [row('DF523', 'CORVEN', '025-13'), row('BD 5234', 'FREMAX', '025-11'), row('DDF929', 'FERODO', '025-12')];
const bearing = [row('6203 2RS', 'DBH'), row('6203-2RS', 'KOYO'), row('6203-2RSH', 'SKF')];

const asked = (rows: typeof disc, typed: string, foundBy: FoundBy | null = null) =>
  askedRows(rows, askedFor(typed), foundBy);

describe('the price rows that were asked for', () => {
  it.each([
    ['BD5234', ['BD 5234 FREMAX']],
    ['bd-5234', ['BD 5234 FREMAX']],
    ['fremax bd5234', ['BD 5234 FREMAX']],
    ['BD5234 FREMAX', ['BD 5234 FREMAX']],
    ['025-12', ['DDF929 FERODO']],
    ['disco bd 5234 delantero', ['BD 5234 FREMAX']],
    ['disco corven', ['DF523 CORVEN']],
    ['disco', []],
    ['BD523', []],
    ['', []],
    ['¿?', []],
  ])('by %j', (typed, expected) => expect(asked(disc, typed)).toEqual(expected));

  it('are those of the size that was typed, where it says one', () => {
    const sizes = [row('62/22', 'DBH'), row('6222', 'KOYO'), row('62-22', 'SKF')];
    expect(asked(sizes, '62/22')).toEqual(['62/22 DBH']);
    expect(asked(sizes, 'dbh 62/22')).toEqual(['62/22 DBH']);
    expect(asked(sizes, '6222')).toEqual(['6222 KOYO', '62/22 DBH', '62-22 SKF']);
    expect(asked([row('BD 5234', 'FREMAX')], 'bd-5234')).toEqual(['BD 5234 FREMAX']);
  });

  it('of two makers with one code are both, the one as it was typed first', () => {
    expect(asked(bearing, '6203-2RS')).toEqual(['6203-2RS KOYO', '6203 2RS DBH']);
    expect(asked(bearing, '6203 2RS')).toEqual(['6203 2RS DBH', '6203-2RS KOYO']);
    expect(asked(bearing, '6203-2RS DBH')).toEqual(['6203 2RS DBH']);
    expect(asked(bearing, 'rodamiento 6203 2rs koyo')).toEqual(['6203-2RS KOYO']);
  });

  it('are those by whose code the product was found, where it was begun', () => {
    const foundBy = { by: 'equivalent', code: 'DF523', brand: 'CORVEN' } as const;
    expect(asked(disc, 'DF5', foundBy)).toEqual(['DF523 CORVEN']);
    expect(asked(disc, '025-1', { by: 'internal', code: '025-12', brand: 'FERODO' })).toEqual(['DDF929 FERODO']);
    expect(asked(disc, 'DF5', { ...foundBy, brand: 'OTRA' })).toEqual([]);
    expect(asked(disc, 'DF5', { ...foundBy, by: 'relation' })).toEqual([]);
  });

  it('are not told by a measure or a model', () => {
    expect(asked([row('205', 'A'), row('206', 'B')], 'disco peugeot 205')).toEqual([]);
  });
});

describe('the mark of a price row that was asked for', () => {
  /** The marked rows of the page that a search answers, as it is shown. */
  const marked = async (rowsOfEach: readonly (typeof disc)[], typed: string) => {
    const products = rowsOfEach.map((rows, at) => {
      const [{ code, brandName, brandId } = aCatalogueRow()] = rows;
      const codesOtherBrands = [{ brand: 'CORVEN', code: '3003' }];
      return aCatalogueProduct({
        productId: asId(String(at + 1)),
        code,
        productBrandName: brandName,
        brandId,
        rows,
        codesOtherBrands,
      });
    });
    const search = { productIds: [], codeSearch: typed, fulltextSearch: typed, page: 1, filters: noFilters };
    const page = (await aCounter(products).catalogue.searchByText(callerOf(1), search)).unwrap();
    expect(page.totalCount).toBeGreaterThan(0);
    const shown = pageAskedFirst(page, typed).subTypes.flatMap((group) => group.products);
    return shown
      .flatMap(({ prices }) => prices)
      .filter(({ isAsked }) => isAsked)
      .map(({ code, productBrand }) => `${code} ${productBrand}`)
      .sort();
  };
  const koyo = [row('6203-2RS', 'KOYO', '031-1')];
  const dbh = [row('6203 2RS', 'DBH')];

  it.each(['6203-2RS', '6203 2rs', 'koyo 6203-2RS', '031-1'])(
    'stands at the only row of a product: %s',
    async (typed) => expect(await marked([koyo], typed)).toEqual(['6203-2RS KOYO']),
  );

  it('stands at each row that has the code, of one product or of several', async () => {
    const both = ['6203 2RS DBH', '6203-2RS KOYO'];
    expect(await marked([[...koyo, ...dbh]], '6203-2RS')).toEqual(both);
    expect(await marked([koyo, dbh, [row('6203-2RSH', 'SKF')]], '6203-2RS')).toEqual(both);
    expect(await marked([disc], 'BD5234')).toEqual(['BD 5234 FREMAX']);
    expect(await marked([disc], 'kit bd 5234 fremax')).toEqual(['BD 5234 FREMAX']);
  });

  it.each(['fremax', 'kit fremax', 'fremax rodamiento de rueda'])(
    'is not worn by a row of the maker that was named, which stands first: %s',
    async (typed) => {
      expect(await marked([disc], typed)).toEqual([]);
      expect(asked(disc, typed)).toEqual(['BD 5234 FREMAX']);
    },
  );

  it.each(['6203', 'corven 3003'])('is not worn by what merely begins so or stands in its place: %s', async (typed) =>
    expect(await marked([koyo, dbh], typed)).toEqual([]),
  );
});
