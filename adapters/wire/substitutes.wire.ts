import * as z from 'zod/mini';
import type { Substitute } from '#core/catalogue/products/substitutes.ts';
import { fromWireOrNull, pesos, toWireOrNull } from './amounts.wire.ts';
import { answeredId, idFromWire } from './ids.wire.ts';
import { productFromWire, productToWire, productWire } from './product.wire.ts';

export const substitutesWire = z.array(
  z.object({
    product: productWire,
    productPriceId: answeredId,
    /** Pesos a unit, negative where the substitute is cheaper. */
    difference: z.nullish(pesos),
    differencePercentage: z.nullish(z.number()),
  }),
);

export const substitutesToWire = (substitutes: readonly Substitute[]): z.infer<typeof substitutesWire> =>
  substitutes.map((substitute) => ({
    ...substitute,
    product: productToWire(substitute.product),
    difference: toWireOrNull(substitute.difference),
  }));

export const substitutesFromWire = (substitutes: z.infer<typeof substitutesWire>): Substitute[] =>
  substitutes.map((substitute) => ({
    product: productFromWire(substitute.product),
    productPriceId: idFromWire(substitute.productPriceId),
    difference: fromWireOrNull(substitute.difference),
    differencePercentage: substitute.differencePercentage ?? null,
  }));
