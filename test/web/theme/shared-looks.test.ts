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
