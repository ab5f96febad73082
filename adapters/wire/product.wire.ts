import * as z from 'zod/mini';
import type { Product, ProductPrice, ShownProduct } from '#core/catalogue/products/product.ts';
import { stockStates } from '#core/catalogue/products/stock.ts';
import type { Offer } from '#core/pricing/offer.ts';
import { money, toPesos } from '#core/shared/money.ts';
import {
  discountsFromWire,
  discountsToWire,
  discountWire,
  fromWireOrNull,
  pesos,
  toWireOrNull,
} from './amounts.wire.ts';
import { answeredId, idFromWire, optionalIdFromWire } from './ids.wire.ts';

export const offerWire = z.object({
  id: answeredId,
  cost: pesos,
  sellingPrice: z.nullish(pesos),
  minQuantity: z.number(),
  multiplesOnly: z.nullish(z.boolean()),
  note: z.nullish(z.string()),
  discountsApplied: z.nullish(z.array(discountWire)),
});

export const productPriceWire = z.object({
  productPriceId: answeredId,
  productBrand: z.string(),
  productBrandId: answeredId,
  code: z.string(),
  internalCode: z.nullish(z.string()),
  images: z.nullish(z.array(z.string())),
  cost: z.nullish(pesos),
  realCost: z.nullish(pesos),
  listPrice: z.nullish(pesos),
  sellingPrice: z.nullish(pesos),
  stockState: z.enum(stockStates),
  isDiscontinued: z.nullish(z.boolean()),
  isNotAvailable: z.nullish(z.boolean()),
  isWithoutPrice: z.nullish(z.boolean()),
  multiple: z.nullish(z.number()),
  quantity: z.nullish(z.number()),
  explanation: z.nullish(z.array(z.string())),
  discountsApplied: z.nullish(z.array(discountWire)),
  offers: z.nullish(z.array(offerWire)),
});

export type ProductPriceWire = z.infer<typeof productPriceWire>;

const applicationWire = z.object({
  brand: z.string(),
  vehicle: z.string(),
  types: z.array(
    z.object({ subTypeId: z.nullish(answeredId), subTypeName: z.nullish(z.string()), details: z.nullish(z.string()) }),
  ),
});

const relationWire = z.object({
  title: z.string(),
  products: z.array(
    z.object({
      productId: answeredId,
      code: z.string(),
      productBrandName: z.string(),
      quantity: z.nullish(z.number()),
      notes: z.nullish(z.string()),
    }),
  ),
});

export const foundByWire = z.object({
  by: z.enum(['code', 'prefix', 'equivalent', 'internal', 'relation', 'text']),
  code: z.string(),
  brand: z.string(),
});

export const explanationWire = z.object({
  by: z.enum(['code', 'prefix', 'equivalent', 'internal', 'relation', 'text', 'listed']),
  section: z.enum(['exact', 'begins', 'otherBegins', 'text', 'mentions']),
  rank: z.number(),
  fit: z.nullable(z.enum(['named', 'near', 'mentioned'])),
  meant: z.string(),
  words: z.array(
    z.object({
      word: z.string(),
      place: z.enum(['code', 'name', 'description', 'other']),
      isComplete: z.boolean(),
      points: z.number(),
    }),
  ),
});

export const productWire = z.object({
  productId: answeredId,
  code: z.string(),
  productBrandName: z.string(),
  productTypeId: z.optional(answeredId),
  productTypeName: z.optional(z.string()),
  drawing: z.optional(z.string()),
  description: z.optional(z.string()),
  position: z.nullish(z.string()),
  cars: z.nullish(z.array(applicationWire)),
  engines: z.nullish(z.string()),
  technicalInformation: z.nullish(z.record(z.string(), z.nullish(z.union([z.string(), z.number()])))),
  technicalInformationSummary: z.nullish(z.string()),
  relations: z.nullish(z.array(relationWire)),
  codesOtherBrands: z.nullish(z.array(z.object({ brand: z.string(), code: z.string() }))),
  prices: z.array(productPriceWire),
  isDisabled: z.optional(z.boolean()),
  foundBy: z.nullish(foundByWire),
  // A vehicle's place and a fitting's: no tuple, which is half a kilobyte of the public page for this one line.
  askedApplications: z.optional(z.array(z.array(z.number()).check(z.minLength(2), z.maxLength(2)))),
  explanation: z.optional(explanationWire),
});

export type ProductWire = z.infer<typeof productWire>;

export const offerToWire = (offer: Offer): z.infer<typeof offerWire> => ({
  ...offer,
  cost: toPesos(offer.cost),
  sellingPrice: toWireOrNull(offer.sellingPrice),
  discountsApplied: discountsToWire(offer.discountsApplied),
});

const offerFromWire = (offer: z.infer<typeof offerWire>): Offer => ({
  id: idFromWire(offer.id),
  cost: money(offer.cost),
  sellingPrice: fromWireOrNull(offer.sellingPrice),
  minQuantity: offer.minQuantity,
  multiplesOnly: offer.multiplesOnly ?? false,
  note: offer.note ?? '',
  discountsApplied: discountsFromWire(offer.discountsApplied ?? []),
});

export const priceToWire = (price: ProductPrice): z.infer<typeof productPriceWire> => ({
  productPriceId: price.productPriceId,
  productBrand: price.productBrand,
  productBrandId: price.productBrandId,
  code: price.code,
  internalCode: price.internalCode,
  images: [...price.images],
  cost: toWireOrNull(price.cost),
  realCost: toWireOrNull(price.realCost),
  listPrice: toWireOrNull(price.listPrice),
  sellingPrice: toWireOrNull(price.sellingPrice),
  stockState: price.stockState,
  isDiscontinued: price.isDiscontinued,
  isNotAvailable: price.isNotAvailable,
  isWithoutPrice: price.isWithoutPrice,
  multiple: price.multiple,
  quantity: price.quantity,
  explanation: [...price.explanation],
  discountsApplied: discountsToWire(price.discountsApplied),
  offers: price.offers.map(offerToWire),
});

const priceFromWire = (price: z.infer<typeof productPriceWire>): ProductPrice => ({
  productPriceId: idFromWire(price.productPriceId),
  productBrand: price.productBrand,
  productBrandId: idFromWire(price.productBrandId),
  code: price.code,
  internalCode: price.internalCode ?? '',
  images: price.images ?? [],
  cost: fromWireOrNull(price.cost),
  realCost: fromWireOrNull(price.realCost),
  listPrice: fromWireOrNull(price.listPrice),
  sellingPrice: fromWireOrNull(price.sellingPrice),
  stockState: price.stockState,
  isDiscontinued: price.isDiscontinued ?? false,
  isNotAvailable: price.isNotAvailable ?? false,
  isWithoutPrice: price.isWithoutPrice ?? false,
  multiple: price.multiple ?? 1,
  quantity: price.quantity ?? 0,
  explanation: price.explanation ?? [],
  discountsApplied: discountsFromWire(price.discountsApplied ?? []),
  offers: (price.offers ?? []).map(offerFromWire),
});

// Assigned, not spread: of objects with so many fields the spread takes ten times as long.
export const productToWire = (product: Product): ProductWire =>
  Object.assign(shownToWire(product.shown), {
    prices: product.prices.map(priceToWire),
    isDisabled: product.isDisabled,
    foundBy: product.foundBy,
    ...findingsOf(product),
  });

/** The fields of a product that are the same for every caller: those of `shown`. */
export const shownToWire = (shown: ShownProduct): Omit<ProductWire, 'prices'> =>
  Object.assign({}, shown, {
    cars: shown.cars.map((car) => ({ ...car, types: [...car.types] })),
    relations: shown.relations.map((relation) => ({ ...relation, products: [...relation.products] })),
    codesOtherBrands: [...shown.codesOtherBrands],
  });

/** Fields of a product that only an answer to a search has. */
export const findingsOf = ({
  askedApplications,
  explanation,
}: Product): Pick<ProductWire, 'askedApplications' | 'explanation'> => ({
  ...(askedApplications.length === 0 ? {} : { askedApplications: askedApplications.map(([car, type]) => [car, type]) }),
  ...(explanation === undefined ? {} : { explanation: { ...explanation, words: [...explanation.words] } }),
});

export const productFromWire = (product: ProductWire): Product => ({
  shown: shownFromWire(product),
  prices: product.prices.map(priceFromWire),
  isDisabled: product.isDisabled ?? false,
  foundBy: product.foundBy ?? null,
  askedApplications: (product.askedApplications ?? []).map(([vehicle = 0, fitting = 0]) => [vehicle, fitting]),
  ...(product.explanation === undefined ? {} : { explanation: product.explanation }),
});

const shownFromWire = (product: ProductWire): ShownProduct => ({
  productId: idFromWire(product.productId),
  code: product.code,
  productBrandName: product.productBrandName,
  productTypeId: idFromWire(product.productTypeId ?? ''),
  productTypeName: product.productTypeName ?? '',
  drawing: product.drawing ?? 'part',
  description: product.description ?? '',
  position: product.position ?? '',
  cars: (product.cars ?? []).map((car) => ({
    ...car,
    types: car.types.map((type) => ({
      subTypeId: optionalIdFromWire(type.subTypeId),
      subTypeName: type.subTypeName ?? '',
      details: type.details ?? '',
    })),
  })),
  engines: product.engines ?? '',
  technicalInformation: Object.fromEntries(
    Object.entries(product.technicalInformation ?? {}).flatMap(([name, value]) =>
      value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  ),
  technicalInformationSummary: product.technicalInformationSummary ?? '',
  relations: (product.relations ?? []).map((relation) => ({
    ...relation,
    products: relation.products.map((related) => ({
      ...related,
      productId: idFromWire(related.productId),
      quantity: related.quantity ?? 1,
      notes: related.notes ?? '',
    })),
  })),
  codesOtherBrands: product.codesOtherBrands ?? [],
});
