import { surchargeLabels } from '#adapters/texts/customer-configuration.es.ts';
import { formatAmount } from '#adapters/texts/numbers.es.ts';
import type { SurchargeToSet } from '#core/configuration/customer-configuration.service.ts';
import {
  inheritedSurcharge,
  parseSurcharge,
  type Surcharge,
  type SurchargeRow,
  surchargeKey,
} from '#core/configuration/surcharge.ts';
import { lineagesOf } from '#core/configuration/surcharge-rows.ts';
import type { Money } from '#core/shared/money.ts';

/** A margin as it stands in its field. */
export interface SurchargeField extends Omit<SurchargeRow, 'percentage'> {
  readonly typed: string;
}

/** The margins as a form. */
export interface TypedSurcharges {
  readonly fields: readonly SurchargeField[];
}

/** A margin with two decimals, or 0 (docs/rules/configuration.md 6); empty where the row has no margin of its own. */
const written = (percentage: Money | null): string =>
  percentage === null ? '' : percentage.isZero() ? '0' : formatAmount(percentage);

export const fieldsOf = (rows: readonly SurchargeRow[]): readonly SurchargeField[] =>
  rows.map(({ percentage, ...row }) => ({ ...row, typed: written(percentage) }));

/** The margins as the service takes them: what is not among them has none of its own. */
export const surchargesOf = (fields: readonly SurchargeField[]): readonly SurchargeToSet[] =>
  fields.flatMap(({ productBrandId, productTypeId, typed }) => {
    const percentage = parseSurcharge(typed);
    return percentage === null ? [] : [{ productBrandId, productTypeId, percentage }];
  });

export const isPair = ({ productBrandId, productTypeId }: SurchargeField): boolean =>
  productBrandId !== null && productTypeId !== null;

/** A field for a brand in a family, unless there is one. */
export const withPair = (
  fields: readonly SurchargeField[],
  brand: SurchargeField,
  family: SurchargeField,
): readonly SurchargeField[] => {
  const { productBrandId } = brand;
  const { productTypeId } = family;
  const key = surchargeKey({ productBrandId, productTypeId });
  if (fields.some((each) => surchargeKey(each) === key)) return fields;
  const text = surchargeLabels.pair(brand.text, family.text);
  return [...fields, { productBrandId, productTypeId, text, indented: false, typed: '' }];
};

/** What each empty field takes over, by its key: said in the field, since that is what applies. */
export const inheritedBy = (fields: readonly SurchargeField[]): ReadonlyMap<string, string> => {
  const set = fields.flatMap(({ productBrandId, productTypeId, typed }): Surcharge[] => {
    const percentage = parseSurcharge(typed);
    return percentage === null ? [] : [{ productBrandId, productTypeId, percentage }];
  });
  const lineages = lineagesOf(fields);
  return new Map(
    fields.map((field) => {
      const lineage = field.productTypeId === null ? [] : (lineages.get(field.productTypeId) ?? [field.productTypeId]);
      return [surchargeKey(field), written(inheritedSurcharge(field, lineage, set))];
    }),
  );
};
