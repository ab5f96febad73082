import { debtBucketTexts } from '#adapters/texts/account-ageing.es.ts';
import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { balance, type DebtByBucket } from '#core/current-account/ageing/customer-ageing.ts';
import { debtBuckets } from '#core/current-account/ageing/debt-bucket.ts';
import type { Money } from '#core/shared/money.ts';

interface AgeingTotalsProps {
  readonly owed: DebtByBucket;
  readonly onAccount: Money;
  readonly label: string;
}

/** The debt of each step, and the sum less what is on account. */
export function AgeingTotals({ owed, onAccount, label }: AgeingTotalsProps) {
  return (
    <dl className="ageing-totals" aria-label={label}>
      {debtBuckets.map((bucket) => (
        <div key={bucket}>
          <dt>{debtBucketTexts[bucket]}</dt>
          <dd>{formatAmount(owed[bucket])}</dd>
        </div>
      ))}
      {!onAccount.isZero() && (
        <div>
          <dt>A cuenta</dt>
          <dd>{formatAmount(onAccount.negated())}</dd>
        </div>
      )}
      <div>
        <dt>Total</dt>
        <dd>
          <b>{formatAmount(balance({ owed, onAccount }))}</b>
        </dd>
      </div>
    </dl>
  );
}
