import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numberedRow } from '#cli/find/find-listed.ts';
import { askedPages } from './asked-pages.ts';

const pages = [
  ['90', '70'],
  ['52', '51'],
  ['9', '8'],
];

it.each([
  ['90', { id: '90' }, 1],
  [' 51 ', { id: '51' }, 2],
  // What is newer than a page is not behind it.
  ['71', null, 1],
  ['60', null, 2],
  ['1', null, 3],
  ['x', null, 3],
])('a list, the newest first, is asked for %j as far as it may be there', async (number, row, count) => {
  const asked = askedPages(pages);
  expect([(await numberedRow(number, asked.ask)).val, asked.count()]).toEqual([row, count]);
});

it('finds each that is there, and none that is not', async () => {
  const ids = fc.uniqueArray(fc.nat(500), { minLength: 1 }).map((all) => all.sort((a, b) => b - a).map(String));
  await fc.assert(
    fc.asyncProperty(ids, fc.integer({ min: 1, max: 7 }), fc.nat(500).map(String), async (all, size, wanted) => {
      const cut = all.flatMap((_, at) => (at % size === 0 ? [all.slice(at, at + size)] : []));
      const found = (await numberedRow(wanted, askedPages(cut).ask)).unwrap();
      expect(found).toEqual(all.includes(wanted) ? { id: wanted } : null);
    }),
  );
});
