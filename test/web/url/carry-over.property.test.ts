import fc from 'fast-check';
import { expect, it } from 'vitest';
import { carryOver } from '#web/url/carry-over.ts';

const aQuery = fc
  .array(fc.tuple(fc.constantFrom('q', 'id', 'state', 'after'), fc.constantFrom('a', 'b', 'ñ &=')), { maxLength: 5 })
  .map((entries) => new URLSearchParams(entries as [string, string][]).toString());
const entriesOf = (query: string) => [...new URLSearchParams(query)].sort().map(String);

it('what was typed after the link was drawn stays, and what the link opens is opened', () => {
  expect(carryOver('?state=current', 'state=current&id=7', '?state=current&q=bujia')).toBe(
    '?state=current&q=bujia&id=7',
  );
  expect(carryOver('?id=7&q=bu', 'q=bu', '?id=7&q=bujia')).toBe('?q=bujia');
  expect(carryOver('', '', '')).toBe('');
});

it('leads where it is drawn to while the address is as it was drawn', () => {
  fc.assert(
    fc.property(aQuery, aQuery, (drawn, to) => {
      expect(entriesOf(carryOver(drawn, to, drawn))).toEqual(entriesOf(to));
    }),
  );
});

it('changes nothing but what the link changes', () => {
  fc.assert(
    fc.property(aQuery, aQuery, aQuery, (drawn, to, now) => {
      const [before, after, asked, led] = [drawn, to, now, carryOver(drawn, to, now)].map(
        (query) => new URLSearchParams(query),
      );
      for (const name of ['q', 'id', 'state', 'after']) {
        const isChanged = String(before?.getAll(name)) !== String(after?.getAll(name));
        expect(led?.getAll(name)).toEqual((isChanged ? after : asked)?.getAll(name));
      }
    }),
  );
});
