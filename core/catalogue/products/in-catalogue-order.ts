import { getOrCreate } from '#core/shared/get-or-create.ts';
import type { ProductTypeId } from '#core/shared/ids.ts';
import type { TaxonomyNames } from '../taxonomy/taxonomy.repository.port.ts';
import type { CatalogueProduct } from './catalogue-product.ts';

/** Products by family and subfamily in the distributor's order, then by brand and code. */
export const inCatalogueOrder = <Each extends { readonly catalogueProduct: CatalogueProduct }>(
  shown: readonly Each[],
  { types }: Pick<TaxonomyNames, 'types'>,
): readonly Each[] => {
  const places = getOrCreate(known, types, () => new Map([...types.keys()].map((id, place) => [id, place])));
  const place = (id: ProductTypeId): number => places.get(id) ?? places.size;
  return shown
    .map((each) => {
      const { parentTypeId, shown } = each.catalogueProduct;
      const typeId = shown.productTypeId;
      return { each, family: place(parentTypeId ?? typeId), type: place(typeId) };
    })
    .sort(
      (a, b) =>
        a.family - b.family ||
        a.type - b.type ||
        byText(a.each.catalogueProduct.shown.productBrandName, b.each.catalogueProduct.shown.productBrandName) ||
        byText(a.each.catalogueProduct.shown.code, b.each.catalogueProduct.shown.code),
    )
    .map(({ each }) => each);
};

const known = new WeakMap<TaxonomyNames['types'], ReadonlyMap<ProductTypeId, number>>();

const byText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
