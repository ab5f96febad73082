import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftKey, fieldsOf } from '#core/catalogue/import/drafts/comparable.ts';
import type { PriceDraft } from '#core/catalogue/import/drafts/drafts.ts';
import { planBatch } from '#core/catalogue/import/plan/plan.ts';
import { maxChangedRows } from '#core/imports/change.ts';
import { collectPriceLook } from '#core/price-lists/management/price-sheet-look.ts';
import { asId } from '#core/shared/ids.ts';

const list = asId<'price-list'>('1');
/** The price of each article in the list; null for none. */
type Prices = readonly (string | null)[];
const price = fc.constantFrom('10', '20', '30');
const prices = fc.array(fc.option(price), { minLength: 5, maxLength: 5 });
const draftsOf = (says: readonly string[]): readonly PriceDraft[] =>
  says.map((priceText, at) => ({ line: at + 2, code: `C${at}`, priceList: 'Reventa', price: priceText }));
const named = {
  titles: async (rows: readonly { readonly line: number; readonly code: string }[]) =>
    new Map(rows.map(({ line, code }) => [line, `${code} SKF`])),
};
const lookAt = (drafts: readonly PriceDraft[], held: Prices, changedBy = 'ana') => {
  const stored = drafts.flatMap((draft, at) => {
    const there = held[at] ?? null;
    return there === null ? [] : [[draftKey('prices', draft), fieldsOf({ ...draft, price: `${there}.00` })] as const];
  });
  const looked = collectPriceLook(
    { lastPriceChange: async () => ({ by: changedBy, at: new Date(9).toISOString() }) },
    named,
    async () => {},
  );
  looked.note(planBatch('prices', drafts, new Map(stored)));
  return looked;
};

describe('a sheet of new prices that was looked at', () => {
  it('asks about each price that is another since and would become a third, or came or went, and no other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(price, { minLength: 5, maxLength: 5 }), prices, prices, async (says, then, now) => {
        const drafts = draftsOf(says);
        const look = await lookAt(drafts, then).found(5, []);
        const since = await lookAt(drafts, now).changedSince(look, list);
        const moved = drafts.filter((_, at) => now[at] !== then[at] && now[at] !== says[at]);
        expect(since?.count ?? 0).toBe(moved.length);
        expect(since?.rows.map(({ line, name }) => [line, name]) ?? []).toEqual(
          moved.map(({ line, code }) => [line, `${code} SKF`]),
        );
        for (const { line, since: what, changed } of since?.rows ?? []) {
          const [was, is] = [then[line - 2] ?? null, now[line - 2] ?? null];
          expect(what).toBe(was === null ? 'made' : is === null ? 'gone' : 'changed');
          expect(changed?.by).toBe('ana');
        }
      }),
    );
  });

  it('counts all of them and names the first, and asks about a row that stayed out then', async () => {
    const says = Array.from({ length: maxChangedRows + 3 }, () => '30');
    const drafts = draftsOf(says);
    const look = await lookAt(
      drafts,
      says.map(() => '10'),
    ).found(5, []);
    const since = await lookAt(
      drafts,
      says.map(() => '20'),
    ).changedSince(look, list);
    expect([since?.count, since?.rows.length]).toEqual([says.length, maxChangedRows]);
    expect(since?.rows[0]?.fields).toEqual([{ field: 'price', seen: '10.00', from: '20.00', to: '30' }]);
    const out = await lookAt(draftsOf(['30']), ['10']).found(5, [2]);
    const admitted = await lookAt(draftsOf(['30']), ['10']).changedSince(out, list);
    expect(admitted?.rows).toMatchObject([{ line: 2, since: 'admitted', fields: [] }]);
  });
});
