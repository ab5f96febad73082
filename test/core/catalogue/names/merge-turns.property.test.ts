import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeTurns } from '#core/catalogue/names/merge-turns.ts';
import { isDisabled } from '#core/catalogue/taxonomy/disabled.ts';
import { asId } from '#core/shared/ids.ts';

const brandId = fc.constantFrom('1', '2').map((id) => asId<'product-brand'>(id));
const typeId = fc.constantFrom('1', '2', '3').map((id) => asId<'product-type'>(id));
const place = fc.record({ brandId, typeIds: fc.uniqueArray(typeId, { minLength: 1, maxLength: 2 }) });
const disabled = fc.record({
  brandIds: fc.uniqueArray(brandId).map((ids) => new Set(ids)),
  typeIds: fc.uniqueArray(typeId, { maxLength: 1 }).map((ids) => new Set(ids)),
  pairs: fc.array(fc.record({ brandId, typeId }), { maxLength: 3 }),
});

describe('what a merge shows or hides', () => {
  it('is what is switched off on one side of it alone', () => {
    fc.assert(
      fc.property(disabled, place, place, (off, before, after) => {
        const { shown, hidden } = mergeTurns(off, [{ name: 'it', before, after }]);
        const [was, is] = [before, after].map((where) => isDisabled(off, where.brandId, where.typeIds));
        expect(shown.length === 1).toBe(was === true && is === false);
        expect(hidden.length === 1).toBe(was === false && is === true);
      }),
    );
  });

  it('is nothing where everything stays in its place', () => {
    fc.assert(
      fc.property(disabled, fc.array(place), (off, places) => {
        const moved = places.map((at) => ({ name: 'it', before: at, after: at }));
        expect(mergeTurns(off, moved)).toEqual({ shown: [], hidden: [] });
      }),
    );
  });
});
