import type { SearchIndexProvider } from '#core/search/search-index-provider.port.ts';
import { typeReach } from '#core/search/type-reach.ts';
import type { VehicleRepository } from '#core/segments/vehicle.repository.port.ts';
import { lastOfKey } from '#core/shared/last-of-key.ts';
import { excludedFor } from '../exclusions/excluded-by.ts';
import type { ProductRepository } from '../products/product.repository.port.ts';
import type { TaxonomyRepository } from '../taxonomy/taxonomy.repository.port.ts';
import { type FamilySources, familiesOf, type KnownFamily } from './families.ts';

interface KnownFamilyParts extends Pick<FamilySources, 'labelOf'> {
  readonly searchIndex: SearchIndexProvider;
  readonly vehicles: VehicleRepository;
  readonly productRepository: Pick<ProductRepository, 'disabled'>;
  readonly taxonomy: TaxonomyRepository;
}

/** The families as the catalogue is now, with what is disabled where `seesAll`. */
export type AskKnownFamilies = (seesAll: boolean) => Promise<readonly KnownFamily[]>;

const isSameState = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.every((part, place) => part === other[place]);

/** Worked out once a state of the catalogue, for those who see what is disabled and for those who don't. */
export const createKnownFamilies = (parts: KnownFamilyParts): AskKnownFamilies => {
  const { searchIndex, vehicles, productRepository, taxonomy, labelOf } = parts;
  const remembered = {
    marked: lastOfKey<readonly unknown[], readonly KnownFamily[]>(isSameState),
    hidden: lastOfKey<readonly unknown[], readonly KnownFamily[]>(isSameState),
  };
  return async (seesAll) => {
    const [segments, vehicleBrands, models, { types }] = await Promise.all([
      vehicles.segments(),
      vehicles.brands(),
      vehicles.vehicles(),
      taxonomy.names(),
    ]);
    const [index, disabled] = [searchIndex.current(), productRepository.disabled()];
    const last = seesAll ? remembered.marked : remembered.hidden;
    return last([index, disabled, segments, vehicleBrands, models, types], () =>
      familiesOf({
        types,
        reach: typeReach(index, { excluded: excludedFor(disabled, seesAll) }),
        segments,
        vehicleBrands,
        vehicles: models,
        hidden: seesAll ? new Set() : disabled.typeIds,
        labelOf,
      }),
    );
  };
};
