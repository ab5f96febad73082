import type { Author } from '#core/audit/author.ts';
import type { LastChange } from '#core/audit/last-change.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { CustomerDetails } from './customer-details.ts';
import type { CustomerFilter } from './customer-search.ts';
import type { CustomerChoices, CustomerPage, ManagedCustomer } from './managed-customer.ts';

/** Refusals that only the stored customers can tell. */
export type CustomerClash =
  | { readonly code: 'customer-code-taken'; readonly id: CustomerId; readonly name: string }
  | {
      readonly code: 'customer-cuit-taken';
      readonly id: CustomerId;
      readonly externalCode: string;
      readonly name: string;
    }
  | { readonly code: 'customer-login-taken'; readonly login: string }
  /** A price list, seller, brand or family that does not exist: which field names it. */
  | { readonly code: 'customer-choice-unknown'; readonly field: string };

/**
 * Why a change was not decided: there is none, or somebody else changed it since it was seen (`by` is empty where
 * nobody is known).
 */
export type CustomerNotAsSeen =
  | { readonly code: 'customer-not-found' }
  | { readonly code: 'customer-moved'; readonly by: string };

export type PageKeyUnreadable = { readonly code: 'page-key-unreadable' };

/**
 * Customers as staff settle them. Each write leaves its entry in the audit trail and tells the live connection in its
 * transaction; where it moves what prices are made with, the terms are another version and open carts follow.
 */
export interface CustomerManagementRepository {
  /** By name; rows after that key, `most` of them (`customersOnAPage` where none is said). */
  page(filter: CustomerFilter, after: string | null, limit?: number): Promise<Result<CustomerPage, PageKeyUnreadable>>;
  find(id: CustomerId): Promise<ManagedCustomer | null>;
  /** Every customer's details, by name. */
  all(): Promise<readonly { readonly id: CustomerId; readonly details: CustomerDetails }[]>;
  choices(): Promise<CustomerChoices>;
  /** Zones with a WhatsApp number, then those of customers other than these. */
  zones(besides: readonly CustomerId[]): Promise<readonly string[]>;
  /** The logins of the staff, which no customer may have. */
  staffLogins(): Promise<readonly string[]>;
  /** The refusal at this moment; `own` is its id, null for a new one. */
  clash(own: CustomerId | null, details: CustomerDetails): Promise<CustomerClash | null>;
  /** Creates it with its two logins, which have no password until one is issued. */
  add(details: CustomerDetails, author: Author): Promise<Result<CustomerId, CustomerClash>>;
  /** `decide` gets what is stored, which cannot change until this ends; null where there is none. */
  change(
    id: CustomerId,
    author: Author,
    decide: (held: CustomerDetails | null) => Result<CustomerDetails, CustomerNotAsSeen>,
  ): Promise<Result<void, CustomerClash | CustomerNotAsSeen>>;
  /**
   * Takes out one that nobody uses: nothing was ordered, owed, claimed or kept by it, and nobody was given a password.
   */
  remove(
    id: CustomerId,
    author: Author,
    isAsSeen: (held: CustomerDetails) => boolean,
  ): Promise<Result<void, CustomerNotAsSeen | { readonly code: 'customer-in-use' }>>;
  /** Who created or changed it last; null where nobody is known. */
  lastChange(id: CustomerId): Promise<LastChange | null>;
}
