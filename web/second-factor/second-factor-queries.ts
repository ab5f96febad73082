import type { Caller } from '#core/access/caller.ts';
import type { SecondFactorService } from '#core/second-factor/second-factor.service.ts';
import type { ServiceQueries } from '#web/state/query-client.ts';

/** The caller's own second factor; asked anew whenever it is shown. */
export type SecondFactorQueries = ReturnType<typeof createSecondFactorQueries>;

export const createSecondFactorQueries = (service: SecondFactorService, caller: Caller, queries: ServiceQueries) => {
  const state = queries.define('second factor', () => service.state(caller), { staleTime: 0 });
  return {
    state,
    begin: (password: string) => service.begin(caller, password),
    confirm: (code: string) => service.confirm(caller, code),
    renewRecoveryCodes: (code: string) => service.renewRecoveryCodes(caller, code),
    turnOff: (password: string, code: string) => service.turnOff(caller, password, code),
  };
};
