import { describe, expect, it } from 'vitest';
import type { Cart, CartLine } from '#core/cart/cart.ts';
import { zero } from '#core/shared/money.ts';
import { newsBetween } from '#web/cart/cart-news.ts';

const line = (id: string, quantity: number): CartLine => ({
  id,
  date: '',
  productId: null,
  productCode: `C${id}`,
  description: '',
  productTypeName: '',
  drawing: 'part',
  productBrandId: null,
  productBrandName: 'NGK',
  productPriceId: null,
  offerId: null,
  offerLotId: null,
  offerLotTitle: null,
  internalCode: '',
  multiple: 1,
  quantity,
  listPrice: zero,
  discountsApplied: [],
  cost: zero,
  acceptedCost: zero,
  subtotal: zero,
  stockState: 'Green',
  addedBy: 'cliente',
  isGone: false,
  products: [],
});
const cart = (...products: CartLine[]): Cart => ({
  products,
  offerValueQuantities: [],
  deliverySurcharge: { shoppingCartText: '', minAmount: zero, value: zero },
  specialDiscounts: [],
  subtotal: zero,
  discount: zero,
  discountExplanation: [],
  surcharge: zero,
  missingForFreeDelivery: zero,
  total: zero,
  updatedAt: '',
});

describe('what a colleague did', () => {
  it.each([
    ['added', cart(line('1', 2)), cart(line('1', 2), line('2', 4)), { did: 'added', what: 'C2 NGK', quantity: 4 }],
    ['changed', cart(line('1', 2)), cart(line('1', 3)), { did: 'changed', what: 'C1 NGK', quantity: 3 }],
    ['removed', cart(line('1', 2), line('2', 1)), cart(line('1', 2)), { did: 'removed', what: 'C2 NGK', quantity: 0 }],
  ])('%s', (_did, before, after, expected) => {
    expect(newsBetween(before, after, 'cliente')).toEqual({ by: 'cliente', ...expected });
  });

  it('is no news when nothing changed', () => {
    expect(newsBetween(cart(line('1', 2)), cart(line('1', 2)), 'cliente')).toBeNull();
  });
});
