import type { Author } from '#core/audit/author.ts';
import type { LastChange } from '#core/audit/last-change.ts';
import type { PageKeyUnreadable } from '#core/catalogue/names/catalogue-name.repository.port.ts';
import type { CatalogueBusy } from '#core/shared/catalogue-busy.ts';
import type { ProductBrandId, ProductTypeId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { ManagedOfferId, OfferDetails, OfferKind, StoredOffer } from './managed-offer.ts';
import type { OfferState } from './offer-period.ts';

export interface OfferFilter {
  readonly kind: OfferKind;
  /** Words that its code, brand, title, family or text has to have. */
  readonly text: string;
  /** Null for any. */
  readonly state: OfferState | null;
}

export interface StoredOfferPage {
  readonly offers: readonly StoredOffer[];
  /** The key of the next page; null at the end. */
  readonly next: string | null;
}

export type OfferGone = { readonly code: 'managed-offer-not-found' };
export type OfferNotAsSeen =
  | OfferGone
  | { readonly code: 'managed-offer-withdrawn' }
  /** Somebody else changed it since it was seen; `by` is empty where nobody is known. */
  | { readonly code: 'managed-offer-moved'; readonly by: string };
export type OfferClash =
  /** The row has another on the same days, from the same quantity on. */
  | {
      readonly code: 'offer-overlaps';
      readonly minQuantity: number;
      readonly from: string | null;
      readonly until: string | null;
    }
  /** The same family and brand have another of the same gain on the same days, from the same quantity or value on. */
  | {
      readonly code: 'value-offer-overlaps';
      readonly minQuantity: number | null;
      /** In pesos: '1000.00'. */
      readonly minValue: string | null;
      /** '5'; null for one that gives something. */
      readonly percentage: string | null;
      /** What it gives; empty for a discount. */
      readonly text: string;
      readonly from: string | null;
      readonly until: string | null;
    }
  /** A row that the catalogue does not have any more. */
  | { readonly code: 'offer-row-not-found' }
  | { readonly code: 'promotion-overlaps'; readonly from: string | null; readonly until: string | null };

/** What of an offer decides whether it stands in the way of another. */
export type RivalOffer = Pick<
  StoredOffer,
  'id' | 'typeId' | 'brandId' | 'minQuantity' | 'minValue' | 'percentage' | 'text' | 'from' | 'until'
>;

/** All of one row, or of one family and brand, that could stand in the way of another: what was not withdrawn. */
export type RivalsOf = readonly RivalOffer[];

interface OfferToWrite {
  readonly kind: OfferKind;
  readonly details: OfferDetails;
  readonly isCurrent: boolean;
}
export interface OfferToAdd extends OfferToWrite {
  /** The refusal as if it were added alone. */
  refused(rivals: RivalsOf): OfferClash | null;
}
export interface OfferToChange extends OfferToWrite {
  readonly id: ManagedOfferId;
  /** The decision as if it were changed alone. */
  decide(held: StoredOffer | null, rivals: RivalsOf): OfferNotAsSeen | OfferClash | null;
}

export interface OfferToWithdraw {
  readonly kind: OfferKind;
  readonly id: ManagedOfferId;
  readonly isWithdrawal: true;
  /** Why it may not be; null where it may. */
  decide(held: StoredOffer | null): OfferNotAsSeen | null;
}

/**
 * Offers of all kinds, as management settles them. They stand beside the catalogue's generations; what a price row's
 * says becomes visible by a generation that touches its product (docs/rules/offers.md 7). Each write leaves its entry
 * in the audit trail and tells its event.
 */
export interface OfferManagementRepository {
  /** The newest first. */
  page(filter: OfferFilter, today: string, after: string | null): Promise<Result<StoredOfferPage, PageKeyUnreadable>>;
  find(kind: OfferKind, id: ManagedOfferId): Promise<StoredOffer | null>;
  /** What else its row has now; nothing for the other kinds. */
  rivals(kind: OfferKind, details: OfferDetails): Promise<RivalsOf>;
  /** Whether the catalogue has the family and the brand; null is always there. */
  has(typeId: ProductTypeId | null, brandId: ProductBrandId | null): Promise<boolean>;
  /** `refused` gets what else the row has, which cannot change until this ends. */
  add(
    kind: OfferKind,
    details: OfferDetails,
    isCurrent: boolean,
    author: Author,
    refused: (rivals: RivalsOf) => OfferClash | null,
  ): Promise<Result<ManagedOfferId, OfferClash | CatalogueBusy>>;
  /** `decide` gets what is stored and what else the row has. */
  change(
    kind: OfferKind,
    id: ManagedOfferId,
    details: OfferDetails,
    isCurrent: boolean,
    author: Author,
    decide: (held: StoredOffer | null, rivals: RivalsOf) => OfferNotAsSeen | OfferClash | null,
  ): Promise<Result<void, OfferNotAsSeen | OfferClash | CatalogueBusy>>;
  /** Many of price rows, one after the other in one generation; why each could not be, if so. */
  writeRows(
    writes: readonly (OfferToAdd | OfferToChange | OfferToWithdraw)[],
    author: Author,
  ): Promise<Result<readonly (OfferNotAsSeen | OfferClash | null)[], CatalogueBusy>>;
  /** In how many carts the offer has an effect at this moment. */
  carts(kind: OfferKind, id: ManagedOfferId): Promise<number>;
  /** Makes the offer valid for nobody from now on; it stays in the list. */
  withdraw(
    kind: OfferKind,
    id: ManagedOfferId,
    author: Author,
    decide?: OfferToWithdraw['decide'],
  ): Promise<Result<void, OfferNotAsSeen | CatalogueBusy>>;
  /** Who changed the offer last; null where nobody is known. */
  lastChange(kind: OfferKind, id: ManagedOfferId): Promise<LastChange | null>;
  /** The day from which on another one counts, or one does no more; null for never. Today's where it is so already. */
  nextTurn(today: string): Promise<string | null>;
  /** Lets all count that do on that day, and no other. */
  turn(today: string): Promise<Result<void, CatalogueBusy>>;
}
