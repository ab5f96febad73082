import { describe, expect, it } from 'vitest';
import { technicalLabel } from '#adapters/texts/technical-labels.es.ts';
import { derivedFilter, sharedFilters, subfamilyFilters } from '#core/catalogue/families/derived-filters.ts';
import { attributeFilters, sortedValues } from '#core/catalogue/families/filter-values.ts';
import { filtersAskedOf } from '#core/catalogue/families/filters-by-family.ts';
import { demoCatalogue } from '#server/demo/catalogue.ts';

const values = (of: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(of).map(([property, list]) => [property, new Set(list)]));
const rules = [
  { type: 'Number', property: 'interior1' },
  { type: 'Dropdown', property: 'otrosRosca' },
  { type: 'Text', property: 'otrosPaso' },
] as const;

describe('the filters of a subfamily', () => {
  it('are those of the trade, without regard to case and accents of its name', () => {
    expect(filtersAskedOf('BUJIAS DE ENCENDIDO ')).toEqual(filtersAskedOf('Bujías de Encendido'));
    expect(filtersAskedOf('Bujías de Encendido')?.map(({ property }) => property)).toEqual([
      'otrosRosca',
      'otrosHexagono',
      'otrosElectrodo',
      'otrosMaterial',
    ]);
    expect(filtersAskedOf('Lámparas')).toBeUndefined();
  });

  it('leave out what no product has', () => {
    expect(subfamilyFilters('Retenes', values({ interior1: ['10'], otrosMaterial: ['NBR'] }))).toEqual([
      { type: 'Number', property: 'interior1' },
      { type: 'Dropdown', property: 'otrosMaterial' },
    ]);
  });

  it('come from the products where the trade has not said', () => {
    const many = Array.from({ length: 50 }, (_, each) => String(each));
    expect(
      subfamilyFilters(
        'Lámparas',
        values({ potencia: many, base: ['H4', 'H7'], modelo: many.map((n) => `M${n}`), notas: ['x'] }),
      ),
    ).toEqual([
      { type: 'Dropdown', property: 'base' },
      { type: 'Text', property: 'modelo' },
      { type: 'Number', property: 'potencia' },
    ]);
    expect(derivedFilter('pines', new Set(['2', '3']))).toEqual({ type: 'Dropdown', property: 'pines' });
  });

  it('are of a family where half of its subfamilies share them', () => {
    const [number, list] = [rules[0], rules[1]];
    expect(sharedFilters([[number, list], [number], [number]])).toEqual([number]);
    expect(sharedFilters([])).toEqual([]);
  });

  it('name attributes that every subfamily of the demo has, each with a Spanish label', () => {
    const { parts, productTypes } = demoCatalogue(1989);
    for (const { id, name, parentId } of productTypes) {
      if (parentId === null) continue;
      const asked = filtersAskedOf(name);
      expect(asked, name).toBeDefined();
      const names = new Set(
        parts.filter(({ typeId }) => typeId === id).flatMap(({ technical }) => Object.keys(technical)),
      );
      expect([...names], name).toEqual(expect.arrayContaining(asked?.map(({ property }) => property) ?? []));
      for (const each of names) expect(technicalLabel(each)).not.toContain('No text');
    }
  });
});

describe('a choice of filters', () => {
  const read = (property: string, chosen: readonly string[], has: readonly string[] = []) =>
    attributeFilters([{ property, values: chosen }], rules, () => has);

  it.each([
    [['17', '20'], [{ property: 'interior1', from: 17, to: 20 }]],
    [['17,5', ''], [{ property: 'interior1', from: 17.5 }]],
    [['', ' 20 '], [{ property: 'interior1', to: 20 }]],
    [['', ''], []],
    [['abc'], []],
    [[], []],
  ])('of a number %j', (chosen, ranges) => {
    expect(read('interior1', chosen)).toEqual({ ranges, values: [] });
  });

  it('of a list is its values, and of a text those that contain it', () => {
    expect(read('otrosRosca', ['M14', '']).values).toEqual([{ property: 'otrosRosca', values: ['M14'] }]);
    expect(read('otrosPaso', ['ca5'], ['CA550', 'CA620', '08B-1']).values[0]?.values).toEqual(['CA550']);
    expect(read('otrosPaso', ['zzz'], ['CA550']).values[0]?.values).not.toEqual([]);
  });

  it('of an unknown property is passed over', () => {
    expect(read('nada', ['x'])).toEqual({ ranges: [], values: [] });
  });

  it('is offered by size where it is a number', () => {
    expect(sortedValues(['10', '0.8', '1.1', 'M8', 'M10'])).toEqual(['0.8', '1.1', '10', 'M8', 'M10']);
  });
});
