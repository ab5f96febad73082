import type { TermsBook } from '#core/customers/terms-book.port.ts';
import { matchingKeys } from '#core/search/lookups.ts';
import type { Excluded } from '#core/search/query.ts';
import type { SearchIndex } from '#core/search/search-index.ts';
import type { SearchRoom } from '#core/search/search-room.port.ts';
import type { VehicleBook } from '#core/segments/vehicle-book.port.ts';
import { asId, type ProductId, type VehicleId } from '#core/shared/ids.ts';
import { Ok } from '#core/shared/result.ts';
import { cardsInHelpings } from './cards-in-helpings.ts';
import { excludedBy, exclusionsFor } from './excluded-by.ts';
import type { ExclusionBook } from './exclusion-book.port.ts';
import { eyesOf } from './eyes-of.ts';
import { atPrices } from './for-caller.ts';
import { inShelfOrder } from './in-shelf-order.ts';
import { numericId, numericIds } from './numeric-ids.ts';
import { type OnShelf, onShelf, type Sight } from './on-shelf.ts';
import { groupProducts, mapGroups, type ProductGroups } from './product-groups.ts';
import type { ProductShelf } from './product-shelf.port.ts';
import type { QuantitiesInCart } from './quantities-in-cart.port.ts';
import { rememberingRecent } from './remembering-recent.ts';
import type { TaxonomyBook, TaxonomyNames } from './taxonomy.port.ts';
import { mostOfVehicle, type VehicleDesk, type VehicleSearch } from './vehicle-desk.ts';

export interface VehicleParts {
  readonly room: SearchRoom;
  readonly vehicles: VehicleBook;
  readonly exclusions: ExclusionBook;
  readonly shelf: ProductShelf;
  readonly taxonomy: TaxonomyBook;
  readonly terms: TermsBook;
  readonly carts: QuantitiesInCart;
}

const noEngines: readonly string[] = [];

/** What the kept answers may weigh in all: those of some hundred usual models. */
const mostKept = 20_000;

/** What fits a vehicle in the order of the shelf, before anybody's prices. */
interface FoundOnShelf {
  readonly groups: ProductGroups<OnShelf>;
  /** The cards in the groups, and what was asked in pieces as long as an id. */
  readonly weight: number;
  readonly totalCount: number;
  readonly hiddenCount: number;
}
const inOrder = new Intl.Collator('es', { numeric: true }).compare;

export const createVehicleDesk = (parts: VehicleParts): VehicleDesk => {
  const { room, vehicles, shelf, taxonomy } = parts;
  const recently = rememberingRecent<FoundOnShelf>(mostKept, ({ weight }) => weight);

  const found = (
    index: SearchIndex,
    excluded: Excluded,
    vehicleId: VehicleId,
    typeIds: VehicleSearch['productTypeIds'] = [],
  ): readonly ProductId[] => {
    const filters = { vehicleIds: [numericId(vehicleId)], typeIds: numericIds(typeIds) };
    return matchingKeys(index, { filters, excluded }).map((key) => asId<'product'>(String(key)));
  };

  /** One answer for all who see the same, while the catalogue stands still: many ask for the same few models. */
  const foundOnShelf = async (
    { excluded, withHidden }: Awaited<ReturnType<typeof exclusionsFor>>,
    { vehicleId, productTypeIds }: VehicleSearch,
    sight: Sight,
    names: TaxonomyNames,
  ): Promise<FoundOnShelf> => {
    // One index for the whole answer: the next may take its place meanwhile.
    const index = room.current();
    const asked = JSON.stringify([vehicleId, productTypeIds, excluded, withHidden !== null, sight.seesDisabled]);
    return recently(asked, [index, shelf.generation(), sight.disabled, names], async () => {
      const ids = found(index, excluded, vehicleId, productTypeIds);
      const cards = await cardsInHelpings(shelf, ids.slice(0, mostOfVehicle));
      const inOrder = inShelfOrder(
        cards.map((card) => ({ card, product: onShelf(card, sight) })),
        names,
      );
      const weight = cards.length + Math.ceil(asked.length / 64);
      const hiddenCount =
        withHidden === null ? 0 : found(index, withHidden, vehicleId, productTypeIds).length - ids.length;
      return { groups: groupProducts(inOrder), weight, totalCount: ids.length, hiddenCount };
    });
  };

  return {
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
      const ids = found(room.current(), excluded, vehicleId);
      return Ok([...new Set(ids.flatMap((id) => fittings.get(id) ?? noEngines))].sort(inOrder));
    },

    async search(caller, request) {
      const [exclusions, eyes, names, fittings] = await Promise.all([
        exclusionsFor(parts, caller),
        eyesOf(parts, caller),
        taxonomy.names(),
        vehicles.fittings(request.vehicleId),
      ]);
      const all = { excluded: exclusions.withHidden ?? exclusions.excluded, withHidden: null };
      const asked = request.withHidden ? all : exclusions;
      const { groups, totalCount, hiddenCount } = await foundOnShelf(asked, request, eyes, names);
      return Ok({ ...mapGroups(groups, (each) => atPrices(each, eyes, null)), fittings, totalCount, hiddenCount });
    },
  };
};
