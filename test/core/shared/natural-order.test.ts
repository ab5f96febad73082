import { expect, it } from 'vitest';
import { inNaturalOrder } from '#core/shared/natural-order.ts';

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
