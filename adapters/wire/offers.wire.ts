import * as z from 'zod/mini';
import type { OfferLot, OfferValueQuantity, Publicity } from '#core/offers/offer.service.ts';
import { money, toPesos } from '#core/shared/money.ts';
import { fromWireOrNull, percentage, pesos, toWireOrNull } from './amounts.wire.ts';
import { answeredId, idFromWire, optionalIdFromWire } from './ids.wire.ts';
import { valueQuantityFields } from './value-quantity.wire.ts';

const optionalAnsweredId = z.nullish(answeredId);

export const offerLotsWire = z.array(
  z.object({
    id: answeredId,
    title: z.string(),
    completePrice: pesos,
    price: pesos,
    discount: z.nullish(percentage),
    giftText: z.nullish(z.string()),
    image: z.nullish(z.string()),
    quantity: z.optional(z.number()),
    products: z.array(
      z.object({ productId: answeredId, code: z.string(), productBrandName: z.string(), quantity: z.number() }),
    ),
  }),
);

export const offerLotsToWire = (lots: readonly OfferLot[]): z.infer<typeof offerLotsWire> =>
  lots.map((lot) => ({
    ...lot,
    completePrice: toPesos(lot.completePrice),
    price: toPesos(lot.price),
    products: [...lot.products],
  }));

export const offerLotsFromWire = (lots: z.infer<typeof offerLotsWire>): OfferLot[] =>
  lots.map((lot) => ({
    id: idFromWire(lot.id),
    title: lot.title,
    completePrice: money(lot.completePrice),
    price: money(lot.price),
    discount: lot.discount ?? null,
    giftText: lot.giftText ?? '',
    image: lot.image ?? '',
    quantity: lot.quantity ?? 0,
    products: lot.products.map((product) => ({ ...product, productId: idFromWire(product.productId) })),
  }));

export const offerValueQuantitiesWire = z.array(
  z.object({
    ...valueQuantityFields,
    productTypeParentName: z.nullish(z.string()),
    image: z.nullish(z.string()),
  }),
);

export const offerValueQuantitiesToWire = (
  offers: readonly OfferValueQuantity[],
): z.infer<typeof offerValueQuantitiesWire> =>
  offers.map((offer) => ({
    ...offer,
    minValue: toWireOrNull(offer.minValue),
    discount: offer.discount?.toNumber() ?? null,
  }));

export const offerValueQuantitiesFromWire = (offers: z.infer<typeof offerValueQuantitiesWire>): OfferValueQuantity[] =>
  offers.map((offer) => ({
    id: String(offer.id),
    productTypeParentId: optionalIdFromWire(offer.productTypeParentId),
    productTypeId: optionalIdFromWire(offer.productTypeId),
    productBrandId: optionalIdFromWire(offer.productBrandId),
    productTypeParentName: offer.productTypeParentName ?? '',
    productTypeName: offer.productTypeName ?? '',
    productBrandName: offer.productBrandName ?? '',
    minValue: fromWireOrNull(offer.minValue),
    minQuantity: offer.minQuantity ?? null,
    discount: fromWireOrNull(offer.discount),
    giftText: offer.giftText ?? '',
    image: offer.image ?? '',
  }));

export const publicityWire = z.array(
  z.object({
    type: z.enum(['OfferLot', 'OfferValueQuantity']),
    id: answeredId,
    image: z.string(),
    title: z.nullish(z.string()),
    productTypeParentId: optionalAnsweredId,
    productTypeId: optionalAnsweredId,
    productBrandId: optionalAnsweredId,
  }),
);

export const publicityToWire = (items: readonly Publicity[]): z.infer<typeof publicityWire> => [...items];

export const publicityFromWire = (items: z.infer<typeof publicityWire>): Publicity[] =>
  items.map((item) => ({
    type: item.type,
    id: String(item.id),
    image: item.image,
    title: item.title ?? '',
    productTypeParentId: optionalIdFromWire(item.productTypeParentId),
    productTypeId: optionalIdFromWire(item.productTypeId),
    productBrandId: optionalIdFromWire(item.productBrandId),
  }));
