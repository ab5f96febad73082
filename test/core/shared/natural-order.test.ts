import { expect, it } from 'vitest';
import { inNaturalOrder, inNaturalOrderAlike } from '#core/shared/natural-order.ts';

it('figures go by how much they are, ñ after n', () => {
  expect(['Ñandú', '1007', 'Nova', 'A-10', '206', 'A-2', 'nota'].sort(inNaturalOrder)).toEqual([
    '206',
    '1007',
    'A-2',
    'A-10',
    'nota',
    'Nova',
    'Ñandú',
  ]);
});

it('upper and lower case, and letters with their accents, are one where that is asked for, but ñ is no n', () => {
  expect([inNaturalOrderAlike('a-2', 'A-2'), inNaturalOrderAlike('Córdoba', 'CORDOBA')]).toEqual([0, 0]);
  expect(inNaturalOrderAlike('ñ', 'n')).toBeGreaterThan(0);
  expect(inNaturalOrderAlike('a-2', 'A-10')).toBeLessThan(0);
  expect(inNaturalOrder('a-2', 'A-2')).not.toBe(0);
});
