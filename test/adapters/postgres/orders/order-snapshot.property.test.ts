import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromSnapshot, orderSnapshot } from '#adapters/postgres/orders/order-snapshot.ts';
import { money } from '#core/shared/money.ts';
import { aCart, aGrantedOffer } from '#test/builders/cart.builder.ts';
import { aSoldLine } from '#test/builders/staff-order.builder.ts';

const amount = fc
  .bigInt({ min: 0n, max: 10n ** 15n })
  .map((cents) => money(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`));
const percentage = fc
  .integer({ min: 0, max: 1_000_000 })
  .map((parts) => money(`${Math.floor(parts / 10_000)}.${String(parts % 10_000).padStart(4, '0')}`));
const lineIds = fc.option(fc.array(fc.string(), { maxLength: 3 }), { nil: null });

const offer = fc
  .record({
    minValue: fc.option(amount, { nil: null }),
    discount: fc.option(percentage, { nil: null }),
    value: amount,
    lineIds,
  })
  .map(aGrantedOffer);

describe('what an order stores of its cart', () => {
  it('is read as it was, to the cent and to the last place of a percentage', () => {
    fc.assert(
      fc.property(
        fc.array(offer, { maxLength: 3 }),
        amount,
        amount,
        amount,
        (offerValueQuantities, minAmount, value, surcharge) => {
          const cart = aCart({
            offerValueQuantities,
            deliverySurcharge: { shoppingCartText: 'Envío', minAmount, value },
            surcharge,
            discountExplanation: [{ reason: 'Oferta', detail: 'SKF', value }],
          });
          const lines = [aSoldLine({ listPrice: minAmount, cost: value, subtotal: surcharge })];
          const read = fromSnapshot(JSON.parse(JSON.stringify(orderSnapshot(cart, lines, null))));
          expect(read).toEqual({
            lines,
            offerValueQuantities: cart.offerValueQuantities,
            deliverySurcharge: { ...cart.deliverySurcharge, charged: surcharge },
            discountExplanation: cart.discountExplanation,
            corrections: [],
            deliveryAddress: null,
          });
        },
      ),
    );
  });

  it('is read where amounts were stored as numbers, as before 2026-11-27', () => {
    const stored = orderSnapshot(aCart({ offerValueQuantities: [aGrantedOffer({})] }), [aSoldLine()], null);
    const [granted] = stored.offerValueQuantities;
    if (granted === undefined) throw new Error('the cart has an offer');
    const read = fromSnapshot({
      ...stored,
      offerValueQuantities: [{ ...granted, minValue: 1500.5, discount: 7.5, value: 0.1 }],
      deliverySurcharge: { ...stored.deliverySurcharge, minAmount: 250000, value: 8500.05 },
      discountExplanation: [{ reason: 'Oferta', detail: '', value: 12.34 }],
    });
    expect(read.offerValueQuantities).toEqual([
      expect.objectContaining({ minValue: money('1500.5'), discount: money('7.5'), value: money('0.1') }),
    ]);
    expect(read.deliverySurcharge).toMatchObject({ minAmount: money(250000), value: money('8500.05') });
    expect(read.discountExplanation).toEqual([{ reason: 'Oferta', detail: '', value: money('12.34') }]);
  });
});
