import type { ShownProduct } from '#core/catalogue/products/product.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';

/** The most that are compared at once (docs/rules/comparer.md 1). */
export const maxCompared = 5;

/** The fields of a product that the bar shows; a comparison reads them anew. */
export type Compared = Pick<ShownProduct, 'productId' | 'code' | 'productBrandName'>;

/** 'No se pueden comparar más de 5 artículos' */
export interface ComparerFull {
  readonly code: 'comparer-full';
  readonly most: number;
}

/** Takes a product off where it is on, and puts it on where there is room. */
export const toggled = (list: readonly Compared[], product: Compared): Result<readonly Compared[], ComparerFull> => {
  const others = list.filter(({ productId }) => productId !== product.productId);
  if (others.length < list.length) return Ok(others);
  if (list.length >= maxCompared) return Err({ code: 'comparer-full', most: maxCompared });
  const { productId, code, productBrandName } = product;
  return Ok([...list, { productId, code, productBrandName }]);
};
