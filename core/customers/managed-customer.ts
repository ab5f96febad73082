import type { LastChange } from '#core/audit/last-change.ts';
import type { CompanyMail } from '#core/mail/order-mails.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import type { CustomerDetails } from './customer-details.ts';

/** A row of the list of all customers. */
export interface ListedCustomer {
  readonly id: CustomerId;
  readonly externalCode: string;
  readonly name: string;
  readonly fantasyName: string;
  readonly cuit: string;
  readonly town: string;
  readonly zone: string;
  readonly priceListName: string;
  readonly state: string;
  /** Empty without a seller. */
  readonly sellerName: string;
  readonly allowOffers: boolean;
  /** The last sign-in of either login, ISO 8601 in UTC; null before the first. */
  readonly lastLogin: string | null;
  readonly lastOrder: string | null;
}

export interface CustomerPage {
  /** By name. */
  readonly customers: readonly ListedCustomer[];
  /** The key of the next page; null at the end. */
  readonly next: string | null;
  /** How many customers there are in all, without the filter; one more than `maxCounted` where there are more. */
  readonly total: number;
}

/** A customer with all of its details, as staff edit it. */
export interface ManagedCustomer {
  readonly id: CustomerId;
  readonly details: CustomerDetails;
  /**
   * The names of its price list and its seller, for clients without the lists of choices; the seller's is empty without
   * one.
   */
  readonly priceListName: string;
  readonly sellerName: string;
  readonly lastLogin: string | null;
  readonly lastOrder: string | null;
  /** Since when it is a customer, ISO 8601 in UTC; null for one of before that was noted. */
  readonly createdAt: string | null;
  /**
   * What it owes by its documents less what it has on account (docs/rules/current-account.md 17); below zero it is in
   * credit.
   */
  readonly debt: Money;
  /** The states of its orders that it chose to be mailed about. */
  readonly orderMails: readonly CompanyMail[];
}

/** A customer with the tag for `If-Match`, and who changed it last where that is known. */
export type SeenCustomer = ManagedCustomer & { readonly tag: string; readonly changed?: LastChange | null | undefined };

export interface NamedChoice {
  readonly id: string;
  readonly name: string;
}

/** The choices of a customer's fields. */
export interface CustomerChoices {
  readonly priceLists: readonly NamedChoice[];
  /** The sellers; an `isInactive` one is here only because a customer still has it. */
  readonly sellers: readonly (NamedChoice & { readonly isInactive: boolean })[];
  /** Zones that are in use, or that have a WhatsApp number, with the e-mail that customers there have. */
  readonly zones: readonly { readonly name: string; readonly email: string }[];
  readonly brands: readonly NamedChoice[];
  /** Families, each followed by its subfamilies. */
  readonly families: readonly (NamedChoice & { readonly indented: boolean })[];
  /** Words for a state that are in use, beside those that are known. */
  readonly states: readonly string[];
}
