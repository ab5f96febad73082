import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceDraft } from '#core/catalogue/import/drafts/drafts.ts';
import { emptySummary, type Planned, summarise } from '#core/catalogue/import/plan/plan.ts';
import { isSteep } from '#core/imports/steep-change.ts';

const price = (from: string, to: string) => ({ field: 'price', from, to });
const planned = (line: number, from: string, to: string): Planned<PriceDraft> => ({
  key: String(line),
  status: 'changed',
  draft: { line, code: String(line), priceList: 'Lista 1', price: to },
  changes: [price(from, to)],
  isDiscontinued: false,
});
const batch = { drafts: [], rejected: [], rowsRead: 0 };

describe('a price that changes', () => {
  it.each([
    ['100', '1', true],
    ['100', '50', true],
    ['100', '50.01', false],
    ['100', '199.99', false],
    ['100', '200', true],
    ['', '200', false],
    ['0', '200', false],
  ])('from %s to %s is steep: %s', (from, to, steep) => {
    expect(isSteep(price(from, to))).toBe(steep);
    expect(isSteep({ field: 'stock', from, to })).toBe(false);
  });

  it('is as steep on the way back', () => {
    const cents = fc.integer({ min: 1, max: 10_000_000 }).map((each) => (each / 100).toFixed(2));
    fc.assert(
      fc.property(cents, cents, (from, to) => {
        expect(isSteep(price(from, to))).toBe(isSteep(price(to, from)));
      }),
    );
  });

  it('steeply is looked at however late it comes, with what it is about', () => {
    const rows = Array.from({ length: 300 }, (_, at) => planned(at + 2, '100', at % 100 === 99 ? '1' : '101'));
    let summary = emptySummary;
    for (let at = 0; at < rows.length; at += 60) {
      const some = rows.slice(at, at + 60);
      summary = summarise(summary, batch, some, new Map(some.map(({ draft }) => [draft.line, `A-${draft.line}`])));
    }
    expect(summary.changed).toBe(300);
    expect(summary.examples.map(({ line }) => line)).toEqual([
      ...Array.from({ length: 50 }, (_, at) => at + 2),
      ...[101, 201, 301],
    ]);
    expect(summary.examples.at(-1)?.name).toBe('A-301');
    const steep = Array.from({ length: 200 }, (_, at) => planned(at + 400, '100', '1'));
    const all = summarise(summary, batch, steep);
    expect(all.examples).toHaveLength(50 + 50);
    expect(all.steep).toBe(203);
  });
});
