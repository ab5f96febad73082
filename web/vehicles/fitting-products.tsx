import { useMemo } from 'react';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { catalogueProblem } from '#adapters/texts/problems.es.ts';
import type { CatalogueFailure } from '#core/catalogue/catalogue-failure.ts';
import type { VehicleProducts, VehicleSearch } from '#core/catalogue/vehicles/vehicle.service.ts';
import type { Fleet } from '#core/segments/vehicle-choice.ts';
import { HiddenNote } from '#web/exclusions/hidden-note.tsx';
import { useDrawnRows } from '#web/hooks/drawn-rows.ts';
import { type QueryAnswer, useServiceQuery } from '#web/hooks/use-service-query.ts';
import { countProducts, firstOf } from '#web/offers/shown-products.ts';
import { ResultTable } from '#web/search/result-table.tsx';
import { useScrollMemory } from '#web/search/scroll-memory.ts';
import { useServices } from '#web/services.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Message } from '#web/ui/message.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { keptProducts } from './kept-products.ts';
import { printVehicles, type VehicleState } from './vehicle-url.ts';

interface FittingProductsProps {
  readonly fleet: Fleet;
  readonly state: VehicleState;
  readonly found: QueryAnswer<VehicleProducts, CatalogueFailure, VehicleSearch>;
  readonly onChange: (state: VehicleState) => void;
}

/** The products that fit the vehicle, by family, of the chosen families and engines. */
export function FittingProducts(props: FittingProductsProps) {
  return (
    <QueryState of={props.found} problem={catalogueProblem} skeleton={searching}>
      {(all) => <Fitting {...props} all={all} />}
    </QueryState>
  );
}

const searching = (
  <section className="results whole">
    <div className="result-bar" />
    <Skeleton rows={8} kind="product" />
  </section>
);

function Fitting({ fleet, state, found, all, onChange }: FittingProductsProps & { readonly all: VehicleProducts }) {
  const { catalogue } = useServices();
  const { vehicleId, typeIds, engines, withHidden } = state;
  // An answer holds so many products; what lies beyond is reached by asking for the chosen families alone.
  const isCut = all.totalCount > countProducts(all);
  const narrower = useServiceQuery(
    catalogue.keptTo,
    isCut && typeIds.length > 0 && vehicleId !== null ? { vehicleId, productTypeIds: typeIds, withHidden } : null,
  );
  const source = narrower.isCurrent && narrower.answer !== null ? narrower.answer : all;
  const kept = useMemo(() => keptProducts(source, typeIds, engines), [source, typeIds, engines]);
  const count = countProducts(kept);
  const [drawn] = useDrawnRows(count, { atOnce: 30, of: printVehicles(state).toString() });
  const isWhole = drawn === count;
  useScrollMemory(found.isCurrent && isWhole);

  const totals = kept.subTypes.map(({ id, name, products }) => ({ id: String(id), name, count: products.length }));
  const isNarrowed = typeIds.length > 0 || engines.length > 0;
  const clear = () => onChange({ ...state, typeIds: [], engines: [] });
  return (
    <section className="results whole" aria-busy={!found.isCurrent}>
      <div className="result-bar">
        <div role="status">
          <h1>
            {formatCount(count)} {count === 1 ? 'artículo' : 'artículos'}
            <span> · {nameOf(fleet, state)}</span>
          </h1>
        </div>
        {engines.map((engine) => (
          <button
            key={engine}
            type="button"
            className="chip"
            aria-label={`Quitar motor ${engine}`}
            onClick={() => onChange({ ...state, engines: engines.filter((other) => other !== engine) })}
          >
            {engine}
            <Icon name="close" />
          </button>
        ))}
        {isNarrowed && (
          <button type="button" className="link" onClick={clear}>
            Limpiar todo
          </button>
        )}
        {isCut && typeIds.length === 0 && (
          <span className="muted">
            Los primeros {formatCount(count)} de {formatCount(all.totalCount)}: elegí una familia para ver el resto.
          </span>
        )}
        <HiddenNote
          count={source.hiddenCount}
          isShown={withHidden}
          linkTo={(toShown) => `?${printVehicles({ ...state, withHidden: toShown })}`}
        />
      </div>
      {count === 0 ? (
        <Message title="No hay datos que coincidan con el criterio de búsqueda">
          {isNarrowed ? (
            <button type="button" className="btn" onClick={clear}>
              Ver todas las familias y motores
            </button>
          ) : (
            <p className="muted">Probá con otro modelo, o buscá por código o descripción.</p>
          )}
        </Message>
      ) : (
        <ResultTable page={{ ...(isWhole ? kept : firstOf(kept, drawn)), facets: { productTypes: totals } }} />
      )}
    </section>
  );
}

const nameOf = ({ brands, vehicles }: Fleet, { brandId, vehicleId }: VehicleState): string =>
  [brands.find(({ id }) => id === brandId)?.name, vehicles.find(({ id }) => id === vehicleId)?.name]
    .filter((name) => name !== undefined)
    .join(' ');
