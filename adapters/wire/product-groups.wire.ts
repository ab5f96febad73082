import * as z from 'zod/mini';
import type { Product } from '#core/catalogue/products/product.ts';
import type { ProductGroups } from '#core/catalogue/products/product-groups.ts';
import { answeredId, idFromWire, optionalIdFromWire } from './ids.wire.ts';
import { productFromWire, productToWire, productWire } from './product.wire.ts';

/** A subfamily, without its products; another back end may leave its id out (docs/rules/catalogue.md 9). */
export const namedSubType = { id: z.nullish(answeredId), productTypeParentId: z.nullish(answeredId), name: z.string() };

/** The grouping that searches, offers and news share: families, and subfamilies with their products. */
export const productGroups = {
  types: z.array(z.object({ id: answeredId, name: z.string() })),
  subTypes: z.array(
    z.object({
      ...namedSubType,
      before: z.optional(z.number()),
      totalCount: z.optional(z.number()),
      isMention: z.optional(z.boolean()),
      products: z.array(productWire),
    }),
  ),
};

export const productGroupsWire = z.object(productGroups);

export type ProductGroupsWire = z.infer<typeof productGroupsWire>;

/** Groups on the wire, with products of any shape. */
interface GroupsWire<Each> extends Pick<ProductGroupsWire, 'types'> {
  readonly subTypes: (Omit<ProductGroupsWire['subTypes'][number], 'products'> & { readonly products: Each[] })[];
}

export const groupsToWire = <Each>(groups: ProductGroups, toWire: (product: Product) => Each): GroupsWire<Each> => ({
  types: [...groups.types],
  subTypes: groups.subTypes.map((subType) => ({ ...subType, products: subType.products.map(toWire) })),
});

export const productGroupsToWire = (groups: ProductGroups): ProductGroupsWire => groupsToWire(groups, productToWire);

export const groupsFromWire = <Each>(
  groups: GroupsWire<Each>,
  fromWire: (product: Each) => Product,
): ProductGroups => ({
  types: groups.types.map((type) => ({ id: idFromWire(type.id), name: type.name })),
  subTypes: groups.subTypes.map((subType) => ({
    id: idFromWire(subType.id ?? subType.name),
    productTypeParentId: optionalIdFromWire(subType.productTypeParentId),
    name: subType.name,
    ...(subType.before === undefined ? {} : { before: subType.before }),
    ...(subType.totalCount === undefined ? {} : { totalCount: subType.totalCount }),
    ...(subType.isMention === undefined ? {} : { isMention: subType.isMention }),
    products: subType.products.map(fromWire),
  })),
});

export const productGroupsFromWire = (groups: ProductGroupsWire): ProductGroups =>
  groupsFromWire(groups, productFromWire);
