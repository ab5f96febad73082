import type { ProductId, ProductPriceId } from '#core/shared/ids.ts';

/** Where something stands in the catalogue, and where it lies in the store. */
export interface ShelvedArticle {
  readonly family: string;
  /** 'A-03-2'; '' where nobody said. */
  readonly location: string;
}

export const notShelved: ShelvedArticle = { family: '', location: '' };

/** What is asked for: rows that were ordered, and products that a combo is made of. */
export interface ShelvedThings {
  readonly rows: readonly ProductPriceId[];
  readonly products: readonly ProductId[];
}

/** What of it the catalogue still has. */
export interface ShelvedArticles {
  readonly rows: ReadonlyMap<ProductPriceId, ShelvedArticle>;
  readonly products: ReadonlyMap<ProductId, ShelvedArticle>;
}
