import type { Caller } from '#core/access/caller.ts';
import type { CatalogueProduct } from '#core/catalogue/products/catalogue-product.ts';
import { nothingDisabled } from '#core/catalogue/taxonomy/disabled.ts';
import { type CatalogueParts, createCatalogueService } from '#core/catalogue/text-search/create-catalogue-service.ts';
import { createQuickOrderService, type QuickOrderParts } from '#core/quick-order/create-quick-order-service.ts';
import type { AskedOrder } from '#core/quick-order/quick-order.service.ts';
import type { QuickOrder } from '#core/quick-order/quick-order.ts';
import { buildSearchIndex } from '#core/search/index/search-index.ts';
import { emptyLexicon, type SearchLexicon } from '#core/search/question/lexicon.ts';
import { asId, type ProductPriceId } from '#core/shared/ids.ts';
import { zero } from '#core/shared/money.ts';
import { Ok } from '#core/shared/result.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aSearchDocument } from '#test/builders/search-document.builder.ts';

/**
 * The quick order and the catalogue over these products, searched by a real index, with a cart that holds what is told.
 */
export const aCounter = (
  products: readonly CatalogueProduct[],
  inCart: Readonly<Record<string, number>> = {},
  yieldToOthers = async (): Promise<void> => undefined,
  lexicon: SearchLexicon = emptyLexicon,
) => {
  const index = buildSearchIndex(
    products.map((product) =>
      aSearchDocument({
        key: Number(product.shown.productId),
        code: product.shown.code,
        brandName: product.shown.productBrandName,
        brandId: Number(product.brandId),
        typeId: Number(product.shown.productTypeId),
        parentTypeId: Number(product.parentTypeId),
        typeName: product.shown.productTypeName,
        parentTypeName: product.parentTypeName,
        description: product.shown.description,
        texts: product.shown.technicalInformation,
        applications: product.fits.flatMap(({ vehicleId, fittings }) =>
          fittings.map(({ engine, from, to }) => ({ vehicleId: Number(vehicleId), engine, from, to })),
        ),
        codes: [
          ...product.shown.codesOtherBrands.map((other) => ({ ...other, kind: 'equivalent' as const })),
          ...product.rows.flatMap(({ code, brandName, internalCode }) => [
            ...(code === product.shown.code && brandName === product.shown.productBrandName
              ? []
              : [{ code, brand: brandName, kind: 'row' as const }]),
            ...(internalCode === '' ? [] : [{ code: internalCode, brand: brandName, kind: 'internal' as const }]),
          ]),
        ],
      }),
    ),
    lexicon,
  );
  const byId = new Map(products.map((product) => [product.shown.productId, product]));
  const quantities = new Map(Object.entries(inCart).map(([id, held]) => [asId<'product-price'>(id), held]));
  const agreed = {
    version: 1,
    orderBlock: null,
    prices: {
      priceListId: asId<'price-list'>('1'),
      discounts: [],
      discountItems: [],
      surcharges: [],
      includeIva: false,
      showSellingPrice: false,
      allowOffers: true,
    },
    cart: {
      specialDiscounts: [],
      valueQuantities: [],
      deliverySurcharge: { shoppingCartText: '', minAmount: zero, value: zero },
    },
  };
  const brands = [
    ...new Map(products.flatMap(({ rows }) => rows).map(({ brandId, brandName }) => [brandId, brandName])),
  ];
  const nobody = async (): Promise<never> => {
    throw new Error('not asked by a quick order');
  };
  const parts: QuickOrderParts & CatalogueParts = {
    searchIndex: { current: () => index },
    productRepository: {
      products: async (ids) => ids.flatMap((id) => byId.get(id) ?? []),
      productsOfRows: async (ids) =>
        new Map(
          products.flatMap((product) =>
            product.rows
              .filter(({ productPriceId }) => ids.includes(productPriceId))
              .map((row): [ProductPriceId, CatalogueProduct] => [row.productPriceId, product]),
          ),
        ),
      catchUp: async () => undefined,
      rules: () => '',
      generation: () => 1,
      disabled: () => nothingDisabled,
      priceOrder: () => 'LowestToHighest',
    },
    taxonomy: {
      names: async () => ({ brands: new Map(brands), types: new Map() }),
      brands: async () => brands.map(([id, name]) => ({ id, name })),
    },
    exclusions: { of: async () => [], save: nobody },
    terms: { of: async () => agreed, ofStaff: async () => agreed },
    carts: {
      quantities: async () => quantities,
      read: nobody,
      state: nobody,
      held: nobody,
      set: nobody,
      setAll: nobody,
      accept: nobody,
      lot: nobody,
    },
    sheets: { rows: async () => Ok([]) },
    foundNothing: () => {},
    yieldToOthers,
  };
  const service = createQuickOrderService(parts);
  return {
    parts,
    service,
    catalogue: createCatalogueService(parts),
    async resolve(asked: string | AskedOrder, caller: Caller = callerOf(1)): Promise<QuickOrder> {
      const answer = await service.resolve(caller, typeof asked === 'string' ? { text: asked } : asked);
      if (!answer.ok) throw new Error(answer.val.code);
      return answer.val;
    },
  };
};
