import { applicableOffer } from '#core/pricing/offer.ts';
import { plainLetters } from '#core/shared/accents.ts';
import { maxPerLine } from '#core/shared/max-per-line.ts';

/** What a price row asks of a quantity. */
export interface QuantityRule {
  readonly multiple: number;
  readonly offers: readonly { readonly minQuantity: number; readonly multiplesOnly: boolean }[];
}

export type QuantityFailure =
  | { readonly code: 'quantity-not-multiple'; readonly multiple: number; readonly nearest: readonly number[] }
  | { readonly code: 'quantity-too-large'; readonly most: number };

/** '1.000' and '1 000': digits that are grouped by three, as amounts are shown. */
const grouped = /^\s*([1-9]\d{0,2}(?:[.\s]\d{3})+)(?!\d)/;

/**
 * What was typed as a quantity: digits before any separator but that of thousands; nothing, words and negatives are 0
 * (docs/rules/cart.md 3).
 */
export const parseQuantity = (typed: string): number => {
  const plain = plainLetters(typed);
  const digits = grouped.exec(plain)?.[1]?.replace(/\D/g, '') ?? /^\s*(\d+)/.exec(plain)?.[1];
  return digits === undefined ? 0 : Math.min(Number(digits), maxPerLine + 1);
};

/**
 * The step of the field: the multiple, or the minQuantity of the applicable offer if that is multiples-only
 * (docs/rules/cart.md 4).
 */
export const quantityStep = (rule: QuantityRule, quantity: number): number => {
  const offer = applicableOffer(rule.offers, quantity);
  return offer?.multiplesOnly ? offer.minQuantity : rule.multiple;
};

/** The multiples just below and just above: never 0, nor more than a line may have where one below can be had. */
export const nearestMultiples = (quantity: number, multiple: number): readonly number[] => {
  const below = Math.floor(quantity / multiple) * multiple;
  if (below === 0) return [multiple];
  return below + multiple > maxPerLine ? [below] : [below, below + multiple];
};

/**
 * Null when the quantity may be ordered. 0 removes the line and is always right; else it must be divisible by the
 * multiple.
 */
export const checkQuantity = (quantity: number, multiple: number): QuantityFailure | null => {
  if (quantity > maxPerLine) return { code: 'quantity-too-large', most: maxPerLine };
  if (quantity % multiple === 0) return null;
  return { code: 'quantity-not-multiple', multiple, nearest: nearestMultiples(quantity, multiple) };
};

/**
 * The quantities nearest to a quantity between the multiples of its multiples-only offer that can be ordered
 * (docs/rules/cart.md 5).
 */
export const offeredMultiples = (rule: QuantityRule, quantity: number): readonly number[] => {
  const offer = applicableOffer(rule.offers, quantity);
  if (!offer?.multiplesOnly || quantity % offer.minQuantity === 0) return [];
  return nearestMultiples(quantity, offer.minQuantity).filter((each) => checkQuantity(each, rule.multiple) === null);
};

/**
 * Whether the field's button does anything: a positive quantity that differs from the one in the cart, or its removal.
 */
export const changesCart = (quantity: number, saved: number): boolean =>
  quantity !== saved && (quantity > 0 || saved > 0);
