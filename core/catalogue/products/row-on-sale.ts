import type { ProductPriceId } from '#core/shared/ids.ts';
import { type Disabled, isDisabled } from '../exclusions/disabled.ts';
import { type CardRow, type ProductCard, typeIdsOf } from './product-card.ts';

export const rowOf = (card: ProductCard | undefined, id: ProductPriceId): CardRow | undefined =>
  card?.rows.find((row) => row.productPriceId === id);

/** A row is switched off with its product, or by its own brand. */
export const isSwitchedOff = (card: ProductCard, row: CardRow, disabled: Disabled): boolean =>
  [card.brandId, row.brandId].some((brandId) => isDisabled(disabled, brandId, typeIdsOf(card)));
