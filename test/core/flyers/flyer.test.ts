import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flyerProducts, maxFlyerProducts, tied } from '#core/flyers/flyer.ts';
import { asId } from '#core/shared/ids.ts';

const id = (n: number) => asId<'product'>(String(n));
const ids = (...all: readonly number[]) => all.map(id);

describe('what a flyer is tied to', () => {
  it('is each article once, in the order that is wanted, and known', () => {
    const numbers = fc.array(fc.nat(9), { maxLength: 12 });
    fc.assert(
      fc.property(numbers, numbers, fc.uniqueArray(fc.nat(9)), (wanted, held, known) => {
        const answer = tied(ids(...wanted), ids(...held), new Set(ids(...known)));
        const isFine =
          new Set(wanted).size === wanted.length && wanted.every((each) => known.includes(each) || held.includes(each));
        expect(answer.ok).toBe(isFine);
        if (answer.ok) expect(answer.val).toEqual(ids(...wanted));
      }),
    );
  });

  it('says what is wrong', () => {
    expect(tied(ids(1, 1), [], new Set(ids(1))).val).toEqual({ code: 'flyer-product-twice' });
    expect(tied(ids(2), [], new Set(ids(1))).val).toEqual({ code: 'flyer-product-unknown' });
    const many = Array.from({ length: maxFlyerProducts + 1 }, (_, n) => id(n));
    expect(tied(many, many, new Set()).val).toEqual({ code: 'flyer-products-too-many' });
    expect(tied(many.slice(1), many, new Set()).ok).toBe(true);
  });

  it('keeps what is not sold any more, without a code', () => {
    expect(flyerProducts(ids(7), [])).toEqual([{ productId: id(7), code: '', brandName: '', description: '' }]);
  });
});
