import type { DocumentNumber } from '#core/orders/number.ts';
import type { OrderState } from '#core/orders/state.ts';
import type { CustomerId, OrderId } from '#core/shared/ids.ts';

/** Who hears an event: the people of one company, one user, the back office, or everyone who is signed in. */
export type Audience = { readonly customerId: CustomerId } | { readonly userName: string } | 'staff' | 'everyone';

/**
 * What changed, by the name of its event (docs/rules/live.md 3). Facts are small: enough for a badge or a toast, never
 * the changed thing itself, which its screen fetches with its own rights. Instants are ISO 8601 texts.
 */
export interface LiveFacts {
  /**
   * `count` lines stand in the company's cart; `by` is the name of the user who changed it; `order` is what it was sent
   * as, if it was.
   */
  readonly CartChanged: {
    readonly customerId: CustomerId;
    readonly count: number;
    readonly updatedAt: string;
    readonly by: string;
    readonly order?: DocumentNumber | undefined;
  };
  readonly OrdersChanged: {
    readonly customerId: CustomerId;
    readonly orderId: OrderId;
    readonly year: number;
    readonly number: number;
    readonly state: OrderState;
  };
  readonly DemandsChanged: { readonly customerId: CustomerId; readonly number: string; readonly state: string };
  /** A quote of the company was made, changed or taken away; `by` is the name of the user who did it. */
  readonly QuotesChanged: { readonly customerId: CustomerId; readonly by: string };
  readonly SavedListsChanged: { readonly customerId: CustomerId; readonly by: string };
  /**
   * Somebody's saved searches: those of a company's login are for all its people, those of a member of staff for them
   * alone.
   */
  readonly SavedSearchesChanged: { readonly by: string };
  readonly WarrantiesChanged: { readonly customerId: CustomerId; readonly number: string; readonly state: string };
  /** Something was written about a claim or a warranty, `from` which side; null: it was opened. */
  readonly CaseMessagesChanged: {
    readonly customerId: CustomerId;
    readonly kind: 'claim' | 'warranty';
    readonly number: string;
    readonly from: 'company' | 'staff' | null;
  };
  readonly CurrentAccountChanged: { readonly customerId: CustomerId };
  /**
   * What a company's prices, or everybody's (null), are made with: margins, special discounts, IVA, the delivery
   * surcharge. Not everybody gets `by`.
   */
  readonly TermsChanged: { readonly customerId: CustomerId | null; readonly by?: string | undefined };
  /**
   * A section of what the distributor settles was saved: `section` is its name in `GET api/admin-configuration`. Only
   * staff get `by`.
   */
  readonly ConfigurationChanged: { readonly section: string; readonly by?: string | undefined };
  /** A customer was created, or what staff settle about it is another. */
  readonly CustomersChanged: { readonly customerId: CustomerId };
  /** null: an alert for every customer. */
  readonly AlertChanged: { readonly customerId: CustomerId | null };
  /** The distributor's people, or their logins. */
  readonly StaffChanged: Readonly<Record<never, never>>;
  readonly OffersChanged: Readonly<Record<never, never>>;
  readonly NewsChanged: Readonly<Record<never, never>>;
  /** `progress` is 0 to 100 while the files are being made, null when nothing runs. */
  readonly PriceListsChanged: { readonly state: string; readonly progress: number | null };
  /** What management settles of price lists: their names, who buys by them, and when their prices change. */
  readonly ManagedPriceListsChanged: Readonly<Record<never, never>>;
  /** A mail went out, could not, or is to be sent again. */
  readonly MailsChanged: Readonly<Record<never, never>>;
  /** `version` is the catalogue's change sequence. */
  readonly CatalogueChanged: { readonly version: number };
}

export type LiveEventName = keyof LiveFacts;

/** A live event: a closed union, with one member a name. */
export type LiveEvent = {
  [Name in LiveEventName]: {
    readonly name: Name;
    readonly audience: Audience;
    readonly facts: LiveFacts[Name];
  };
}[LiveEventName];

/**
 * What a client heard. Facts are null where the other end sends a bare notification: the screen refreshes all the same.
 */
export type LiveNotice = {
  [Name in LiveEventName]: { readonly name: Name; readonly facts: LiveFacts[Name] | null };
}[LiveEventName];

const everyName: Readonly<Record<LiveEventName, true>> = {
  CartChanged: true,
  OrdersChanged: true,
  DemandsChanged: true,
  QuotesChanged: true,
  SavedListsChanged: true,
  SavedSearchesChanged: true,
  WarrantiesChanged: true,
  CaseMessagesChanged: true,
  CurrentAccountChanged: true,
  TermsChanged: true,
  ConfigurationChanged: true,
  CustomersChanged: true,
  AlertChanged: true,
  StaffChanged: true,
  OffersChanged: true,
  NewsChanged: true,
  PriceListsChanged: true,
  ManagedPriceListsChanged: true,
  MailsChanged: true,
  CatalogueChanged: true,
};

export const liveEventNames = Object.keys(everyName) as readonly LiveEventName[];
