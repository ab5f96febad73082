import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartFromWire, cartToWire } from '#adapters/wire/cart.wire.ts';
import type { Cart, CartLine } from '#core/cart/cart.ts';
import { cartContents } from '#core/cart/cart-contents.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { aCart, aCartLine, aGrantedOffer } from '#test/builders/cart.builder.ts';

const amount = fc.integer({ min: 0, max: 100_000_000 }).map((cents) => money(cents).dividedBy(100));
const line: fc.Arbitrary<CartLine> = fc
  .record({
    row: fc.integer({ min: 1, max: 50 }),
    quantity: fc.integer({ min: 1, max: 9999 }),
    cost: amount,
    isGone: fc.boolean(),
    offer: fc.option(fc.constantFrom('7', '8')),
  })
  .map(({ row, quantity, cost, isGone, offer }) =>
    aCartLine({
      id: String(row),
      productPriceId: asId(String(row)),
      offerId: offer === null ? null : asId(offer),
      quantity,
      cost,
      isGone,
    }),
  );
const cart: fc.Arbitrary<Cart> = fc
  .record({
    products: fc.uniqueArray(line, { selector: ({ productPriceId }) => productPriceId, minLength: 1, maxLength: 8 }),
    total: amount,
    surcharge: amount,
  })
  .map(aCart);

/** Ways in which what is seen of a cart differs while its total stays. */
const differences: readonly ((some: Cart, which: CartLine) => Cart)[] = [
  (some, which) => withLine(some, which, { quantity: which.quantity + 1 }),
  (some, which) => withLine(some, which, { cost: which.cost.plus('0.01') }),
  (some, which) => withLine(some, which, { offerId: asId('9') }),
  (some, which) => withLine(some, which, { productPriceId: asId('99') }),
  (some, which) => withLine(some, which, { isGone: !which.isGone }),
  (some, which) => ({ ...some, products: some.products.filter((each) => each !== which) }),
  (some) => ({ ...some, surcharge: some.surcharge.plus(1) }),
  (some) => ({
    ...some,
    offerValueQuantities: [aGrantedOffer({ giftText: 'Gorra' })],
  }),
  (some) => ({ ...some, discountExplanation: [{ reason: 'Contado', detail: '', value: money(3) }] }),
];
const withLine = (some: Cart, which: CartLine, over: Partial<CartLine>): Cart => ({
  ...some,
  products: some.products.map((each) => (each === which ? { ...each, ...over } : each)),
});

describe('the contents of a cart', () => {
  it('differ in all that is seen, though the total is the same', () => {
    fc.assert(
      fc.property(cart, fc.nat(), fc.constantFrom(...differences), (some, nth, differ) => {
        const which = some.products[nth % some.products.length];
        if (which === undefined) throw new Error('a cart without lines');
        const other = differ(some, which);
        expect(other.total).toEqual(some.total);
        expect(cartContents(other)).not.toBe(cartContents(some));
      }),
    );
  });

  it('do not depend on who added the lines, when, and in which order, and are the same over the wire', () => {
    fc.assert(
      fc.property(cart, (some) => {
        const products = [...some.products]
          .reverse()
          .map((each) => ({ ...each, id: `0${each.id}`, date: 'another day', addedBy: 'cliente.admin' }));
        expect(cartContents({ ...some, products, updatedAt: 'later' })).toBe(cartContents(some));
        expect(cartContents(cartFromWire(cartToWire(some)))).toBe(cartContents(some));
      }),
    );
  });
});
