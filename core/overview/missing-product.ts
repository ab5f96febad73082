import type { ProductId } from '#core/shared/ids.ts';

/** What customers asked for lately and cannot have now (docs/rules/overview.md 4). */
export interface MissingProduct {
  readonly productId: ProductId;
  /** Of the price row that was asked for. */
  readonly code: string;
  readonly brand: string;
  readonly description: string;
  /** How many asked for it, in orders or in the cart that is still open. */
  readonly customers: number;
  readonly units: number;
  /** Some of them sent an order with it; false where it lies in carts alone. */
  readonly isOrdered: boolean;
}

export const shownMissingProducts = 10;
