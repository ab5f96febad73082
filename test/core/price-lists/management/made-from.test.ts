import { describe, expect, it } from 'vitest';
import { isMadeFrom } from '#core/price-lists/management/managed-price-list.ts';
import type { PriceChange } from '#core/price-lists/management/price-change.ts';
import type { PercentageSource } from '#core/pricing/price-source.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';

const source: PercentageSource = {
  ...{ kind: 'percentage', fromListId: asId('1'), percentage: money(10), rounding: 'tens' },
};
const change: PriceChange = {
  ...{ id: asId('7'), priceListId: asId('2'), at: '2026-11-24T12:00:00Z', source, state: 'done' },
  ...{ prices: 6, said: null, gone: null, by: 'admin' },
};
const now = Date.parse('2026-11-25T12:00:00Z');
const copied = { isWithdrawn: false, prices: 6, changes: [change] };
const empty = { isWithdrawn: false, prices: 0, changes: [] };

describe('a list that is made again', () => {
  it('is the one that is there where its prices came from the same', () => {
    expect(isMadeFrom(copied, source, now)).toBe(true);
    expect(isMadeFrom(copied, { ...source, percentage: money('10.00') }, now)).toBe(true);
    expect(isMadeFrom(empty, null, now)).toBe(true);
  });

  it('is another where they did not, or where it is out of use', () => {
    expect(isMadeFrom(copied, null, now)).toBe(false);
    expect(isMadeFrom(empty, source, now)).toBe(false);
    expect(isMadeFrom(copied, { ...source, percentage: money(11) }, now)).toBe(false);
    expect(isMadeFrom(copied, { ...source, rounding: 'cents' }, now)).toBe(false);
    expect(isMadeFrom({ ...copied, isWithdrawn: true }, source, now)).toBe(false);
    expect(isMadeFrom({ ...copied, changes: [{ ...change, state: 'failed' }] }, source, now)).toBe(false);
    expect(isMadeFrom({ ...copied, changes: [{ ...change, state: 'undone' }] }, source, now)).toBe(false);
    const later = { ...change, state: 'waiting', at: '2027-01-01T12:00:00Z' } as const;
    expect(isMadeFrom({ ...copied, changes: [later] }, source, now)).toBe(false);
    // The list is just being made.
    expect(isMadeFrom({ ...copied, changes: [{ ...change, state: 'waiting' }] }, source, now)).toBe(true);
    expect(isMadeFrom({ ...empty, isWithdrawn: true }, null, now)).toBe(false);
  });
});
