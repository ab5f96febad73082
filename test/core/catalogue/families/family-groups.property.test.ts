import fc from 'fast-check';
import { expect, it } from 'vitest';
import { familyGroups, type StockedFamily } from '#core/catalogue/families/family-groups.ts';

const usual = [{ name: 'Motor', families: ['Correas', 'Bombas'] }];
const family = (name: string, parent: string | null = null): StockedFamily => ({ id: name, name, parent });
const namesOf = (families: readonly StockedFamily[]) =>
  familyGroups(families, usual).map((group) => [group.name, ...group.families.map(({ name }) => name)]);

it('families stand under those above them, in a usual group, or among the others', () => {
  expect(namesOf([family('Frenos'), family('Discos', 'Frenos'), family('Correas'), family('Filtros')])).toEqual([
    ['Frenos', 'Discos'],
    ['Motor', 'Correas'],
    [null, 'Filtros'],
  ]);
  expect(namesOf([])).toEqual([]);
});

it('each family that is above none stands once, and none that has no article', () => {
  const name = fc.constantFrom('Correas', 'Bombas', 'Filtros', 'Discos', 'Frenos');
  fc.assert(
    fc.property(fc.uniqueArray(name), fc.option(fc.constantFrom('Grupo', 'Motor')), (names, parent) => {
      const families = names.map((each, place) => family(each, place % 2 === 0 ? parent : null));
      const shown = familyGroups(families, usual).flatMap((group) => group.families);
      expect([...shown].sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
        [...families].sort((a, b) => (a.id < b.id ? -1 : 1)),
      );
    }),
  );
});
