import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { weighScreens } from '../../bin/build-web.mjs';

/** Kilobytes of JavaScript, compressed with gzip, that a screen may need before it is shown. */
const bounds: Readonly<Record<string, number>> = {
  'web/home/home.screen.tsx': 130,
  'web/search/search.screen.tsx': 240,
};
const usualBound = 340;

const weights: Readonly<Record<string, number>> = weighScreens(process.cwd(), 'dist');

it('weighs every screen that there is', () => {
  const screens = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.screen.tsx'),
  );
  expect(Object.keys(weights).sort()).toEqual(screens.map((path) => `web/${path}`).sort());
});

it.each(Object.entries(weights))('%s, of %d kB, keeps its bound', (screen, weight) => {
  expect(weight).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(bounds[screen] ?? usualBound);
});
