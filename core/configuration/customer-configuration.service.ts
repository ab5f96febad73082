import type { Caller } from '#core/access/caller.ts';
import type { CompanyMail } from '#core/mail/order-mails.ts';
import type { Money } from '#core/shared/money.ts';
import type { Result } from '#core/shared/result.ts';
import type { SectionMoved, SectionTag } from '#core/shared/section.ts';
import type { CustomerConfiguration, PriceDisplay, SpecialDiscountChoice } from './customer-configuration.ts';
import type { SurchargeFailure, SurchargeKey, SurchargeRow } from './surcharge.ts';

export type CustomerConfigurationFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  | { readonly code: 'special-discount-unknown' }
  | SurchargeFailure
  | SectionMoved;

/** A margin as it is to be; null: none of its own. */
export type SurchargeToSet = SurchargeKey & { readonly percentage: Money | null };

/**
 * How a company sees its prices: the capability behind `api/customer-configuration`. What it changes holds at once, in
 * every window of the company. `seen` is the tag of the list that was changed, null where nobody tells.
 */
export interface CustomerConfigurationService {
  read(caller: Caller): Promise<Result<CustomerConfiguration, CustomerConfigurationFailure>>;
  setDisplay(
    caller: Caller,
    which: PriceDisplay,
    value: boolean,
  ): Promise<Result<boolean, CustomerConfigurationFailure>>;
  /** The ids of those that are included, all of them. Answers the list as it is stored. */
  includeSpecialDiscounts(
    caller: Caller,
    ids: readonly string[],
    seen: SectionTag | null,
  ): Promise<Result<readonly SpecialDiscountChoice[], CustomerConfigurationFailure>>;
  /** The states of its orders of which the company is mailed, all of them. */
  setOrderMails(
    caller: Caller,
    states: readonly CompanyMail[],
    seen: SectionTag | null,
  ): Promise<Result<readonly CompanyMail[], CustomerConfigurationFailure>>;
  /** Saves all margins: a row that is left out has no margin of its own. Answers the rows as they are stored. */
  setSurcharges(
    caller: Caller,
    surcharges: readonly SurchargeToSet[],
    seen: SectionTag | null,
  ): Promise<Result<readonly SurchargeRow[], CustomerConfigurationFailure>>;
}
