import type { SearchAnswer } from '#core/search/query.ts';
import { asId, type ProductTypeId } from '#core/shared/ids.ts';
import type { Facets, SubTypeGroup, TextSearchPage, TypeGroup } from './catalogue-desk.ts';
import type { Product } from './product.ts';
import type { ProductCard } from './product-card.ts';
import { stockStates } from './stock.ts';
import type { TaxonomyNames } from './taxonomy.port.ts';

interface Ranked {
  readonly card: ProductCard;
  readonly product: Product;
}

interface Paging {
  readonly page: number;
  readonly pageSize: number;
  readonly names: TaxonomyNames;
}

/** The page as portal.md shows it: products under the title of their subfamily, in the rank of each title's best product. */
export const toSearchPage = (ranked: readonly Ranked[], answer: SearchAnswer, paging: Paging): TextSearchPage => {
  const types = new Map<ProductTypeId, TypeGroup>();
  const subTypes = new Map<ProductTypeId, SubTypeGroup & { readonly products: Product[] }>();
  for (const { card, product } of ranked) {
    const group = subTypes.get(card.typeId);
    if (group !== undefined) group.products.push(product);
    else {
      subTypes.set(card.typeId, {
        id: card.typeId,
        name: card.typeName,
        productTypeParentId: card.parentTypeId,
        products: [product],
      });
    }
    const familyId = card.parentTypeId ?? card.typeId;
    if (!types.has(familyId)) types.set(familyId, { id: familyId, name: card.parentTypeName || card.typeName });
  }
  return {
    types: [...types.values()],
    subTypes: [...subTypes.values()],
    currentPage: paging.page,
    totalPages: Math.ceil(answer.totalCount / paging.pageSize),
    totalCount: answer.totalCount,
    facets: namedFacets(answer, paging.names),
    suggestion: answer.suggestion ?? null,
  };
};

const namedFacets = ({ facets }: SearchAnswer, names: TaxonomyNames): Facets => {
  if (facets === undefined) return { productBrands: [], productTypes: [], stockStates: [], offers: 0 };
  return {
    productBrands: facets.brands
      .map(({ id, count }) => ({ id: String(id), name: names.brands.get(asId(String(id))) ?? '', count }))
      .sort(mostFirst),
    productTypes: facets.types
      .map(({ id, count }) => ({ id: String(id), name: names.types.get(asId(String(id)))?.name ?? '', count }))
      .sort(mostFirst),
    stockStates: stockStates.map((state, index) => ({ id: state, name: state, count: facets.stocks[index] ?? 0 })),
    offers: facets.offers,
  };
};

const mostFirst = (a: { count: number; name: string }, b: { count: number; name: string }): number =>
  b.count - a.count || (a.name < b.name ? -1 : 1);
