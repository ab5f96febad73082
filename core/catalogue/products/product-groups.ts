import type { ProductTypeId } from '#core/shared/ids.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import type { Product } from './product.ts';

/** A product as its caller sees it, or what is to become one, with the catalogue product that it is made of. */
export interface WithCatalogueProduct<Each = Product> {
  readonly catalogueProduct: CatalogueProduct;
  readonly product: Each;
}

/** A family with the subfamilies that this page shows, in rank order. */
export interface TypeGroup {
  readonly id: ProductTypeId;
  readonly name: string;
}

export interface SubTypeGroup<Each = Product> extends TypeGroup {
  readonly productTypeParentId: ProductTypeId | null;
  readonly products: readonly Each[];
  /** Products of this group before this page, and on all pages; other back ends do not answer them. */
  readonly before?: number;
  readonly totalCount?: number;
  /** These only mention the vehicle that was asked for, without an application for it. */
  readonly isMention?: boolean;
}

/**
 * Products under the title of their subfamily, and the families of those: the grouping of every product table
 * (docs/rules/catalogue.md 9).
 */
export interface ProductGroups<Each = Product> {
  readonly types: readonly TypeGroup[];
  readonly subTypes: readonly SubTypeGroup<Each>[];
}

/** Groups in the order of each one's first product; products keep their order. */
export const groupProducts = <Each>(shown: readonly WithCatalogueProduct<Each>[]): ProductGroups<Each> => {
  const types = new Map<ProductTypeId, TypeGroup>();
  const subTypes = new Map<ProductTypeId, SubTypeGroup<Each> & { readonly products: Each[] }>();
  for (const { catalogueProduct, product } of shown) {
    const { productTypeId, productTypeName } = catalogueProduct.shown;
    const group = subTypes.get(productTypeId);
    if (group !== undefined) group.products.push(product);
    else {
      subTypes.set(productTypeId, {
        id: productTypeId,
        name: productTypeName,
        productTypeParentId: catalogueProduct.parentTypeId,
        products: [product],
      });
    }
    const familyId = catalogueProduct.parentTypeId ?? productTypeId;
    if (!types.has(familyId))
      types.set(familyId, { id: familyId, name: catalogueProduct.parentTypeName || productTypeName });
  }
  return { types: [...types.values()], subTypes: [...subTypes.values()] };
};

/**
 * Products in an order of their own: a group for each run of one type, so that all groups' products, one after another,
 * keep the order.
 */
export const groupRuns = <Each>(shown: readonly WithCatalogueProduct<Each>[]): ProductGroups<Each> => {
  const runs: WithCatalogueProduct<Each>[][] = [];
  for (const each of shown) {
    const run = runs.at(-1);
    if (run?.[0]?.catalogueProduct.shown.productTypeId === each.catalogueProduct.shown.productTypeId) run.push(each);
    else runs.push([each]);
  }
  return { types: groupProducts(shown).types, subTypes: runs.flatMap((run) => groupProducts(run).subTypes) };
};

/** Groups of the same types with each product turned into something else. */
export const mapGroups = <Each, Other>(
  { types, subTypes }: ProductGroups<Each>,
  become: (each: Each) => Other,
): ProductGroups<Other> => ({
  types,
  subTypes: subTypes.map((group) => ({ ...group, products: group.products.map(become) })),
});
