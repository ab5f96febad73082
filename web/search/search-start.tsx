import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { catalogueProblem } from '#adapters/texts/problems.es.ts';
import { type CatalogueFailure, noFilters } from '#core/catalogue/catalogue.service.ts';
import type { Family } from '#core/catalogue/families/family.service.ts';
import { familyGroups, type StockedFamily } from '#core/catalogue/families/family-groups.ts';
import { asId } from '#core/shared/ids.ts';
import { categories } from '#web/home/category-list.ts';
import { type QueryAnswer, useServiceQuery } from '#web/hooks/use-service-query.ts';
import { FamilyDrawing } from '#web/product/family-drawing.tsx';
import { SavedSearches } from '#web/saved-searches/saved-searches.tsx';
import { useSavedSearches } from '#web/saved-searches/use-saved-searches.ts';
import { useServices } from '#web/services.ts';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toSearchLink } from './search-url.ts';

/** Before anything was asked: what somebody keeps and the families that have articles, each of them one search away. */
export function SearchStart() {
  const { catalogue } = useServices();
  const { searches, isAwaited } = useSavedSearches();
  const families = useServiceQuery(catalogue.families);
  return (
    <main className={isAwaited ? 'search-start awaits-saved' : 'search-start'}>
      <h1>¿Qué repuesto buscás?</h1>
      <p className="muted">
        Escribí un código con o sin puntos y guiones, el de otra marca, o lo que sepas del repuesto.{' '}
        <span className="with-keys">
          Con <kbd>/</kbd> volvés a la búsqueda desde cualquier lado.
        </span>
      </p>
      <SavedSearches searches={searches} />
      <StartFamilies of={families} />
    </main>
  );
}

interface StartFamiliesProps {
  readonly of: Pick<QueryAnswer<readonly Family[], CatalogueFailure>, 'answer' | 'failure' | 'retry'>;
}

/** The families by their groups, while they are awaited, where they did not come, and where there is none. */
export function StartFamilies({ of }: StartFamiliesProps) {
  const { answer } = of;
  const groups = useMemo(() => (answer === null ? null : familyGroups(stockedOf(answer), categories)), [answer]);
  return (
    <QueryState
      of={{ ...of, answer: groups }}
      problem={catalogueProblem}
      skeleton={<Skeleton rows={8} kind="office" />}
      isNone={(shown) => shown.length === 0}
      none={<p className="muted">No hay familias con artículos: buscá por código o por descripción.</p>}
    >
      {(shown) => (
        <div className="start-grid">
          {shown.map(({ name, families }) => (
            <section key={name}>
              <h2>
                <FamilyDrawing name={drawingOf(name)} size={24} />
                {name ?? (shown.length === 1 ? 'Familias' : 'Otras familias')}
              </h2>
              <ul>
                {families.map((family) => (
                  <li key={family.id}>
                    {/* By the family and not by its name: words that nobody typed are no search that found nothing. */}
                    <Link to={toSearchLink({ filters: { ...noFilters, productTypeIds: [asId(family.id)] } })}>
                      {family.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </QueryState>
  );
}

/** Those with articles that this user sees. */
const stockedOf = (families: readonly Family[]): readonly StockedFamily[] => {
  const names = new Map(families.map(({ id, name }) => [id, name]));
  return families
    .filter(({ productBrandIds }) => productBrandIds.length > 0)
    .map(({ id, name, productTypeParentId }) => ({
      ...{ id, name },
      parent: productTypeParentId === null ? null : (names.get(productTypeParentId) ?? null),
    }));
};

const drawingOf = (group: string | null): string => categories.find(({ name }) => name === group)?.drawing ?? 'part';
