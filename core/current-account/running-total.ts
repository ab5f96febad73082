import { type Money, sum, zero } from '#core/shared/money.ts';
import { totalOnAccount } from './on-account.ts';

interface Owed {
  readonly total: Money;
  readonly debt: Money;
}

export interface RunningRow<Document> {
  readonly document: Document;
  /** Total minus debt. */
  readonly paid: Money;
  /** 'Acumulado': what was paid up to and with this row (docs/rules/current-account.md 3). */
  readonly accumulated: Money;
}

export interface AccountTotals {
  readonly total: Money;
  readonly paid: Money;
  readonly debt: Money;
}

/** The rows of 'Actual', in their order, with 'Pagado' and 'Acumulado'. */
export const runningRows = <Document extends Owed>(documents: readonly Document[]): RunningRow<Document>[] => {
  let accumulated = zero;
  return documents.map((document) => {
    const paid = document.total.minus(document.debt);
    accumulated = accumulated.plus(paid);
    return { document, paid, accumulated };
  });
};

/** 'Acumulado' of what is on account, below the documents that it goes on from. */
export const onAccountRows = <Payment extends { readonly amount: Money }>(
  payments: readonly Payment[],
  documents: readonly Owed[],
): readonly { readonly payment: Payment; readonly accumulated: Money }[] => {
  let accumulated = accountTotals(documents).paid;
  return payments.map((payment) => {
    accumulated = accumulated.plus(payment.amount);
    return { payment, accumulated };
  });
};

/** The last row of 'Actual'. What is on account may be more than what is owed: the debt is below nothing then. */
export const accountTotals = (
  documents: readonly Owed[],
  onAccount: readonly { readonly amount: Money }[] = [],
): AccountTotals => {
  const total = sum(documents.map((document) => document.total));
  const debt = sum(documents.map((document) => document.debt)).minus(totalOnAccount(onAccount));
  return { total, debt, paid: total.minus(debt) };
};
