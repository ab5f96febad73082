import type { ProductCard } from '#core/catalogue/products/product-card.ts';
import type { ProductBrandId, ProductId } from '#core/shared/ids.ts';
import type { Announced } from './news.repository.port.ts';

/** Each announced product once, at its newest place, with the rows of the brands that it is announced in. */
export const announcedCards = (
  announced: readonly Announced[],
  cards: readonly ProductCard[],
): readonly ProductCard[] => {
  const brands = new Map<ProductId, Set<ProductBrandId>>();
  for (const { productId, productBrandId } of announced) {
    const known = brands.get(productId);
    if (known === undefined) brands.set(productId, new Set([productBrandId]));
    else known.add(productBrandId);
  }
  const byId = new Map(cards.map((card) => [card.shown.productId, card]));
  return [...brands].flatMap(([productId, ofBrands]) => {
    const card = byId.get(productId);
    const rows = (card?.rows ?? []).filter(({ brandId }) => ofBrands.has(brandId));
    return card === undefined || rows.length === 0 ? [] : [{ ...card, rows }];
  });
};
