import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Customer } from '#core/customers/customer.ts';
import { isFound } from '#core/customers/customer-list-filter.ts';
import { asId } from '#core/shared/ids.ts';

const ruta: Customer = {
  id: asId('1'),
  externalCode: 'C-101',
  name: 'Repuestos Río Cuarto S.R.L.',
  fantasyName: 'El Cruce',
  priceListName: 'Lista 1',
  state: 'Ok',
  sellerName: '',
  allowOffers: true,
  lastLogin: null,
  lastOrder: null,
  adminLogin: null,
  adminPassword: null,
  userLogin: null,
  userPassword: null,
  discount: { cascade: [], items: [] },
  data: { zone: 'Sur', zoneEmail: '' },
};
const find = (text: string, state = '') => isFound(ruta, { text, state });

describe('a customer of a list that is whole', () => {
  it.each(['', 'c-101', 'C 101', 'rio cuarto', 'CRUCE', 'cruce rio', 'sur'])('is found by %j', (text) => {
    expect(find(text)).toBe(true);
  });
  it.each(['c-102', 'junin', 'rio norte'])('is not by %j', (text) => expect(find(text)).toBe(false));
  it('is found in its own state alone', () => {
    expect([find('rio', 'Ok'), find('rio', 'Blocked')]).toEqual([true, false]);
  });

  it('is found by the names of its price list and its seller, however they are typed', () => {
    const of = (names: object) => isFound({ ...ruta, sellerName: 'Laura Giménez' }, { text: '', state: '', ...names });
    expect([of({ priceListName: 'LISTA 1' }), of({ sellerName: 'laura gimenez' })]).toEqual([true, true]);
    expect([of({ priceListName: 'Lista' }), of({ sellerName: 'Laura' })]).toEqual([false, false]);
  });

  it('is looked for by eight words: a ninth is not looked at', () => {
    expect(find('c 101 repuestos rio cuarto el cruce nada')).toBe(false);
    expect(find('c 101 repuestos rio cuarto el cruce sur nada')).toBe(true);
  });

  it('is found by any of its words in any order, and more words, up to eight, never find more', () => {
    // Five of them are six words at most, and four signs two more.
    const words = ['C-101', 'Repuestos', 'Río', 'Cuarto', 'El', 'Cruce', 'Sur'];
    fc.assert(
      fc.property(fc.shuffledSubarray(words, { maxLength: 5 }), fc.string({ maxLength: 4 }), (some, extra) => {
        expect(find(some.join(' '))).toBe(true);
        if (find(`${some.join(' ')} ${extra}`)) expect(find(extra)).toBe(true);
      }),
    );
  });
});
