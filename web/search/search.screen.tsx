import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { catalogueProblem } from '#adapters/texts/problems.es.ts';
import { pageAskedFirst } from '#core/catalogue/text-search/asked-rows.ts';
import type { TextSearchPage } from '#core/catalogue/text-search/catalogue.service.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { ProductContents } from '#web/product/product-contents.tsx';
import { useServices } from '#web/services.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { usePageInRange } from '#web/url/page-in-range.ts';
import { answerOfSearch } from './answer-of-search.ts';
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
  /** Changes the filters or the order of this search, and goes to its first page. */
  readonly onChange: (change: Partial<Pick<SearchState, 'filters' | 'sort'>>) => void;
}

function Results({ state, onChange }: ResultsProps) {
  const { catalogue } = useServices();
  const [showsFacets, setShowsFacets] = useState(false);
  const asked = useMemo(() => toRequest(state), [state]);
  const { answer, answered, failure, isCurrent, retry } = answerOfSearch(useServiceQuery(catalogue.search, asked));

  // While the former answer is shown it keeps the order in which it came.
  const typed = isCurrent ? askedIn(state) : (answered?.codeSearch ?? '');
  const page = useMemo(() => (answer === null ? null : pageAskedFirst(answer, typed)), [answer, typed]);

  useScrollMemory(isCurrent);
  const linkTo = (to: number) => toSearchLink({ page: to }, state);
  usePageInRange({ asked: state.page, currentPage: isCurrent ? (page?.currentPage ?? null) : null, linkTo });

  const onFilter = (filters: SearchState['filters']) => onChange({ filters });
  const isSorted = (answered?.sort ?? 'relevance') !== 'relevance';
  const hasFacets = page !== null && (page.totalCount > 0 || countFilters(state.filters) > 0);
  const isAwaited = page === null && failure === null;
  return (
    <main className={hasFacets || isAwaited ? 'search-screen' : 'search-screen without-facets'}>
      <QueryState of={{ answer: page, failure, retry }} problem={catalogueProblem} skeleton={searching}>
        {(found) => (
          <>
            {hasFacets && (
              <aside className="facets" aria-label="Filtros">
                <Facets facets={found.facets} filters={state.filters} onFilter={onFilter} />
              </aside>
            )}
            <section className="results" aria-busy={!isCurrent}>
              <ResultBar
                page={found}
                state={state}
                onFilter={onFilter}
                onSort={(sort) => onChange({ sort })}
                onFacets={() => setShowsFacets(true)}
              />
              {found.totalCount === 0 ? (
                <NothingFound page={found} state={state} />
              ) : (
                <>
                  {isSorted ? (
                    <FlatTable products={found.subTypes.flatMap(({ products }) => products)} />
                  ) : (
                    <ResultTable page={found} />
                  )}
                  {state.product !== null && isCurrent && <WholeProduct page={found} />}
                  <Pagination current={found.currentPage} total={found.totalPages} linkTo={linkTo} />
                </>
              )}
            </section>
            {showsFacets && (
              <FacetDialog
                facets={found.facets}
                filters={state.filters}
                count={found.totalCount}
                onFilter={onFilter}
                onClose={() => setShowsFacets(false)}
              />
            )}
          </>
        )}
      </QueryState>
    </main>
  );
}

/** A link to a product shows all of it. */
function WholeProduct({ page: { subTypes } }: { readonly page: TextSearchPage }) {
  const only = subTypes[0]?.products[0];
  return only === undefined ? null : <ProductContents product={only} />;
}

/** The frame of what is awaited, so that nothing jumps when it comes. */
const searching = (
  <>
    <div />
    <section className="results" aria-busy>
      <div className="result-bar" />
      <Skeleton rows={8} kind="product" />
    </section>
  </>
);
