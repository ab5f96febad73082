import { describe, expect, it } from 'vitest';
import type { CartLine } from '#core/cart/cart.ts';
import { aCart, aCartLine } from '#test/builders/cart.builder.ts';
import { changesBetween, changesByOrder } from '#web/cart/cart-changes.ts';

const line = (id: string, quantity: number) => aCartLine({ id, productCode: `C${id}`, quantity });
const cart = (...products: CartLine[]) => aCart({ products });

describe('what a colleague did', () => {
  it.each([
    ['added', cart(line('1', 2)), cart(line('1', 2), line('2', 4)), { did: 'added', what: 'C2 NGK', quantity: 4 }],
    ['changed', cart(line('1', 2)), cart(line('1', 3)), { did: 'changed', what: 'C1 NGK', quantity: 3 }],
    ['removed', cart(line('1', 2), line('2', 1)), cart(line('1', 2)), { did: 'removed', what: 'C2 NGK', quantity: 0 }],
  ])('%s', (_did, before, after, expected) => {
    expect(changesBetween(before, after, 'cliente')).toEqual({ by: 'cliente', ...expected });
  });

  it('sent', () => {
    expect(changesByOrder({ year: 2026, number: 12 }, 'cliente')).toEqual({
      by: 'cliente',
      did: 'sent',
      what: 'el pedido 2026-00000012',
      quantity: 0,
    });
  });

  it('is nothing when nothing changed', () => {
    expect(changesBetween(cart(line('1', 2)), cart(line('1', 2)), 'cliente')).toBeNull();
  });
});
