import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  staffOrderFilterFromWire,
  staffOrderFilterOfAddress,
  staffOrderFilterToWire,
} from '#adapters/wire/staff-orders.wire.ts';
import { formatNumber } from '#core/orders/number.ts';
import { readOrderText } from '#core/orders/staff/order-text.ts';
import { orderStates } from '#core/orders/state.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';

describe('what staff type into the search of orders (docs/rules/orders.md 7)', () => {
  it('is the order whose number it is, however the number is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 99_999_999 }), (year, number) => {
        expect(readOrderText(` ${formatNumber({ year, number })} `)?.order).toEqual({ year, number });
        expect(readOrderText(`${year}/${number}`)?.order).toEqual({ year, number });
        expect(readOrderText(String(number))?.number).toBe(number);
      }),
    );
  });

  it('of any kind is read, and a blank one asks for nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        expect(readOrderText(typed) === null).toBe(typed.trim() === '');
      }),
    );
    expect(readOrderText('EL ñandú')).toMatchObject({ customerName: 'el nandu', productCode: 'ELNANDU', number: null });
    expect(readOrderText('3m')).toMatchObject({ productCode: '' });
    expect(readOrderText('２０２６-１２５')?.order).toEqual({ year: 2026, number: 125 });
    expect(readOrderText('Ｃ１')).toMatchObject({ customerCode: 'C1' });
  });
});

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const amount = fc
  .integer({ min: 0, max: 1_000_000_000 })
  .map((cents) => money(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`));
const id = fc.integer({ min: 1, max: 99_999 }).map(String);
const orNull = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: null });
const filters = fc.record({
  states: fc.subarray([...orderStates]),
  text: fc.string({ maxLength: 60 }).map((text) => text.trim()),
  customerId: orNull(id.map((text) => asId<'customer'>(text))),
  zone: orNull(fc.string({ minLength: 1, maxLength: 30 }).filter((text) => text.trim() !== '')),
  sellerId: orNull(id.map((text) => asId<'seller'>(text))),
  deliveryMethodId: orNull(id.map((text) => asId<'delivery-method'>(text))),
  productPriceId: orNull(id.map((text) => asId<'product-price'>(text))),
  from: orNull(day),
  to: orNull(day),
  minTotal: orNull(amount),
  maxTotal: orNull(amount),
});

describe('a filter of the orders of staff', () => {
  it('is the same after its way through the call and through an address', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const asked = staffOrderFilterToWire(filter);
        expect(staffOrderFilterFromWire(asked)).toEqual(filter);
        expect(staffOrderFilterOfAddress(new URLSearchParams(new URLSearchParams(asked).toString()))).toEqual(filter);
      }),
    );
  });

  it('of an address that cannot be read asks for nothing there', () => {
    const address = new URLSearchParams('state=Lost&from=2026-02-31&min=1,5&zone=Norte&order=2026-1&page=x');
    expect(staffOrderFilterToWire(staffOrderFilterOfAddress(address))).toEqual({ zone: 'Norte' });
  });
});
