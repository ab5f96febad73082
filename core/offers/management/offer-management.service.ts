import type { Caller } from '#core/access/caller.ts';
import type { PageKeyUnreadable } from '#core/catalogue/names/catalogue-name.repository.port.ts';
import type { CatalogueBusy } from '#core/shared/catalogue-busy.ts';
import type { CustomerId, ProductId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { ManagedOffer, ManagedOfferId, OfferDetails, OfferKind, RowToOffer } from './managed-offer.ts';
import type { OfferFlaw } from './offer-flaws.ts';
import type { OfferClash, OfferFilter, OfferNotAsSeen } from './offer-management.repository.port.ts';
import type { OfferPreview } from './offer-preview.ts';

export interface ManagedOfferPage {
  readonly offers: readonly ManagedOffer[];
  readonly next: string | null;
}

/** What is wrong with an offer: its own fields, or the rows that it names. */
export type OfferFault =
  | OfferFlaw
  | { readonly code: 'offer-row-not-found' }
  | { readonly code: 'offer-row-discontinued'; readonly productCode: string }
  | { readonly code: 'offer-scope-not-found' };

/** The first fault, with all others beside it; absent where it is the only one. */
export type OfferFaults = OfferFault & { readonly others?: readonly OfferFault[] };

export type OfferRefusal = OfferFaults | OfferClash | OfferNotAsSeen;

export type OfferManagementFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  | { readonly code: 'customer-not-found' }
  | PageKeyUnreadable
  | CatalogueBusy
  | OfferRefusal;

export interface PreviewOf {
  /** The stored offer whose place it takes; null for a new one. */
  readonly offerId: ManagedOfferId | null;
  /** The customer whose prices are shown; null: list prices, as of a customer without discounts. */
  readonly customerId: CustomerId | null;
}

type Answer<Value> = Promise<Result<Value, OfferManagementFailure>>;

/** Offers and promotions, for management: the capability behind `api/Management/Offers`. */
export interface OfferManagementService {
  page(caller: Caller, filter: OfferFilter, after: string | null): Answer<ManagedOfferPage>;
  one(caller: Caller, kind: OfferKind, id: ManagedOfferId): Answer<ManagedOffer>;
  /** The price rows of a product, to choose one of. */
  rowsOf(caller: Caller, productId: ProductId): Answer<readonly RowToOffer[]>;
  create(caller: Caller, kind: OfferKind, details: OfferDetails): Answer<ManagedOffer>;
  /** `tag` is of the version that the caller saw; null writes without comparing versions. */
  change(
    caller: Caller,
    kind: OfferKind,
    id: ManagedOfferId,
    tag: string | null,
    details: OfferDetails,
  ): Answer<ManagedOffer>;
  /**
   * Refuses faults of the offer, and other offers of its row on the same days, as they are refused when it is stored.
   */
  preview(caller: Caller, kind: OfferKind, details: OfferDetails, of: PreviewOf): Answer<OfferPreview>;
  /** In how many carts the offer has an effect: asked before it is withdrawn. */
  carts(caller: Caller, kind: OfferKind, id: ManagedOfferId): Answer<number>;
  withdraw(caller: Caller, kind: OfferKind, id: ManagedOfferId): Answer<ManagedOffer>;
}
