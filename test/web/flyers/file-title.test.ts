import { expect, test } from 'vitest';
import { fileTitle } from '#web/flyers/file-title.ts';

test.each([
  ['02-frenos_delanteros.svg', 'Frenos delanteros'],
  ['Lista mayo.PNG', 'Lista mayo'],
  ['2026.jpg', '2026'],
])('%s reads as %s', (name, title) => {
  expect(fileTitle(name)).toBe(title);
});
