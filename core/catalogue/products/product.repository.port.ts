import type { ProductId, ProductPriceId } from '#core/shared/ids.ts';
import type { Disabled } from '../taxonomy/disabled.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import type { PriceOrder } from './price-order.ts';

/** Where the catalogue's products stand, at its published generation. Unknown ids are left out of an answer. */
export interface ProductRepository {
  /** In the order of the ids. */
  products(ids: readonly ProductId[]): Promise<readonly CatalogueProduct[]>;
  /** The products that these price rows belong to, by row. */
  productsOfRows(ids: readonly ProductPriceId[]): Promise<ReadonlyMap<ProductPriceId, CatalogueProduct>>;
  /**
   * Answers once everything published by now is what the other answers are of; rejects where that could not be read.
   */
  catchUp(): Promise<void>;
  /** The generation that the answers above are of, or newer. */
  generation(): number;
  /**
   * Tells what is switched off at one time from what is at another: what `disabled` and `priceOrder` answer is of it.
   */
  rules(): string;
  disabled(): Disabled;
  priceOrder(): PriceOrder;
}
