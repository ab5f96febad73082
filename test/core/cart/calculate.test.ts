import { describe, expect, it } from 'vitest';
import { cartLineFromWire, cartLineToWire } from '#adapters/wire/cart-line.wire.ts';
import { calculateCart } from '#core/cart/calculate.ts';
import { quantityStep } from '#core/cart/quantity.ts';
import { nothingDisabled } from '#core/catalogue/taxonomy/disabled.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { aCatalogueProduct, aCatalogueRow } from '#test/builders/catalogue-product.builder.ts';
import { anOffer, termsOf } from '#test/builders/prices.builder.ts';

const id = asId<'product-price'>('1');

const lineWith = (offers: readonly ReturnType<typeof anOffer>[], images: readonly string[] = []) => {
  const stored = {
    id: '1',
    productPriceId: id,
    offerLotId: null,
    quantity: 4,
    acceptedCost: money(1000),
    addedBy: 'cliente',
    addedAt: '2026-11-20T12:00:00.000Z',
  };
  const cart = { version: 1, updatedAt: '', termsVersion: 1, lots: [], lines: [stored] };
  const products = new Map([
    [id, aCatalogueProduct({ rows: [aCatalogueRow({ productPriceId: id, offers, images })] })],
  ]);
  const deliverySurcharge = { minAmount: money(0), value: money(0), shoppingCartText: '' };
  const agreed = {
    version: 1,
    prices: termsOf(),
    cart: { specialDiscounts: [], valueQuantities: [], deliverySurcharge },
    orderBlock: null,
  };
  return calculateCart(cart, products, agreed, nothingDisabled).products[0];
};

describe('a line of the cart', () => {
  it('goes by the steps of its offer, over the wire too, as any list does (docs/rules/cart.md 4)', () => {
    const line = lineWith([anOffer({ minQuantity: 4, multiplesOnly: true })]);
    if (line === undefined) throw new Error('no line');
    for (const each of [line, cartLineFromWire(cartLineToWire(line), 0)]) {
      expect([3, 4, 9].map((quantity) => quantityStep(each, quantity))).toEqual([1, 4, 4]);
    }
  });

  it('shows the first picture of its row, over the wire too', () => {
    const line = lineWith([], ['a.jpg', 'b.jpg']);
    if (line === undefined) throw new Error('no line');
    expect([line.image, cartLineFromWire(cartLineToWire(line), 0).image]).toEqual(['a.jpg', 'a.jpg']);
    expect(lineWith([])?.image).toBeNull();
    // Another back end may not say the picture.
    const { image: _unsaid, ...bare } = cartLineToWire(line);
    expect(cartLineFromWire(bare, 0).image).toBeNull();
  });

  it('without an offer goes by its multiple', () => {
    expect(lineWith([])?.offers).toEqual([]);
  });
});
