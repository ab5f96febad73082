import type { LastChange } from '#core/audit/last-change.ts';
import type { CustomerDiscounts } from '#core/customers/customer.ts';
import type { CompanyMail } from '#core/mail/order-mails.ts';
import type { SectionTag } from '#core/shared/section.ts';
import type { SurchargeRow } from './surcharge.ts';

/** A special discount of the distributor, and whether the company takes it. */
export interface SpecialDiscountChoice {
  readonly id: string;
  readonly title: string;
  readonly include: boolean;
}

/** How a company sees its prices, and whom it deals with (docs/rules/configuration.md 5). */
export interface CustomerConfiguration {
  readonly eMail: string;
  readonly zone: string;
  readonly zoneEmail: string;
  readonly zonePhone: string;
  /** Opens a chat with the zone; empty where it has none. */
  readonly zonePhoneLink: string;
  readonly sellerName: string;
  readonly sellerPhone: string;
  readonly sellerEmail: string;
  readonly discounts: CustomerDiscounts;
  readonly includeIva: boolean;
  readonly showSellingPrice: boolean;
  readonly specialDiscounts: readonly SpecialDiscountChoice[];
  readonly surcharges: readonly SurchargeRow[];
  /** States of its orders that it is mailed about; null from a server that has no such mails. */
  readonly orderMails: readonly CompanyMail[] | null;
  /** The tag of each list for `If-Match`; null from a server that has none. */
  readonly tags: Readonly<Record<'specialDiscounts' | 'surcharges' | 'orderMails', SectionTag>> | null;
  /** Who of the company changed the margins last and when; absent or null where nobody did. */
  readonly surchargesChanged?: LastChange | null | undefined;
}

/** The two choices that are made with one click each. */
export type PriceDisplay = 'includeIva' | 'showSellingPrice';
