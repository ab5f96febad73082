import { lazy, Suspense, useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { customersProblem } from '#adapters/texts/customers.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { filterByName } from '#core/customers/name-filter.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { customersModule } from '#web/modules/customers.module.ts';
import { useServices } from '#web/services.ts';
import { Message } from '#web/ui/message.tsx';
import { NameFilter } from '#web/ui/name-filter.tsx';
import { NoneFound } from '#web/ui/none-found.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CustomerTable } from './customer-table.tsx';

const OwnCustomer = lazy(async () => ({
  default: (await import('#web/customer-management/own-customer.tsx')).OwnCustomer,
}));

/** /seller-customers: a seller's own customers, or the page of one of them. */
export function SellerCustomersScreen() {
  const [query] = useSearchParams();
  if (!query.has('id')) return <CustomersScreen />;
  return (
    <Suspense fallback={<Skeleton rows={10} kind="office" />}>
      <OwnCustomer />
    </Suspense>
  );
}

/**
 * The customers that somebody looks after, and the way in as one of them: a seller's, and an administrator's of another
 * back end.
 */
export function CustomersScreen() {
  const { customers } = useServices(customersModule);
  const { answer, failure, retry } = useServiceQuery(customers);
  const [query, setQuery] = useSearchParams();
  const named = query.get('q') ?? '';
  const found = useMemo(() => answer && filterByName(answer, named), [answer, named]);
  // Drawing a thousand rows must not block typing.
  const shown = useDeferredValue(found);
  const filter = (text: string) => setQuery(text === '' ? {} : { q: text }, { replace: true });
  return (
    <main className="office customers">
      <PageTitle>Clientes</PageTitle>
      <CustomerTable
        customers={shown ?? found}
        problem={failure && customersProblem(failure)}
        onRetry={retry}
        none={answer?.length === 0 ? <NoCustomers /> : <NoneFound all="Ver todos los clientes" to={() => filter('')} />}
      >
        <h1>Clientes</h1>
        <NameFilter
          label="Filtrar por nombre, nombre de fantasía o código"
          placeholder="Nombre, fantasía o código"
          value={named}
          onChange={filter}
        />
        <p className="muted" role="status">
          {answer !== null && found !== null && countText(found.length, answer.length)}
        </p>
      </CustomerTable>
    </main>
  );
}

function NoCustomers() {
  const { caller } = useServices();
  const isSeller = caller.role === 'Seller';
  return (
    <Message title={isSeller ? 'Todavía no tenés clientes asignados' : 'Todavía no hay clientes'}>
      <p className="muted">
        {isSeller
          ? 'Los que te asigne la administración aparecen acá.'
          : 'Los que se den de alta aparecen acá, con su vendedor, su lista y su estado.'}
      </p>
    </Message>
  );
}

const countText = (found: number, all: number): string => {
  const total = `${formatCount(all)} ${all === 1 ? 'cliente' : 'clientes'}`;
  return found === all ? total : `${formatCount(found)} de ${total}`;
};
