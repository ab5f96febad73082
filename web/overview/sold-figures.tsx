import { formatChange, formatCount, formatPesos } from '#adapters/texts/numbers.es.ts';
import { periodTexts } from '#adapters/texts/overview.es.ts';
import { everySoldOrder } from '#core/orders/staff/staff-order.ts';
import type { Overview } from '#core/overview/overview.ts';
import { type Period, periodsOf, soldIn } from '#core/overview/periods.ts';
import { linkToStaffOrders } from '#web/staff-orders/staff-orders-url.ts';
import { Figure } from './figure.tsx';

/** Sales of today, this week and this month, and the change from the ones before. */
export function SoldFigures({ overview: { today, days } }: { readonly overview: Pick<Overview, 'today' | 'days'> }) {
  return (
    <section className="figures" aria-label="Vendido">
      {periodsOf(today).map((period) => (
        <SoldFigure key={period.name} period={period} days={days} />
      ))}
    </section>
  );
}

function SoldFigure({ period, days }: { readonly period: Period; readonly days: Overview['days'] }) {
  const { name, now, before } = period;
  const [sold, soldBefore] = [soldIn(days, now), soldIn(days, before)];
  const texts = periodTexts[name];
  const change = formatChange(soldBefore.total, sold.total);
  const tone = sold.total.equals(soldBefore.total) ? undefined : sold.total.gt(soldBefore.total) ? 'up' : 'down';
  return (
    <Figure
      label={`${texts.now}: ${sold.count === 1 ? 'un pedido' : `${formatCount(sold.count)} pedidos`}`}
      value={formatPesos(sold.total)}
      to={linkToStaffOrders({ filter: { ...everySoldOrder, ...now } })}
      {...(tone === undefined ? {} : { tone })}
    >
      {change === '' ? `sin ventas ${texts.before}` : `${change} contra ${texts.before}`}
    </Figure>
  );
}
