import type { ProductBrandId, ProductId } from '#core/shared/ids.ts';
import type { OrderArticle } from './order-articles.ts';

interface ClaimedArticle {
  readonly productId: ProductId;
  readonly productBrandId: ProductBrandId;
  readonly productCode: string;
  readonly quantity: number;
}

/** An article of which more is claimed than the order has of it. */
export interface ClaimedBeyond {
  readonly productCode: string;
  readonly claimed: number;
  readonly ordered: number;
}

/** A component of a combo says no maker: it counts for any. */
const isOf = ({ productId, productBrandId }: ClaimedArticle, article: OrderArticle): boolean =>
  article.productId === productId && (article.productBrandId === '' || article.productBrandId === productBrandId);

/**
 * The articles of which more is claimed than the order that the claim names has: asked about before it is sent, and
 * refused by nobody (docs/rules/claims.md 6). What is not of the order is not looked at.
 */
export const claimedBeyond = (
  claimed: readonly ClaimedArticle[],
  articles: readonly OrderArticle[],
): readonly ClaimedBeyond[] =>
  claimed.flatMap((article) => {
    const ordered = articles.filter((each) => isOf(article, each)).reduce((sum, { quantity }) => sum + quantity, 0);
    const { productCode, quantity } = article;
    return ordered > 0 && quantity > ordered ? [{ productCode, claimed: quantity, ordered }] : [];
  });
