import type { SearchFilters } from '#core/search/query/query.ts';
import { nameKey } from '#core/shared/name-key.ts';
import { inNaturalOrder } from '#core/shared/natural-order.ts';
import type { PropertyValues } from './family.service.ts';
import type { FilterRule } from './filters-by-family.ts';

const decimal = /^-?\d+(\.\d+)?$/;
export const isDecimal = (text: string): boolean => decimal.test(text);

/** 0.8 before 1.1 before 10; texts as a dictionary has them. */
export const sortedValues = (values: Iterable<string>): string[] =>
  [...values].sort((a, b) => (isDecimal(a) && isDecimal(b) ? Number(a) - Number(b) : inNaturalOrder(a, b)));

/** A value that no product has. */
const none = '\u0000';

export type AttributeFilters = Required<Pick<SearchFilters, 'ranges' | 'values'>>;

/** An end of a range as it was typed, with a decimal comma or point; undefined leaves it open. */
const endOf = (text: string | undefined): number | undefined => {
  const plain = (text ?? '').trim().replace(',', '.');
  return isDecimal(plain) ? Number(plain) : undefined;
};

/**
 * What the index is to look for. A choice for a property without a filter, or with nothing in it, is passed over.
 * `valuesOf` names the values a property has, among which a typed text is looked for.
 */
export const attributeFilters = (
  chosen: readonly PropertyValues[],
  rules: readonly FilterRule[],
  valuesOf: (property: string) => Iterable<string>,
): AttributeFilters => {
  const ranges: AttributeFilters['ranges'][number][] = [];
  const values: AttributeFilters['values'][number][] = [];
  for (const { property, values: entered } of chosen) {
    const type = rules.find((rule) => rule.property === property)?.type;
    const filled = entered.filter((value) => value.trim() !== '');
    if (type === undefined || filled.length === 0) continue;
    if (type === 'Number') {
      const [from, to] = [endOf(entered[0]), endOf(entered[1])];
      if (from === undefined && to === undefined) continue;
      ranges.push({ property, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) });
    } else {
      values.push({ property, values: type === 'Text' ? containing(filled, valuesOf(property)) : filled });
    }
  }
  return { ranges, values };
};

const containing = (typed: readonly string[], values: Iterable<string>): readonly string[] => {
  const wanted = typed.map(nameKey);
  const met = [...values].filter((value) => wanted.some((text) => nameKey(value).includes(text)));
  return met.length === 0 ? [none] : met;
};
