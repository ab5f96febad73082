import type { ProductId, ProductPriceId } from '#core/shared/ids.ts';

/** A product's family and its storage location. */
export interface LocatedArticle {
  readonly family: string;
  /** 'A-03-2'; '' where nobody said. */
  readonly location: string;
}

export const nowhere: LocatedArticle = { family: '', location: '' };

/** The articles whose location is asked for: rows that were ordered, and products that a combo is made of. */
export interface ArticlesToLocate {
  readonly rows: readonly ProductPriceId[];
  readonly products: readonly ProductId[];
}

/** The rows and products that the catalogue still has, each with its family and location. */
export interface LocatedArticles {
  readonly rows: ReadonlyMap<ProductPriceId, LocatedArticle>;
  readonly products: ReadonlyMap<ProductId, LocatedArticle>;
}
