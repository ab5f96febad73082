import type { SearchIndex } from '#core/search/index/search-index.ts';
import { engineValues } from '#core/search/lookups.ts';
import { countFound, findPage } from '#core/search/page/find-page.ts';
import type { Vehicle, VehicleBrand } from '#core/segments/vehicle.ts';
import { numericId, numericIds } from '../numeric-ids.ts';
import type { NameKind, StoredName } from './catalogue-name.ts';

/** Models and their brands, as the catalogue has them now. */
export interface Fleet {
  readonly models: readonly Vehicle[];
  readonly brands: readonly VehicleBrand[];
}

type Counts = ReadonlyMap<string, number>;
type Count = (index: SearchIndex, names: readonly StoredName[], fleet: Fleet) => Counts;

const facets = (index: SearchIndex) =>
  findPage(index, { page: 1, pageSize: 1, wantFacets: true }).facets ?? { brands: [], types: [] };

const fitting = (index: SearchIndex, models: readonly Vehicle[]): number =>
  models.length === 0 ? 0 : countFound(index, { filters: { vehicleIds: numericIds(models.map(({ id }) => id)) } });

const forModels =
  (isOf: (name: StoredName, model: Vehicle, fleet: Fleet) => boolean): Count =>
  (index, names, fleet) =>
    new Map(
      names.map((name) => {
        const models = fleet.models.filter((model) => isOf(name, model, fleet));
        return [name.id, fitting(index, models)];
      }),
    );

/** The products that fit a model, counted by engine. */
const engineCounts = (index: SearchIndex, model: string): Counts =>
  new Map(
    engineValues(index, { filters: { vehicleIds: [numericId(model)] } }).map(({ value, count }) => [value, count]),
  );

/** How many products have each of some names, asked of the index, which is in memory. */
export const productCounts: { readonly [Kind in NameKind]: Count } = {
  brands: (index) => new Map(facets(index).brands.map(({ id, count }) => [String(id), count])),
  families: (index) => {
    const counts = new Map<string, number>();
    for (const { id, parentId, count } of facets(index).types) {
      for (const each of parentId === 0 ? [id] : [id, parentId]) {
        counts.set(String(each), (counts.get(String(each)) ?? 0) + count);
      }
    }
    return counts;
  },
  'vehicle-brands': forModels(({ id }, model) => String(model.vehicleBrandId) === id),
  models: forModels(({ id }, model) => String(model.id) === id),
  segments: forModels(({ id }, model, { brands }) =>
    brands.some((brand) => brand.id === model.vehicleBrandId && String(brand.vehicleBrandSegmentId) === id),
  ),
  engines: (index, names) => {
    const models = new Set(names.map(({ parent }) => parent?.id ?? ''));
    const ofModel = new Map([...models].map((model) => [model, engineCounts(index, model)]));
    return new Map(names.map(({ id, name, parent }) => [id, ofModel.get(parent?.id ?? '')?.get(name) ?? 0]));
  },
};
