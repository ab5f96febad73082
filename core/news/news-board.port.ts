import type { ProductBrandId, ProductId } from '#core/shared/ids.ts';

/** What is announced is a product in a brand: one that it has of old may come in another. */
export interface Announced {
  readonly productId: ProductId;
  readonly productBrandId: ProductBrandId;
}

export interface NewsBoard {
  /** Newest first. */
  announced(): Promise<readonly Announced[]>;
}
