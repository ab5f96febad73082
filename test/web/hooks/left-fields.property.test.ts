import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedFields } from '#web/hooks/left-fields.ts';

const rows = fc
  .array(fc.record({ name: fc.constantFrom<string>('', 'a', 'b') }), { minLength: 1, maxLength: 6 })
  .map((all) => all.map((row) => ({ ...row })));
const pathsOf = (places: readonly number[]) => new Set(places.map((place) => `list.rows.${place}.name`));
const placed = fc.tuple(rows, fc.array(fc.nat(5)), fc.nat(5)).map(([all, left, place]) => ({
  ...{ all, place: place % all.length },
  left: [...new Set(left.map((each) => each % all.length))],
}));

describe('fields that were left', () => {
  it('go with the row that goes, and along with those that move up', () => {
    fc.assert(
      fc.property(placed, ({ all, left, place }) => {
        const after = { list: { rows: all.toSpliced(place, 1) } };
        const found = movedFields(pathsOf(left), { list: { rows: all } }, after);
        const stayed = left.filter((each) => each !== place);
        expect(found).toEqual(pathsOf(stayed.map((each) => (each > place ? each - 1 : each))));
      }),
    );
  });

  it('are none of a new row at the place of one that went', () => {
    const [first, blank] = [{ name: 'a' }, { name: '' }];
    const gone = movedFields(new Set(['rows.0.name', 'rows.1.name']), { rows: [first, blank] }, { rows: [first] });
    const added = movedFields(gone, { rows: [first] }, { rows: [first, { name: '' }] });
    expect(added).toEqual(new Set(['rows.0.name']));
  });

  it('go along with a row that takes another place', () => {
    fc.assert(
      fc.property(placed, fc.nat(5), ({ all, left, place }, to) => {
        const row = all[place];
        const moved = all.toSpliced(place, 1).toSpliced(to % all.length, 0, row ?? { name: '' });
        const found = movedFields(pathsOf(left), { list: { rows: all } }, { list: { rows: moved } });
        expect(found).toEqual(pathsOf(left.map((each) => moved.indexOf(all[each] ?? { name: '' }))));
      }),
    );
  });

  it('stay where they are typed into, and where something else is', () => {
    fc.assert(
      fc.property(placed, ({ all, left, place }) => {
        const before = { list: { rows: all }, name: 'a' };
        const typed = { list: { rows: all.with(place, { name: 'c' }) }, name: 'a' };
        expect(movedFields(pathsOf(left), before, typed)).toEqual(pathsOf(left));
        expect(movedFields(pathsOf(left), before, structuredClone(before))).toEqual(pathsOf(left));
        expect(movedFields(new Set(['name']), before, { ...typed, name: 'b' })).toEqual(new Set(['name']));
      }),
    );
  });
});
