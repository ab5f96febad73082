import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

/** What several components of a folder share, and why it is called like none of them. */
const shared: Readonly<Record<string, string>> = {
  'offers/promotions.css': 'the head of the screens of offers, news and flyers',
  'sheet-exchange/import-parts.css': 'a rule or two of each part of an import',
  'shell/header.css': 'the bar at the top of every page, also of those that have no top bar',
};

/** The components of everybody, and what is no component. */
const others = ['ui', 'theme', 'styles'];

const styleSheets = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.css') && !others.includes(path.split('/')[0] ?? ''));

/** On paper and on a telephone a component may look by a sheet of its own. */
const componentOf = (path: string): string => path.replace(/(-(print|phone))?\.css$/, '');

const isNamedByComponent = (path: string): boolean =>
  ['.tsx', '.screen.tsx'].some((ending) => existsSync(posix.join('web', `${componentOf(path)}${ending}`)));

it('names every style sheet by a component or a screen of its folder', () => {
  expect(styleSheets.length).toBeGreaterThan(100);
  expect(styleSheets.filter((path) => !isNamedByComponent(path) && !(path in shared))).toEqual([]);
});

it('keeps no reason for a style sheet that is gone or named by a component', () => {
  expect(Object.keys(shared).filter((path) => !styleSheets.includes(path) || isNamedByComponent(path))).toEqual([]);
});

it.each([
  ['shell/bars.css', false],
  ['orders/acting-bar.css', false],
  ['shell/acting-bar.css', true],
  ['orders/orders.css', true],
  ['search/result-table-phone.css', true],
  ['quotes/quotes-print.css', true],
  ['quotes/quotes-wide.css', false],
])('of %s it says so: %s', (path, is) => {
  expect(isNamedByComponent(path)).toBe(is);
});
