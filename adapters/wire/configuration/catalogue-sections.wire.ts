import * as z from 'zod/mini';
import { type PriceOrder, priceOrders } from '#core/catalogue/products/price-order.ts';
import type { DisabledPair, SwitchedBrand, SwitchedType } from '#core/configuration/shop-configuration.ts';
import { answeredId, idFromWire, idWire } from '../ids.wire.ts';
import { answered, asIs, listOf, listToWire, sectionWire, short } from './section.wire.ts';

/** More brands and families than any catalogue has. */
const maxNames = 20_000;
const switched = { id: idWire, name: z.optional(short), disabled: z.boolean() };
const productsBody = z.strictObject({ priceOrder: z.enum(priceOrders) });

export const catalogueSections = {
  products: sectionWire({
    path: 'products',
    body: productsBody,
    answer: answered(productsBody),
    toWire: asIs<{ readonly priceOrder: PriceOrder }>,
    fromWire: asIs,
  }),

  productBrand: sectionWire({
    path: 'products-brands',
    body: listOf(z.strictObject(switched), maxNames),
    answer: z.array(z.object({ id: answeredId, name: z.string(), disabled: z.boolean() })),
    toWire: listToWire<SwitchedBrand>,
    fromWire: (brands) =>
      brands.map(({ id, name, disabled }) => ({ id: idFromWire<'product-brand'>(id), name: name ?? '', disabled })),
  }),

  productType: sectionWire({
    path: 'products-types',
    body: listOf(
      z.strictObject({
        ...switched,
        indented: z.optional(z.nullable(z.boolean())),
        order: z.optional(z.nullable(z.number())),
      }),
      maxNames,
    ),
    answer: z.array(
      z.object({
        id: answeredId,
        name: z.string(),
        disabled: z.boolean(),
        indented: z.nullish(z.boolean()),
        order: z.nullish(z.number()),
      }),
    ),
    toWire: listToWire<SwitchedType>,
    fromWire: (types) =>
      types.map(({ id, name, disabled, indented, order }) => ({
        id: idFromWire<'product-type'>(id),
        name: name ?? '',
        disabled,
        indented: indented ?? false,
        order: order ?? 0,
      })),
  }),

  productBrandTypesDisabled: sectionWire({
    path: 'product-brand-type-disabled',
    body: listOf(
      z.strictObject({
        productBrandId: idWire,
        productBrandName: z.optional(short),
        productTypeId: idWire,
        productTypeName: z.optional(short),
      }),
      maxNames,
    ),
    answer: z.array(
      z.object({
        productBrandId: answeredId,
        productBrandName: z.string(),
        productTypeId: answeredId,
        productTypeName: z.string(),
      }),
    ),
    toWire: listToWire<DisabledPair>,
    fromWire: (pairs) =>
      pairs.map((pair) => ({
        productBrandId: idFromWire<'product-brand'>(pair.productBrandId),
        productBrandName: pair.productBrandName ?? '',
        productTypeId: idFromWire<'product-type'>(pair.productTypeId),
        productTypeName: pair.productTypeName ?? '',
      })),
  }),
};
