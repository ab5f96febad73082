import { expect, it } from 'vitest';
import { usualGroups } from '#core/catalogue/families/usual-groups.ts';
import { drawings } from '#web/drawings/drawings.ts';
import { drawingOf } from '#web/home/category.ts';
import { characteristics } from '#web/home/characteristic-list.ts';

it('the home shows only drawings that come with it', () => {
  const groups = usualGroups.map(({ name }) => drawingOf(name));
  expect(new Set(groups).size).toBe(groups.length);
  const shown = [...groups, drawingOf(null), ...characteristics.map(({ drawing }) => drawing)];
  expect(shown.filter((name) => !(name in drawings))).toEqual([]);
});
