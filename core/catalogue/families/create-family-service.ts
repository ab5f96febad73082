import { authorise } from '#core/access/authorise.ts';
import type { Caller } from '#core/access/caller.ts';
import type { TermsRepository } from '#core/customers/terms.repository.port.ts';
import { propertyValues } from '#core/search/lookups.ts';
import { countFound } from '#core/search/page/find-page.ts';
import type { Criteria } from '#core/search/query/query.ts';
import { search } from '#core/search/search.ts';
import type { SearchIndexProvider } from '#core/search/search-index-provider.port.ts';
import type { VehicleRepository } from '#core/segments/vehicle.repository.port.ts';
import { chosenVehicles } from '#core/segments/vehicle.ts';
import { asId } from '#core/shared/ids.ts';
import { lookWithin, pageSize } from '#core/shared/paging.ts';
import { Ok } from '#core/shared/result.ts';
import { exclusionsFor } from '../exclusions/excluded-by.ts';
import type { ExclusionRepository } from '../exclusions/exclusion.repository.port.ts';
import { numericIds } from '../numeric-ids.ts';
import { priceForCustomer } from '../products/price-for-customer.ts';
import type { ProductRepository } from '../products/product.repository.port.ts';
import type { QuantitiesInCart } from '../products/quantities-in-cart.port.ts';
import { viewerOf } from '../products/viewer-of.ts';
import { seesDisabled } from '../taxonomy/sees-disabled.ts';
import type { FamilySearch, FamilyService } from './family.service.ts';
import { attributeFilters, sortedValues } from './filter-values.ts';
import type { AskKnownFamilies } from './known-families.ts';

export interface FamilyParts {
  readonly searchIndex: SearchIndexProvider;
  readonly vehicles: VehicleRepository;
  readonly exclusions: ExclusionRepository;
  readonly productRepository: ProductRepository;
  readonly knownFamilies: AskKnownFamilies;
  readonly terms: TermsRepository;
  readonly carts: QuantitiesInCart;
}

/** No vehicle has this id: where a choice leaves no vehicle, the search must find nothing. */
const noVehicle = 0;

export const createFamilyService = (parts: FamilyParts): FamilyService => {
  const { searchIndex, vehicles, productRepository } = parts;
  const families = (caller: Caller) => parts.knownFamilies(seesDisabled(caller));

  /** The request as the index understands it, `without` one property's own choice. */
  const criteriaOf = async (caller: Caller, request: FamilySearch) => {
    const chosen = request.subTypeId ?? request.typeId;
    const [all, models, brands, exclusions] = await Promise.all([
      families(caller),
      vehicles.vehicles(),
      vehicles.brands(),
      exclusionsFor(parts, caller),
    ]);
    const family = all.find(({ id }) => id === chosen);
    const vehicleIds = chosenVehicles(models, brands, {
      segmentId: request.vehicleBrandSegmentId,
      brandIds: request.vehicleBrandIds,
    });
    const filters = {
      typeIds: chosen === null ? [] : numericIds([chosen]),
      brandIds: numericIds(request.productBrandIds),
      vehicleIds: vehicleIds === null ? [] : [noVehicle, ...numericIds(vehicleIds)],
    };
    const { withHidden } = exclusions;
    const excluded = request.withHidden ? (withHidden ?? exclusions.excluded) : exclusions.excluded;
    const criteria = (without?: string): Criteria => {
      const chosenValues = request.properties.filter(({ property }) => property !== without);
      const attributes = attributeFilters(
        chosenValues,
        family?.filters ?? [],
        (property) => family?.values.get(property) ?? [],
      );
      return { filters: { ...filters, ...attributes }, excluded };
    };
    return { family, criteria, withHidden: request.withHidden ? null : withHidden };
  };

  return authorise<FamilyService>('catalogue', {
    async families(caller) {
      return Ok((await families(caller)).map(({ values: _values, ...family }) => family));
    },

    async search(caller, request) {
      const [viewer, { criteria, withHidden }] = await Promise.all([
        viewerOf(parts, caller),
        criteriaOf(caller, request),
      ]);
      const [index, wanted] = [searchIndex.current(), criteria()];
      const { hits, totalCount, currentPage, totalPages } = lookWithin(request.page, (page) =>
        search(index, { ...wanted, page, pageSize }),
      );
      const products = await productRepository.products(hits.map(({ key }) => asId<'product'>(String(key))));
      return Ok({
        products: products.map((product) => priceForCustomer(product, viewer, null)),
        currentPage,
        totalPages,
        totalCount,
        hiddenCount: withHidden === null ? 0 : countFound(index, { ...wanted, excluded: withHidden }) - totalCount,
      });
    },

    async options(caller, request) {
      const { family, criteria } = await criteriaOf(caller, request);
      const listed = (family?.filters ?? []).filter(({ type }) => type !== 'Number');
      return Ok(
        listed.map(({ property }) => ({
          property,
          values: sortedValues(
            propertyValues(searchIndex.current(), criteria(property), property).map(({ value }) => value),
          ),
        })),
      );
    },
  });
};
