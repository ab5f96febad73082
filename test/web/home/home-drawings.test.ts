import { expect, it } from 'vitest';
import { usualGroups } from '#core/catalogue/families/usual-groups.ts';
import { maxParagraphs } from '#core/distributor/field-rules.ts';
import { drawings } from '#web/drawings/drawings.ts';
import { drawingOf } from '#web/home/category.ts';
import { cardDrawings } from '#web/home/characteristics.tsx';

it('the home shows only drawings that come with it', () => {
  const groups = usualGroups.map(({ name }) => drawingOf(name));
  expect(new Set(groups).size).toBe(groups.length);
  const shown = [...groups, drawingOf(null), ...cardDrawings];
  expect(cardDrawings).toHaveLength(maxParagraphs);
  expect(shown.filter((name) => !(name in drawings))).toEqual([]);
});
