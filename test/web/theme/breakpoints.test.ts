import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The widths of a window at which what is shown may change (docs/architecture.md, 'What it looks like'). */
const breakpoints = [576, 768, 992, 1200, 1536];
/** How many vehicles a row shows is a rule of its own, with a width of its own (docs/rules/catalogue.md 6). */
const ofRules: Readonly<Record<string, readonly number[]>> = { 'search/applications.ts': [1400] };

const files = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(css|tsx?)$/.test(path));

/** What a style sheet or a screen asks of the window. */
const queriesIn = (path: string): readonly string[] => {
  const text = readFileSync(`web/${path}`, 'utf8');
  return [...text.matchAll(path.endsWith('.css') ? /@media ([^{]*)\{/g : /(?:useMedia|matchMedia)\('([^']*)'\)/g)].map(
    ([, query = '']) => query,
  );
};

const asking = files
  .map((path) => ({ path, queries: queriesIn(path).filter((query) => /width|height/.test(query)) }))
  .filter(({ queries }) => queries.length > 0);

it('finds the style sheets and screens that ask for the width of the window', () => {
  expect(asking.some(({ path }) => path.endsWith('.css'))).toBe(true);
  expect(asking.some(({ path }) => path.endsWith('.ts'))).toBe(true);
});

it.each(asking)('$path asks for breakpoints alone', ({ path, queries }) => {
  for (const query of queries) {
    const widths = [...query.matchAll(/(\d+(?:\.\d+)?)(\w+)/g)];
    expect(widths.length, query).toBeGreaterThan(0);
    for (const [, figure, unit] of widths) {
      expect(unit, query).toBe('px');
      expect([...breakpoints, ...(ofRules[path] ?? [])], query).toContain(Number(figure));
    }
    // A range tells its end: 'width < 768px' and 'width >= 768px' leave no window between them.
    expect(query).not.toMatch(/(min|max)-(width|height)|height|width <= |width > /);
  }
});
