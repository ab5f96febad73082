import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '#core/cart/cart.ts';
import { afterNoAnswer, keyAfter } from '#core/orders/open-order.ts';
import { asId } from '#core/shared/ids.ts';

const tag = fc.option(fc.constantFrom('a', 'b'), { nil: null });
const wish = fc.record({
  deliveryMethodId: fc.constantFrom('1', '2').map((id) => asId<'delivery-method'>(id)),
  deliveryAddress: fc.constantFrom('', 'Centro'),
  notes: fc.constantFrom('', 'hoy'),
  seenTag: tag,
});
const lines = (count: number): CartLine[] => Array.from({ length: count }, () => ({}) as CartLine);

describe('an order that nobody answered', () => {
  it('is sent again only where nothing else could be ordered by it', () => {
    fc.assert(
      fc.property(tag, tag, fc.nat(2), (seenTag, now, count) => {
        const next = afterNoAnswer({ seenTag }, { tag: now, products: lines(count) });
        expect(next === 'find-out').toBe(seenTag !== null && seenTag !== now);
        expect(next === 'unknown').toBe(seenTag === null && count === 0);
      }),
    );
  });

  it('has the same key as long as it is the same order of the same cart, and never otherwise', () => {
    fc.assert(
      fc.property(fc.option(wish, { nil: null }), wish, (open, wanted) => {
        const isSame = open !== null && open.seenTag !== null && JSON.stringify(open) === JSON.stringify(wanted);
        const before = open && { ...open, idempotencyKey: 'before' };
        expect(keyAfter(before, wanted, () => 'new')).toBe(isSame ? 'before' : 'new');
      }),
    );
  });
});
