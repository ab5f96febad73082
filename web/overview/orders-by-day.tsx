import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatAmount, formatCount, formatPesos } from '#adapters/texts/numbers.es.ts';
import { everySoldOrder } from '#core/orders/staff/staff-order.ts';
import type { Overview } from '#core/overview/overview.ts';
import { type ComparedDay, chartDays, comparedDays, mostSold, type Sold, shareOfMost } from '#core/overview/periods.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { linkToStaffOrders } from '#web/staff-orders/staff-orders-url.ts';

const ordersOf = (day: string): string => linkToStaffOrders({ filter: { ...everySoldOrder, from: day, to: day } });
const inOrders = ({ count }: Sold): string => (count === 1 ? 'un pedido' : `${formatCount(count)} pedidos`);
const figuresText = ({ day, sold, soldBefore }: ComparedDay): string =>
  `${formatDate(day)}: ${inOrders(sold)}, ${formatPesos(sold.total)}; ${chartDays} días antes, ${inOrders(soldBefore)}, ${formatPesos(soldBefore.total)}`;

/**
 * Orders and amounts of the last days against those before them: a column a day, which leads to its orders, and the
 * same as a table.
 */
export function OrdersByDay({ overview: { today, days } }: { readonly overview: Pick<Overview, 'today' | 'days'> }) {
  const shown = comparedDays(days, today);
  const most = mostSold(shown);
  const [pointedAt, setPointedAt] = useState<ComparedDay | null>(null);
  return (
    <section className="overview-panel" aria-label="Pedidos por día">
      <h2>
        Pedidos por día{' '}
        <span>
          {chartDays} días, contra los {chartDays} de antes
        </span>
      </h2>
      <div className="day-chart">
        <p className="day-scale" aria-hidden="true">
          <span>Pedidos {most.count > 0 && <b>{formatCount(most.count)}</b>}</span>
          <span>Importe {!most.total.isZero() && <b>{formatPesos(most.total)}</b>}</span>
        </p>
        <ol className="day-bars" onPointerLeave={() => setPointedAt(null)} onBlur={() => setPointedAt(null)}>
          {shown.map((each) => {
            const [now, before] = [shareOfMost(each.sold, most), shareOfMost(each.soldBefore, most)];
            return (
              <li key={each.day} onPointerEnter={() => setPointedAt(each)} onFocus={() => setPointedAt(each)}>
                <Link to={ordersOf(each.day)} aria-label={figuresText(each)}>
                  <Bars now={now.count} before={before.count} />
                  <Bars now={now.total} before={before.total} />
                </Link>
              </li>
            );
          })}
        </ol>
        <p className="day-ends">
          <span>{formatDate(shown[0]?.day ?? today).slice(0, 5)}</span>
          <span className="day-legend">
            <i className="of-now" aria-hidden="true" /> estos días <i className="of-before" aria-hidden="true" /> los de
            antes
          </span>
          <span>{formatDate(today).slice(0, 5)}</span>
        </p>
        {/* The figures of the column under the pointer or with the focus, whose name says them already. */}
        <p className="day-figures" aria-hidden="true">
          {pointedAt !== null && figuresText(pointedAt)}
        </p>
      </div>
      <details className="day-table">
        <summary>Ver como tabla</summary>
        <DayTable days={shown.toReversed()} />
      </details>
    </section>
  );
}

/** Shares of the most: what was before stands behind, wider and paler. */
function Bars({ now, before }: { readonly now: number; readonly before: number }) {
  return (
    <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
      <rect className="of-before" x="0" y={100 - before * 100} width="10" height={before * 100} />
      <rect className="of-now" x="2" y={100 - now * 100} width="6" height={now * 100} />
    </svg>
  );
}

function DayTable({ days }: { readonly days: readonly ComparedDay[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Día</th>
          <th scope="col">Pedidos</th>
          <th scope="col">Importe ($)</th>
          <th scope="col">Pedidos {chartDays} días antes</th>
          <th scope="col">Importe ($) {chartDays} días antes</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, sold, dayBefore, soldBefore }) => (
          <tr key={day}>
            <th scope="row">
              <Link to={ordersOf(day)}>{formatDate(day)}</Link>
            </th>
            <td>{formatCount(sold.count)}</td>
            <td>{formatAmount(sold.total)}</td>
            <td>
              <Link to={ordersOf(dayBefore)} aria-label={`${inOrders(soldBefore)} el ${formatDate(dayBefore)}`}>
                {formatCount(soldBefore.count)}
              </Link>
            </td>
            <td>{formatAmount(soldBefore.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
