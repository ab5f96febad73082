import fc from 'fast-check';
import { expect, it } from 'vitest';
import { standingOf } from '#core/customers/customer-state.ts';

it.each([
  ['Ok', 'in-order'],
  ['NextToExpire', 'attention'],
  ['FirstClaim', 'attention'],
  ['SecondClaim', 'attention'],
  ['Blocked', 'stopped'],
  ['ok', 'stopped'],
  ['', 'stopped'],
])('%j is %s', (state, standing) => expect(standingOf(state)).toBe(standing));

it('any other state of a distributor’s system is stopped', () => {
  const known = ['Ok', 'NextToExpire', 'FirstClaim', 'SecondClaim'];
  fc.assert(
    fc.property(
      fc.string().filter((state) => !known.includes(state)),
      (state) => {
        expect(standingOf(state)).toBe('stopped');
      },
    ),
  );
});
