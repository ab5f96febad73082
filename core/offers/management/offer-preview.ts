import type { CatalogueProduct, CatalogueRow } from '#core/catalogue/products/catalogue-product.ts';
import { priceForCustomer, type ViewerContext } from '#core/catalogue/products/price-for-customer.ts';
import type { Product } from '#core/catalogue/products/product.ts';
import { type Disabled, nothingDisabled } from '#core/catalogue/taxonomy/disabled.ts';
import { lotForCustomer } from '#core/offers/lot-for-customer.ts';
import type { OfferLot } from '#core/offers/offer.service.ts';
import type { CustomerTerms } from '#core/pricing/terms.ts';
import { asId, type ProductPriceId } from '#core/shared/ids.ts';
import { zero } from '#core/shared/money.ts';
import type { ManagedOfferId, OfferDetails, OfferKind } from './managed-offer.ts';

/** An offer as one customer would see it; both null where they would see none of it. */
export interface OfferPreview {
  /** The product with the offered row alone. */
  readonly product: Product | null;
  readonly lot: OfferLot | null;
}

/** How discounts are named among those that make a price. */
export interface OfferNames {
  readonly promotion: string;
  offer(offer: { readonly minQuantity: number }): string;
}

export interface PreviewFor {
  /** Which stored offer is being changed; null for a new one. */
  readonly offerId: ManagedOfferId | null;
  readonly terms: CustomerTerms;
  readonly priceOrder: ViewerContext['priceOrder'];
  readonly disabled: Disabled;
}

/** The row as if the offer counted already, in place of what it was before and of another from the same quantity on. */
const withOffer = (
  kind: OfferKind,
  row: CatalogueRow,
  details: OfferDetails,
  offerId: ManagedOfferId | null,
  names: OfferNames,
): CatalogueRow => {
  const percentage = details.percentage ?? zero;
  if (kind === 'promotion') return { ...row, promotion: { text: names.promotion, percentage } };
  const { multiplesOnly, text } = details;
  const minQuantity = details.minQuantity ?? 1;
  const offer = { id: asId<'offer'>('preview'), minQuantity, multiplesOnly, note: text, percentage };
  const others = row.offers.filter(
    ({ id, minQuantity: from }) => from !== minQuantity && String(id) !== String(offerId),
  );
  const offers = [...others, { ...offer, text: names.offer(offer) }].sort(
    (one, other) => one.minQuantity - other.minQuantity,
  );
  return { ...row, offers };
};

/** By the same rules as customers' screens (docs/rules/offers.md 10). */
export const offerPreview = (
  kind: OfferKind,
  details: OfferDetails,
  products: ReadonlyMap<ProductPriceId, CatalogueProduct>,
  { offerId, terms, priceOrder, disabled }: PreviewFor,
  names: OfferNames,
): OfferPreview => {
  const nothing = { product: null, lot: null };
  if (kind === 'lot') {
    const stored = { id: asId<'offer-lot'>('preview'), title: details.title, image: '', isActive: true };
    const lot = { ...stored, price: details.price ?? zero, giftText: details.text, products: details.rows };
    const shown = terms.allowOffers ? lotForCustomer(lot, products, terms, disabled) : null;
    return shown === null ? nothing : { product: null, lot: { ...shown, quantity: 0 } };
  }
  const id = details.rows[0]?.productPriceId;
  const product = id === undefined ? undefined : products.get(id);
  const row = product?.rows.find(({ productPriceId }) => productPriceId === id);
  if (product === undefined || row === undefined) return nothing;
  const viewer = { terms, priceOrder, inCart: new Map(), disabled: nothingDisabled, seesDisabled: true };
  const offered = { ...product, rows: [withOffer(kind, row, details, offerId, names)] };
  return { product: priceForCustomer(offered, viewer, null), lot: null };
};
