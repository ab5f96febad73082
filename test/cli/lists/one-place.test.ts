import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url).pathname;
const paths = readdirSync(`${root}cli`, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
const sources = paths.map((path) => ({
  path: `cli/${path}`,
  text: readFileSync(`${root}cli/${path}`, 'utf8'),
}));
const elsewhere = sources.filter(({ path }) => dirname(path) !== 'cli/lists' && dirname(path) !== 'cli/declare');

it('declares every list of the terminal, with its columns, in cli/lists', () => {
  const declared = elsewhere.filter(({ text }) => /declareList\((?!\w+, act, \w+(\(.*\))?\))/.test(text));
  const typed = elsewhere.filter(({ text }) => /\bListDeclaration</.test(text));
  expect(declared.map(({ path }) => path)).toEqual([]);
  expect(typed.map(({ path }) => path)).toEqual([]);
  const columns = elsewhere.filter(({ text }) =>
    /^export const \w+ = .*TableColumn<|^export const \w+: .*TableColumn</m.test(text),
  );
  expect(columns.map(({ path }) => path)).toEqual([]);
});

it('names the file of a list by what is typed', () => {
  const groups = new Set(
    sources.filter(({ path }) => path.endsWith('.command.ts')).map(({ path }) => basename(path, '.command.ts')),
  );
  const lists = sources
    .filter(({ path }) => path.endsWith('.list.ts'))
    .map(({ path }) => basename(path, '.list.ts'))
    // What claims and warranties share.
    .filter((name) => name !== 'case-messages');
  expect(lists.length).toBeGreaterThan(25);
  expect(lists.filter((name) => ![...groups].some((group) => name === group || name.startsWith(`${group}-`)))).toEqual(
    [],
  );
});
