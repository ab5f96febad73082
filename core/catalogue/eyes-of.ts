import type { Caller } from '#core/access/caller.ts';
import { isCustomerRole } from '#core/access/role.ts';
import type { TermsBook } from '#core/customers/terms-book.port.ts';
import type { Eyes } from './for-caller.ts';
import type { ProductShelf } from './product-shelf.port.ts';
import type { QuantitiesInCart } from './quantities-in-cart.port.ts';

export interface EyesParts {
  readonly shelf: Pick<ProductShelf, 'priceOrder' | 'disabled'>;
  readonly terms: TermsBook;
  readonly carts: QuantitiesInCart;
}

const nobodysCart: Eyes['inCart'] = new Map();

/** How this caller sees the catalogue: a company's terms and cart, or for staff the first price list and no cart. */
export const eyesOf = async ({ shelf, terms, carts }: EyesParts, caller: Caller): Promise<Eyes> => {
  const { customerId } = caller;
  const house = { priceOrder: shelf.priceOrder(), disabled: shelf.disabled(), seesDisabled: seesDisabled(caller) };
  if (customerId === null) return { terms: (await terms.ofStaff()).prices, inCart: nobodysCart, ...house };
  const [agreed, inCart] = await Promise.all([terms.of(customerId), carts.quantities(customerId)]);
  return { terms: (agreed ?? (await terms.ofStaff())).prices, inCart, ...house };
};

/** Customers and sellers never find what is switched off; administrators and managers see it marked (docs/rules/catalogue.md 3). */
export const seesDisabled = ({ role }: Caller): boolean => !isCustomerRole(role) && role !== 'Seller';
