import { Link } from 'react-router-dom';
import { formatCount, formatPesos } from '#adapters/texts/numbers.es.ts';
import { openCountText } from '#adapters/texts/overview.es.ts';
import type { ScreenPath } from '#core/access/screens.ts';
import { lateDebt } from '#core/current-account/ageing/customer-ageing.ts';
import { everyOrder, type OpenState } from '#core/orders/staff/staff-order.ts';
import { idleAfterDays, type OpenCases, type Overview, oldAfterDays } from '#core/overview/overview.ts';
import { dayAfter } from '#core/shared/buenos-aires.ts';
import { linkToStaffOrders } from '#web/staff-orders/staff-orders-url.ts';
import { Figure } from './figure.tsx';
import { linkToOverview } from './overview-url.ts';
import { useLinkTo } from './use-link-to.ts';

/** Orders, claims, warranties and debts that wait for somebody. */
export function WaitingFigures({ overview }: { readonly overview: Overview }) {
  const { today, openOrders, claims, warranties, debt, lateCustomers, idleCustomers } = overview;
  const linkTo = useLinkTo();
  const opened = { claims: '?state=Created,InProgress', warranties: '?state=Created,Pending' };
  /** The cases that were opened before then. */
  const old = ({ old: late }: OpenCases, path: ScreenPath, query: string) => {
    const to = linkTo(path, `${query}&to=${dayAfter(today, -oldAfterDays - 1)}`);
    const text = `${formatCount(late)} de más de ${oldAfterDays} días`;
    if (late === 0) return `nada de más de ${oldAfterDays} días`;
    return to === null ? text : <Link to={to}>{text}</Link>;
  };
  const inState = (state: OpenState, text: string) => (
    <Link to={linkToStaffOrders({ filter: { ...everyOrder, states: [state] } })}>
      {openCountText(openOrders[state])} {text}
    </Link>
  );
  return (
    <section className="figures" aria-label="Para atender">
      <Figure
        label="Pedidos sin recibir"
        value={openCountText(openOrders.Sent)}
        to={linkToStaffOrders({ filter: { ...everyOrder, states: ['Sent'] } })}
      >
        {inState('Received', 'recibidos')} · {inState('InDelivery', 'en reparto')}
      </Figure>
      <Figure
        label="Reclamos abiertos"
        value={formatCount(claims.open)}
        to={linkTo('/demands-managament', opened.claims)}
        {...(claims.old > 0 ? { tone: 'down' as const } : {})}
      >
        {old(claims, '/demands-managament', opened.claims)}
      </Figure>
      <Figure
        label="Garantías abiertas"
        value={formatCount(warranties.open)}
        to={linkTo('/warranties-management', opened.warranties)}
        {...(warranties.old > 0 ? { tone: 'down' as const } : {})}
      >
        {old(warranties, '/warranties-management', opened.warranties)}
      </Figure>
      <Figure label="Deuda vencida" value={formatPesos(lateDebt(debt))} to={linkTo('/account-ageing', '?late=1')}>
        {lateCustomers === 1 ? 'un cliente' : `${formatCount(lateCustomers)} clientes`}
      </Figure>
      <Figure
        label="Clientes sin pedidos"
        value={formatCount(idleCustomers)}
        // The list of all customers is an administrator's (docs/rules/overview.md 6).
        to={
          linkTo('/admin-customers', `?idle=${dayAfter(today, -idleAfterDays)}`) ??
          linkToOverview({ list: 'idle-customers' })
        }
      >
        hace {idleAfterDays} días o más
      </Figure>
    </section>
  );
}
