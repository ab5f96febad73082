import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOf, detailsText } from '#core/customers/customer-changes.ts';
import { type CustomerDetails, customerFlaws, tidied } from '#core/customers/customer-details.ts';
import { loginFlaw, suggestedLogins } from '#core/customers/customer-logins.ts';
import { searchWords } from '#core/customers/search-words.ts';
import { blankCustomer, readTypedCustomer, typedCustomer } from '#core/customers/typed-customer.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { aCustomer, allowedCustomer } from '#test/builders/customer.builder.ts';

const flawsOf = (over: Partial<CustomerDetails>) =>
  customerFlaws(tidied(aCustomer(over))).map(({ field, code }) => `${field} ${code}`);
const item = (brandId: string | null, typeId: string | null, percentage: number) => ({
  brandId: brandId === null ? null : asId<'product-brand'>(brandId),
  typeId: typeId === null ? null : asId<'product-type'>(typeId),
  percentage: money(percentage),
  text: '',
});

describe('what keeps a customer from being stored', () => {
  it.each<[Partial<CustomerDetails>, string[]]>([
    [{}, []],
    [{ cuit: '' }, []],
    [{ cuit: '30 50001091 2' }, []],
    [{ cuit: '20-26756539-2' }, ['cuit cuit-wrong']],
    [{ code: '  ', name: '' }, ['code text-missing', 'name text-missing']],
    [{ code: 'x'.repeat(31) }, ['code text-too-long']],
    [{ state: '' }, ['state text-missing']],
    [{ state: 'EnGestionLegal' }, []],
    [{ email: 'compras@' }, ['email address-wrong']],
    [{ priceListId: null }, ['priceListId choice-missing']],
    [{ discounts: [money(10), money('5.5'), money('99.99')] }, []],
    [{ discounts: [money(10), money(100)] }, ['discounts.1 percentage-wrong']],
    [{ discounts: [money('99.99')] }, []],
    [{ discountItems: [item('1', null, 100)] }, ['discountItems.0.percentage percentage-wrong']],
    [{ discounts: [money('0.005')] }, ['discounts.0 percentage-wrong']],
    [{ discounts: [1, 2, 3, 4, 5, 6].map(money) }, ['discounts too-many-discounts']],
    [{ discountItems: [item('1', null, 10), item('1', '2', 3), item(null, '2', 4)] }, []],
    [{ discountItems: [item(null, null, 10)] }, ['discountItems.0 discount-without-scope']],
    [{ discountItems: [item('1', null, 10), item('1', null, 5)] }, ['discountItems.1 discount-twice']],
    [{ discountItems: [item('1', null, 0)] }, ['discountItems.0.percentage percentage-wrong']],
    [{ creditLimit: money(-1) }, ['creditLimit amount-wrong']],
    [{ creditLimit: money(0) }, []],
    [{ adminLogin: 'Ñandú' }, ['adminLogin login-wrong']],
    [{ adminLogin: '' }, ['adminLogin text-missing']],
    [{ adminLogin: 'NANDU' }, ['userLogin logins-equal']],
  ])('%j: %j', (over, flaws) => expect(flawsOf(over)).toEqual(flaws));

  it('is said of a form that nobody wrote into', () => {
    const flaws = customerFlaws(tidied(readTypedCustomer(blankCustomer)));
    expect(flaws.map(({ field }) => field)).toEqual(['code', 'name', 'priceListId', 'adminLogin', 'userLogin']);
  });
});

describe('what is typed', () => {
  it.each([
    ['12,5', '12.5'],
    ['12.5', '12.5'],
    [' 7 ', '7'],
    ['', '0'],
    ['diez', '-1'],
    ['1.234', '1234'],
  ])('%j as a discount is %s', (typed, read) => {
    expect(readTypedCustomer({ ...blankCustomer, discounts: [typed] }).discounts.map(String)).toEqual([read]);
  });

  it('is what is stored, there and back, and stored once more is no change', () => {
    fc.assert(
      fc.property(allowedCustomer, (details) => {
        const again = tidied(readTypedCustomer(typedCustomer(details)));
        expect(detailsText(again)).toBe(detailsText(details));
        expect(changeOf(details, again)).toBeNull();
      }),
    );
  });
});

describe('a change', () => {
  it('tells the fields that are others, and whether prices follow', () => {
    const held = aCustomer();
    expect(changeOf(held, { ...held, town: 'Diamante' })).toEqual({
      before: { town: 'Paraná' },
      after: { town: 'Diamante' },
      movesTerms: false,
    });
    for (const over of [
      { priceListId: asId<'price-list'>('2') },
      { discounts: [money(5)] },
      { discountItems: [item('1', null, 3)] },
      { allowOffers: false },
      { state: 'Blocked' },
    ]) {
      expect(changeOf(held, { ...held, ...over })?.movesTerms).toBe(true);
    }
  });

  it('is one exactly where the tag is another', () => {
    fc.assert(
      fc.property(allowedCustomer, allowedCustomer, (one, other) => {
        expect(changeOf(one, other) === null).toBe(detailsText(one) === detailsText(other));
      }),
    );
  });
});

describe('the logins that are suggested', () => {
  it.each([
    ['C-101', 'c-101'],
    ['101', 'cliente101'],
    ['Ñandú Sur', 'nandu-sur'],
    ['A1', 'clientea1'],
    ['***', ''],
  ])('for %s: %j', (code, userLogin) => expect(suggestedLogins(code).userLogin).toBe(userLogin));

  it('can be used, with any code', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30, unit: 'grapheme' }), (code) => {
        const { adminLogin, userLogin } = suggestedLogins(code);
        if (userLogin === '') return;
        expect([loginFlaw(adminLogin), loginFlaw(userLogin)]).toEqual([null, null]);
        expect(adminLogin).not.toBe(userLogin);
      }),
    );
  });
});

it('a search is small words without accents', () => {
  expect(searchWords(' 30-50001091-2  PARANÁ, ñandú@x ')).toEqual(['30', '50001091', '2', 'parana', 'nandu', 'x']);
  expect(searchWords('Škoda Łódź, O´Higgins Weiß')).toEqual(['skoda', 'lodz', 'o', 'higgins', 'weiss']);
});
