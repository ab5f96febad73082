import type { ProductPriceId } from '#core/shared/ids.ts';
import { type Disabled, isDisabled } from '../taxonomy/disabled.ts';
import { type CatalogueProduct, type CatalogueRow, typeIdsOf } from './catalogue-product.ts';

export const rowOf = (product: CatalogueProduct | undefined, id: ProductPriceId): CatalogueRow | undefined =>
  product?.rows.find((row) => row.productPriceId === id);

/** A row is switched off with its product, or by its own brand. */
export const isSwitchedOff = (product: CatalogueProduct, row: CatalogueRow, disabled: Disabled): boolean =>
  [product.brandId, row.brandId].some((brandId) => isDisabled(disabled, brandId, typeIdsOf(product)));
