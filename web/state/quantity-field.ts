import {
  changesCart,
  checkQuantity,
  parseQuantity,
  type QuantityFailure,
  type QuantityRule,
  quantityStep,
} from '#core/cart/quantity.ts';
import { halfWidth } from '#core/shared/accents.ts';

/** What a quantity field offers before anything was typed: what the cart holds, else the least that can be ordered. */
export const offeredQuantity = (saved: number, multiple: number): number => (saved > 0 ? saved : multiple);

/** The next quantity up that the rule allows. */
export const stepUp = (rule: QuantityRule, quantity: number): number => {
  const step = quantityStep(rule, quantity);
  return (Math.floor(quantity / step) + 1) * step;
};

/** The next quantity down, never below 0. Below an offer's minQuantity the step is the multiple's again. */
export const stepDown = (rule: QuantityRule, quantity: number): number => {
  if (quantity <= 0) return 0;
  const step = quantityStep(rule, quantity - 1);
  return (Math.ceil(quantity / step) - 1) * step;
};

/**
 * The field's text for what is typed or pasted there: full-width digits as the plain ones, negatives as 0
 * (docs/rules/cart.md 3).
 */
export const shownQuantity = (typed: string): string => {
  const plain = halfWidth(typed);
  return /^\s*[-−]\s*\d/.test(plain) ? '0' : plain;
};

/** Whether the text is a quantity at all: words and nothing give way to what the field offered. */
export const isQuantity = (typed: string): boolean => /^\s*\d/.test(typed);

export type Commitment =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'set'; readonly quantity: number }
  | { readonly kind: 'refused'; readonly failure: QuantityFailure };

/** The effect of Enter, of the button or of leaving the field on the typed text. */
export const commit = (typed: string, saved: number, multiple: number): Commitment => {
  const quantity = parseQuantity(typed);
  // Only a typed zero removes a line; a text that is no number changes nothing.
  if (quantity === 0 && !/^\s*0+\s*$/.test(typed)) return { kind: 'nothing' };
  const failure = checkQuantity(quantity, multiple);
  if (failure !== null) return { kind: 'refused', failure };
  return changesCart(quantity, saved) ? { kind: 'set', quantity } : { kind: 'nothing' };
};
