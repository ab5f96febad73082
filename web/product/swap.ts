import { maxPerLine } from '#core/shared/max-per-line.ts';

/**
 * How many of a substitute take the place of so many of another: none fewer, in its own multiples, beside what the cart
 * has of it.
 */
export const swapQuantity = (
  wanted: number,
  { multiple, held }: { readonly multiple: number; readonly held: number },
) =>
  Math.min(Math.ceil(Math.max(wanted, 1) / multiple) * multiple + held, Math.floor(maxPerLine / multiple) * multiple);
