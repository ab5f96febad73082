import { createElement } from 'react';
import { beyondDebtText } from '#adapters/texts/payments.es.ts';
import type { BeyondDebt } from '#core/payments/beyond-debt.ts';

/** What a company owes, and what becomes of the rest of a payment of more. */
export function BeyondDebtText({ beyond }: { readonly beyond: BeyondDebt }) {
  return createElement('p', null, ...beyondDebtText(beyond, (amount) => <b>{amount}</b>));
}
