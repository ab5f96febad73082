import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byBytes, exactRange, prefixRange, startRange, stringTable } from '#core/search/index/string-table.ts';

/** Few letters, so that many strings begin alike, equal each other, or hold one beyond ASCII. */
const text = fc.string({ unit: fc.constantFrom('A', 'B', '6', 'ñ'), maxLength: 4 });
const strings = fc.array(text, { maxLength: 60 }).map((list) => list.sort(byBytes));

const table = (list: readonly string[]) => stringTable(list.length, (place) => list[place] ?? '');
const shown = (list: readonly string[], { from, to }: { readonly from: number; readonly to: number }) =>
  list.slice(from, to);

describe('a sorted table of strings', () => {
  it('finds what equals a text and what starts with it as a look at every string does', () => {
    fc.assert(
      fc.property(strings, text, (list, wanted) => {
        const starting = list.filter((each) => each.startsWith(wanted));
        const equal = list.filter((each) => each === wanted);
        expect(shown(list, prefixRange(table(list), wanted))).toEqual(starting);
        expect(shown(list, exactRange(table(list), wanted))).toEqual(equal);
        const { from, exactEnd, to } = startRange(table(list), wanted);
        expect([shown(list, { from, to: exactEnd }), shown(list, { from, to })]).toEqual([equal, starting]);
      }),
    );
  });
});
