import * as z from 'zod/mini';
import type { FlyerProduct } from '#core/flyers/flyer.ts';
import type { TiedProducts } from '#core/flyers/flyer-management.service.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { answeredId, idFromWire, idWire } from './ids.wire.ts';

/** Flyers that have articles, by the names of their pictures (docs/rules/flyers.md 2). */
export const flyerTiesWire = z.array(z.object({ name: z.string(), products: z.number() }));

/** What a flyer shows; `tag` is what `ETag` says too. */
export const tiedProductsWire = z.object({
  tag: z.string(),
  products: z.array(
    z.object({ productId: answeredId, code: z.string(), brandName: z.string(), description: z.string() }),
  ),
});

/** How many there may be is for the rule to say (docs/rules/flyers.md 1): more than these no rule is asked about. */
export const toTieWire = z.strictObject({ products: z.array(idWire).check(z.maxLength(1000)) });

export const toTieFromWire = ({ products }: z.infer<typeof toTieWire>): readonly ProductId[] =>
  products.map((id) => idFromWire(id));

const productToWire = ({ productId, code, brandName, description }: FlyerProduct) => ({
  productId,
  code,
  brandName,
  description,
});

export const tiedProductsToWire = ({ tag, products }: TiedProducts): z.infer<typeof tiedProductsWire> => ({
  tag,
  products: products.map(productToWire),
});

export const tiedProductsFromWire = ({ tag, products }: z.infer<typeof tiedProductsWire>): TiedProducts => ({
  tag,
  products: products.map((product) => ({ ...product, productId: idFromWire(product.productId) })),
});
