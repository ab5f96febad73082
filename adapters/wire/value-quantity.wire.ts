import * as z from 'zod/mini';
import { percentage, pesos } from './amounts.wire.ts';
import { answeredId } from './ids.wire.ts';

const optionalAnsweredId = z.nullish(answeredId);

/** What every value/quantity offer says of itself (docs/rules/offers.md 4): of what, from how much on, and what for. */
export const valueQuantityFields = {
  id: answeredId,
  productTypeParentId: optionalAnsweredId,
  productTypeId: optionalAnsweredId,
  productBrandId: optionalAnsweredId,
  productTypeName: z.nullish(z.string()),
  productBrandName: z.nullish(z.string()),
  minValue: z.nullish(pesos),
  minQuantity: z.nullish(z.number()),
  discount: z.nullish(percentage),
  giftText: z.nullish(z.string()),
};
