import { authorise } from '#core/access/authorise.ts';
import { type Caller, whoDidIt } from '#core/access/caller.ts';
import type { ProductRepository } from '#core/catalogue/products/product.repository.port.ts';
import type { TermsRepository } from '#core/customers/terms.repository.port.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { zero } from '#core/shared/money.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { calculateCart, hasOffer, lotCost, rowCost } from './calculate.ts';
import type { CartRepository } from './cart.repository.port.ts';
import type { CartFailure, CartService, LineToSet, RowToSet } from './cart.service.ts';
import type { Cart, CartState } from './cart.ts';
import { cartContents } from './cart-contents.ts';
import { checkRows } from './check-rows.ts';
import { knownProducts } from './known-products.ts';
import { checkQuantity } from './quantity.ts';

export interface CartParts {
  readonly carts: CartRepository;
  readonly productRepository: ProductRepository;
  readonly terms: TermsRepository;
  readonly hasher: Hasher;
}

const notAllowed = Err({ code: 'not-allowed' } as const);
const offerNotFound = Err({ code: 'offer-not-found' } as const);

/** What a write left, or that it was refused since the cart held something else than was seen. */
const resultOfWrite = (state: CartState | null): Result<CartState, CartFailure> =>
  state === null ? Err({ code: 'lines-moved' }) : Ok(state);

/** The cart as it stands, calculated at today's prices, with what it was calculated from. */
export const readCart = async ({ carts, productRepository, terms, hasher }: CartParts, customerId: CustomerId) => {
  const stored = await carts.read(customerId);
  const agreed = await terms.of(customerId, stored.termsVersion);
  if (agreed === null) return null;
  const generation = productRepository.generation();
  const rowIds = stored.lines.flatMap(({ productPriceId }) => (productPriceId === null ? [] : [productPriceId]));
  const lotRowIds = stored.lots.flatMap((lot) => lot.products.map(({ productPriceId }) => productPriceId));
  const products = await productRepository.productsOfRows([...rowIds, ...lotRowIds]);
  const rules = productRepository.rules();
  const calculated = calculateCart(stored, products, agreed, productRepository.disabled());
  const cart: Cart = { ...calculated, tag: hasher.digest(cartContents(calculated)) };
  return { cart, version: stored.version, termsVersion: agreed.version, generation, rules };
};

export const createCartService = (parts: CartParts): CartService => {
  const { carts, productRepository, terms } = parts;

  /** What one unit costs at this quantity, or why it cannot be had. */
  const costOf = async (customerId: CustomerId, line: LineToSet) => {
    const { offerId = null } = line;
    if (line.offerLotId !== null) {
      if (offerId !== null) return offerNotFound;
      const [agreed, lot] = await Promise.all([terms.of(customerId), carts.lot(line.offerLotId)]);
      if (agreed === null) return notAllowed;
      const products = await productRepository.productsOfRows(
        (lot?.products ?? []).map(({ productPriceId }) => productPriceId),
      );
      return lotCost(lot, products, agreed, productRepository.disabled());
    }
    if (line.productPriceId === null) return Err({ code: 'line-not-named' } as const);
    const [agreed, products] = await Promise.all([
      terms.of(customerId),
      productRepository.productsOfRows([line.productPriceId]),
    ]);
    if (agreed === null) return notAllowed;
    const product = products.get(line.productPriceId);
    const found = rowCost(product, line.productPriceId, line.quantity, agreed, productRepository.disabled());
    if (found.ok && offerId !== null && !hasOffer(product, line.productPriceId, offerId, agreed)) return offerNotFound;
    return found;
  };

  const set = async (caller: Caller, line: LineToSet): ReturnType<CartService['setLine']> => {
    const { customerId } = caller;
    if (customerId === null) return notAllowed;
    const named = Number(line.productPriceId !== null) + Number(line.offerLotId !== null);
    if (named !== 1) return Err({ code: 'line-not-named' });
    const by = whoDidIt(caller);
    // A line is taken out without looking for its product, which may no longer exist or be on sale.
    if (line.quantity === 0) return resultOfWrite(await carts.set(customerId, { ...line, cost: zero }, by));
    const found = await costOf(customerId, line);
    if (!found.ok) return found;
    const refused = checkQuantity(line.quantity, found.val.multiple);
    if (refused !== null) return Err(refused);
    return resultOfWrite(await carts.set(customerId, { ...line, cost: found.val.cost }, by));
  };

  const setAll = async (caller: Caller, rows: readonly RowToSet[]): ReturnType<CartService['setLines']> => {
    const { customerId } = caller;
    if (customerId === null) return notAllowed;
    const [agreed, products] = await Promise.all([
      terms.of(customerId),
      knownProducts(
        parts,
        customerId,
        rows.map(({ productPriceId }) => productPriceId),
      ),
    ]);
    if (agreed === null) return notAllowed;
    const checked = checkRows(rows, products, agreed, productRepository.disabled());
    if (!checked.ok) return checked;
    return resultOfWrite(await carts.setAll(customerId, checked.val, whoDidIt(caller)));
  };

  return authorise<CartService>('cart', {
    async read(caller) {
      if (caller.customerId === null) return notAllowed;
      const calculated = await readCart(parts, caller.customerId);
      return calculated === null ? notAllowed : Ok(calculated.cart);
    },
    async state(caller) {
      return caller.customerId === null ? notAllowed : Ok(await carts.state(caller.customerId));
    },
    setLine: set,
    setLines: setAll,
    removeLine: (caller, line) => set(caller, { ...line, quantity: 0 }),
    async acceptPrices(caller, seen) {
      if (caller.customerId === null) return notAllowed;
      const calculated = await readCart(parts, caller.customerId);
      if (calculated === null) return notAllowed;
      if (seen !== null && seen !== calculated.cart.tag) return Err({ code: 'prices-moved' });
      const costs = calculated.cart.products.map(({ id, cost }) => ({ id, cost }));
      return Ok(await carts.accept(caller.customerId, costs, whoDidIt(caller)));
    },
  });
};
