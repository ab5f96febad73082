import { describe, expect, it } from 'vitest';
import type { Cart, CartLine } from '#core/cart/cart.ts';
import { orderHindrance } from '#core/orders/order-hindrance.ts';

const line = (productCode: string, isGone: boolean, offerLotTitle: string | null = null) =>
  ({ productCode, productBrandName: productCode === '' ? '' : 'SKF', offerLotTitle, isGone }) as CartLine;
const hindranceOf = (orderBlock: Cart['orderBlock'], ...products: readonly CartLine[]) =>
  orderHindrance({ orderBlock, products });

describe('what keeps a cart from being sent', () => {
  it('is nothing where all of it can be had', () => {
    expect(hindranceOf(null, line('6200', false), line('', false, 'Kit'))).toBeNull();
  });

  it('is that it is empty, or what is gone, a product by code and brand and a combo by its title', () => {
    expect(hindranceOf(null)).toEqual({ code: 'cart-empty' });
    expect(hindranceOf(null, line('6200', true), line('6201', false), line('', true, 'Kit'))).toEqual({
      code: 'lines-gone',
      codes: ['6200 SKF', 'Kit'],
    });
  });

  it('is first of all that the company may not order', () => {
    const block = { reason: 'debt', text: 'Pasá por administración' } as unknown as NonNullable<Cart['orderBlock']>;
    expect(hindranceOf(block)).toMatchObject({ code: 'orders-blocked', text: 'Pasá por administración' });
    expect(hindranceOf(block, line('6200', true))).toMatchObject({ code: 'orders-blocked' });
  });
});
