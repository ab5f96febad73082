import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MergedNames, mergeTerms, type NamedTerm } from '#core/catalogue/names/merge-terms.ts';
import { asId } from '#core/shared/ids.ts';

const brandId = fc.option(fc.constantFrom('1', '2', '3').map((id) => asId<'product-brand'>(id)));
const typeId = fc.option(fc.constantFrom('1', '2', '3', '4').map((id) => asId<'product-type'>(id)));
const keyOf = ({ brandId, typeId }: NamedTerm): string => `${brandId} ${typeId}`;
const terms = fc.uniqueArray(fc.record({ brandId, typeId, percentage: fc.integer({ min: 1, max: 99 }) }), {
  selector: keyOf,
});
const brands: MergedNames = { field: 'brandId', into: new Map([[asId('1'), asId('2')]]) };
const families: MergedNames = {
  field: 'typeId',
  into: new Map([
    [asId('1'), asId('2')],
    [asId('3'), asId('4')],
  ]),
};
const isBy = ({ field, into }: MergedNames, term: NamedTerm): boolean =>
  (into as ReadonlyMap<unknown, unknown>).has(term[field]);

describe('the terms of a customer after a merge', () => {
  it('are by no name that is gone, one for each, and what stays is as it was', () => {
    fc.assert(
      fc.property(terms, fc.constantFrom(brands, families), (before, merged) => {
        const { after, moved, lost } = mergeTerms(before, merged);
        expect(after.some((term) => isBy(merged, term))).toBe(false);
        expect(new Set(after.map(keyOf)).size).toBe(after.length);
        expect([...moved, ...lost].length).toBe(before.filter((term) => isBy(merged, term)).length);
        expect(after.length).toBe(before.length - lost.length);
        for (const term of before) if (!isBy(merged, term)) expect(after).toContain(term);
      }),
    );
  });

  it('pass where the customer has none by the name that is left, else that one stays', () => {
    const [gone, left] = [asId<'product-brand'>('1'), asId<'product-brand'>('2')];
    const [own, other] = [
      { brandId: gone, typeId: null, percentage: 25 },
      { brandId: left, typeId: null, percentage: 10 },
    ];
    expect(mergeTerms([own], brands)).toEqual({ after: [{ ...own, brandId: left }], moved: [own], lost: [] });
    expect(mergeTerms([own, other], brands)).toEqual({ after: [other], moved: [], lost: [own] });
  });
});
