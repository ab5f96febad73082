import { describe, expect, it } from 'vitest';
import { overlaySize, withChanges } from '#core/search/index/changes.ts';
import { buildSearchIndex, productCount } from '#core/search/index/search-index.ts';
import { search } from '#core/search/search.ts';
import { suggestCodes } from '#core/search/suggestions/suggest.ts';
import { aBearing } from '#test/builders/search-document.builder.ts';

const bearings = Array.from({ length: 100 }, (_, key) => aBearing({ key, code: `62${String(key).padStart(2, '0')}` }));

describe('changes', () => {
  it('show at once and leave the index before them as it was', () => {
    const before = buildSearchIndex(bearings);
    const after = withChanges(before, [aBearing({ key: 7, code: 'NEW' }), aBearing({ key: 200, code: 'MORE' })], [8]);
    const count = (index: typeof before, code: string): number =>
      search(index, { code, page: 1, pageSize: 1 }).totalCount;
    expect([count(after, '6207'), count(after, '6208'), count(after, 'new'), count(after, 'more')]).toEqual([
      0, 0, 1, 1,
    ]);
    expect([count(before, '6207'), count(before, '6208'), count(before, 'new')]).toEqual([1, 1, 0]);
    expect([productCount(before), productCount(after)]).toEqual([100, 100]);
  });

  it('one by one make few layers, and count towards a rebuild', () => {
    const index = bearings.reduce(
      (so, { key }) => withChanges(so, [aBearing({ key, code: `X${key}` })]),
      buildSearchIndex(bearings),
    );
    expect(index.layers.length).toBeLessThanOrEqual(8);
    expect(overlaySize(index)).toBe(200);
    expect(overlaySize(buildSearchIndex(bearings))).toBe(0);
  });

  it('suggest as if they had always been there, also where a related part has just the code typed', () => {
    const own = Array.from({ length: 9 }, (_, key) => aBearing({ key, code: '6' }));
    const related = aBearing({ key: 18, code: 'S6', codes: [{ code: '6', brand: 'CORVEN', kind: 'relation' }] });
    const begins = aBearing({ key: 14, code: 'N', codes: [{ code: '66', brand: 'CORVEN', kind: 'row' }] });
    const changed = suggestCodes(withChanges(buildSearchIndex([...own, related]), [begins], []), '6');
    expect(changed).toEqual(suggestCodes(buildSearchIndex([...own, related, begins]), '6'));
    expect(changed.at(-1)?.key).toBe(18);
  });
});
