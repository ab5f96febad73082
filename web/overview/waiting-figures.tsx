import { formatCount, formatPesos } from '#adapters/texts/numbers.es.ts';
import type { ScreenPath } from '#core/access/screens.ts';
import { mayOpen } from '#core/access/screens.ts';
import { everyOrder, maxCounted } from '#core/orders/desk/desk-order.ts';
import { type OpenCases, type Overview, oldAfterDays } from '#core/overview/overview.ts';
import { linkToDesk } from '#web/order-desk/order-desk-url.ts';
import { useServices } from '#web/services.ts';
import { Figure } from './figure.tsx';

const counted = (count: number): string =>
  count >= maxCounted ? `${formatCount(maxCounted - 1)}+` : formatCount(count);

/** What waits for somebody: orders, claims, warranties, debts, mails. */
export function WaitingFigures({ overview }: { readonly overview: Overview }) {
  const { caller } = useServices();
  const { openOrders, claims, warranties, debt, lateCustomers, failedMails } = overview;
  const overdue = debt.to30.plus(debt.to60).plus(debt.more);
  const linkTo = (path: ScreenPath, query = ''): string | null => (mayOpen(path, caller) ? `${path}${query}` : null);
  const old = ({ old: late }: OpenCases): string =>
    late === 0 ? `nada de más de ${oldAfterDays} días` : `${formatCount(late)} de más de ${oldAfterDays} días`;
  return (
    <section className="figures" aria-label="Para atender">
      <Figure
        label="Pedidos sin recibir"
        value={counted(openOrders.Sent)}
        to={linkToDesk({ filter: { ...everyOrder, states: ['Sent'] } })}
      >
        {counted(openOrders.Received)} recibidos · {counted(openOrders.InDelivery)} en reparto
      </Figure>
      <Figure
        label="Reclamos abiertos"
        value={formatCount(claims.open)}
        to={linkTo('/demands-managament')}
        {...(claims.old > 0 ? { look: 'down' as const } : {})}
      >
        {old(claims)}
      </Figure>
      <Figure
        label="Garantías abiertas"
        value={formatCount(warranties.open)}
        to={linkTo('/warranties-management')}
        {...(warranties.old > 0 ? { look: 'down' as const } : {})}
      >
        {old(warranties)}
      </Figure>
      <Figure label="Deuda vencida" value={formatPesos(overdue)} to={null}>
        {lateCustomers === 1 ? 'un cliente' : `${formatCount(lateCustomers)} clientes`}
      </Figure>
      {failedMails !== null && (
        <Figure
          label="Correos que no salieron"
          value={formatCount(failedMails)}
          to={linkTo('/admin-mails', '?state=failed')}
          {...(failedMails > 0 ? { look: 'down' as const } : {})}
        >
          {failedMails === 0 ? 'todos salen' : 'mirá por qué'}
        </Figure>
      )}
    </section>
  );
}
