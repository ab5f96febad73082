import { useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { customersProblem } from '#adapters/texts/customers.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { Customer } from '#core/customers/customer.ts';
import { thoseNamed } from '#core/customers/named.ts';
import { useDesks } from '#web/desks.ts';
import { Message } from '#web/parts/message.tsx';
import { NameFilter } from '#web/parts/name-filter.tsx';
import { OfficeAwaited } from '#web/parts/office-awaited.tsx';
import { PageTitle } from '#web/parts/page-title.tsx';
import { RefreshFailed } from '#web/parts/refresh-failed.tsx';
import { useWatchedAnswer } from '#web/parts/watched-answer.ts';
import { CustomerTable } from './customer-table.tsx';

/** /seller-customers and /admin-customers: the customers that somebody looks after, and the way in as one of them. */
export function CustomersScreen() {
  const { customers } = useDesks();
  const { answer, failure, retry } = useWatchedAnswer(customers);
  if (answer === null) {
    return <OfficeAwaited name="Clientes" failed={failure && customersProblem(failure)} onRetry={retry} />;
  }
  return (
    <main className="office customers">
      <PageTitle>Clientes</PageTitle>
      <RefreshFailed text={failure && customersProblem(failure)} onRetry={retry} />
      <Customers customers={answer} />
    </main>
  );
}

function Customers({ customers }: { readonly customers: readonly Customer[] }) {
  const { caller } = useDesks();
  const [query, setQuery] = useSearchParams();
  const named = query.get('q') ?? '';
  const found = useMemo(() => thoseNamed(customers, named), [customers, named]);
  // A thousand rows must not hold up who is typing.
  const shown = useDeferredValue(found);
  const filter = (text: string) => setQuery(text === '' ? {} : { q: text }, { replace: true });
  return (
    <>
      <header className="customers-head">
        <h1>Clientes</h1>
        <NameFilter
          label="Filtrar por nombre o nombre de fantasía"
          placeholder="Nombre o nombre de fantasía"
          value={named}
          onChange={filter}
        />
        <p className="muted" role="status">
          {countText(found.length, customers.length)}
        </p>
      </header>
      {customers.length === 0 ? (
        <Message title={caller.role === 'Seller' ? 'Todavía no tenés clientes asignados' : 'Todavía no hay clientes'}>
          <p className="muted">
            {caller.role === 'Seller'
              ? 'Los que te asigne la administración aparecen acá.'
              : 'Los que se den de alta aparecen acá, con su vendedor, su lista y su estado.'}
          </p>
        </Message>
      ) : found.length === 0 ? (
        <Message title="No hay datos que coincidan con el criterio de búsqueda">
          <button type="button" className="btn primary" onClick={() => filter('')}>
            Ver todos los clientes
          </button>
        </Message>
      ) : (
        <CustomerTable customers={shown} />
      )}
    </>
  );
}

const countText = (found: number, all: number): string => {
  const total = `${formatCount(all)} ${all === 1 ? 'cliente' : 'clientes'}`;
  return found === all ? total : `${formatCount(found)} de ${total}`;
};
