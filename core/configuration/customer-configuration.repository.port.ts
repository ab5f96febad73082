import type { Author } from '#core/audit/author.ts';
import type { LastChange } from '#core/audit/last-change.ts';
import type { CompanyMail } from '#core/mail/order-mails.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { CustomerConfiguration, PriceDisplay, SpecialDiscountChoice } from './customer-configuration.ts';
import type { Surcharge, SurchargeFailure } from './surcharge.ts';

export type StoredCustomerConfiguration = Omit<CustomerConfiguration, 'surcharges' | 'orderMails' | 'tags'> & {
  readonly surcharges: readonly Surcharge[];
  readonly orderMails: readonly CompanyMail[];
};

export type SurchargeUnknown = Extract<SurchargeFailure, { readonly code: 'surcharge-unknown' }>;

/** The lists of a company that are changed as a whole. */
export type CompanyList = 'surcharges' | 'special-discounts' | 'order-mails';

/**
 * What the companies have chosen. Each change that moves anything gives the company's terms another version, is
 * recorded in the audit trail and sent to the live connection, all in the transaction of the change.
 */
export interface CustomerConfigurationRepository {
  /** Null for an unknown company. */
  read(customerId: CustomerId): Promise<StoredCustomerConfiguration | null>;
  display(customerId: CustomerId, which: PriceDisplay, value: boolean, author: Author): Promise<void>;
  /**
   * `decide` gets what is stored, which cannot change until its answer is stored. Refused where a brand or family of
   * the answer is gone by then.
   */
  surcharges<Failure>(
    customerId: CustomerId,
    author: Author,
    decide: (held: readonly Surcharge[]) => Result<readonly Surcharge[], Failure>,
  ): Promise<Result<void, Failure | SurchargeUnknown>>;
  /**
   * Changes the special discounts as `surcharges` does; `decide` answers the ids of those that are included from now
   * on.
   */
  specialDiscounts<Failure>(
    customerId: CustomerId,
    author: Author,
    decide: (held: readonly SpecialDiscountChoice[]) => Result<readonly string[], Failure>,
  ): Promise<Result<void, Failure>>;
  /**
   * Changes in which states of its orders the company gets a mail. No price depends on them: the terms keep their
   * version.
   */
  orderMails<Failure>(
    customerId: CustomerId,
    author: Author,
    decide: (held: readonly CompanyMail[]) => Result<readonly CompanyMail[], Failure>,
  ): Promise<Result<void, Failure>>;
  /** Who changed the list last, and when; null where nobody did. */
  lastChange(customerId: CustomerId, list: CompanyList): Promise<LastChange | null>;
}
