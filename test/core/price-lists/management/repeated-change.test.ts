import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PriceChange, repeatedChange, repeatedMs } from '#core/price-lists/management/price-change.ts';
import type { PercentageSource } from '#core/pricing/price-source.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';

const now = Date.parse('2026-11-24T12:00:00Z');
const source: PercentageSource = {
  kind: 'percentage',
  fromListId: asId('1'),
  percentage: money(10),
  rounding: 'cents',
};
const change = (over: Partial<PriceChange> = {}): PriceChange => ({
  ...{ id: asId('7'), priceListId: asId('1'), at: new Date(now - 1000).toISOString(), source, state: 'done' },
  ...{ prices: 6, said: null, gone: null, by: 'admin' },
  ...over,
});

describe('a change that is asked for again', () => {
  it('at once is the same within twelve hours, and another afterwards', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * repeatedMs }), (ago) => {
        const last = change({ at: new Date(now - ago).toISOString() });
        expect(repeatedChange([last], null, source, now)).toBe(ago < repeatedMs ? last : null);
      }),
    );
  });

  it('for a moment is the one that waits for it', () => {
    const waiting = change({ state: 'waiting', at: '2026-12-01T03:00:00.000Z' });
    expect(repeatedChange([waiting], '2026-12-01T03:00:00Z', source, now)).toBe(waiting);
    expect(repeatedChange([waiting], '2026-12-01T04:00:00Z', source, now)).toBeNull();
    expect(repeatedChange([waiting], null, source, now)).toBeNull();
  });

  it('is another where its prices are others, or where the first one failed', () => {
    for (const other of [
      { percentage: money(11) },
      { rounding: 'peso' },
      { fromListId: asId<'price-list'>('2') },
    ] as const) {
      expect(repeatedChange([change()], null, { ...source, ...other }, now)).toBeNull();
    }
    expect(repeatedChange([change({ state: 'failed' })], null, source, now)).toBeNull();
    expect(repeatedChange([change({ source: { kind: 'sheet', fileName: 'a.csv' } })], null, source, now)).toBeNull();
  });
});
