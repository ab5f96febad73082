import { formatAmount, formatPesos } from '#adapters/texts/numbers.es.ts';
import { debtAgeTexts } from '#adapters/texts/overview.es.ts';
import { debtAges, type Overview } from '#core/overview/overview.ts';
import { sum } from '#core/shared/money.ts';

/** What is owed, by how long its day has passed: a bar in proportion, and the amounts. */
export function DebtByAge({ overview: { debt } }: { readonly overview: Pick<Overview, 'debt'> }) {
  const all = sum(debtAges.map((age) => debt[age]));
  const widths = debtAges.map((age) => (all.isZero() ? 0 : debt[age].times(100).dividedBy(all).toNumber()));
  return (
    <section className="overview-panel" aria-label="Deuda por antigüedad">
      <h2>
        Deuda por antigüedad <span>{formatPesos(all)}</span>
      </h2>
      <svg className="debt-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        {debtAges.map((age, place) => (
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
        {debtAges.map((age) => (
          <div key={age}>
            <dt>
              <i className={`debt-${age}`} aria-hidden="true" />
              {debtAgeTexts[age]}
            </dt>
            <dd>{formatAmount(debt[age])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
