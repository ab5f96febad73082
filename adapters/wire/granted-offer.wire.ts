import * as z from 'zod/mini';
import type { GrantedOffer } from '#core/cart/cart.ts';
import { money, toPesos } from '#core/shared/money.ts';
import { fromWireOrNull, pesos, toWireOrNull } from './amounts.wire.ts';
import { optionalIdFromWire } from './ids.wire.ts';
import { valueQuantityFields } from './value-quantity.wire.ts';

/** A value/quantity offer that a cart or an order earned, by the offer's own names (docs/rules/orders.md 6). */
export const grantedOfferWire = z.object({
  ...valueQuantityFields,
  title: z.optional(z.string()),
  /** The amount that it takes off; zero for a gift. */
  value: z.optional(pesos),
});

export const grantedToWire = (granted: readonly GrantedOffer[]): z.infer<typeof grantedOfferWire>[] =>
  granted.map(({ lineIds: _lineIds, ...offer }) => ({
    ...offer,
    minValue: toWireOrNull(offer.minValue),
    discount: offer.discount?.toNumber() ?? null,
    value: toPesos(offer.value),
  }));

export const grantedFromWire = (granted: readonly z.infer<typeof grantedOfferWire>[]): readonly GrantedOffer[] =>
  granted.map(({ productTypeName, productBrandName, ...offer }) => ({
    id: String(offer.id),
    title: offer.title ?? [productTypeName, productBrandName].filter(Boolean).join(' '),
    productTypeParentId: optionalIdFromWire(offer.productTypeParentId),
    productTypeId: optionalIdFromWire(offer.productTypeId),
    productBrandId: optionalIdFromWire(offer.productBrandId),
    productTypeName: productTypeName ?? '',
    productBrandName: productBrandName ?? '',
    minValue: fromWireOrNull(offer.minValue),
    minQuantity: offer.minQuantity ?? null,
    discount: fromWireOrNull(offer.discount),
    giftText: offer.giftText ?? '',
    value: money(offer.value ?? 0),
    lineIds: null,
  }));
