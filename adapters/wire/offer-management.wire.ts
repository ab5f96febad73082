import * as z from 'zod/mini';
import {
  type ManagedOffer,
  type OfferDetails,
  type OfferKind,
  offerKinds,
  type RowToOffer,
} from '#core/offers/management/managed-offer.ts';
import type { OfferFilter } from '#core/offers/management/offer-management.repository.port.ts';
import type { ManagedOfferPage } from '#core/offers/management/offer-management.service.ts';
import { type OfferState, offerStates } from '#core/offers/management/offer-period.ts';
import type { OfferPreview } from '#core/offers/management/offer-preview.ts';
import { asId } from '#core/shared/ids.ts';
import { type Money, money } from '#core/shared/money.ts';
import { toWireOrNull } from './amounts.wire.ts';
import { idFromWire, idWire, optionalIdFromWire, optionalIdWire } from './ids.wire.ts';
import { offerLotsFromWire, offerLotsToWire, offerLotsWire } from './offers.wire.ts';
import { productFromWire, productToWire, productWire } from './product.wire.ts';

const kind: z.ZodMiniEnum<{ [Kind in OfferKind]: Kind }> = z.enum(offerKinds);
const state: z.ZodMiniEnum<{ [State in OfferState]: State }> = z.enum(offerStates);
const id = z.string().check(z.maxLength(64));

export const offerKindParams = z.object({ kind });
export const managedOfferParams = z.object({ kind, id });

export const offerQuestionWire = z.object({
  text: z._default(z.string().check(z.maxLength(200)), ''),
  state: z._default(z.union([state, z.literal('')]), ''),
  after: z.optional(z.string().check(z.maxLength(200))),
});

export const offerQuestionFromWire = (
  of: OfferKind,
  question: Pick<z.infer<typeof offerQuestionWire>, 'text' | 'state'>,
): OfferFilter => ({ kind: of, text: question.text, state: question.state === '' ? null : question.state });

export const offerRowsQuestionWire = z.object({ productId: id });

const largest = 1e15;
const number = z._default(z.nullable(z.number().check(z.gte(-largest), z.lte(largest))), null);
const day = z._default(z.nullable(z.string().check(z.maxLength(10))), null);
const text = z._default(z.string().check(z.maxLength(1000)), '');

/** The body of `POST` and `PUT api/Management/Offers/{kind}`; what is right of it the rules of core tell. */
export const offerDetailsWire = z.strictObject({
  rows: z._default(
    z.array(z.strictObject({ productPriceId: idWire, quantity: z.number() })).check(z.maxLength(100)),
    [],
  ),
  title: text,
  percentage: number,
  price: number,
  minQuantity: number,
  minValue: number,
  multiplesOnly: z._default(z.boolean(), false),
  text,
  typeId: optionalIdWire,
  brandId: optionalIdWire,
  from: day,
  until: day,
});

/**
 * The body of `POST api/Management/Offers/{kind}/preview`; without a customer it is at list price, without an offer it
 * is a new one.
 */
export const offerPreviewAskedWire = z.extend(offerDetailsWire, {
  customerId: optionalIdWire,
  offerId: optionalIdWire,
});

const amount = (value: number | null): Money | null => (value === null ? null : money(value));

export const offerDetailsFromWire = (wire: z.infer<typeof offerDetailsWire>): OfferDetails => ({
  ...wire,
  rows: wire.rows.map(({ productPriceId, quantity }) => ({ productPriceId: idFromWire(productPriceId), quantity })),
  percentage: amount(wire.percentage),
  price: amount(wire.price),
  minValue: amount(wire.minValue),
  typeId: optionalIdFromWire(wire.typeId),
  brandId: optionalIdFromWire(wire.brandId),
});

export const offerDetailsToWire = (details: OfferDetails): z.input<typeof offerDetailsWire> => ({
  rows: details.rows.map(({ productPriceId, quantity }) => ({ productPriceId, quantity })),
  title: details.title,
  percentage: toWireOrNull(details.percentage),
  price: toWireOrNull(details.price),
  minQuantity: details.minQuantity,
  minValue: toWireOrNull(details.minValue),
  multiplesOnly: details.multiplesOnly,
  text: details.text,
  typeId: details.typeId,
  brandId: details.brandId,
  from: details.from,
  until: details.until,
});

const answeredText = z.string();
const answeredNumber = z.nullable(z.number());
const rowToOfferShape = {
  productPriceId: answeredText,
  productId: answeredText,
  code: answeredText,
  brandName: answeredText,
  description: answeredText,
  listPrice: answeredNumber,
  isDiscontinued: z.boolean(),
};

export const rowsToOfferWire = z.array(z.object(rowToOfferShape));

export const managedOfferWire = z.object({
  kind,
  id: answeredText,
  rows: z.array(z.object({ ...rowToOfferShape, quantity: z.number() })),
  title: answeredText,
  percentage: answeredNumber,
  price: answeredNumber,
  minQuantity: answeredNumber,
  minValue: answeredNumber,
  multiplesOnly: z.boolean(),
  text: answeredText,
  typeId: z.nullable(answeredText),
  brandId: z.nullable(answeredText),
  typeName: answeredText,
  brandName: answeredText,
  image: answeredText,
  from: z.nullable(answeredText),
  until: z.nullable(answeredText),
  isWithdrawn: z.boolean(),
  state,
  tag: answeredText,
});

export const managedOfferPageWire = z.object({ offers: z.array(managedOfferWire), next: z.nullable(answeredText) });
export const offerPreviewWire = z.object({ product: z.nullable(productWire), lots: offerLotsWire });
export const offerCartsWire = z.object({ carts: z.number() });

type RowWire = z.infer<typeof rowsToOfferWire>[number];

const rowToWire = (row: RowToOffer): RowWire => ({ ...row, listPrice: toWireOrNull(row.listPrice) });
const rowFromWire = (row: RowWire): RowToOffer => ({
  ...row,
  productPriceId: asId(row.productPriceId),
  productId: asId(row.productId),
  listPrice: amount(row.listPrice),
});

export const rowsToOfferToWire = (rows: readonly RowToOffer[]): RowWire[] => rows.map(rowToWire);
export const rowsToOfferFromWire = (rows: readonly RowWire[]): readonly RowToOffer[] => rows.map(rowFromWire);

export const managedOfferToWire = (offer: ManagedOffer): z.infer<typeof managedOfferWire> => ({
  ...offer,
  rows: offer.rows.map((row) => ({ ...rowToWire(row), quantity: row.quantity })),
  percentage: toWireOrNull(offer.percentage),
  price: toWireOrNull(offer.price),
  minValue: toWireOrNull(offer.minValue),
});

export const managedOfferFromWire = (wire: z.infer<typeof managedOfferWire>): ManagedOffer => ({
  ...wire,
  id: asId(wire.id),
  rows: wire.rows.map((row) => ({ ...rowFromWire(row), quantity: row.quantity })),
  percentage: amount(wire.percentage),
  price: amount(wire.price),
  minValue: amount(wire.minValue),
  typeId: wire.typeId === null ? null : asId(wire.typeId),
  brandId: wire.brandId === null ? null : asId(wire.brandId),
});

export const managedOfferPageToWire = ({ offers, next }: ManagedOfferPage): z.infer<typeof managedOfferPageWire> => ({
  offers: offers.map(managedOfferToWire),
  next,
});

export const managedOfferPageFromWire = (wire: z.infer<typeof managedOfferPageWire>): ManagedOfferPage => ({
  offers: wire.offers.map(managedOfferFromWire),
  next: wire.next,
});

export const offerPreviewToWire = ({ product, lot }: OfferPreview): z.infer<typeof offerPreviewWire> => ({
  product: product === null ? null : productToWire(product),
  lots: offerLotsToWire(lot === null ? [] : [lot]),
});

export const offerPreviewFromWire = ({ product, lots }: z.infer<typeof offerPreviewWire>): OfferPreview => ({
  product: product === null ? null : productFromWire(product),
  lot: offerLotsFromWire(lots)[0] ?? null,
});
