import { createActor } from 'xstate';
import type { Caller } from '#core/access/caller.ts';
import type { BankAccount } from '#core/current-account/bank-account.ts';
import type {
  AccountRow,
  ActualAccount,
  CurrentAccountDesk,
  CurrentAccountFailure,
  DocumentPage,
} from '#core/current-account/current-account-desk.ts';
import { changesOf, sectionChangesOf } from '#core/live/changes.ts';
import type { LiveActor } from '#core/live/live.machine.ts';
import { createQuestionMachine, type QuestionActor } from '#web/parts/question.machine.ts';
import { createWatchedAnswer, type WatchedAnswer } from '#web/parts/watched-answer.ts';

/** The company's account as its screen shows it, fetched anew when a document of it changes. */
export interface AccountKeeper {
  readonly actual: WatchedAnswer<ActualAccount, CurrentAccountFailure>;
  readonly historic: QuestionActor<number, DocumentPage<AccountRow>, CurrentAccountFailure>;
  readonly banks: WatchedAnswer<readonly BankAccount[], CurrentAccountFailure>;
  readonly desk: Pick<CurrentAccountDesk, 'pdf'>;
  stop(): void;
}

export function createAccountKeeper(desk: CurrentAccountDesk, caller: Caller, live: LiveActor): AccountKeeper {
  const actual = createWatchedAnswer(() => desk.actual(caller));
  const banks = createWatchedAnswer(() => desk.bankAccounts(caller));
  const historic = createActor(createQuestionMachine((page: number) => desk.historic(caller, page))).start();
  const changes = changesOf(live, 'CurrentAccountChanged').subscribe(() => {
    actual.outdate();
    historic.send({ type: 'again' });
  });
  const settled = [
    // How many days make a document old is settled by the distributor, as is where to pay.
    sectionChangesOf(live, 'currentAccount').subscribe((change) => change !== 'refresh' && actual.outdate()),
    sectionChangesOf(live, 'bankAccounts').subscribe(banks.outdate),
  ];
  return {
    actual,
    historic,
    banks,
    desk,
    stop() {
      for (const each of [changes, ...settled]) each.unsubscribe();
      actual.stop();
      historic.stop();
      banks.stop();
    },
  };
}
