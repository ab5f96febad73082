import type { SearchAnswer, SearchHit } from '#core/search/query/answer.ts';
import { asId, type ProductId } from '#core/shared/ids.ts';
import { priceForCustomer, type ViewerContext } from '../products/price-for-customer.ts';
import type { ProductRepository } from '../products/product.repository.port.ts';
import type { FoundBy } from '../products/product.ts';
import type { WithCatalogueProduct } from '../products/product-groups.ts';
import { productsInBatches } from '../products/products-in-batches.ts';
import type { StockState } from '../products/stock.ts';
import { askedApplicationsOf } from './asked-applications.ts';
import { type Asked, askedRows, withAskedFirst } from './asked-rows.ts';
import { withRowsInStates } from './rows-in-states.ts';

/** The rows of a product that were searched for. */
export interface AskedRows {
  readonly asked: Asked;
  /** The states of stock that are filtered by; empty for all. */
  readonly stockStates: readonly StockState[];
}

/**
 * What the index found, as this caller sees it: at their prices, with the rows and applications that were asked for.
 */
export const showHits = async (
  productRepository: Pick<ProductRepository, 'products'>,
  viewer: ViewerContext,
  { asked, stockStates }: AskedRows,
  { hits, fits }: Pick<SearchAnswer, 'hits' | 'fits'>,
): Promise<readonly WithCatalogueProduct[]> => {
  const foundBy = foundByOfHits(hits);
  const products = await productsInBatches(productRepository, [...foundBy.keys()]);
  const askedOf = askedApplicationsOf(fits);
  return products.map((catalogueProduct) => {
    const whole = priceForCustomer(
      catalogueProduct,
      viewer,
      foundBy.get(catalogueProduct.shown.productId) ?? null,
      askedOf(catalogueProduct),
    );
    const product = withRowsInStates(whole, stockStates);
    // A single row has no order; the screen marks it (`pageAskedFirst`).
    if (product.prices.length < 2) return { catalogueProduct, product };
    return {
      catalogueProduct,
      product: withAskedFirst(product, askedRows(catalogueProduct.rows, asked, product.foundBy), asked),
    };
  });
};

export const foundByOfHits = (hits: readonly SearchHit[]): ReadonlyMap<ProductId, FoundBy | null> =>
  new Map(hits.map(({ key, reason }) => [asId<'product'>(String(key)), foundByOf(reason)]));

const foundByOf = (reason: SearchHit['reason']): FoundBy | null =>
  reason.by === 'listed' ? null : { by: reason.by, code: reason.code ?? '', brand: reason.brand ?? '' };
