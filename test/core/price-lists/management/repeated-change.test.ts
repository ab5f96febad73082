import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  earlierRise,
  type PriceChange,
  repeatedChange,
  repeatedMs,
  riseAgainMs,
} from '#core/price-lists/management/price-change.ts';
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
    expect(repeatedChange([change({ state: 'undone' })], null, source, now)).toBeNull();
    expect(repeatedChange([change({ source: { kind: 'sheet', fileName: 'a.csv' } })], null, source, now)).toBeNull();
  });
});

describe('a rise that would come on top of another', () => {
  const list = asId<'price-list'>('1');
  const at = new Date(now).toISOString();

  it('is one within a day after the last that was made, by any percentage', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * riseAgainMs }), fc.integer({ min: 1, max: 50 }), (ago, percentage) => {
        // A change that was asked for a moment ago may still wait.
        const last = change({ at: new Date(now - ago).toISOString(), state: ago % 2 === 0 ? 'done' : 'waiting' });
        const other = { ...source, percentage: money(percentage) };
        expect(earlierRise([last], list, at, other)).toBe(ago < riseAgainMs ? last : null);
      }),
    );
  });

  it('is the same one that waits for that moment, and no other one that waits', () => {
    const waiting = change({ state: 'waiting', at });
    expect(earlierRise([waiting], list, at, source)).toBe(waiting);
    expect(earlierRise([waiting], list, at, { ...source, percentage: money(6) })).toBeNull();
    expect(earlierRise([waiting], list, new Date(now - 1000).toISOString(), source)).toBeNull();
  });

  it('is none of what counts once however often it is done: another list’s prices, a sheet, a rounding', () => {
    const other = { ...source, fromListId: asId<'price-list'>('2') };
    const rounding = { ...source, percentage: money(0), rounding: 'peso' } as const;
    for (const done of [other, rounding, { kind: 'sheet', fileName: 'a.csv' } as const]) {
      expect(earlierRise([change({ source: done })], list, at, source)).toBeNull();
    }
    for (const asked of [other, rounding]) expect(earlierRise([change()], list, at, asked)).toBeNull();
    expect(earlierRise([change({ state: 'failed' })], list, at, source)).toBeNull();
    expect(earlierRise([change({ state: 'undone' })], list, at, source)).toBeNull();
    // What goes the other way mends the first.
    expect(earlierRise([change()], list, at, { ...source, percentage: money(-5) })).toBeNull();
  });
});
