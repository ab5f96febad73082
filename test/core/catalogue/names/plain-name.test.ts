import { describe, expect, it } from 'vitest';
import { plainNames } from '#core/catalogue/names/plain-name.ts';

const families = [
  { id: '20', name: 'Encendido', productTypeParentId: null },
  { id: '21', name: 'Bujías', productTypeParentId: '20' },
];

describe('names as every server lists them', () => {
  it('are by name, with what they stand under', () => {
    expect(plainNames(families, '')).toEqual([
      { id: '21', name: 'Bujías', parent: { id: '20', name: 'Encendido' } },
      { id: '20', name: 'Encendido', parent: null },
    ]);
  });

  it.each(['bujias', ' JÍA '])('are found by %j, a part of them', (text) => {
    expect(plainNames(families, text).map(({ name }) => name)).toEqual(['Bujías']);
  });
});
