import fc from 'fast-check';
import { expect, it } from 'vitest';
import { familyGroups, type GroupedFamily, groupNames } from '#core/catalogue/families/family-groups.ts';
import { asId } from '#core/shared/ids.ts';

const usual = [{ name: 'Motor', families: ['Correas', 'Bombas'] }];
const family = (id: string, name: string, parent: string | null = null, hasArticles = true): GroupedFamily => ({
  ...{ id: asId(id), name, productTypeParentId: parent === null ? null : asId(parent) },
  productBrandIds: hasArticles ? [asId('1')] : [],
});
const shown = (families: readonly GroupedFamily[]) =>
  familyGroups(families, usual).map(({ name, above, families: of }) => [name, above, ...of.map(({ id }) => id)]);

it('families stand under those above them, in a usual group, or among the others', () => {
  const families = [family('1', 'Frenos'), family('2', 'Discos', '1'), family('3', 'Correas'), family('4', 'Filtros')];
  expect(shown(families)).toEqual([
    ['Frenos', '1', '2'],
    ['Motor', null, '3'],
    [null, null, '4'],
  ]);
  expect(shown([])).toEqual([]);
});

it('a family whose subfamilies have articles heads them, with or without articles of its own; one whose have none stands by itself', () => {
  const bare = family('2', 'Discos', '1', false);
  expect(shown([family('1', 'Frenos'), bare])).toEqual([[null, null, '1']]);
  expect(shown([family('1', 'Frenos', null, false), family('2', 'Discos', '1')])).toEqual([['Frenos', '1', '2']]);
});

it('families with one name are told apart, and one that is named as a usual group takes it in', () => {
  const namesakes = [family('1', 'Frenos'), family('2', 'Discos', '1'), family('3', 'Frenos')];
  expect(shown(namesakes)).toEqual([
    ['Frenos', '1', '2'],
    [null, null, '3'],
  ]);
  expect(shown([...namesakes, family('4', 'Cintas', '3')])).toEqual([
    ['Frenos', '1', '2'],
    ['Frenos', '3', '4'],
  ]);
  const motors = [family('1', 'Correas'), family('2', 'Motor'), family('3', 'Filtros', '2')];
  expect(shown(motors)).toEqual([['Motor', '2', '1', '3']]);
});

it('are told by their names, each once in its group', () => {
  const families = [
    family('1', 'Frenos'),
    family('2', 'Discos', '1'),
    family('3', 'Discos', '1'),
    family('4', 'Filtros'),
  ];
  expect(groupNames(familyGroups(families, usual))).toEqual([
    { name: 'Frenos', families: ['Discos'] },
    { name: null, families: ['Filtros'] },
  ]);
});

const anId = fc.integer({ min: 1, max: 9 }).map(String);
/** Any list of families, each under one of the list, under one that is not in it, or under none. */
const aCatalogue = fc
  .uniqueArray(
    fc.record({
      id: anId,
      name: fc.constantFrom('Motor', 'Correas', 'Bombas', 'Frenos', 'Discos'),
      parent: fc.option(anId),
      hasArticles: fc.boolean(),
    }),
    { selector: ({ id }) => id },
  )
  .map((rows) => rows.map(({ id, name, parent, hasArticles }) => family(id, name, parent, hasArticles)));

it('each family with articles is found once in a list or above others, and nothing else is in a list', () => {
  fc.assert(
    fc.property(aCatalogue, (families) => {
      const groups = familyGroups(families, usual);
      const listed = groups.flatMap((group) => group.families.map(({ id }) => id));
      const heads = groups.flatMap(({ above }) => above ?? []);
      const stocked = families.filter(({ productBrandIds }) => productBrandIds.length > 0).map(({ id }) => id);
      expect(new Set(listed).size).toBe(listed.length);
      expect(new Set(heads).size).toBe(heads.length);
      expect(listed.filter((id) => !stocked.includes(id))).toEqual([]);
      expect(stocked.filter((id) => !listed.includes(id) && !heads.includes(id))).toEqual([]);
    }),
  );
});

it('a list holds those under the family that heads it and what a usual group of that name gathers, and no group is empty', () => {
  fc.assert(
    fc.property(aCatalogue, (families) => {
      for (const { name, above, families: of } of familyGroups(families, usual)) {
        expect(of.length).toBeGreaterThan(0);
        const gathered = usual.find((group) => group.name === name)?.families ?? [];
        const strangers = of.filter((each) => each.productTypeParentId !== above && !gathered.includes(each.name));
        // A subfamily whose family is unknown belongs to no family.
        expect(name === null ? [] : strangers).toEqual([]);
      }
    }),
  );
});
