import { expect, it } from 'vitest';
import { styleFor } from '#cli/style.ts';
import { quickOrderText } from '#cli/views/quick-order.view.ts';
import { searchText } from '#cli/views/search.view.ts';
import { noFilters, type TextSearchPage } from '#core/catalogue/text-search/catalogue.service.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { aCatalogueProduct, aCatalogueRow } from '#test/builders/catalogue-product.builder.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { anOffer } from '#test/builders/prices.builder.ts';
import { aCounter } from '#test/core/quick-order/a-counter.ts';

const row = (id: string, brandId: string, brandName: string, code: string, price: number) =>
  aCatalogueRow({ productPriceId: asId(id), brandId: asId(brandId), brandName, code, price });
const [corven, fremax] = [row('1', '1', 'CORVEN', 'DF523', 400), row('2', '2', 'FREMAX', 'BD 5234', 480)];
const disc = aCatalogueProduct({
  productId: asId('9'),
  code: 'BD 5234',
  brandId: asId('2'),
  productBrandName: 'FREMAX',
  rows: [corven, fremax],
});
const koyo = aCatalogueProduct({
  productId: asId('10'),
  code: '6203-2RS',
  rows: [row('3', '3', 'KOYO', '6203-2RS', 3876.76)],
});
const dbh = aCatalogueProduct({
  productId: asId('11'),
  code: '6203 2RS',
  rows: [row('4', '4', 'DBH', '6203 2RS', 2451)],
});
const boxed = aCatalogueProduct({
  productId: asId('12'),
  code: '531',
  rows: [
    {
      ...row('5', '5', 'INA', '531', 100),
      offers: [{ ...anOffer({ minQuantity: 10, multiplesOnly: true, percentage: money(8) }) }],
    },
  ],
});
const counter = aCounter([disc, koyo, dbh, boxed]);
const plain = styleFor(false);

const pageOf = async (typed: string): Promise<TextSearchPage> => {
  const search = { productIds: [], codeSearch: '', fulltextSearch: typed, page: 1, filters: noFilters };
  return (await counter.catalogue.searchByText(callerOf(1), search)).unwrap();
};

it('the row that was typed is the first line of a search, and is told, in any order of the answer', async () => {
  const page = await pageOf('BD5234');
  const inPriceOrder: TextSearchPage = {
    ...page,
    subTypes: page.subTypes.map((group) => ({
      ...group,
      products: group.products.map((product) => ({ ...product, prices: [...product.prices].reverse() })),
    })),
  };
  for (const answer of [page, inPriceOrder]) {
    const [, first, markLine] = searchText(answer, 'BD5234', 'Costo', plain, 100).split('\n');
    expect(first).toMatch(/^BD 5234 +FREMAX/);
    expect(markLine?.trim()).toBe('el que buscaste');
  }
});

it('a code of two makers is asked for, with the stock and the cost of both', async () => {
  const text = quickOrderText(await counter.resolve('6203-2RS;4'), plain, 100);
  expect(text).toContain('Elegí cuál');
  expect(text).toContain('puede ser 6203 2RS DBH (Disponible, $ 2.451,00), 6203-2RS KOYO (Disponible, $ 3.876,76)');
});

it('a maker that was written and has no such code is named, with those that have it', async () => {
  const text = quickOrderText(await counter.resolve('6203-2RS FREMAX;4'), plain, 120);
  expect(text).toContain('FREMAX no lo tiene; estas marcas sí: puede ser 6203 2RS DBH (Disponible, $ 2.451,00), 6203');
});

it('a code whose other maker’s part is discontinued names both, and is never that of the other unasked', async () => {
  const gone = aCatalogueProduct({
    productId: asId('13'),
    code: '6203-2RS',
    rows: [{ ...row('6', '6', 'SNR', '6203-2RS', 1), isDiscontinued: true }],
  });
  const both = quickOrderText(await aCounter([koyo, gone]).resolve('6203-2RS;4'), plain, 120);
  expect(both).toContain('Elegí cuál');
  expect(both).toContain('puede ser 6203-2RS KOYO (Disponible, $ 3.876,76), 6203-2RS SNR (Discontinuado)');
  const typed = quickOrderText(await aCounter([dbh, gone]).resolve('6203-2RS;4'), plain, 120);
  expect(typed).toMatch(/Discontinuado +6203-2RS +SNR/);
  expect(typed).toContain('puede ser 6203 2RS DBH (Disponible, $ 2.451,00)');
  expect(typed).toContain('Líneas listas: 0 de 1');
});

it('a quantity between the multiples of an offer is told the nearest', async () => {
  const text = quickOrderText(await counter.resolve('531 x 13'), plain, 100);
  expect(text).toContain('la oferta es por múltiplos: 10 o 20');
  expect(text).toContain('Líneas listas: 1 de 1 · $ 1.196,00 a tus costos');
});
