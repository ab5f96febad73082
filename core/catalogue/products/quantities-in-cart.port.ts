import type { CustomerId, ProductPriceId } from '#core/shared/ids.ts';

/** What a company's cart holds, for lists of products that are shown to it. */
export interface QuantitiesInCart {
  /** The quantities by price row, for 'en carrito: 4'. May lag a change of another process by an instant. */
  quantities(customerId: CustomerId): Promise<ReadonlyMap<ProductPriceId, number>>;
}
