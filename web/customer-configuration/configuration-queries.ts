import type { Caller } from '#core/access/caller.ts';
import type {
  CustomerConfigurationFailure,
  CustomerConfigurationService,
  SurchargeToSet,
} from '#core/configuration/customer-configuration.service.ts';
import type {
  CustomerConfiguration,
  PriceDisplay,
  SpecialDiscountChoice,
} from '#core/configuration/customer-configuration.ts';
import type { SurchargeRow } from '#core/configuration/surcharge.ts';
import type { CompanyMail } from '#core/mail/order-mails.ts';
import type { Result } from '#core/shared/result.ts';
import type { ServiceQueries, ServiceQuery, Whole } from '#web/state/query-client.ts';

type Changed<Value> = Promise<Result<Value, CustomerConfigurationFailure>>;

/** The company's configuration as it stands, and its changes: each resolves once what is shown is what is stored. */
export interface ConfigurationQueries {
  readonly current: ServiceQuery<Whole, CustomerConfiguration, CustomerConfigurationFailure>;
  setDisplay(which: PriceDisplay, value: boolean): Changed<boolean>;
  includeSpecialDiscounts(ids: readonly string[], seen: string | null): Changed<readonly SpecialDiscountChoice[]>;
  setOrderMails(states: readonly CompanyMail[], seen: string | null): Changed<readonly CompanyMail[]>;
  setSurcharges(surcharges: readonly SurchargeToSet[], seen: string | null): Changed<readonly SurchargeRow[]>;
}

/** `pricesMoved` is called at once for this window's own changes, without waiting for the live connection. */
export function createConfigurationQueries(
  service: CustomerConfigurationService,
  caller: Caller,
  queries: ServiceQueries,
  pricesMoved: () => void,
): ConfigurationQueries {
  const current = queries.define('customer-configuration', () => service.read(caller), {
    outdatedBy: ['TermsChanged', 'CustomersChanged'],
  });
  const shown = async <Value>(answer: Awaited<Changed<Value>>): Changed<Value> => {
    if (answer.ok || answer.val.code === 'section-moved') await current.outdate();
    return answer;
  };
  const settled = async <Value>(changing: Changed<Value>): Changed<Value> => {
    const answer = await changing;
    if (answer.ok) pricesMoved();
    return shown(answer);
  };
  return {
    current,
    setDisplay: (which, value) => settled(service.setDisplay(caller, which, value)),
    includeSpecialDiscounts: (ids, seen) => settled(service.includeSpecialDiscounts(caller, ids, seen)),
    setOrderMails: async (states, seen) => shown(await service.setOrderMails(caller, states, seen)),
    setSurcharges: (surcharges, seen) => settled(service.setSurcharges(caller, surcharges, seen)),
  };
}
