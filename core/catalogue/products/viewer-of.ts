import type { Caller } from '#core/access/caller.ts';
import type { TermsRepository } from '#core/customers/terms.repository.port.ts';
import { seesDisabled } from '../taxonomy/sees-disabled.ts';
import type { ViewerContext } from './price-for-customer.ts';
import type { ProductRepository } from './product.repository.port.ts';
import type { QuantitiesInCart } from './quantities-in-cart.port.ts';

export interface ViewerParts {
  readonly productRepository: Pick<ProductRepository, 'priceOrder' | 'disabled'>;
  readonly terms: TermsRepository;
  readonly carts: QuantitiesInCart;
}

const nobodysCart: ViewerContext['inCart'] = new Map();

/** How this caller sees the catalogue: a company's terms and cart, or for staff the first price list and no cart. */
export const viewerOf = async (
  { productRepository, terms, carts }: ViewerParts,
  caller: Caller,
): Promise<ViewerContext> => {
  const { customerId } = caller;
  const distributor = {
    priceOrder: productRepository.priceOrder(),
    disabled: productRepository.disabled(),
    seesDisabled: seesDisabled(caller),
  };
  if (customerId === null) return { terms: (await terms.ofStaff()).prices, inCart: nobodysCart, ...distributor };
  const [agreed, inCart] = await Promise.all([terms.of(customerId), carts.quantities(customerId)]);
  return { terms: (agreed ?? (await terms.ofStaff())).prices, inCart, ...distributor };
};
