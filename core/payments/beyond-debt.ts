import type { AccountRow } from '#core/current-account/current-account.service.ts';
import { accountTotals } from '#core/current-account/running-total.ts';
import { type Money, sum, zero } from '#core/shared/money.ts';
import type { Payment } from './payment.ts';

/** What a company owes where a payment is of more than that. In pesos, none below nothing. */
export interface BeyondDebt {
  readonly debt: Money;
  /** What it reported already and nobody decided about. */
  readonly waiting: Money;
  /** What is left of the debt then. */
  readonly owed: Money;
}

const atLeastNothing = (amount: Money): Money => (amount.gt(zero) ? amount : zero);

/**
 * A payment of more than what is owed and not reported yet is asked about, and refused by nobody, since one may pay
 * before an invoice is there (docs/rules/payments.md 8). Null where it is not more.
 */
export const beyondDebt = (
  amount: Money,
  account: {
    readonly documents: readonly Pick<AccountRow, 'debt' | 'total'>[];
    readonly onAccount: readonly { readonly amount: Money }[];
  },
  reported: readonly Pick<Payment, 'state' | 'amount'>[],
): BeyondDebt | null => {
  const debt = atLeastNothing(accountTotals(account.documents, account.onAccount).debt);
  const waiting = sum(reported.filter(({ state }) => state === 'waiting').map((payment) => payment.amount));
  const owed = atLeastNothing(debt.minus(waiting));
  return amount.gt(owed) ? { debt, waiting, owed } : null;
};
