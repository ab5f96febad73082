import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftKey, type Fields, fieldsOf } from '#core/catalogue/import/drafts/comparable.ts';
import type { PriceDraft } from '#core/catalogue/import/drafts/drafts.ts';
import { changedFields, collectChanged } from '#core/catalogue/import/plan/changed-since-look.ts';
import { planBatch } from '#core/catalogue/import/plan/plan.ts';
import { maxChangedRows } from '#core/imports/change.ts';

const draft = (price: string, line = 2): PriceDraft => ({ line, code: `A${line}`, brand: 'B', priceList: 'L', price });
const fieldsAt = (price: string | null, line = 2): Fields | undefined =>
  price === null ? undefined : fieldsOf(draft(price, line));
const plannedAt = (to: string, now: string | null) => {
  const held = fieldsAt(now);
  const key = draftKey('prices', draft(to));
  const [planned] = planBatch('prices', [draft(to)], new Map(held === undefined ? [] : [[key, held]]));
  if (planned === undefined) throw new Error('one row is planned');
  return planned;
};
const amount = (price: string | null) => (price === null ? null : Number(price));

describe('a row that is about to be written', () => {
  const price = fc.constantFrom('1', '1.00', '2', '3');
  const held = fc.option(price, { nil: null });

  it('writes over something else than was seen exactly where that is another by now, and it writes at all', () => {
    fc.assert(
      fc.property(price, held, held, (to, seen, now) => {
        const planned = plannedAt(to, now);
        const isOther = amount(seen) !== amount(now);
        expect(changedFields(planned, fieldsAt(seen)).length > 0).toBe(planned.status !== 'unchanged' && isOther);
      }),
    );
  });

  it('tells what was seen, what there is and what the sheet says', () => {
    expect(changedFields(plannedAt('221', '777'), fieldsAt('525'))).toEqual([
      { field: 'price', seen: '525', from: '777', to: '221' },
    ]);
    expect(changedFields(plannedAt('221', '777'), undefined)).toEqual([
      { field: 'price', seen: '', from: '777', to: '221' },
    ]);
    expect(changedFields(plannedAt('221', null), fieldsAt('525'))).toContainEqual({
      ...{ field: 'price', seen: '525', from: '', to: '221' },
    });
  });
});

describe('what changed since the look', () => {
  const collect = (lookedAt: number, published: number, isUndone = false) =>
    collectChanged(
      {
        stored: async (_kind, drafts) => ({
          rows: new Map(
            drafts.map((each) => [draftKey('prices', each as PriceDraft), fieldsOf({ ...each, price: '5' })]),
          ),
          refused: new Map(),
        }),
        titles: async (rows) => new Map(rows.map(({ line, code }) => [line, `${code} de B`])),
        isUndoneSince: async () => isUndone,
      },
      'prices',
      lookedAt,
      published,
    );
  const rows = Array.from({ length: maxChangedRows + 5 }, (_, at) => draft('9', at + 2));
  const stored = new Map(rows.map((each) => [draftKey('prices', each), fieldsOf({ ...each, price: '7' })]));
  const planned = planBatch('prices', rows, stored);

  it('is all counted, and the first are told by name', async () => {
    const changed = await collect(1, 2);
    await changed.note(planned);
    const found = changed.found();
    expect([found?.count, found?.rows.length]).toEqual([rows.length, maxChangedRows]);
    expect(found?.rows[0]).toEqual({
      ...{ line: 2, name: 'A2 de B', fields: [{ field: 'price', seen: '5', from: '7', to: '9' }] },
    });
  });

  it('is nothing where nothing was published since, or nothing is written', async () => {
    const same = await collect(2, 2, true);
    await same.note(planned);
    expect(same.found()).toBeNull();
    const idle = await collect(1, 2);
    await idle.note(planBatch('prices', rows, new Map(rows.map((each) => [draftKey('prices', each), fieldsOf(each)]))));
    expect(idle.found()).toBeNull();
  });

  it('is asked about where an import was undone since: what there was is not known any more', async () => {
    expect((await collect(1, 2, true)).found()).toEqual({ count: 0, rows: [], isUndone: true });
  });
});
