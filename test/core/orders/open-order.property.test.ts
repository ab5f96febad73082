import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '#core/cart/cart.ts';
import { afterNoAnswer, keyAfter, questionAbout } from '#core/orders/open-order.ts';
import { asId } from '#core/shared/ids.ts';

const tag = fc.option(fc.constantFrom('a', 'b'), { nil: null });
/** When the cart was touched last; '' where the other end does not say it. */
const touched = fc.constantFrom('', '10:00', '10:05');
const wish = fc.record({
  deliveryMethodId: fc.constantFrom('1', '2').map((id) => asId<'delivery-method'>(id)),
  deliveryAddress: fc.constantFrom('', 'Centro'),
  notes: fc.constantFrom('', 'hoy'),
  seenTag: tag,
  cartUpdatedAt: touched,
});
const lines = (count: number): CartLine[] => Array.from({ length: count }, () => ({}) as CartLine);

describe('an order that nobody answered', () => {
  it('is asked about unless its cart is known to be untouched', () => {
    fc.assert(
      fc.property(wish, tag, touched, fc.nat(2), (open, now, updatedAt, count) => {
        const next = afterNoAnswer(open, { tag: now, updatedAt, products: lines(count) });
        const isUntouched = open.seenTag === now && open.cartUpdatedAt === updatedAt && updatedAt !== '';
        expect(next === 'find-out').toBe(open.seenTag !== null && !isUntouched);
        expect(next === 'unknown').toBe(open.seenTag === null && count === 0);
      }),
    );
  });

  it('is another one where the cart was filled again with the same', () => {
    const open = { seenTag: 'a', cartUpdatedAt: '10:00' };
    expect(afterNoAnswer(open, { tag: 'a', updatedAt: '10:05', products: lines(1) })).toBe('find-out');
    expect(afterNoAnswer(open, { tag: 'a', updatedAt: '10:00', products: lines(1) })).toBe('go-on');
  });

  it('is asked about by its key, of no cart that there is', () => {
    fc.assert(
      fc.property(wish, (open) => {
        const question = questionAbout({ ...open, idempotencyKey: 'its key' });
        expect(question).toEqual({ ...open, idempotencyKey: 'its key', seenTag: '' });
      }),
    );
  });

  it('has the same key as long as it is the same order of the same cart, and never otherwise', () => {
    fc.assert(
      fc.property(fc.option(wish, { nil: null }), wish, (open, wanted) => {
        const isKnown = open !== null && open.seenTag !== null && open.cartUpdatedAt !== '';
        const isSame = isKnown && JSON.stringify(open) === JSON.stringify(wanted);
        const before = open && { ...open, idempotencyKey: 'before' };
        expect(keyAfter(before, wanted, () => 'new')).toBe(isSame ? 'before' : 'new');
      }),
    );
  });
});
