import { Link } from 'react-router-dom';
import type { TextSearchPage } from '#core/catalogue/catalogue-desk.ts';
import { noFilters } from '#core/catalogue/catalogue-desk.ts';
import { Message } from '#web/parts/message.tsx';
import { countFilters, type SearchState, toSearchLink } from './search-url.ts';

export function NothingFound({ page, state }: { readonly page: TextSearchPage; readonly state: SearchState }) {
  const isFiltered = countFilters(state.filters) > 0;
  return (
    <Message title="No hay datos que coincidan con el criterio de búsqueda">
      {page.suggestion !== null && (
        <p>
          ¿Quisiste decir <Link to={toSearchLink({ text: page.suggestion })}>{page.suggestion}</Link>?
        </p>
      )}
      {isFiltered ? (
        <Link className="btn" to={toSearchLink({ filters: noFilters, page: 1 }, state)}>
          Buscar sin filtros
        </Link>
      ) : (
        <p className="muted">Probá con menos palabras, o con el código de otra marca.</p>
      )}
    </Message>
  );
}
