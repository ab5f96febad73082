import { Link } from 'react-router-dom';
import { overviewProblem } from '#adapters/texts/overview.es.ts';
import { everyDebtor } from '#core/current-account/ageing/customer-ageing.ts';
import { everyOrder } from '#core/orders/staff/staff-order.ts';
import type { IdleCustomer } from '#core/overview/idle-customer.ts';
import { idleAfterDays } from '#core/overview/overview.ts';
import { linkToAgeing } from '#web/account-ageing/ageing-url.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { overviewModule } from '#web/modules/overview.module.ts';
import { useServices } from '#web/services.ts';
import { linkToStaffOrders } from '#web/staff-orders/staff-orders-url.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { KeyPages } from '#web/ui/key-pages.tsx';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { idleCustomerColumns } from './idle-customer-columns.tsx';
import { linkToOverview } from './overview-url.ts';

/** All roles that have this screen may open both links. */
const actions = {
  header: 'Ver',
  of: ({ id, name, lastOrder }: IdleCustomer) => (
    <>
      {lastOrder !== null && (
        <Link
          className="btn"
          to={linkToStaffOrders({ filter: { ...everyOrder, customerId: id } })}
          aria-label={`Ver pedidos de ${name}`}
        >
          Ver pedidos
        </Link>
      )}
      <Link
        className="btn"
        to={linkToAgeing({ filter: { ...everyDebtor, customerId: id } })}
        aria-label={`Ver deuda de ${name}`}
      >
        Ver deuda
      </Link>
    </>
  ),
};

interface IdleCustomersDialogProps {
  /** The key of the page before; null for the first. */
  readonly after: string | null;
  readonly onClose: () => void;
}

/** Customers that the figure of customers without orders counts, for roles without a list of all customers. */
export function IdleCustomersDialog({ after, onClose }: IdleCustomersDialogProps) {
  const { overview } = useServices(overviewModule);
  const { answer, failure, isCurrent, retry } = useServiceQuery(overview.idleCustomers, { after });
  const shown = isCurrent ? answer : null;
  const next = shown?.next ?? null;
  return (
    <Dialog
      title={`Clientes sin pedidos hace ${idleAfterDays} días o más`}
      className="wide figure-list"
      onClose={onClose}
    >
      <OfficeTable
        name="Clientes sin pedidos"
        rows={shown?.customers ?? null}
        problem={failure && overviewProblem(failure)}
        onRetry={retry}
        none={<p className="muted">Todos los que pueden comprar hicieron algún pedido en los últimos días.</p>}
        rowKey="id"
        columns={idleCustomerColumns}
        actions={actions}
        isShort
      />
      <KeyPages
        firstTo={after === null ? null : linkToOverview({ list: 'idle-customers' })}
        nextTo={next === null ? null : linkToOverview({ list: 'idle-customers', after: next })}
        first="Desde el principio"
        next="Más clientes"
      />
      <div className="dialog-actions">
        <button type="button" className="btn primary" onClick={onClose}>
          Listo
        </button>
      </div>
    </Dialog>
  );
}
