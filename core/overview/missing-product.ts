import type { ProductId, ProductPriceId } from '#core/shared/ids.ts';

/** What customers asked for lately and cannot have now (docs/rules/overview.md 4). */
export interface MissingProduct {
  readonly productId: ProductId;
  /** The price row that was asked for, with its code and brand. */
  readonly productPriceId: ProductPriceId;
  readonly code: string;
  readonly brand: string;
  readonly description: string;
  /** Asked for in orders that were sent. */
  readonly ordered: Asked;
  /** Asked for in carts that are still open. */
  readonly inCarts: Asked;
}

/** How many customers asked, and for how many units. */
export interface Asked {
  readonly customers: number;
  readonly units: number;
}

export const shownMissingProducts = 10;
