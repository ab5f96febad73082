import { Link } from 'react-router-dom';
import { priceListProblem } from '#adapters/texts/price-list.es.ts';
import { useDesks } from '#web/desks.ts';
import { Bones } from '#web/parts/bones.tsx';
import { Failed } from '#web/parts/failed.tsx';
import { Message } from '#web/parts/message.tsx';
import { PageTitle } from '#web/parts/page-title.tsx';
import { useStore } from '#web/parts/store.ts';
import { useWatchedAnswer } from '#web/parts/watched-answer.ts';
import { searchPath } from '#web/search/search-url.ts';
import { PriceListTable } from './price-list-table.tsx';

/** /price-list: the lists that the company buys by, as files. */
export function PriceListsScreen() {
  const { priceLists } = useDesks();
  const { answer, failure, retry } = useWatchedAnswer(priceLists.lists);
  const progress = useStore(priceLists.progress);
  return (
    <main className="office price-lists">
      <PageTitle>Listas de precios</PageTitle>
      <h1>Listas de precios</h1>
      <p className="muted" role="status">
        {progress === null ? '' : `Se están actualizando: ${progress} %. Mientras tanto se descargan las anteriores`}
      </p>
      {failure !== null ? (
        <Failed text={priceListProblem(failure)} onRetry={retry} />
      ) : answer === null ? (
        <Bones rows={2} kind="office" />
      ) : answer.length === 0 ? (
        <Message title="Tu empresa todavía no tiene una lista de precios">
          <Link className="btn primary" to={searchPath}>
            Ver precios en la búsqueda
          </Link>
        </Message>
      ) : (
        <PriceListTable lists={answer} />
      )}
    </main>
  );
}
