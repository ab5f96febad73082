import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { screenTable } from '#web/shell/screen-table.ts';
import { weighScreens, weighStyles } from '../../bin/build-web.mjs';

/** Kilobytes of JavaScript, compressed with gzip, that a screen may need before it is shown. */
const bounds: Readonly<Record<string, number>> = {
  'web/home/home.screen.tsx': 130,
  // What a link from a mail opens: to a visitor's page come the libraries of forms and of queries.
  'web/login-links/password-link.tsx': 155,
  // The home of who is signed in.
  'web/home/home-content.tsx': 215,
  'web/search/search.screen.tsx': 240,
};
const usualBound = 340;

const weights: Readonly<Record<string, number>> = weighScreens(process.cwd(), 'dist');

it('weighs every screen that there is', () => {
  const screens = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.screen.tsx'),
  );
  const inNoTable = ['login-links/password-link.tsx', 'home/home-content.tsx'];
  expect(Object.keys(weights).sort()).toEqual([...screens, ...inNoTable].map((path) => `web/${path}`).sort());
});

it.each(Object.entries(weights))('%s, of %d kB, keeps its bound', (screen, weight) => {
  expect(weight).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(bounds[screen] ?? usualBound);
});

/**
 * Kilobytes of style sheets, compressed with gzip, that are there when a screen is shown. They were 20.9 for each when
 * there was one for all.
 */
const sheetBounds: Readonly<Record<string, number>> = {
  '/home': 7,
  '/products-search-by-text': 12.5,
  '/shopping-cart': 9,
  '/orders-history': 10.1,
};
const usualSheetBound = 13.5;

const styleWeights: Readonly<Record<string, number>> = Object.fromEntries([
  ['/home', weighStyles(process.cwd(), 'dist', ['base', 'home'])],
  ...Object.entries(screenTable).map(([path, { styles }]) => [
    path,
    weighStyles(process.cwd(), 'dist', ['base', 'shell', ...styles]),
  ]),
]);

it.each(Object.entries(styleWeights))('%s, with %d kB of style sheets, keeps its bound', (path, weight) => {
  expect(weight).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(sheetBounds[path] ?? usualSheetBound);
});
