import { expect, it, vi } from 'vitest';
import { vehicleNames } from '#core/search/question/vehicle-names.ts';

it('a word that many models share has each of them once, and none is looked for among the others', () => {
  const vehicles = Array.from({ length: 2000 }, (_, id) => ({
    id,
    brand: 'Volkswagen',
    name: `Gol Gol ${id}`,
    engines: [],
  }));
  const looks = vi.spyOn(Array.prototype, 'includes');
  const { byWord } = vehicleNames(vehicles, new Set());
  const long = looks.mock.contexts.filter((list) => Array.isArray(list) && list.length > 100).length;
  looks.mockRestore();
  expect(byWord.get('gol')?.map(({ id }) => id)).toEqual(vehicles.map(({ id }) => id));
  expect(long).toBe(0);
});
