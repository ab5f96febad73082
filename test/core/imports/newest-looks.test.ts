import { expect, it } from 'vitest';
import { newestLooks } from '#core/imports/newest-looks.ts';

type Look = ReturnType<Parameters<typeof newestLooks>[1]>;
const look = (over: Partial<Look> = {}): Look => ({
  ...{ state: 'planned', failureCode: null, wroteNothing: true, file: ['clientes.csv', '', 'admin'] },
  ...over,
});
const failed = (failureCode: string, over: Partial<Look> = {}) => look({ state: 'failed', failureCode, ...over });

it.each([
  ['a later look takes the place of an earlier one', look(), [0]],
  ['its import does', look({ state: 'done', wroteNothing: false }), [0]],
  ['one that is being read does', look({ state: 'reading', wroteNothing: false }), [0]],
  ['one whose columns are to be told does', failed('missing-columns'), [0]],
  ['one that was interrupted leaves it', failed('interrupted'), [0, 1]],
  ['one that is no spreadsheet leaves it', failed('not-a-spreadsheet'), [0, 1]],
  ['an import that was interrupted does: some rows may be stored', failed('interrupted', { wroteNothing: false }), [0]],
  ['a look at another worksheet leaves it', look({ file: ['clientes.csv', 'Sur', 'admin'] }), [0, 1]],
] as const)('%s', (_what, newer, kept) => {
  const looks = [newer, look()];
  expect(newestLooks(looks, (each) => each)).toEqual(kept.map((at) => looks[at]));
});

it('what was interrupted gives way to a later look, and what was imported in part stays', () => {
  const inPart = failed('interrupted', { wroteNothing: false });
  expect(newestLooks([look(), failed('interrupted'), inPart], (each) => each)).toEqual([look(), inPart]);
});
