import * as z from 'zod/mini';
import {
  type ListedProductPage,
  type ProductChoices,
  type ProductFilter,
  productStates,
  type SeenProduct,
} from '#core/catalogue/management/managed-product.ts';
import type { ProductChange, ProductDetails } from '#core/catalogue/management/product-details.ts';
import { maxParts } from '#core/catalogue/management/product-flaws.ts';
import { saleStates } from '#core/catalogue/products/sale-state.ts';
import { stockStates } from '#core/catalogue/products/stock.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { fromWireOrNull, percentage, pesos, toWireOrNull } from './amounts.wire.ts';
import { optionalIdFromWire, optionalIdWire } from './ids.wire.ts';
import { lastChangeWire } from './last-change.wire.ts';

const text = z.string();
const id = z.string().check(z.minLength(1), z.maxLength(64));
/** Longer than any text may be: core says how long. */
const typed = z._default(z.string().check(z.maxLength(4000)), '');
const amount = z._default(z.nullable(z.number()), null);
const year = z._default(z.nullable(z.number()), null);
/** Lets one more through than there may be, so that core says how many. */
const upTo = (part: keyof typeof maxParts) => z.maxLength(maxParts[part] + 1);

/**
 * The body of `POST` and `PUT api/Management/Products`, where a place that is not named stays; what is right of it the
 * rules of core tell. Names of what is named by its id say nothing.
 */
export const productDetailsWire = z.strictObject({
  brandId: optionalIdWire,
  code: typed,
  internalCode: typed,
  description: typed,
  typeId: optionalIdWire,
  position: typed,
  storageLocation: z.optional(z.string().check(z.maxLength(4000))),
  multiple: z._default(z.number(), 1),
  iva: z._default(z.number(), 21),
  stockState: z._default(z.enum(stockStates), 'Green'),
  sale: z._default(z.enum(saleStates), 'on-sale'),
  purchaseCost: amount,
  prices: z._default(z.array(z.strictObject({ priceListId: id, price: amount })).check(z.maxLength(1000)), []),
  equivalences: z._default(z.array(z.strictObject({ brand: typed, code: typed })).check(upTo('equivalences')), []),
  relations: z._default(
    z
      .array(
        z.strictObject({
          title: typed,
          productId: id,
          quantity: z._default(z.number(), 1),
          notes: typed,
          name: typed,
        }),
      )
      .check(upTo('relations')),
    [],
  ),
  applications: z._default(
    z
      .array(
        z.strictObject({
          vehicleId: id,
          engine: typed,
          position: typed,
          notes: typed,
          from: year,
          to: year,
          name: typed,
        }),
      )
      .check(upTo('applications')),
    [],
  ),
  attributes: z._default(z.record(z.string().check(z.maxLength(100)), z.string().check(z.maxLength(4000))), {}),
});

export const productChangeFromWire = (body: z.infer<typeof productDetailsWire>): ProductChange => ({
  ...body,
  brandId: optionalIdFromWire(body.brandId),
  typeId: optionalIdFromWire(body.typeId),
  iva: money(body.iva),
  purchaseCost: fromWireOrNull(body.purchaseCost),
  prices: body.prices.map(({ priceListId, price }) => ({
    priceListId: asId(priceListId),
    price: fromWireOrNull(price),
  })),
  relations: body.relations.map((each) => ({ ...each, productId: asId(each.productId) })),
  applications: body.applications.map((each) => ({ ...each, vehicleId: asId(each.vehicleId) })),
});

/** A whole product: what is not named is blank. */
export const productDetailsFromWire = (body: z.infer<typeof productDetailsWire>): ProductDetails => ({
  ...productChangeFromWire(body),
  storageLocation: body.storageLocation ?? '',
});

/** Amounts as they are, so that the rules of the server see what was typed. */
export const productDetailsToWire = (details: ProductChange): z.infer<typeof productDetailsWire> => ({
  ...details,
  iva: details.iva.toNumber(),
  purchaseCost: details.purchaseCost?.toNumber() ?? null,
  prices: details.prices.map(({ priceListId, price }) => ({ priceListId, price: price?.toNumber() ?? null })),
  equivalences: [...details.equivalences],
  relations: [...details.relations],
  applications: [...details.applications],
  attributes: { ...details.attributes },
});

const nullableText = z.nullable(text);

/** What `GET api/Management/Products/{id}` answers; the tag is what `If-Match` names. */
export const managedProductWire = z.object({
  id: text,
  details: z.object({
    brandId: nullableText,
    code: text,
    internalCode: text,
    description: text,
    typeId: nullableText,
    position: text,
    storageLocation: z._default(text, ''),
    multiple: z.number(),
    iva: percentage,
    stockState: z.enum(stockStates),
    sale: z.enum(saleStates),
    purchaseCost: z.nullable(pesos),
    prices: z.array(z.object({ priceListId: text, price: z.nullable(pesos) })),
    equivalences: z.array(z.object({ brand: text, code: text })),
    relations: z.array(z.object({ title: text, productId: text, quantity: z.number(), notes: text, name: text })),
    applications: z.array(
      z.object({
        vehicleId: text,
        engine: text,
        position: text,
        notes: text,
        from: z.nullable(z.number()),
        to: z.nullable(z.number()),
        name: text,
      }),
    ),
    attributes: z.record(text, text),
  }),
  brand: text,
  family: text,
  /** An older server does not answer it. */
  stock: z._default(z.nullable(z.number()), null),
  otherRows: z.array(
    z.object({
      brand: text,
      code: text,
      stockState: z.enum(stockStates),
      sale: z.enum(saleStates),
      prices: z.array(z.object({ priceListId: text, price: pesos })),
    }),
  ),
  pictures: z.array(text),
  tag: text,
  changed: lastChangeWire,
});

export const managedProductToWire = (product: SeenProduct): z.infer<typeof managedProductWire> => ({
  ...product,
  details: {
    ...productDetailsToWire(product.details),
    brandId: product.details.brandId,
    typeId: product.details.typeId,
  } as z.infer<typeof managedProductWire>['details'],
  otherRows: product.otherRows.map((each) => ({
    ...each,
    prices: each.prices.map(({ priceListId, price }) => ({ priceListId, price: price.toNumber() })),
  })),
  pictures: [...product.pictures],
});

export const managedProductFromWire = (product: z.infer<typeof managedProductWire>): SeenProduct => ({
  ...product,
  id: asId(product.id),
  details: productDetailsFromWire(product.details),
  otherRows: product.otherRows.map((each) => ({
    ...each,
    prices: each.prices.map(({ priceListId, price }) => ({ priceListId: asId(priceListId), price: money(price) })),
  })),
});

export const productSaleWire = z.strictObject({ sale: z.enum(saleStates) });

export const productQuestionWire = z.object({
  text: z._default(z.string().check(z.maxLength(100)), ''),
  brandId: z._default(z.string().check(z.maxLength(64)), ''),
  typeId: z._default(z.string().check(z.maxLength(64)), ''),
  state: z._default(z.enum([...productStates, '']), ''),
  after: z.optional(z.string().check(z.maxLength(1000))),
});

export const productFilterToQuery = (filter: ProductFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));

export const productPageWire = z.object({
  products: z.array(
    z.object({
      id: text,
      brand: text,
      code: text,
      internalCode: text,
      description: text,
      storageLocation: z._default(text, ''),
      family: text,
      subfamily: text,
      stockState: z.enum(stockStates),
      sale: z.enum(saleStates),
      price: z.nullable(pesos),
      purchaseCost: z.nullable(pesos),
      pictures: z.number(),
    }),
  ),
  next: nullableText,
});

export const productPageToWire = ({ products, next }: ListedProductPage): z.infer<typeof productPageWire> => ({
  products: products.map((each) => ({
    ...each,
    price: toWireOrNull(each.price),
    purchaseCost: toWireOrNull(each.purchaseCost),
  })),
  next,
});

export const productPageFromWire = ({ products, next }: z.infer<typeof productPageWire>): ListedProductPage => ({
  products: products.map((each) => ({
    ...each,
    id: asId(each.id),
    price: fromWireOrNull(each.price),
    purchaseCost: fromWireOrNull(each.purchaseCost),
  })),
  next,
});

/** A family whose attributes are asked for, and their names. */
export const attributeQuestionWire = z.object({ typeId: z.string().check(z.maxLength(64)) });
export const attributeNamesWire = z.object({ names: z.array(text) });

const named = z.object({ id: text, name: text });
export const productChoicesWire = z.object({
  brands: z.array(named),
  types: z.array(z.object({ id: text, name: text, parentId: nullableText })),
  priceLists: z.array(named),
});

export const productChoicesToWire = (choices: ProductChoices): z.infer<typeof productChoicesWire> => ({
  brands: [...choices.brands],
  types: [...choices.types],
  priceLists: [...choices.priceLists],
});

export const productChoicesFromWire = ({
  brands,
  types,
  priceLists,
}: z.infer<typeof productChoicesWire>): ProductChoices => ({
  brands: brands.map(({ id: brand, name }) => ({ id: asId(brand), name })),
  types: types.map(({ id: type, name, parentId }) => ({
    id: asId(type),
    name,
    parentId: parentId === null ? null : asId(parentId),
  })),
  priceLists: priceLists.map(({ id: list, name }) => ({ id: asId(list), name })),
});
