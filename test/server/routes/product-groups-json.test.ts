import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { textSearchPageToWire } from '#adapters/wire/catalogue.wire.ts';
import { productGroupsToWire } from '#adapters/wire/product-groups.wire.ts';
import { vehicleProductsFromWire, vehicleProductsToWire, vehicleProductsWire } from '#adapters/wire/vehicles.wire.ts';
import { priceForCustomer } from '#core/catalogue/products/price-for-customer.ts';
import { groupProducts } from '#core/catalogue/products/product-groups.ts';
import { nothingDisabled } from '#core/catalogue/taxonomy/disabled.ts';
import type { TextSearchPage } from '#core/catalogue/text-search/catalogue.service.ts';
import type { CustomerTerms } from '#core/pricing/terms.ts';
import type { Explanation } from '#core/search/page/explain.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { productGroupsStream, textSearchPageJson, vehicleProductsJson } from '#server/routes/product-groups-json.ts';
import { aCatalogueProduct, aCatalogueRow, fitting } from '#test/builders/catalogue-product.builder.ts';
import { anOffer, termsOf } from '#test/builders/prices.builder.ts';

const shown = (id: string, listed = 1) => {
  const catalogueProduct = aCatalogueProduct({
    productId: asId(id),
    description: 'Kit "A" \u2028 ñ',
    cars: [fitting('Gol')],
  });
  const viewer = {
    terms: termsOf({ priceListId: asId(String(listed)) }),
    inCart: new Map(),
    priceOrder: 'Profitability',
    disabled: nothingDisabled,
    seesDisabled: false,
  } as const;
  return { catalogueProduct, product: priceForCustomer(catalogueProduct, viewer, null) };
};
const foundBy = { by: 'equivalent', code: '6203 Ñ 🔧', brand: 'FÁG' } as const;

/** Two rows with offers, a promotion and discounts, and signs beyond ASCII wherever a person may write one. */
const rich = (id: string, over: Partial<CustomerTerms> = {}) => {
  const promotion = { text: 'Promoción', percentage: money('12.5') };
  const offers = [
    anOffer({ note: 'Hasta agotar «stock» 🔧' }),
    anOffer({ id: asId('2'), minQuantity: 12, multiplesOnly: true }),
  ];
  const row = (rowId: string, brandName: string, more: Parameters<typeof aCatalogueRow>[0]) =>
    aCatalogueRow({ productPriceId: asId(rowId), brandName, images: ['ñandú.webp'], internalCode: 'Í-1', ...more });
  const catalogueProduct = aCatalogueProduct({
    productId: asId(id),
    code: `Ñ-${id}`,
    productBrandName: 'Ümlaut',
    productTypeName: 'Rótulas y bujías',
    parentTypeName: 'Suspensión',
    engines: '1.6 Nafta – 16V',
    relations: [
      {
        title: 'Código básico',
        products: [
          {
            productId: asId('9'),
            code: 'Á',
            productBrandName: 'É',
            quantity: 2,
            notes: 'ó',
            brandId: asId('1'),
            typeIds: [],
          },
        ],
      },
    ],
    rows: [
      row(`${id}1`, 'Ümlaut', { promotion, offers }),
      row(`${id}2`, 'Otra', { price: 12_345.67, offers, multiple: 4, stockState: 'Red' }),
      row(`${id}3`, 'Ninguna', { price: null, isDiscontinued: true }),
    ],
  });
  const viewer = {
    terms: termsOf({ discounts: [{ text: 'Bonificación 1', percentage: money(33) }], ...over }),
    inCart: new Map([[asId<'product-price'>(`${id}2`), 8]]),
    priceOrder: 'LowestToHighest',
    disabled: nothingDisabled,
    seesDisabled: false,
  } as const;
  return { catalogueProduct, product: priceForCustomer(catalogueProduct, viewer, null) };
};
const fittings = new Map([[asId<'product'>('1'), ['1.4 AP', '1.6 AP']]]);
const answer = { ...groupProducts([shown('1'), shown('2')]), fittings, totalCount: 7, hiddenCount: 3 };

describe('products on the wire', () => {
  it('are the same written as text, the second time and for another caller too', () => {
    for (const each of [
      answer,
      answer,
      { ...groupProducts([shown('1', 9)]), fittings, totalCount: 1, hiddenCount: 0 },
      {
        ...groupProducts([rich('4'), rich('5', { showSellingPrice: false })]),
        fittings,
        totalCount: 2,
        hiddenCount: 0,
      },
      { ...groupProducts([rich('4', { allowOffers: false })]), fittings, totalCount: 1, hiddenCount: 0 },
      { types: [], subTypes: [], fittings, totalCount: 0, hiddenCount: 0 },
    ]) {
      expect(JSON.parse(vehicleProductsJson(each).toString())).toEqual(
        JSON.parse(JSON.stringify(vehicleProductsToWire(each))),
      );
    }
  });

  it('of a text are the same written as text, each with how it was found', () => {
    const explanation: Explanation = {
      ...{ by: 'text', section: 'text', rank: 6, fit: 'named', meant: 'rodamiento' },
      words: [{ word: 'bujía', place: 'name', isComplete: true, points: 7 }],
    };
    const facets = {
      productBrands: [{ id: '1', name: 'SKF', count: 2 }],
      productTypes: [],
      stockStates: [],
      offers: 1,
    };
    const groups = groupProducts(
      [shown('1'), shown('3', 9), rich('4')].map(({ catalogueProduct, product }, place) => ({
        catalogueProduct,
        product: { ...product, foundBy, ...(place === 0 ? { askedApplications: [[0, 1]] as const, explanation } : {}) },
      })),
    );
    const page: TextSearchPage = {
      ...groups,
      subTypes: groups.subTypes.map((group) => ({ ...group, before: 20, totalCount: 41, isMention: true })),
      ...{ currentPage: 2, totalPages: 3, totalCount: 41, facets, suggestion: 'bujía "ngk"' },
      understood: [{ kind: 'vehicle', text: 'Citroën C4', without: 'bujía' }],
      nearCodes: [{ productId: asId('7'), code: 'Ñ-1', productBrandName: 'NGK', description: 'Bujía' }],
      nearQuestions: [{ text: 'bujía', dropped: ['c4'], count: 3 }],
      ...{ hiddenCount: 2, sortedCount: 1000 },
    };
    for (const each of [page, { ...page, types: [], subTypes: [], suggestion: null }]) {
      expect(JSON.parse(textSearchPageJson(each).toString())).toEqual(
        JSON.parse(JSON.stringify(textSearchPageToWire(each))),
      );
    }
  });

  it('are the same in pieces, whichever product a piece ends after', async () => {
    const many = Array.from({ length: 401 }, (_, place) => shown(String(place + 1)));
    for (const each of [[], many.slice(0, 1), many.slice(0, 200), many, [...many.slice(0, 200), rich('900')]]) {
      const groups = groupProducts(each);
      expect(JSON.parse(await text(productGroupsStream(groups)))).toEqual(
        JSON.parse(JSON.stringify(productGroupsToWire(groups))),
      );
    }
  });

  it('come back as they went, engines as one text for the table too', () => {
    const read = vehicleProductsFromWire(
      z.parse(vehicleProductsWire, JSON.parse(vehicleProductsJson(answer).toString())),
    );
    expect(read.totalCount).toBe(7);
    expect(read.subTypes[0]?.products.map(({ shown }) => [read.fittings.get(shown.productId), shown.engines])).toEqual([
      [['1.4 AP', '1.6 AP'], '1.4 AP, 1.6 AP'],
      [[], ''],
    ]);
    expect(read.subTypes[0]?.products[0]?.prices[0]?.cost?.toNumber()).toBe(1000);
  });

  it('of a back end that tells no count or subfamily id are read too', () => {
    const { totalCount: _none, ...rest } = vehicleProductsToWire(answer);
    const lean = { ...rest, subTypes: rest.subTypes.map(({ id: _id, ...subType }) => subType) };
    expect(vehicleProductsFromWire(z.parse(vehicleProductsWire, lean)).totalCount).toBe(2);
  });
});
