import { Link } from 'react-router-dom';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { everySoldOrder } from '#core/orders/desk/desk-order.ts';
import type { Overview } from '#core/overview/overview.ts';
import { lastDays } from '#core/overview/periods.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { linkToDesk } from '#web/order-desk/order-desk-url.ts';

const daysShown = 30;

/** A bar for each of the last days, which leads to its orders. */
export function OrdersByDay({ overview: { today, days } }: { readonly overview: Pick<Overview, 'today' | 'days'> }) {
  const shown = lastDays(days, today, daysShown);
  const most = Math.max(1, ...shown.map(({ count }) => count));
  return (
    <section className="overview-panel" aria-label="Pedidos por día">
      <h2>
        Pedidos por día{' '}
        <span>
          {daysShown} días, hasta {formatCount(most)}
        </span>
      </h2>
      <ol className="day-bars">
        {shown.map(({ day, count }) => (
          <li key={day}>
            <Link
              to={linkToDesk({ filter: { ...everySoldOrder, from: day, to: day } })}
              aria-label={`${formatDate(day)}: ${count === 1 ? 'un pedido' : `${formatCount(count)} pedidos`}`}
              title={`${formatDate(day)}: ${formatCount(count)}`}
            >
              <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
                <rect x="0" y={100 - (count / most) * 100} width="10" height={(count / most) * 100} />
              </svg>
            </Link>
          </li>
        ))}
      </ol>
      <p className="day-ends">
        <span>{formatDate(shown[0]?.day ?? today).slice(0, 5)}</span>
        <span>{formatDate(today).slice(0, 5)}</span>
      </p>
    </section>
  );
}
