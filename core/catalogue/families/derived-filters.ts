import { isDecimal } from './filter-values.ts';
import { type FilterRule, filtersAskedOf } from './filters-by-family.ts';

/** The values of each attribute among the products of a type. */
export type ValuesByProperty = ReadonlyMap<string, ReadonlySet<string>>;

/** With more distinct numbers than this a range is offered in place of a list. */
const maxListedNumbers = 8;
const maxListedTexts = 40;
const maxFilters = 8;

/**
 * How an attribute is filtered where nobody said it: many numbers by range, few values by list, many texts by typing.
 */
export const derivedFilter = (property: string, values: ReadonlySet<string>): FilterRule => {
  const isNumeric = [...values].every(isDecimal);
  if (isNumeric && values.size > maxListedNumbers) return { type: 'Number', property };
  return { type: values.size <= maxListedTexts ? 'Dropdown' : 'Text', property };
};

/** The filters of a subfamily: what the trade asks of it, else what its products have; never one that nothing has. */
export const subfamilyFilters = (name: string, values: ValuesByProperty): readonly FilterRule[] => {
  const asked = filtersAskedOf(name);
  if (asked !== undefined) return asked.filter(({ property }) => values.has(property));
  return [...values]
    .filter(([property]) => property !== 'notas')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, maxFilters)
    .map(([property, of]) => derivedFilter(property, of));
};

/** The filters of a family, before a subfamily is chosen: those that at least half of its subfamilies share. */
export const sharedFilters = (ofSubfamilies: readonly (readonly FilterRule[])[]): readonly FilterRule[] => {
  const counts = new Map<string, { readonly rule: FilterRule; readonly count: number }>();
  for (const rules of ofSubfamilies) {
    for (const rule of rules) {
      const key = `${rule.type} ${rule.property}`;
      counts.set(key, { rule, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...counts.values()].filter(({ count }) => count * 2 >= ofSubfamilies.length).map(({ rule }) => rule);
};
