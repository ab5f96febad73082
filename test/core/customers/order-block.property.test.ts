import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isClosed } from '#core/customers/customer-state.ts';
import { orderBlock } from '#core/customers/order-block.ts';

const buying = ['Ok', 'NextToExpire', 'FirstClaim', 'SecondClaim'];
const seller = { name: 'Laura', phone: '011 5555-0101' };

describe('who may send orders (docs/rules/customers.md 2)', () => {
  it.each(buying)('a customer in state %s', (state) => {
    expect(orderBlock(state, seller)).toBeNull();
    expect(isClosed(state)).toBe(false);
  });

  it('nobody in any other state, known or not; they are told whom to call', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom('Blocked', 'Inactive', 'ok', ''), fc.string()), (state) => {
        fc.pre(!buying.includes(state));
        expect(orderBlock(state, seller)).toEqual({ state, contact: seller });
      }),
    );
  });

  it.each([null, { name: 'Laura', phone: ' ' }])('without a telephone of a seller nobody is named: %o', (contact) => {
    expect(orderBlock('Blocked', contact)).toEqual({ state: 'Blocked', contact: null });
  });

  it('only Inactive is closed', () => {
    expect(isClosed('Inactive')).toBe(true);
    expect(isClosed('Blocked')).toBe(false);
  });
});
