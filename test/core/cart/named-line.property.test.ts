import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineAt, lineOfCart, lineOfLot } from '#core/cart/named-line.ts';
import { asId, type OfferId } from '#core/shared/ids.ts';
import { aCartLine } from '#test/builders/cart.builder.ts';

const offer = (minQuantity: number) => ({
  id: asId<'offer'>(`from ${minQuantity}`),
  minQuantity,
  multiplesOnly: false,
});

describe('a line as it is sent (docs/rules/cart.md 9)', () => {
  it('tells the row’s own code and brand, and the offer that so many reach', () => {
    const line = aCartLine({
      ...{ productId: asId('7'), productBrandId: asId('3'), productPriceId: asId('12'), internalCode: 'I7' },
      offers: [offer(10), offer(5)],
    });
    const product = { code: 'C1', productId: '7', productBrandId: '3', productBrandName: 'NGK', internalCode: 'I7' };
    expect(lineAt(lineOfCart(line), 9)).toEqual({ productPriceId: '12', offerLotId: null, product, offerId: 'from 5' });
    expect(lineAt(lineOfCart(line), 4).offerId).toBeNull();
    expect(lineAt(lineOfCart({ ...line, offerLotId: asId('2') }), 9)).toEqual(lineAt(lineOfLot(asId('2')), 9));
  });

  it('names no offer above the quantity, and none below one that it reaches', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 6 }), fc.nat(60), (steps, quantity) => {
        const line = lineOfCart(aCartLine({ offers: steps.map(offer) }));
        const reached = steps.filter((step) => step <= quantity);
        const expected: OfferId | null = reached.length === 0 ? null : offer(Math.max(...reached)).id;
        expect(lineAt(line, quantity).offerId).toBe(expected);
      }),
    );
  });
});
