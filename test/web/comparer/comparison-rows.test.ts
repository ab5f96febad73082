import { expect, it } from 'vitest';
import { comparisonOf } from '#web/comparer/comparison-rows.tsx';

it('staff without a customer compare list prices alone: what they see is nobody’s cost', () => {
  const labelsOf = (hasCosts: boolean) => comparisonOf([], hasCosts)[0]?.rows.map(({ label }) => label) ?? [];
  expect(labelsOf(true)).toEqual(expect.arrayContaining(['Costo', 'Precio de lista']));
  expect(labelsOf(false)).toContain('Precio de lista');
  expect(labelsOf(false)).not.toContain('Costo');
});
