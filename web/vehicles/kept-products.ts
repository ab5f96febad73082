import type { Product } from '#core/catalogue/products/product.ts';
import type { VehicleProducts } from '#core/catalogue/vehicles/vehicle.service.ts';
import { inNaturalOrder } from '#core/shared/natural-order.ts';
import type { Option } from '#web/ui/multi-select.tsx';

type Group = VehicleProducts['subTypes'][number];

/** The products of the chosen families and engines; one that names no engine is for whichever the vehicle has. */
export const keptProducts = (
  { types, subTypes, fittings }: Pick<VehicleProducts, 'types' | 'subTypes' | 'fittings'>,
  typeIds: readonly string[],
  engines: readonly string[],
): Pick<VehicleProducts, 'types' | 'subTypes'> => {
  const fits = ({ shown: { productId } }: Product) => {
    const its = fittings.get(productId) ?? [];
    return engines.length === 0 || its.length === 0 || its.some((engine) => engines.includes(engine));
  };
  const isChosen = ({ id, productTypeParentId }: Group) =>
    typeIds.length === 0 ||
    typeIds.includes(id) ||
    (productTypeParentId !== null && typeIds.includes(productTypeParentId));
  return {
    types,
    subTypes: subTypes
      .filter(isChosen)
      .map((group) => ({ ...group, products: group.products.filter(fits) }))
      .filter(({ products }) => products.length > 0),
  };
};

/** The families among which to choose, with how many products each has here. */
export const familyOptions = ({ subTypes }: Pick<VehicleProducts, 'subTypes'>): readonly Option[] =>
  subTypes
    .map(({ id, name, products }) => ({ id: String(id), name, count: products.length }))
    .sort((a, b) => inNaturalOrder(a.name, b.name));
