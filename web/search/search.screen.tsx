import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { catalogueProblem } from '#adapters/texts/problems.es.ts';
import { pageAskedFirst } from '#core/catalogue/text-search/asked-rows.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { ProductContents } from '#web/product/product-contents.tsx';
import { useServices } from '#web/services.ts';
import { Failed } from '#web/ui/failed.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { usePageInRange } from '#web/url/page-in-range.ts';
import { FacetDialog } from './facet-dialog.tsx';
import { Facets } from './facets.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ResultBar } from './result-bar.tsx';
import { FlatTable, ResultTable } from './result-table.tsx';
import { useScrollMemory } from './scroll-memory.ts';
import { SearchStart } from './search-start.tsx';
import {
  askedIn,
  asksNothing,
  countFilters,
  parseSearch,
  printSearch,
  type SearchState,
  textOfSearch,
  toRequest,
  toSearchLink,
} from './search-url.ts';

/** /products-search-by-text: the address says what is asked, the service answers it. */
export function SearchScreen() {
  const [query, setQuery] = useSearchParams();
  const state = useMemo(() => parseSearch(query), [query]);
  const title = textOfSearch(state);
  return (
    <>
      <PageTitle>{title === '' ? 'Búsqueda' : title}</PageTitle>
      {asksNothing(state) ? (
        <SearchStart />
      ) : (
        <Results state={state} onChange={(change) => setQuery(printSearch({ ...state, ...change, page: 1 }))} />
      )}
    </>
  );
}

interface ResultsProps {
  readonly state: SearchState;
  /** The same search with something else, from its first page. */
  readonly onChange: (change: Partial<Pick<SearchState, 'filters' | 'sort'>>) => void;
}

function Results({ state, onChange }: ResultsProps) {
  const { catalogue } = useServices();
  const [showsFacets, setShowsFacets] = useState(false);
  const asked = useMemo(() => toRequest(state), [state]);
  const { answer, answered, failure, isCurrent, retry } = useServiceQuery(catalogue.search, asked);

  // What still stands there from the search before keeps the order in which it came.
  const typed = isCurrent ? askedIn(state) : (answered?.codeSearch ?? '');
  const page = useMemo(() => (answer === null ? null : pageAskedFirst(answer, typed)), [answer, typed]);

  useScrollMemory(isCurrent);
  const linkTo = (to: number) => toSearchLink({ page: to }, state);
  usePageInRange({ asked: state.page, given: isCurrent ? (page?.currentPage ?? null) : null, linkTo });

  if (failure !== null) {
    return (
      <main>
        <Failed text={catalogueProblem(failure)} onRetry={retry} />
      </main>
    );
  }
  if (page === null) return <Searching />;
  const onFilter = (filters: SearchState['filters']) => onChange({ filters });
  const { facets } = page;
  const isSorted = (answered?.sort ?? 'relevance') !== 'relevance';
  const hasFacets = page.totalCount > 0 || countFilters(state.filters) > 0;
  // A link to a product shows all of it.
  const only = state.product !== null && isCurrent ? page.subTypes[0]?.products[0] : undefined;
  return (
    <main className={hasFacets ? 'search-screen' : 'search-screen without-facets'}>
      {hasFacets && (
        <aside className="facets" aria-label="Filtros">
          <Facets facets={facets} filters={state.filters} onFilter={onFilter} />
        </aside>
      )}
      <section className="results" aria-busy={!isCurrent}>
        <ResultBar
          page={page}
          state={state}
          onFilter={onFilter}
          onSort={(sort) => onChange({ sort })}
          onFacets={() => setShowsFacets(true)}
        />
        {page.totalCount === 0 ? (
          <NothingFound page={page} state={state} />
        ) : (
          <>
            {isSorted ? (
              <FlatTable products={page.subTypes.flatMap(({ products }) => products)} />
            ) : (
              <ResultTable page={page} />
            )}
            {only !== undefined && <ProductContents product={only} />}
            <Pagination current={page.currentPage} total={page.totalPages} linkTo={linkTo} />
          </>
        )}
      </section>
      {showsFacets && (
        <FacetDialog
          facets={facets}
          filters={state.filters}
          count={page.totalCount}
          onFilter={onFilter}
          onClose={() => setShowsFacets(false)}
        />
      )}
    </main>
  );
}

/** The frame of what is awaited, so that nothing jumps when it comes. */
function Searching() {
  return (
    <main className="search-screen">
      <div />
      <section className="results" aria-busy>
        <div className="result-bar" />
        <Skeleton rows={8} kind="product" />
      </section>
    </main>
  );
}
