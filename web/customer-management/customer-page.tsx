import { Link } from 'react-router-dom';
import { customerManagementProblem } from '#adapters/texts/customer-management.es.ts';
import { customerStateText } from '#adapters/texts/customer-states.es.ts';
import { formatPesos } from '#adapters/texts/numbers.es.ts';
import { orderStateTexts } from '#adapters/texts/order-states.es.ts';
import type { CustomerChoices, SeenCustomer } from '#core/customers/managed-customer.ts';
import { everyOrder } from '#core/orders/desk/desk-order.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { stateLook } from '#web/customers/customer-columns.tsx';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { linkToDesk } from '#web/order-desk/order-desk-url.ts';
import { useServices } from '#web/services.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CustomerLogins } from './customer-logins.tsx';
import { type CustomerTab, customerTabs, linkToCustomers } from './customer-url.ts';
import { EditCustomer } from './edit-customer.tsx';

const tabTexts: Readonly<Record<CustomerTab, string>> = { datos: 'Datos', accesos: 'Accesos' };

interface CustomerPageProps {
  readonly id: CustomerId;
  readonly tab: CustomerTab;
}

/** One customer: who it is, what it owes, and below by tabs what there is of it. */
export function CustomerPage({ id, tab }: CustomerPageProps) {
  const { customerManagement } = useServices();
  const { answer, isCurrent, failure, retry } = useServiceQuery(customerManagement.one, id);
  const choices = useServiceQuery(customerManagement.choices);
  const customer = isCurrent ? answer : null;
  return (
    <main className="office customer-page">
      <QueryState
        of={{ answer: customer, failure, retry }}
        problem={customerManagementProblem}
        skeleton={<Skeleton rows={10} kind="office" />}
      >
        {(shown) => (
          <>
            <PageTitle>{shown.details.name}</PageTitle>
            <Head customer={shown} choices={choices.answer} />
            <nav className="tabs" aria-label={`Ficha de ${shown.details.name}`}>
              {customerTabs.map((each) => (
                <Link
                  key={each}
                  to={linkToCustomers({ open: id, tab: each })}
                  aria-current={each === tab ? 'page' : undefined}
                >
                  {tabTexts[each]}
                </Link>
              ))}
            </nav>
            {tab === 'accesos' && <CustomerLogins id={id} name={shown.details.name} />}
            {tab === 'datos' && (
              <QueryState
                of={choices}
                problem={customerManagementProblem}
                skeleton={<Skeleton rows={8} kind="office" />}
              >
                {(known) => <EditCustomer customer={shown} choices={known} />}
              </QueryState>
            )}
          </>
        )}
      </QueryState>
    </main>
  );
}

interface HeadProps {
  readonly customer: SeenCustomer;
  readonly choices: CustomerChoices | null;
}

/** What is asked first about a customer. */
function Head({ customer: { id, details, debt, lastLogin, lastOrder, orderMails }, choices }: HeadProps) {
  const title = useArrivalFocus<HTMLHeadingElement>();
  const { code, name, state, creditLimit, sellerId } = details;
  const isOver = creditLimit !== null && debt.gt(creditLimit);
  const dateText = (at: string | null) => (at === null ? 'nunca' : formatDate(at));
  return (
    <header className="customer-head">
      <div className="office-head">
        <h1 ref={title} tabIndex={-1}>
          {name} <span className="mono muted">{code}</span>
        </h1>
        <Link className="btn" to={linkToCustomers({})}>
          Todos los clientes
        </Link>
        <Link className="btn" to={linkToDesk({ filter: { ...everyOrder, customerId: id } })}>
          Sus pedidos
        </Link>
        <Link className="btn" to={linkToCustomers({ isNew: true, from: id })}>
          Copiar en uno nuevo
        </Link>
      </div>
      <dl className="customer-facts">
        <div>
          <dt>Estado</dt>
          <dd>
            <span className={`stock ${stateLook(state)}`}>
              <i aria-hidden="true" />
              {customerStateText(state)}
            </span>
          </dd>
        </div>
        <div>
          <dt>Debe</dt>
          <dd className={isOver ? 'mono over' : 'mono'}>
            {formatPesos(debt)}
            {creditLimit !== null && (
              <span className="sub muted">
                {isOver ? 'pasó el límite de ' : 'de '}
                {formatPesos(creditLimit)}
              </span>
            )}
          </dd>
        </div>
        <div>
          <dt>Vendedor</dt>
          <dd>{choices?.sellers.find((seller) => seller.id === sellerId)?.name ?? 'Sin vendedor'}</dd>
        </div>
        <div>
          <dt>Último pedido</dt>
          <dd>{dateText(lastOrder)}</dd>
        </div>
        <div>
          <dt>Último login</dt>
          <dd>{dateText(lastLogin)}</dd>
        </div>
        <div>
          <dt>Correos de sus pedidos</dt>
          <dd>{orderMails.length === 0 ? 'ninguno' : orderMails.map((state) => orderStateTexts[state]).join(', ')}</dd>
        </div>
      </dl>
    </header>
  );
}
