import type { Id, ProductBrandId, ProductId, ProductPriceId, ProductTypeId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import { tidyLine } from '#core/shared/tidy-line.ts';
import type { OfferPeriod, OfferState } from './offer-period.ts';

/**
 * An offer of a price row from a quantity on, a promotion of a row while stock lasts, a combo, or an offer for much of
 * a family or brand.
 */
export const offerKinds = ['row', 'promotion', 'lot', 'value-quantity'] as const;
export type OfferKind = (typeof offerKinds)[number];
/** What changes about these is published as a generation of the catalogue (docs/rules/offers.md 7). */
export const isOfPriceRow = (kind: OfferKind): boolean => kind === 'row' || kind === 'promotion';

export type ManagedOfferId = Id<'managed-offer'>;

export interface OfferedRow {
  readonly productPriceId: ProductPriceId;
  /** How many of it a combo holds; 1 elsewhere. */
  readonly quantity: number;
}

/** What is settled about an offer of any kind; what a kind has no use for is null or empty (`ofKind`). */
export interface OfferDetails extends OfferPeriod {
  /** The only row of an offer or a promotion, or those of a combo. */
  readonly rows: readonly OfferedRow[];
  /** The title of a combo. */
  readonly title: string;
  /** A percentage off; of a value/quantity offer null where it gives something. */
  readonly percentage: Money | null;
  /** The price of a combo. */
  readonly price: Money | null;
  readonly minQuantity: number | null;
  readonly minValue: Money | null;
  readonly multiplesOnly: boolean;
  /** The note of an offer; what a combo or a value/quantity offer gives. */
  readonly text: string;
  /** A family, or a subfamily. */
  readonly typeId: ProductTypeId | null;
  readonly brandId: ProductBrandId | null;
}

/** A price row as it is chosen for an offer. */
export interface RowToOffer {
  readonly productPriceId: ProductPriceId;
  readonly productId: ProductId;
  readonly code: string;
  readonly brandName: string;
  readonly description: string;
  /** The price in the first list; null without one. */
  readonly listPrice: Money | null;
  readonly isDiscontinued: boolean;
}

export interface StoredOffer extends OfferDetails {
  readonly kind: OfferKind;
  readonly id: ManagedOfferId;
  readonly isWithdrawn: boolean;
  /** The family or subfamily, and the brand; empty without one. */
  readonly typeName: string;
  readonly brandName: string;
  /** The file of its picture; empty without one. */
  readonly image: string;
}

export interface ManagedOffer extends Omit<StoredOffer, 'rows'> {
  readonly rows: readonly (OfferedRow & RowToOffer)[];
  readonly state: OfferState;
  /** The tag for `If-Match`. */
  readonly tag: string;
}

const nothing = {
  rows: [],
  title: '',
  percentage: null,
  price: null,
  minQuantity: null,
  minValue: null,
  multiplesOnly: false,
  text: '',
  typeId: null,
  brandId: null,
} as const;

/** The details with only what the kind has a use for. */
export const ofKind = (kind: OfferKind, input: OfferDetails): OfferDetails => {
  const { from, until, rows, percentage, text, minQuantity } = input;
  const kept = { ...nothing, from, until };
  const tidy = tidyLine(text);
  switch (kind) {
    case 'row':
      return { ...kept, rows, percentage, minQuantity, multiplesOnly: input.multiplesOnly, text: tidy };
    case 'promotion':
      return { ...kept, rows, percentage, minQuantity: 1 };
    case 'lot':
      return { ...kept, rows, title: tidyLine(input.title), price: input.price, text: tidy };
    case 'value-quantity': {
      const { minValue, typeId, brandId } = input;
      return { ...kept, percentage, minQuantity, minValue, typeId, brandId, text: tidy };
    }
  }
};
