import { Link } from 'react-router-dom';
import { debtBucketTexts } from '#adapters/texts/account-ageing.es.ts';
import { formatAmount, formatPesos } from '#adapters/texts/numbers.es.ts';
import { balance, everyDebtor, totalOwed } from '#core/current-account/ageing/customer-ageing.ts';
import { debtBuckets } from '#core/current-account/ageing/debt-bucket.ts';
import type { Overview } from '#core/overview/overview.ts';
import { linkToAgeing } from '#web/account-ageing/ageing-url.ts';

/**
 * What is owed, by how long its day has passed: a bar in proportion, and the amounts, each of which leads to the
 * customers who owe it; what is on account lowers the sum.
 */
export function DebtByAge({ overview }: { readonly overview: Pick<Overview, 'debt' | 'onAccount'> }) {
  const { debt, onAccount } = overview;
  const all = totalOwed(debt);
  const owed = balance({ owed: debt, onAccount });
  const widths = debtBuckets.map((age) => (all.isZero() ? 0 : debt[age].times(100).dividedBy(all).toNumber()));
  return (
    <section className="overview-panel" aria-label="Deuda por antigüedad">
      <h2>
        Deuda por antigüedad{' '}
        <span>
          <Link to={linkToAgeing()} aria-label={`Toda la deuda: ${formatPesos(owed)}`}>
            {formatPesos(owed)}
          </Link>
        </span>
      </h2>
      <svg className="debt-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        {debtBuckets.map((age, place) => (
          <rect
            key={age}
            className={`debt-${age}`}
            x={widths.slice(0, place).reduce((before, width) => before + width, 0)}
            y="0"
            width={widths[place]}
            height="10"
          />
        ))}
      </svg>
      <dl className="debt-ages">
        {debtBuckets.map((age) => (
          <div key={age}>
            <dt>
              <i className={`debt-${age}`} aria-hidden="true" />
              {debtBucketTexts[age]}
            </dt>
            <dd>
              <Link
                to={linkToAgeing({ filter: { ...everyDebtor, bucket: age } })}
                aria-label={`${debtBucketTexts[age]}: ${formatPesos(debt[age])}`}
              >
                {formatAmount(debt[age])}
              </Link>
            </dd>
          </div>
        ))}
        {!onAccount.isZero() && (
          <div>
            <dt>A cuenta</dt>
            <dd>{formatAmount(onAccount.negated())}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
