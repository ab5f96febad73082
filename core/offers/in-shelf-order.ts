import type { Shown } from '#core/catalogue/product-groups.ts';
import type { TaxonomyNames } from '#core/catalogue/taxonomy.port.ts';
import type { ProductTypeId } from '#core/shared/ids.ts';

/** Products by family and subfamily in the distributor's order, then by brand and code. */
export const inShelfOrder = (shown: readonly Shown[], { types }: Pick<TaxonomyNames, 'types'>): readonly Shown[] => {
  const places = placesOf(types);
  const place = (id: ProductTypeId): number => places.get(id) ?? places.size;
  const placed = shown.map((each) => {
    const { parentTypeId, typeId } = each.card;
    return { each, family: place(parentTypeId ?? typeId), type: place(typeId) };
  });
  placed.sort(
    (a, b) =>
      a.family - b.family ||
      a.type - b.type ||
      byText(a.each.card.brandName, b.each.card.brandName) ||
      byText(a.each.card.code, b.each.card.code),
  );
  return placed.map(({ each }) => each);
};

const known = new WeakMap<TaxonomyNames['types'], ReadonlyMap<ProductTypeId, number>>();

const placesOf = (types: TaxonomyNames['types']): ReadonlyMap<ProductTypeId, number> => {
  const places = known.get(types) ?? new Map([...types.keys()].map((id, place) => [id, place]));
  known.set(types, places);
  return places;
};

const byText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
