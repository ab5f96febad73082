import type { Caller } from '#core/access/caller.ts';
import type { BankAccount } from '#core/current-account/bank-account.ts';
import type {
  AccountRow,
  ActualAccount,
  CurrentAccountFailure,
  CurrentAccountService,
  DocumentPage,
} from '#core/current-account/current-account.service.ts';
import { sectionSaved } from '#core/live/outdating.ts';
import { oneList, type ServiceQueries, type ServiceQuery, type Whole } from '#web/state/query-client.ts';

/** The company's account as its screen shows it, fetched anew when a document of it changes. */
export interface AccountQueries {
  readonly actual: ServiceQuery<Whole, ActualAccount, CurrentAccountFailure>;
  readonly historic: ServiceQuery<number, DocumentPage<AccountRow>, CurrentAccountFailure>;
  readonly banks: ServiceQuery<Whole, readonly BankAccount[], CurrentAccountFailure>;
  readonly service: Pick<CurrentAccountService, 'pdf'>;
}

export function createAccountQueries(
  service: CurrentAccountService,
  caller: Caller,
  queries: ServiceQueries,
): AccountQueries {
  // How many days make a document old is settled by the distributor, as is where to pay.
  const actual = queries.define('account actual', () => service.actual(caller), {
    outdatedBy: ['CurrentAccountChanged', sectionSaved('currentAccount')],
  });
  const banks = queries.define('bank-accounts', () => service.bankAccounts(caller), {
    outdatedBy: [sectionSaved('bankAccounts')],
  });
  const historic = queries.define('account historic', (page: number) => service.historic(caller, page), {
    staleTime: 0,
    listOf: oneList,
    outdatedBy: ['CurrentAccountChanged'],
  });
  return { actual, historic, banks, service };
}
