import { Link } from 'react-router-dom';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { savedListProblem } from '#adapters/texts/saved-lists.es.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';
import { ListTable } from '#web/ui/list-table.tsx';
import { Message } from '#web/ui/message.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ListActions } from './list-actions.tsx';
import { savedListColumns } from './saved-list-columns.tsx';
import { useOpening } from './use-opening.ts';

/** /saved-lists: what the company orders time and again, to be put in the cart at today's prices. */
export function SavedListsScreen() {
  const { savedLists } = useServices();
  const asked = useServiceQuery(savedLists.all);
  const count = asked.answer?.length ?? 0;
  const { open, opening } = useOpening();
  return (
    <main className="saved-lists">
      <PageTitle>Listas guardadas</PageTitle>
      <h1>
        Listas guardadas{' '}
        {count > 0 && (
          <span>
            {formatCount(count)} {count === 1 ? 'lista' : 'listas'}
          </span>
        )}
      </h1>
      <QueryState
        of={asked}
        problem={savedListProblem}
        skeleton={<Skeleton rows={5} kind="line" />}
        isNone={(lists) => lists.length === 0}
        none={
          <Message title="Todavía no guardaste ninguna lista">
            <p className="muted">
              Guardá lo que pedís seguido con «Guardar como lista», en el carrito o en el pedido rápido.
            </p>
            <Link className="btn primary" to="/quick-order">
              Ir al pedido rápido
            </Link>
          </Message>
        }
      >
        {(lists) => (
          <ListTable
            rows={lists}
            keyOf={({ id }) => id}
            columns={savedListColumns}
            actions={{
              header: 'Qué hacer',
              of: (list) => <ListActions list={list} isOpening={opening === list.id} onOpen={() => open(list)} />,
            }}
          />
        )}
      </QueryState>
    </main>
  );
}
