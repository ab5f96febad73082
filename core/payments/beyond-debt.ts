import type { AccountRow } from '#core/current-account/current-account.service.ts';
import { accountTotals } from '#core/current-account/running-total.ts';
import { type Money, zero } from '#core/shared/money.ts';

/**
 * What a company owes, in pesos, where a payment is of more than that: it is asked about, and refused by nobody, since
 * one may pay before an invoice is there (docs/rules/payments.md 8). Null where it is not more.
 */
export const debtExceeded = (
  amount: Money,
  account: {
    readonly documents: readonly Pick<AccountRow, 'debt' | 'total'>[];
    readonly onAccount: readonly { readonly amount: Money }[];
  },
): Money | null => {
  const { debt } = accountTotals(account.documents, account.onAccount);
  const owed = debt.gt(zero) ? debt : zero;
  return amount.gt(owed) ? owed : null;
};
