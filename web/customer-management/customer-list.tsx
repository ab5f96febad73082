import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { chosenText, customerManagementProblem, customersCountText } from '#adapters/texts/customer-management.es.ts';
import type { CustomerManagementFailure } from '#core/customers/customer-management.service.ts';
import { type CustomerFilter, everyCustomer } from '#core/customers/customer-search.ts';
import type { CustomerPage, ListedCustomer } from '#core/customers/managed-customer.ts';
import { isSameData } from '#core/shared/same-data.ts';
import { CustomerActions } from '#web/customers/customer-actions.tsx';
import { customerColumns, customerName } from '#web/customers/customer-columns.tsx';
import { PasswordsDialog } from '#web/customers/passwords-dialog.tsx';
import { useChosen } from '#web/hooks/use-chosen.ts';
import type { QueryAnswer } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { ListFiles } from '#web/ui/list-files.tsx';
import { Message } from '#web/ui/message.tsx';
import { NameFilter } from '#web/ui/name-filter.tsx';
import { NoneFound } from '#web/ui/none-found.tsx';
import { OfficeTable, type OfficeTableProps } from '#web/ui/office-table.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { addressNow } from '#web/url/address-state.ts';
import { CustomerFilters } from './customer-filters.tsx';
import type { PageOfCustomers } from './customer-management-queries.ts';
import { type CustomerUrl, linkToCustomers, readCustomerUrl } from './customer-url.ts';
import { InviteButton } from './invite-button.tsx';

interface CustomerListProps {
  readonly url: CustomerUrl;
  readonly page: QueryAnswer<CustomerPage, CustomerManagementFailure, PageOfCustomers>;
}

/**
 * All customers by pages, narrowed by what is typed and chosen. A list that is here whole can be sorted by its heads.
 */
export function CustomerList({ url: { filter, after }, page }: CustomerListProps) {
  const { answer, answered, failure, retry } = page;
  const { caller, customerManagement } = useServices();
  const { role } = caller;
  const isAdmin = role === 'Admin';
  const navigate = useNavigate();
  const narrow = (part: Partial<CustomerFilter>) => {
    const now = addressNow(readCustomerUrl);
    navigate(linkToCustomers({ filter: { ...now.filter, ...part } }, role), { replace: true });
  };
  const isWhole = answer !== null && answer.next === null && (answered?.after ?? null) === null;
  const columns = useMemo(() => {
    const all = customerColumns<ListedCustomer>(true, (customer) => <NameCell customer={customer} />);
    return isWhole ? all : all.map(({ sort: _, ...column }) => column);
  }, [isWhole]);
  const chosen = useChosen(answer?.customers ?? []);
  const isFiltered = !isSameData(answered?.filter ?? everyCustomer, everyCustomer);
  return (
    <main className="office customers">
      <PageTitle>Clientes</PageTitle>
      <div className="office-head">
        <h1>Clientes</h1>
        {isAdmin && (
          <span className="head-acts">
            {answer !== null && (answer.customers.length > 0 || chosen.ids.length > 0) && (
              <InviteButton
                chosen={chosen}
                filter={filter}
                isFiltered={isFiltered}
                isLater={after !== null}
                page={answer}
              />
            )}
            <Link className="btn" to={linkToCustomers({ isSheet: true })}>
              Importar y exportar
            </Link>
            <Link className="btn primary" to={linkToCustomers({ isNew: true })}>
              Nuevo cliente
            </Link>
          </span>
        )}
      </div>
      <CustomerRows
        isAdmin={isAdmin}
        name="Clientes"
        rows={answer?.customers ?? null}
        problem={failure && customerManagementProblem(failure)}
        onRetry={retry}
        none={
          isFiltered ? (
            <NoneFound all="Ver todos los clientes" to={linkToCustomers({}, role)} />
          ) : (
            <None isAdmin={isAdmin} />
          )
        }
        columns={columns}
        exports={
          <ListFiles
            title="Clientes"
            make={(format) => customerManagement.table(filter, format)}
            problem={customerManagementProblem}
          />
        }
        choice={
          isAdmin
            ? {
                label: ({ name }) => `Elegir ${name}`,
                has: chosen.has,
                toggle: chosen.toggle,
                isAll: chosen.isAll,
                toggleAll: chosen.toggleAll,
                allLabel: 'Elegir todos los que se ven',
              }
            : undefined
        }
      >
        <NameFilter
          label="Filtrar por nombre, código, CUIT, teléfono, dirección, localidad o e-mail"
          placeholder="Nombre, código, CUIT, localidad…"
          value={filter.text}
          onChange={(text) => narrow({ text })}
        />
        <CustomerFilters filter={filter} onChange={narrow} />
        <p className="muted" role="status">
          {answer !== null && customersCountText(answer, isFiltered || after !== null)}
          {chosen.ids.length > 0 && ` · ${chosenText(chosen.ids.length, chosen.rows.length)}`}
        </p>
        {chosen.ids.length > 0 && (
          <button type="button" className="btn" onClick={chosen.clear}>
            No elegir ninguno
          </button>
        )}
      </CustomerRows>
      {(after !== null || (answer?.next ?? null) !== null) && (
        <nav className="customer-pages" aria-label="Páginas">
          {after !== null && (
            <Link className="btn" to={linkToCustomers({ filter }, role)}>
              Desde el principio
            </Link>
          )}
          {answer !== null && answer.next !== null && (
            <Link className="btn" to={linkToCustomers({ filter, after: answer.next }, role)}>
              Siguientes
            </Link>
          )}
        </nav>
      )}
    </main>
  );
}

type RowsProps = Omit<OfficeTableProps<ListedCustomer>, 'rowKey' | 'actions'> & {
  readonly isAdmin: boolean;
};

/** The rows, with what an administrator does from them. */
function CustomerRows({ isAdmin, ...table }: RowsProps) {
  const { session } = usePublicServices();
  const [chosen, setChosen] = useState<ListedCustomer['id'] | null>(null);
  // The customer of an open window stays, although the list behind it changes.
  const [ofPasswords, setOfPasswords] = useState<ListedCustomer | null>(null);
  const isEntering = useSelector(session, (snapshot) => snapshot.matches({ signedIn: 'entering' }));
  const enter = ({ id, name }: Pick<ListedCustomer, 'id' | 'name'>) => {
    setChosen(id);
    session.send({ type: 'act-as', customer: { id, name } });
  };
  const actions = {
    header: 'Acciones',
    of: (customer: ListedCustomer) => (
      <CustomerActions
        customer={customer}
        isEntering={isEntering && chosen === customer.id}
        onEnter={enter}
        onPasswords={setOfPasswords}
      />
    ),
  };
  return (
    <>
      <OfficeTable {...table} rowKey="id" {...(isAdmin ? { actions } : {})} />
      {ofPasswords !== null && <PasswordsDialog customer={ofPasswords} onClose={() => setOfPasswords(null)} />}
    </>
  );
}

function NameCell({ customer }: { readonly customer: ListedCustomer }) {
  const { role } = useServices().caller;
  const { fantasyName, town, cuit } = customer;
  const known = [customerName(customer) === customer.name ? '' : fantasyName, town, cuit].filter((each) => each !== '');
  return (
    <>
      <Link className="customer-link" to={linkToCustomers({ open: customer.id }, role)}>
        {customer.name}
      </Link>
      {known.length > 0 && <span className="sub muted">{known.join(' · ')}</span>}
    </>
  );
}

function None({ isAdmin }: { readonly isAdmin: boolean }) {
  if (!isAdmin) {
    return (
      <Message title="Todavía no hay clientes">
        <p className="muted">Los que cargue un administrador aparecen acá.</p>
      </Message>
    );
  }
  return (
    <Message title="Todavía no hay clientes">
      <p className="muted">Cada uno con su lista de precios, sus bonificaciones y sus dos usuarios para ingresar.</p>
      <Link className="btn primary" to={linkToCustomers({ isNew: true })}>
        Crear el primero
      </Link>{' '}
      <Link className="btn" to={linkToCustomers({ isSheet: true })}>
        Importarlos de una planilla
      </Link>
    </Message>
  );
}
