import { debtBucketTexts } from '#adapters/texts/account-ageing.es.ts';
import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { type DebtByBucket, totalOwed } from '#core/current-account/ageing/customer-ageing.ts';
import { debtBuckets } from '#core/current-account/ageing/debt-bucket.ts';

/** What is owed in each step, and together. */
export function AgeingTotals({ owed, label }: { readonly owed: DebtByBucket; readonly label: string }) {
  return (
    <dl className="ageing-totals" aria-label={label}>
      {debtBuckets.map((bucket) => (
        <div key={bucket}>
          <dt>{debtBucketTexts[bucket]}</dt>
          <dd>{formatAmount(owed[bucket])}</dd>
        </div>
      ))}
      <div>
        <dt>Total</dt>
        <dd>
          <b>{formatAmount(totalOwed(owed))}</b>
        </dd>
      </div>
    </dl>
  );
}
