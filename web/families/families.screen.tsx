import { useEffect, useMemo } from 'react';
import { catalogueProblem } from '#adapters/texts/problems.es.ts';
import { useMedia } from '#web/hooks/media.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useCanonicalUrl } from '#web/url/canonical-url.ts';
import { AttributeFilters } from './attribute-filters.tsx';
import { choicesFor, type FamilyLists, settledChoice, understood } from './family-choices.ts';
import { FamilyResults } from './family-results.tsx';
import { FamilySelectors } from './family-selectors.tsx';
import { FamilyStart } from './family-start.tsx';
import { everything, type FamilyState, parseFamilies, printFamilies } from './family-url.ts';
import { useAddress } from './restoring.ts';

/** /products-search-by-families: the address says family, vehicles, brands and attributes. */
export function FamiliesScreen() {
  const { catalogue } = useServices();
  const families = useServiceQuery(catalogue.families);
  const segments = useServiceQuery(catalogue.segments);
  const vehicleBrands = useServiceQuery(catalogue.vehicleBrands);
  const productBrands = useServiceQuery(catalogue.productBrands);
  const failed = [families, segments, vehicleBrands, productBrands].find(({ failure }) => failure !== null);
  const lists = useMemo<FamilyLists | null>(
    () =>
      families.answer && segments.answer && vehicleBrands.answer && productBrands.answer
        ? {
            families: families.answer,
            segments: segments.answer,
            vehicleBrands: vehicleBrands.answer,
            productBrands: productBrands.answer,
          }
        : null,
    [families.answer, segments.answer, vehicleBrands.answer, productBrands.answer],
  );
  return (
    <main>
      <PageTitle>Búsqueda por familia</PageTitle>
      <QueryState
        of={{ answer: lists, failure: failed?.failure ?? null, retry: () => failed?.retry() }}
        problem={catalogueProblem}
        skeleton={<Skeleton rows={8} kind="product" />}
      >
        {(known) => <Finder lists={known} />}
      </QueryState>
    </main>
  );
}

function Finder({ lists }: { readonly lists: FamilyLists }) {
  const { catalogue } = useServices();
  const [query, go] = useAddress();
  const correct = useCanonicalUrl();
  const state = useMemo(() => {
    const written = parseFamilies(query);
    return written === null ? null : understood(lists, written);
  }, [lists, query]);
  const choices = useMemo(() => choicesFor(lists, state ?? everything), [lists, state]);
  const options = useServiceQuery(catalogue.options, state === null ? null : { ...state, page: 1 });

  // A link's own words, and what could not be chosen, give way to the address of what is shown.
  const mirrored = state === null ? null : printFamilies(state).toString();
  useEffect(() => {
    if (mirrored !== null && query.toString() !== mirrored) correct(`?${mirrored}`);
  }, [query, mirrored, correct]);

  const change = (next: FamilyState) => go(printFamilies(settledChoice(lists, next)));
  const chooseProperty = (property: string, values: readonly string[]) => {
    if (state === null) return;
    const others = state.properties.filter((chosen) => chosen.property !== property);
    change({ ...state, properties: values.length === 0 ? others : [...others, { property, values }], page: 1 });
  };
  const isWide = useMedia('(width >= 768px)');
  const filters = state === null ? [] : (choices.chosen?.filters ?? []);
  return (
    <div className="family-screen">
      <form className="finder aside" aria-label="Filtros" onSubmit={(event) => event.preventDefault()}>
        <FamilySelectors choices={choices} state={state} onChange={change} />
        {filters.length > 0 && (
          <details className="attributes" open={isWide || (state?.properties.length ?? 0) > 0}>
            <summary>Atributos</summary>
            <AttributeFilters
              key={choices.chosen?.id ?? ''}
              filters={filters}
              chosen={state?.properties ?? []}
              options={options.isCurrent ? options.answer : null}
              onChoose={chooseProperty}
            />
          </details>
        )}
      </form>
      {state === null ? (
        <FamilyStart families={lists.families} />
      ) : (
        <FamilyResults state={state} choices={choices} onChange={change} />
      )}
    </div>
  );
}
