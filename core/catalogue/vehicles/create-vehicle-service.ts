import { authorise } from '#core/access/authorise.ts';
import type { TermsRepository } from '#core/customers/terms.repository.port.ts';
import type { SearchIndex } from '#core/search/index/search-index.ts';
import { matchingKeys } from '#core/search/lookups.ts';
import type { Excluded } from '#core/search/query/query.ts';
import type { SearchIndexProvider } from '#core/search/search-index-provider.port.ts';
import type { VehicleRepository } from '#core/segments/vehicle.repository.port.ts';
import { asId, type ProductId, type VehicleId } from '#core/shared/ids.ts';
import { inNaturalOrder } from '#core/shared/natural-order.ts';
import { Ok } from '#core/shared/result.ts';
import { excludedBy, exclusionsFor } from '../exclusions/excluded-by.ts';
import type { ExclusionRepository } from '../exclusions/exclusion.repository.port.ts';
import { numericId, numericIds } from '../numeric-ids.ts';
import { inCatalogueOrder } from '../products/in-catalogue-order.ts';
import { atPrices } from '../products/price-for-customer.ts';
import type { ProductRepository } from '../products/product.repository.port.ts';
import { groupProducts, mapGroups, type ProductGroups } from '../products/product-groups.ts';
import { productsInBatches } from '../products/products-in-batches.ts';
import type { QuantitiesInCart } from '../products/quantities-in-cart.port.ts';
import { viewerOf } from '../products/viewer-of.ts';
import { type Visibility, type VisibleProduct, visibleProduct } from '../products/visible-product.ts';
import type { TaxonomyNames, TaxonomyRepository } from '../taxonomy/taxonomy.repository.port.ts';
import { maxProductsOfVehicle, type VehicleSearch, type VehicleService } from './vehicle.service.ts';

export interface VehicleParts {
  readonly searchIndex: SearchIndexProvider;
  readonly vehicles: VehicleRepository;
  readonly exclusions: ExclusionRepository;
  readonly productRepository: ProductRepository;
  readonly taxonomy: TaxonomyRepository;
  readonly terms: TermsRepository;
  readonly carts: QuantitiesInCart;
}

const noEngines: readonly string[] = [];

/** The products that fit a vehicle, in the catalogue's order, without prices. */
interface FoundProducts {
  readonly groups: ProductGroups<VisibleProduct>;
  readonly totalCount: number;
  readonly hiddenCount: number;
}

export const createVehicleService = (parts: VehicleParts): VehicleService => {
  const { searchIndex, vehicles, productRepository, taxonomy } = parts;

  const found = (
    index: SearchIndex,
    excluded: Excluded,
    vehicleId: VehicleId,
    typeIds: VehicleSearch['productTypeIds'] = [],
  ): readonly ProductId[] => {
    const filters = { vehicleIds: [numericId(vehicleId)], typeIds: numericIds(typeIds) };
    return matchingKeys(index, { filters, excluded }).map((key) => asId<'product'>(String(key)));
  };

  const foundVisible = async (
    { excluded, withHidden }: Awaited<ReturnType<typeof exclusionsFor>>,
    { vehicleId, productTypeIds }: VehicleSearch,
    visibility: Visibility,
    names: TaxonomyNames,
  ): Promise<FoundProducts> => {
    // The whole answer uses one index: `current()` may give another one after each await.
    const index = searchIndex.current();
    const ids = found(index, excluded, vehicleId, productTypeIds);
    const products = await productsInBatches(productRepository, ids.slice(0, maxProductsOfVehicle));
    const inOrder = inCatalogueOrder(
      products.map((catalogueProduct) => ({
        catalogueProduct,
        product: visibleProduct(catalogueProduct, visibility),
      })),
      names,
    );
    const hiddenCount =
      withHidden === null ? 0 : found(index, withHidden, vehicleId, productTypeIds).length - ids.length;
    return { groups: groupProducts(inOrder), totalCount: ids.length, hiddenCount };
  };

  return authorise<VehicleService>('catalogue', {
    async segments() {
      return Ok(await vehicles.segments());
    },

    async brands(_caller, segmentId) {
      const brands = await vehicles.brands();
      return Ok(
        segmentId === null ? brands : brands.filter(({ vehicleBrandSegmentId }) => vehicleBrandSegmentId === segmentId),
      );
    },

    async vehicles(_caller, brandId) {
      const all = await vehicles.vehicles();
      return Ok(brandId === null ? all : all.filter(({ vehicleBrandId }) => vehicleBrandId === brandId));
    },

    async engines(caller, vehicleId) {
      const [excluded, fittings] = await Promise.all([excludedBy(parts, caller), vehicles.fittings(vehicleId)]);
      const ids = found(searchIndex.current(), excluded, vehicleId);
      return Ok([...new Set(ids.flatMap((id) => fittings.get(id) ?? noEngines))].sort(inNaturalOrder));
    },

    async search(caller, request) {
      const [exclusions, viewer, names, fittings] = await Promise.all([
        exclusionsFor(parts, caller),
        viewerOf(parts, caller),
        taxonomy.names(),
        vehicles.fittings(request.vehicleId),
      ]);
      const all = { excluded: exclusions.withHidden ?? exclusions.excluded, withHidden: null };
      const asked = request.withHidden ? all : exclusions;
      const { groups, totalCount, hiddenCount } = await foundVisible(asked, request, viewer, names);
      return Ok({ ...mapGroups(groups, (each) => atPrices(each, viewer, null)), fittings, totalCount, hiddenCount });
    },
  });
};
