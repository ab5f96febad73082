import * as z from 'zod/mini';
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

export const productGroupsToWire = (groups: ProductGroups): ProductGroupsWire => ({
  types: [...groups.types],
  subTypes: groups.subTypes.map((subType) => ({ ...subType, products: subType.products.map(productToWire) })),
});

export const productGroupsFromWire = (groups: ProductGroupsWire): ProductGroups => ({
  types: groups.types.map((type) => ({ id: idFromWire(type.id), name: type.name })),
  subTypes: groups.subTypes.map((subType) => ({
    id: idFromWire(subType.id ?? subType.name),
    productTypeParentId: optionalIdFromWire(subType.productTypeParentId),
    name: subType.name,
    ...(subType.before === undefined ? {} : { before: subType.before }),
    ...(subType.totalCount === undefined ? {} : { totalCount: subType.totalCount }),
    ...(subType.isMention === undefined ? {} : { isMention: subType.isMention }),
    products: subType.products.map(productFromWire),
  })),
});
