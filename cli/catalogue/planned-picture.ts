import * as z from 'zod/mini';
import { type PictureInPlan, pictureStates } from '#core/files/products/picture-plan.ts';

/** A picture of this computer, and the product and place that it would have. */
export const plannedPictureWire = z.object({
  name: z.string(),
  state: z.enum(pictureStates),
  product: z.nullable(z.object({ id: z.string(), brand: z.string(), code: z.string() })),
  place: z.nullable(z.number()),
});

export const planToWire = (plan: readonly PictureInPlan[]): z.infer<typeof plannedPictureWire>[] =>
  plan.map(({ name, state, choice }) => ({
    name,
    state,
    product: choice === null ? null : { id: choice.product.id, brand: choice.product.brand, code: choice.product.code },
    place: choice?.place ?? null,
  }));
