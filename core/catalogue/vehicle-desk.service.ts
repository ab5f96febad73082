import type { Caller } from '#core/access/caller.ts';
import type { CartStore } from '#core/cart/cart-store.port.ts';
import type { TermsBook } from '#core/customers/terms-book.port.ts';
import { matchingKeys } from '#core/search/lookups.ts';
import type { SearchRoom } from '#core/search/search-room.port.ts';
import type { VehicleBook } from '#core/segments/vehicle-book.port.ts';
import { asId, type ProductId, type VehicleId } from '#core/shared/ids.ts';
import { Ok } from '#core/shared/result.ts';
import { cardsInHelpings } from './cards-in-helpings.ts';
import { excludedBy } from './excluded-by.ts';
import type { ExclusionBook } from './exclusion-book.port.ts';
import { eyesOf } from './eyes-of.ts';
import { forCaller } from './for-caller.ts';
import { inShelfOrder } from './in-shelf-order.ts';
import { numericId, numericIds } from './numeric-ids.ts';
import { groupProducts } from './product-groups.ts';
import type { ProductShelf } from './product-shelf.port.ts';
import type { TaxonomyBook } from './taxonomy.port.ts';
import { mostOfVehicle, type VehicleDesk, type VehicleSearch } from './vehicle-desk.ts';

export interface VehicleParts {
  readonly room: SearchRoom;
  readonly vehicles: VehicleBook;
  readonly exclusions: ExclusionBook;
  readonly shelf: ProductShelf;
  readonly taxonomy: TaxonomyBook;
  readonly terms: TermsBook;
  readonly carts: CartStore;
}

const noEngines: readonly string[] = [];
const inOrder = new Intl.Collator('es', { numeric: true }).compare;

export const createVehicleDesk = (parts: VehicleParts): VehicleDesk => {
  const { room, vehicles, shelf, taxonomy } = parts;

  const found = async (
    caller: Caller,
    vehicleId: VehicleId,
    typeIds: VehicleSearch['productTypeIds'] = [],
  ): Promise<readonly ProductId[]> => {
    const filters = { vehicleIds: [numericId(vehicleId)], typeIds: numericIds(typeIds) };
    const keys = matchingKeys(room.current(), { filters, excluded: await excludedBy(parts, caller) });
    return keys.map((key) => asId<'product'>(String(key)));
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
      const [ids, fittings] = await Promise.all([found(caller, vehicleId), vehicles.fittings(vehicleId)]);
      return Ok([...new Set(ids.flatMap((id) => fittings.get(id) ?? noEngines))].sort(inOrder));
    },

    async search(caller, { vehicleId, productTypeIds }) {
      const ids = await found(caller, vehicleId, productTypeIds);
      const [cards, eyes, names, fittings] = await Promise.all([
        cardsInHelpings(shelf, ids.slice(0, mostOfVehicle)),
        eyesOf(parts, caller),
        taxonomy.names(),
        vehicles.fittings(vehicleId),
      ]);
      const shown = cards.map((card) => ({ card, product: forCaller(card, eyes, null) }));
      return Ok({ ...groupProducts(inShelfOrder(shown, names)), fittings, totalCount: ids.length });
    },
  };
};
