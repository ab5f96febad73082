import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { screenTable } from '#web/shell/screen-table.ts';
import { countScripts, weighScreens, weighStyles } from '../../bin/build-web.mjs';

/** Kilobytes of JavaScript, compressed with gzip, that a screen may need before it is shown. */
const bounds: Readonly<Record<string, number>> = {
  'web/home/home.screen.tsx': 130,
  // What a link from a mail opens: to a visitor's page come the libraries of forms and of queries.
  'web/login-links/password-link.tsx': 155,
  // The home of signed-in users.
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
 * Scripts that a screen needs in all: a browser fetches six at a time. They were up to 69 before small ones that many
 * parts share were made one file (bin/outputs.mjs).
 */
const mostScripts = 42;

const scripts: Readonly<Record<string, number>> = countScripts('dist');

it.each(Object.entries(scripts))('%s needs %d scripts, and no more than are fetched soon', (screen, count) => {
  expect(count).toBeGreaterThan(1);
  expect([screen, count <= mostScripts]).toEqual([screen, true]);
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
