import { expect, it } from 'vitest';
import { drawings } from '#web/drawings/drawings.ts';
import { categories } from '#web/home/category-list.ts';
import { characteristics } from '#web/home/characteristic-list.ts';

it('the home shows only drawings that come with it', () => {
  const shown = [...categories, ...characteristics].map(({ drawing }) => drawing);
  expect(shown.filter((name) => !(name in drawings))).toEqual([]);
});
