import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId } from '#core/shared/ids.ts';
import { type FamilyState, parseFamilies, printFamilies } from '#web/families/family-url.ts';

const id = fc.stringMatching(/^[\w-]{1,8}$/);
const ids = fc.uniqueArray(id, { maxLength: 4 });
const value = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() !== '');
const chosen: fc.Arbitrary<FamilyState> = fc.record({
  typeId: fc.option(id.map((one) => asId<'product-type'>(one))),
  subTypeId: fc.option(id.map((one) => asId<'product-type'>(one))),
  vehicleBrandSegmentId: fc.option(id.map((one) => asId<'segment'>(one))),
  vehicleBrandIds: ids.map((list) => list.map((one) => asId<'vehicle-brand'>(one))),
  productBrandIds: ids.map((list) => list.map((one) => asId<'product-brand'>(one))),
  properties: fc.uniqueArray(
    fc.record({
      property: fc.constantFrom('interior1', 'dientes', 'otrosRosca'),
      values: fc.array(value, { minLength: 1, maxLength: 3 }),
    }),
    { selector: ({ property }) => property },
  ),
  page: fc.integer({ min: 1, max: 100_000 }),
});
const states = fc
  .tuple(chosen, fc.boolean())
  .map(([state, withHidden]): FamilyState => (withHidden ? { ...state, withHidden } : state));

describe('the address of a search by family', () => {
  it('gives back every state, commas and all', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(parseFamilies(printFamilies(state))).toEqual(state);
      }),
    );
  });

  it('never throws, and reads what it prints, for any address', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (written) => {
        const state = parseFamilies(new URLSearchParams(`f=1&${written}`));
        expect(state).not.toBeNull();
        if (state !== null) expect(parseFamilies(printFamilies(state))).toEqual(state);
      }),
    );
  });

  it.each([
    ['', null],
    ['sf=3&p=2', null],
    ['typeId=1&subTypeId=2', ['1', '2']],
    ['typeId=&subTypeId=2', ['2', null]],
    ['subTypeId=2', ['2', null]],
    ['f=', [null, null]],
    ['f=9&typeId=1&subTypeId=2', ['9', null]],
  ] as const)('%s', (written, types) => {
    const state = parseFamilies(new URLSearchParams(written));
    expect(state === null ? null : [state.typeId, state.subTypeId]).toEqual(types);
  });

  it.each([['-5'], ['0'], ['1.5'], ['x'], ['']])('page %s is the first', (p) => {
    expect(parseFamilies(new URLSearchParams({ f: '1', p }))?.page).toBe(1);
  });
});
