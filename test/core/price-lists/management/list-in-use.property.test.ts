import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWaitingFor, nameTaken, withdrawalRefusal } from '#core/price-lists/management/managed-price-list.ts';
import type { PriceChange } from '#core/price-lists/management/price-change.ts';
import { folded } from '#core/shared/folded.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';

const use = fc.record({
  isFirst: fc.boolean(),
  customers: fc.nat(3),
  names: fc.array(fc.string(), { maxLength: 3 }),
  changes: fc.nat(3),
});

describe('a list that is to be withdrawn', () => {
  it('is, just where it is not the first and nobody and no change uses it', () => {
    fc.assert(
      fc.property(use, (each) => {
        const isFree = !each.isFirst && each.customers === 0 && each.changes === 0;
        expect(withdrawalRefusal(each) === null).toBe(isFree);
      }),
    );
    expect(withdrawalRefusal({ isFirst: true, customers: 1, names: ['Uno'], changes: 0 })).toEqual({
      code: 'first-price-list',
    });
  });

  it('is used by changes that wait for it or take its prices', () => {
    const own = asId<'price-list'>('1');
    const change = (priceListId: string, fromListId: string, state: PriceChange['state']): PriceChange => ({
      ...{ id: asId('7'), priceListId: asId(priceListId), at: '2026-11-24T12:00:00Z', state },
      source: { kind: 'percentage', fromListId: asId(fromListId), percentage: money(10), rounding: 'tens' },
      ...{ prices: null, said: null, gone: null, by: 'admin' },
    });
    expect(isWaitingFor(change('1', '2', 'waiting'), own)).toBe(true);
    expect(isWaitingFor(change('2', '1', 'reading'), own)).toBe(true);
    expect(isWaitingFor(change('2', '3', 'waiting'), own)).toBe(false);
    expect(isWaitingFor(change('1', '1', 'done'), own)).toBe(false);
  });
});

it('a name is taken by the list that is called so however it is written', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 })), fc.string({ minLength: 1 }), (names, wanted) => {
      const lists = names.map((name) => ({ name, isWithdrawn: false }));
      expect(nameTaken(lists, wanted) !== null).toBe(names.some((name) => folded(name) === folded(wanted)));
    }),
  );
  expect(nameTaken([{ name: 'Lista-1', isWithdrawn: true }], 'lista 1')).toEqual({
    ...{ code: 'price-list-name-taken', name: 'Lista-1', isWithdrawn: true },
  });
});
