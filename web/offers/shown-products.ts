import type { ProductGroups, SubTypeGroup } from '#core/catalogue/products/product-groups.ts';
import { inNaturalOrder } from '#core/shared/natural-order.ts';

/** The filter of a list of products: ids of a family and of a brand, null for any. */
export interface ProductFilter {
  readonly familyId: string | null;
  readonly brandId: string | null;
}

export interface FilterOption {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

const isOfFamily = (group: SubTypeGroup, familyId: string | null): boolean =>
  familyId === null || String(group.productTypeParentId ?? group.id) === familyId;

/**
 * The groups with only the products, and their price rows, that the filter lets through; a group without any is left
 * out.
 */
export const narrowed = ({ types, subTypes }: ProductGroups, { familyId, brandId }: ProductFilter): ProductGroups => ({
  types,
  subTypes: subTypes.flatMap((group) => {
    if (!isOfFamily(group, familyId)) return [];
    if (brandId === null) return [group];
    const products = group.products.flatMap((product) => {
      const prices = product.prices.filter(({ productBrandId }) => String(productBrandId) === brandId);
      return prices.length === 0 ? [] : [{ ...product, prices }];
    });
    return products.length === 0 ? [] : [{ ...group, products }];
  }),
});

export const countProducts = ({ subTypes }: ProductGroups): number =>
  subTypes.reduce((sum, { products }) => sum + products.length, 0);

/** The first so many products, under the titles of their groups. */
export const firstOf = ({ types, subTypes }: ProductGroups, limit: number): ProductGroups => {
  let room = limit;
  return {
    types,
    subTypes: subTypes.flatMap((group) => {
      const products = group.products.slice(0, Math.max(0, room));
      room -= products.length;
      return products.length === 0 ? [] : [{ ...group, products }];
    }),
  };
};

const byName = (a: FilterOption, b: FilterOption): number => inNaturalOrder(a.name, b.name);

/** The families that have products here, with how many, by name. */
export const familyOptions = ({ types, subTypes }: ProductGroups): readonly FilterOption[] =>
  types
    .map(({ id, name }) => {
      const own = subTypes.filter((group) => isOfFamily(group, String(id)));
      return { id: String(id), name, count: own.reduce((sum, { products }) => sum + products.length, 0) };
    })
    .filter(({ count }) => count > 0)
    .sort(byName);

/** The brands of the price rows here, with how many products each has, by name. */
export const brandOptions = ({ subTypes }: ProductGroups): readonly FilterOption[] => {
  const brands = new Map<string, { name: string; count: number }>();
  for (const { products } of subTypes) {
    for (const { prices } of products) {
      const own = new Map(prices.map(({ productBrandId, productBrand }) => [String(productBrandId), productBrand]));
      for (const [id, name] of own) brands.set(id, { name, count: (brands.get(id)?.count ?? 0) + 1 });
    }
  }
  return [...brands].map(([id, brand]) => ({ id, ...brand })).sort(byName);
};

/** The filter with what is among these products at all; an id that is not filters nothing. */
export const knownFilter = (groups: ProductGroups, { familyId, brandId }: ProductFilter): ProductFilter => {
  const known = (options: readonly FilterOption[], wanted: string | null): string | null =>
    options.find(({ id }) => id === wanted)?.id ?? null;
  return { familyId: known(familyOptions(groups), familyId), brandId: known(brandOptions(groups), brandId) };
};
