import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { catalogueProblem } from '#adapters/texts/problems.es.ts';
import type { CatalogueFailure } from '#core/catalogue/catalogue-failure.ts';
import type { Family } from '#core/catalogue/families/family.service.ts';
import { familyGroups } from '#core/catalogue/families/family-groups.ts';
import { usualGroups } from '#core/catalogue/families/usual-groups.ts';
import { noFilters } from '#core/catalogue/text-search/catalogue.service.ts';
import type { ProductTypeId } from '#core/shared/ids.ts';
import { drawingOf, titleOf } from '#web/home/category.ts';
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
  const groups = useMemo(() => (answer === null ? null : familyGroups(answer, usualGroups)), [answer]);
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
          {shown.map(({ name, above, families }) => (
            <section key={above ?? name}>
              <h2>
                <FamilyDrawing name={drawingOf(name)} size={24} />
                {above === null ? titleOf(name, shown.length) : <FamilyLink id={above} name={name} />}
              </h2>
              <ul>
                {families.map((family) => (
                  <li key={family.id}>
                    <FamilyLink id={family.id} name={family.name} />
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

interface FamilyLinkProps {
  readonly id: ProductTypeId;
  readonly name: string | null;
}

/** By the family and not by its name: words that nobody typed are no search that found nothing. */
const FamilyLink = ({ id, name }: FamilyLinkProps) => (
  <Link to={toSearchLink({ filters: { ...noFilters, productTypeIds: [id] } })}>{name}</Link>
);
