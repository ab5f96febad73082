import type { ResolutionContext } from 'inversify';
import { parts } from '../parts.ts';

/** What prices a product for a customer: the product, what was agreed with them, and what their cart holds. */
export const sellingOf = (made: ResolutionContext) => ({
  carts: made.get(parts.carts),
  productRepository: made.get(parts.productRepository),
  terms: made.get(parts.terms),
});
