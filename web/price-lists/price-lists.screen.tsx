import { Link } from 'react-router-dom';
import { priceListProblem } from '#adapters/texts/price-list.es.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { priceListsModule } from '#web/modules/price-lists.module.ts';
import { searchPath } from '#web/search/search-url.ts';
import { useServices } from '#web/services.ts';
import { useStore } from '#web/state/store.ts';
import { ListTable } from '#web/ui/list-table.tsx';
import { Message } from '#web/ui/message.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { priceListColumns } from './price-list-columns.tsx';

/** /price-list: the lists that the company buys by, as files. */
export function PriceListsScreen() {
  const { priceLists } = useServices(priceListsModule);
  const lists = useServiceQuery(priceLists.lists);
  const progress = useStore(priceLists.progress);
  return (
    <main className="office price-lists">
      <PageTitle>Listas de precios</PageTitle>
      <h1>Listas de precios</h1>
      <p className="muted" role="status">
        {progress === null ? '' : `Se están actualizando: ${progress} %. Mientras tanto se descargan las anteriores`}
      </p>
      <QueryState
        of={lists}
        problem={priceListProblem}
        skeleton={<Skeleton rows={2} kind="office" />}
        isNone={(answer) => answer.length === 0}
        none={
          <Message title="Tu empresa todavía no tiene una lista de precios">
            <Link className="btn primary" to={searchPath}>
              Ver precios en la búsqueda
            </Link>
          </Message>
        }
      >
        {(answer) => <ListTable rows={answer} keyOf={({ name }) => name} columns={priceListColumns} />}
      </QueryState>
    </main>
  );
}
