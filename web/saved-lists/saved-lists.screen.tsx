import { Link } from 'react-router-dom';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { savedListProblem } from '#adapters/texts/saved-lists.es.ts';
import { Failed } from '#web/ui/failed.tsx';
import { Message } from '#web/ui/message.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ListRow } from './list-row.tsx';
import { useOpening } from './use-opening.ts';
import { useSavedLists } from './use-saved-lists.ts';

/** /saved-lists: what the company orders time and again, to be put in the cart at today's prices. */
export function SavedListsScreen() {
  const { lists, failure, refresh } = useSavedLists();
  const { open, opening } = useOpening();
  return (
    <main className="saved-lists">
      <PageTitle>Listas guardadas</PageTitle>
      <h1>
        Listas guardadas{' '}
        {lists !== null && lists.length > 0 && (
          <span>
            {formatCount(lists.length)} {lists.length === 1 ? 'lista' : 'listas'}
          </span>
        )}
      </h1>
      {failure !== null ? (
        <Failed text={savedListProblem(failure)} onRetry={refresh} />
      ) : lists === null ? (
        <Skeleton rows={5} kind="line" />
      ) : lists.length === 0 ? (
        <Message title="Todavía no guardaste ninguna lista">
          <p className="muted">
            Guardá lo que pedís seguido con «Guardar como lista», en el carrito o en el pedido rápido.
          </p>
          <Link className="btn primary" to="/quick-order">
            Ir al pedido rápido
          </Link>
        </Message>
      ) : (
        <table className="list-table">
          <thead>
            <tr>
              <th>Lista</th>
              <th className="num">Artículos</th>
              <th className="list-when">Última vez que cambió</th>
              <th>
                <span className="only-read">Qué hacer</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lists.map((list) => (
              <ListRow
                key={list.id}
                list={list}
                isOpening={opening === list.id}
                onOpen={() => void open(list)}
                onChange={refresh}
              />
            ))}
          </tbody>
        </table>
      )}
    </main>
  );
}
