import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { catalogueProblem } from '#adapters/texts/problems.es.ts';
import { completed, type Fleet } from '#core/segments/vehicle-choice.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { answerOfSearch } from '#web/search/answer-of-search.ts';
import { useServices } from '#web/services.ts';
import { ChoicesFailed } from '#web/ui/choices-failed.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useCanonicalUrl } from '#web/url/canonical-url.ts';
import { FittingProducts } from './fitting-products.tsx';
import { familyOptions } from './kept-products.ts';
import { VehicleSelectors } from './vehicle-selectors.tsx';
import { VehicleStart } from './vehicle-start.tsx';
import { parseVehicles, printVehicles, type VehicleState } from './vehicle-url.ts';

/** /products-search-by-vehicles: the address says the vehicle, and what its products are kept to. */
export function VehiclesScreen() {
  const { catalogue } = useServices();
  const segments = useServiceQuery(catalogue.segments);
  const brands = useServiceQuery(catalogue.vehicleBrands);
  const models = useServiceQuery(catalogue.models);
  const failed = [segments, brands, models].find(({ failure }) => failure !== null);
  const fleet = useMemo<Fleet | null>(
    () =>
      segments.answer !== null && brands.answer !== null && models.answer !== null
        ? { segments: segments.answer, brands: brands.answer, vehicles: models.answer }
        : null,
    [segments.answer, brands.answer, models.answer],
  );
  return (
    <main className="finder-screen">
      <PageTitle>Búsqueda por vehículo</PageTitle>
      <QueryState
        of={{ answer: fleet, failure: failed?.failure ?? null, retry: () => failed?.retry() }}
        problem={catalogueProblem}
        skeleton={<Skeleton rows={8} kind="product" />}
      >
        {(known) => <Finder fleet={known} />}
      </QueryState>
    </main>
  );
}

function Finder({ fleet }: { readonly fleet: Fleet }) {
  const { catalogue } = useServices();
  const [query, setQuery] = useSearchParams();
  const state = useMemo<VehicleState>(() => {
    const written = parseVehicles(query);
    return { ...written, ...completed(fleet, written) };
  }, [fleet, query]);
  const { vehicleId, withHidden } = state;
  const asked = vehicleId === null ? null : { vehicleId, productTypeIds: [], withHidden };
  const found = answerOfSearch(useServiceQuery(catalogue.fitting, asked));
  const engines = useServiceQuery(catalogue.engines, vehicleId);
  const correct = useCanonicalUrl();
  // The selection is mirrored in the address, also what it completed.
  const mirrored = printVehicles(state).toString();
  useEffect(() => {
    if (query.toString() !== mirrored) correct(`?${mirrored}`);
  }, [query, mirrored, correct]);
  const change = (next: VehicleState) => setQuery(printVehicles(next));
  return (
    <>
      <VehicleSelectors
        fleet={fleet}
        state={state}
        families={vehicleId !== null && found.answer !== null ? familyOptions(found.answer) : []}
        engines={vehicleId === null ? [] : (engines.answer ?? [])}
        onChange={change}
      />
      <ChoicesFailed of={[engines]} lacking="los motores" />
      {vehicleId === null ? (
        <VehicleStart fleet={fleet} />
      ) : (
        <FittingProducts fleet={fleet} state={state} found={found} onChange={change} />
      )}
    </>
  );
}
