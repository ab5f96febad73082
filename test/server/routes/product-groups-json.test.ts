import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { textSearchPageToWire } from '#adapters/wire/catalogue.wire.ts';
import { vehicleProductsFromWire, vehicleProductsToWire, vehicleProductsWire } from '#adapters/wire/vehicles.wire.ts';
import { nothingDisabled } from '#core/catalogue/disabled.ts';
import { forCaller } from '#core/catalogue/for-caller.ts';
import { groupProducts } from '#core/catalogue/product-groups.ts';
import { asId } from '#core/shared/ids.ts';
import { textSearchPageJson, vehicleProductsJson } from '#server/routes/product-groups-json.ts';
import { termsOf } from '#test/builders/prices.builder.ts';
import { aCard, fitting } from '#test/builders/product-card.builder.ts';

const shown = (id: string, listed = 1) => {
  const card = aCard({ productId: asId(id), description: 'Kit "A" \u2028 ñ', applications: [fitting('Gol')] });
  const eyes = {
    terms: termsOf({ priceListId: asId(String(listed)) }),
    inCart: new Map(),
    priceOrder: 'Profitability',
    disabled: nothingDisabled,
    seesDisabled: false,
  } as const;
  return { card, product: forCaller(card, eyes, null) };
};
const foundBy = { by: 'equivalent', code: '6203', brand: 'FAG' } as const;
const fittings = new Map([[asId<'product'>('1'), ['1.4 AP', '1.6 AP']]]);
const answer = { ...groupProducts([shown('1'), shown('2')]), fittings, totalCount: 7 };

describe('products on the wire', () => {
  it('are the same written as text, the second time and for another caller too', () => {
    for (const each of [
      answer,
      answer,
      { ...groupProducts([shown('1', 9)]), fittings, totalCount: 1 },
      { types: [], subTypes: [], fittings, totalCount: 0 },
    ]) {
      expect(JSON.parse(vehicleProductsJson(each).toString())).toEqual(
        JSON.parse(JSON.stringify(vehicleProductsToWire(each))),
      );
    }
  });

  it('of a text are the same written as text, each with how it was found', () => {
    const facets = {
      productBrands: [{ id: '1', name: 'SKF', count: 2 }],
      productTypes: [],
      stockStates: [],
      offers: 1,
    };
    const groups = groupProducts(
      [shown('1'), shown('3', 9)].map(({ card, product }) => ({ card, product: { ...product, foundBy } })),
    );
    const page = { ...groups, currentPage: 2, totalPages: 3, totalCount: 41, facets, suggestion: 'bujía "ngk"' };
    for (const each of [page, { ...page, types: [], subTypes: [], suggestion: null }]) {
      expect(JSON.parse(textSearchPageJson(each).toString())).toEqual(
        JSON.parse(JSON.stringify(textSearchPageToWire(each))),
      );
    }
  });

  it('come back as they went, engines as one text for the table too', () => {
    const read = vehicleProductsFromWire(
      z.parse(vehicleProductsWire, JSON.parse(vehicleProductsJson(answer).toString())),
    );
    expect(read.totalCount).toBe(7);
    expect(read.subTypes[0]?.products.map(({ productId, engines }) => [read.fittings.get(productId), engines])).toEqual(
      [
        [['1.4 AP', '1.6 AP'], '1.4 AP, 1.6 AP'],
        [[], ''],
      ],
    );
    expect(read.subTypes[0]?.products[0]?.prices[0]?.cost?.toNumber()).toBe(1000);
  });

  it('of a back end that tells no count or subfamily id are read too', () => {
    const { totalCount: _none, ...rest } = vehicleProductsToWire(answer);
    const lean = { ...rest, subTypes: rest.subTypes.map(({ id: _id, ...subType }) => subType) };
    expect(vehicleProductsFromWire(z.parse(vehicleProductsWire, lean)).totalCount).toBe(2);
  });
});
