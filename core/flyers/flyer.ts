import type { CatalogueProduct } from '#core/catalogue/products/catalogue-product.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';

/** More than this on one picture nobody reads. */
export const maxFlyerProducts = 60;

/** An article that a flyer shows; without a code, brand and description where it is not sold any more. */
export interface FlyerProduct {
  readonly productId: ProductId;
  readonly code: string;
  readonly brandName: string;
  readonly description: string;
}

/** A flyer by the name of its picture, with how many articles are tied to it. */
export interface FlyerTies {
  readonly name: string;
  readonly products: number;
}

export type FlyerRefusal =
  | { readonly code: 'flyer-products-too-many' }
  | { readonly code: 'flyer-product-twice' }
  /** There is no such product (any more). */
  | { readonly code: 'flyer-product-unknown' };

/**
 * What a flyer is to be tied to: each article once, and only such as are known or were tied to it before
 * (docs/rules/flyers.md 1).
 */
export const tied = (
  wanted: readonly ProductId[],
  held: readonly ProductId[],
  known: ReadonlySet<ProductId>,
): Result<readonly ProductId[], FlyerRefusal> => {
  if (wanted.length > maxFlyerProducts) return Err({ code: 'flyer-products-too-many' });
  if (new Set(wanted).size < wanted.length) return Err({ code: 'flyer-product-twice' });
  const isKnown = (id: ProductId) => known.has(id) || held.includes(id);
  return wanted.every(isKnown) ? Ok(wanted) : Err({ code: 'flyer-product-unknown' });
};

/** The articles of a flyer in its order, as they are in the catalogue now. */
export const flyerProducts = (
  ids: readonly ProductId[],
  products: readonly Pick<CatalogueProduct, 'shown' | 'rows'>[],
): readonly FlyerProduct[] => {
  const byId = new Map(products.map((product) => [product.shown.productId, product]));
  return ids.map((productId) => {
    const product = byId.get(productId);
    const [row] = product?.rows ?? [];
    return {
      productId,
      code: row?.code ?? '',
      brandName: row?.brandName ?? '',
      description: product?.shown.description ?? '',
    };
  });
};
