import { type ComponentType, lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { companyMailTexts } from '#adapters/texts/company-mails.es.ts';
import { customerManagementProblem } from '#adapters/texts/customer-management.es.ts';
import { customerStateText } from '#adapters/texts/customer-states.es.ts';
import { formatPesos } from '#adapters/texts/numbers.es.ts';
import type { SeenCustomer } from '#core/customers/managed-customer.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { stateTone } from '#web/customers/customer-columns.tsx';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CustomerLogins } from './customer-logins.tsx';
import { type CustomerTab, linkToCustomers, tabsFor } from './customer-url.ts';

const tabTexts: Readonly<Record<CustomerTab, string>> = {
  datos: 'Datos',
  accesos: 'Accesos',
  pedidos: 'Pedidos',
  presupuestos: 'Presupuestos',
  cuenta: 'Cuenta',
  casos: 'Reclamos y garantías',
  actividad: 'Actividad',
};

type ListTab = Exclude<CustomerTab, 'datos' | 'accesos'>;

/** The lists of each tab are loaded when it is opened. */
const listTabs: Readonly<Record<ListTab, ComponentType<{ readonly id: CustomerId }>>> = {
  pedidos: lazy(async () => ({ default: (await import('./customer-orders.tsx')).CustomerOrders })),
  presupuestos: lazy(async () => ({ default: (await import('./customer-quotes.tsx')).CustomerQuotes })),
  cuenta: lazy(async () => ({ default: (await import('./customer-account.tsx')).CustomerAccount })),
  casos: lazy(async () => ({ default: (await import('./customer-cases.tsx')).CustomerCases })),
  actividad: lazy(async () => ({ default: (await import('./customer-activity.tsx')).CustomerActivity })),
};

// Managers and sellers read what administrators change.
const EditCustomer = lazy(async () => ({ default: (await import('./edit-customer.tsx')).EditCustomer }));
const CustomerFacts = lazy(async () => ({ default: (await import('./customer-facts.tsx')).CustomerFacts }));

/** On a phone the tabs slide: the open one is brought into the middle. */
const showTab = (link: HTMLAnchorElement | null): void => {
  const tabs = link?.parentElement;
  if (tabs) tabs.scrollLeft = link.offsetLeft - (tabs.clientWidth - link.offsetWidth) / 2;
};

interface CustomerPageProps {
  readonly id: CustomerId;
  readonly tab: CustomerTab;
}

/** A customer: who it is, what it owes, and below by tabs what there is of it, as far as this person may see it. */
export function CustomerPage({ id, tab: asked }: CustomerPageProps) {
  const { caller, customerManagement } = useServices();
  const { role } = caller;
  const customer = useServiceQuery(customerManagement.one, id);
  const tabs = tabsFor(role);
  const tab = tabs.includes(asked) ? asked : 'datos';
  return (
    <main className="office customer-page">
      <QueryState of={customer} problem={customerManagementProblem} skeleton={<Skeleton rows={10} kind="office" />}>
        {(shown) => (
          <>
            <PageTitle>{shown.details.name}</PageTitle>
            <Head customer={shown} />
            <nav className="tabs" aria-label={`Ficha de ${shown.details.name}`}>
              {tabs.map((each) => (
                <Link
                  key={each}
                  to={linkToCustomers({ open: id, tab: each }, role)}
                  ref={each === tab ? showTab : undefined}
                  aria-current={each === tab ? 'page' : undefined}
                >
                  {tabTexts[each]}
                </Link>
              ))}
            </nav>
            {tab === 'accesos' && <CustomerLogins id={id} name={shown.details.name} />}
            {tab !== 'datos' && tab !== 'accesos' && <ListOf tab={tab} id={id} />}
            {tab === 'datos' && (
              <Suspense fallback={<Skeleton rows={8} kind="office" />}>
                {role === 'Admin' ? <Data customer={shown} /> : <CustomerFacts customer={shown} />}
              </Suspense>
            )}
          </>
        )}
      </QueryState>
    </main>
  );
}

function Data({ customer }: { readonly customer: SeenCustomer }) {
  const { customerManagement } = useServices();
  const choices = useServiceQuery(customerManagement.choices);
  return (
    <QueryState of={choices} problem={customerManagementProblem} skeleton={<Skeleton rows={8} kind="office" />}>
      {(known) => <EditCustomer customer={customer} choices={known} />}
    </QueryState>
  );
}

function ListOf({ tab, id }: { readonly tab: ListTab; readonly id: CustomerId }) {
  const List = listTabs[tab];
  return (
    <Suspense fallback={<Skeleton rows={5} kind="office" />}>
      <List key={id} id={id} />
    </Suspense>
  );
}

/** A customer's most important facts. */
function Head({ customer }: { readonly customer: SeenCustomer }) {
  const { id, details, sellerName, debt, lastLogin, lastOrder, createdAt, orderMails } = customer;
  const { role } = useServices().caller;
  const title = useArrivalFocus<HTMLHeadingElement>();
  const { code, name, state, creditLimit } = details;
  const isOver = creditLimit !== null && debt.gt(creditLimit);
  const dateText = (at: string | null) => (at === null ? 'nunca' : formatDate(at));
  return (
    <header className="customer-head">
      <div className="office-head">
        <h1 ref={title} tabIndex={-1}>
          {name} <span className="mono muted">{code}</span>
        </h1>
        <Link className="btn" to={linkToCustomers({}, role)}>
          Todos los clientes
        </Link>
        {role === 'Admin' && (
          <Link className="btn" to={linkToCustomers({ isNew: true, from: id })}>
            Copiar en uno nuevo
          </Link>
        )}
      </div>
      <dl className="fact-line">
        <div>
          <dt>Estado</dt>
          <dd>
            <span className={`stock ${stateTone(state)}`}>
              <i aria-hidden="true" />
              {customerStateText(state)}
            </span>
          </dd>
        </div>
        <div>
          <dt>{debt.isNegative() ? 'Saldo a favor' : 'Debe'}</dt>
          <dd className={isOver ? 'mono over' : 'mono'}>
            {formatPesos(debt.abs())}
            {creditLimit !== null && (
              <span className="sub muted">
                {isOver ? 'pasó el límite de ' : debt.isNegative() ? 'límite de ' : 'de '}
                {formatPesos(creditLimit)}
              </span>
            )}
          </dd>
        </div>
        <div>
          <dt>Vendedor</dt>
          <dd>{sellerName === '' ? 'Sin vendedor' : sellerName}</dd>
        </div>
        {createdAt !== null && (
          <div>
            <dt>Cliente desde</dt>
            <dd>{formatDate(createdAt)}</dd>
          </div>
        )}
        <div>
          <dt>Último pedido</dt>
          <dd>{dateText(lastOrder)}</dd>
        </div>
        <div>
          <dt>Último login</dt>
          <dd>{dateText(lastLogin)}</dd>
        </div>
        <div>
          <dt>Correos que recibe</dt>
          <dd>{orderMails.length === 0 ? 'ninguno' : orderMails.map((mail) => companyMailTexts[mail]).join(', ')}</dd>
        </div>
      </dl>
    </header>
  );
}
