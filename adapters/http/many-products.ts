import * as z from 'zod/mini';
import { productFromWire, productWire } from '#adapters/wire/product.wire.ts';
import { namedSubType, productGroups, productGroupsFromWire } from '#adapters/wire/product-groups.wire.ts';
import type { Product } from '#core/catalogue/products/product.ts';
import type { ProductGroups } from '#core/catalogue/products/product-groups.ts';
import { inBatches } from '#core/shared/in-batches.ts';

/** Products read in one task of the event loop: a few milliseconds. */
const atOnce = 40;

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const productsWire = z.array(productWire);

/** Product groups whose products are still to be read. */
export const manyProductsWire = z.object({
  types: productGroups.types,
  subTypes: z.array(z.object({ ...namedSubType, products: z.array(z.unknown()) })),
});

/**
 * Reads thousands of products some at a time, so that typing is not blocked. Null where one of them has another shape.
 */
export const readManyProducts = async (many: z.infer<typeof manyProductsWire>): Promise<ProductGroups | null> => {
  const named = many.subTypes.map((subType) => ({ ...subType, products: [] }));
  const { types, subTypes } = productGroupsFromWire({ types: many.types, subTypes: named });
  const read: ProductGroups['subTypes'][number][] = [];
  for (const [place, subType] of subTypes.entries()) {
    const raw = many.subTypes[place]?.products ?? [];
    const products: Product[] = [];
    for (const batch of inBatches(raw, atOnce)) {
      const some = z.safeParse(productsWire, batch);
      if (!some.success) return null;
      products.push(...some.data.map(productFromWire));
      await nextTask();
    }
    read.push({ ...subType, products });
  }
  return { types, subTypes: read };
};
