import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What looks the same everywhere, and where it is said how; other style sheets only place it. */
const looks = [
  { name: 'a button', styles: 'ui/buttons.css', subject: /\.btn\b(?!-)/ },
  { name: 'a status', styles: 'ui/status.css', subject: /\.(stock|state|case-state)(?![\w-])/ },
];

/** What tells where something stands and what room it takes. Paper has no buttons. */
const placing =
  /^(--btn-(height|padding|size)|display|position|order|vertical-align|(min-|max-)?width|flex(-\w+)?|(align|justify)-self|justify-content|grid(-\w+)*|margin(-\w+)*)$/;

const styleSheets = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.css'));

/** The rules of a style sheet: the last part of each selector, which says what it styles, and the properties. */
const rulesIn = (path: string) => {
  const text = readFileSync(`web/${path}`, 'utf8').replace(/\/\*.*?\*\//gs, '');
  return [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    // What stands in brackets belongs to the compound around it.
    subjects: selector
      .replace(/:(not|has)\([^()]*(\([^()]*\))*[^()]*\)/g, '')
      .replace(/\([^()]*\)/g, (list) => list.replaceAll(/\s+/g, ''))
      .split(/,(?![^(]*\))/)
      .map(
        (one) =>
          one
            .trim()
            .split(/[\s>+~]+/)
            .at(-1) ?? '',
      ),
    properties: body
      .split(';')
      .map((line) => line.split(':')[0]?.trim() ?? '')
      .filter((property) => property !== ''),
  }));
};

it.each(looks)('how $name looks is said in one place', ({ styles: own, subject }) => {
  expect(rulesIn(own).some(({ subjects }) => subjects.some((one) => subject.test(one)))).toBe(true);
  const others = styleSheets
    .filter((path) => path !== own)
    .flatMap((path) => rulesIn(path).map((rule) => ({ path, ...rule })))
    .filter(({ subjects }) => subjects.some((one) => subject.test(one)));
  expect(others.length).toBeGreaterThan(0);
  for (const { path, selector, properties } of others) {
    expect(
      properties.filter((property) => !placing.test(property)),
      `${path}: ${selector}`,
    ).toEqual([]);
  }
});

/** What web/ui/data-list*.css and web/ui/list-column.ts place the cells of a list by. */
const cellOfList =
  /\[data-column|\.(card-(title|state|left|right|line|do|choice|label|none)|from-\w+|lines-\w+|cut|list-table|data-list)(?![\w-])/;
const element = /(?<![\w.#-])(td|th|tr|thead|tbody|tfoot)(?![\w-])/;

/** The statement of the account, whose nine columns have a layout of their own (`layout` of web/ui/list-table.tsx). */
const ownLayout = ['current-account/actual-table.css', 'current-account/current-account-print.css'];

/** Components that draw a table themselves. */
const ownTables = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !/[\\/]?ui[\\/]/.test(path))
  .map((path) => readFileSync(`web/${path}`, 'utf8'))
  .filter((text) => /<(td|th)\b/.test(text))
  .join('\n');

const isOwnTable = (selector: string): boolean =>
  [...selector.matchAll(/\.([\w-]+)/g)].some(([, name = '']) =>
    new RegExp(`['"\`\\s]${name}(?=['"\`\\s])`).test(ownTables),
  );

/** The selectors of a style sheet that place the cells of a list. */
const placesCells = (selectors: readonly string[]): readonly string[] =>
  selectors.filter((selector) => cellOfList.test(selector) || (element.test(selector) && !isOwnTable(selector)));

it('tells the cells of a list from those of a table that a screen draws itself', () => {
  const ofLists = [
    '.mails td',
    'td:is([data-column="state"])',
    '.jobs .card-do .btn',
    '.orders .list-table',
    '.news .data-list',
  ];
  expect(placesCells([...ofLists, '.products td.c-pic', '.comparison :is(th, td)', '.mails .tabs'])).toEqual(ofLists);
});

it('leaves the cells of a list to its columns', () => {
  const screens = styleSheets.filter((path) => !path.startsWith('ui/') && !path.startsWith('theme/'));
  expect(ownLayout.every((path) => screens.includes(path))).toBe(true);
  expect(
    screens
      .filter((path) => !ownLayout.includes(path))
      .map((path) => ({ path, cells: placesCells(rulesIn(path).map(({ selector }) => selector)) }))
      .filter(({ cells }) => cells.length > 0),
  ).toEqual([]);
});
