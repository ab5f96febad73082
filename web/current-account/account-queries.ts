import type { Caller } from '#core/access/caller.ts';
import type { BankAccount } from '#core/current-account/bank-account.ts';
import type {
  AccountRow,
  ActualAccount,
  CurrentAccountFailure,
  CurrentAccountService,
  DocumentPage,
} from '#core/current-account/current-account.service.ts';
import { changesOf, sectionChangesOf } from '#core/live/changes.ts';
import type { LiveActor } from '#core/live/live.machine.ts';
import { oneList, type ServiceQueries, type ServiceQuery, type Whole } from '#web/state/query-client.ts';

/** The company's account as its screen shows it, fetched anew when a document of it changes. */
export interface AccountQueries {
  readonly actual: ServiceQuery<Whole, ActualAccount, CurrentAccountFailure>;
  readonly historic: ServiceQuery<number, DocumentPage<AccountRow>, CurrentAccountFailure>;
  readonly banks: ServiceQuery<Whole, readonly BankAccount[], CurrentAccountFailure>;
  readonly service: Pick<CurrentAccountService, 'pdf'>;
  stop(): void;
}

export function createAccountQueries(
  service: CurrentAccountService,
  caller: Caller,
  live: LiveActor,
  queries: ServiceQueries,
): AccountQueries {
  const actual = queries.define('account actual', () => service.actual(caller));
  const banks = queries.define('bank-accounts', () => service.bankAccounts(caller));
  const historic = queries.define('account historic', (page: number) => service.historic(caller, page), {
    staleTime: 0,
    listOf: oneList,
  });
  const changes = changesOf(live, 'CurrentAccountChanged').subscribe(() => {
    void actual.outdate();
    void historic.outdate();
  });
  const settled = [
    // How many days make a document old is settled by the distributor, as is where to pay.
    sectionChangesOf(live, 'currentAccount').subscribe((change) => change !== 'refresh' && void actual.outdate()),
    sectionChangesOf(live, 'bankAccounts').subscribe(banks.outdate),
  ];
  return {
    actual,
    historic,
    banks,
    service,
    stop() {
      for (const each of [changes, ...settled]) each.unsubscribe();
    },
  };
}
