import { type Disabled, isDisabled } from '#core/catalogue/disabled.ts';
import type { TaxonomyNames } from '#core/catalogue/taxonomy.port.ts';
import type { ProductTypeId } from '#core/shared/ids.ts';
import { type Surcharge, type SurchargeKey, type SurchargeRow, surchargeKey } from './surcharge.ts';

/** How the rows that have no name of their own are called. */
export interface SurchargeLabels {
  readonly general: string;
  pair(brand: string, family: string): string;
}

const lineageOf = ({ types }: TaxonomyNames, typeId: ProductTypeId | null): readonly ProductTypeId[] => {
  const parentId = typeId === null ? null : (types.get(typeId)?.parentId ?? null);
  return typeId === null ? [] : parentId === null ? [typeId] : [typeId, parentId];
};

/** Whether the shop is shown no such row: what is switched off is nowhere to be found (decisions.md §4). */
const isHidden = (
  { productBrandId, productTypeId }: SurchargeKey,
  names: TaxonomyNames,
  disabled: Disabled,
): boolean => {
  const lineage = lineageOf(names, productTypeId);
  if (productBrandId !== null) return isDisabled(disabled, productBrandId, lineage);
  return lineage.some((typeId) => disabled.typeIds.has(typeId));
};

/** Every margin that there can be: the general one, families with their subfamilies indented, brands; and the pairs that are set. */
export const surchargeRows = (
  set: readonly Surcharge[],
  names: TaxonomyNames,
  disabled: Disabled,
  labels: SurchargeLabels,
): readonly SurchargeRow[] => {
  const { brands, types } = names;
  const known = new Map(set.map((each) => [surchargeKey(each), each.percentage]));
  const row = (key: SurchargeKey, text: string, indented = false): SurchargeRow => ({
    ...key,
    text,
    percentage: known.get(surchargeKey(key)) ?? null,
    indented,
  });
  const families = [...types].filter(([, { parentId }]) => parentId === null);
  const typeRows = families.flatMap(([id, { name }]) => [
    row({ productBrandId: null, productTypeId: id }, name),
    ...[...types]
      .filter(([, { parentId }]) => parentId === id)
      .map(([childId, child]) => row({ productBrandId: null, productTypeId: childId }, child.name, true)),
  ]);
  const pairs = set.flatMap(({ productBrandId, productTypeId }) => {
    if (productBrandId === null || productTypeId === null) return [];
    const text = labels.pair(brands.get(productBrandId) ?? '', types.get(productTypeId)?.name ?? '');
    return [row({ productBrandId, productTypeId }, text)];
  });
  return [
    row({ productBrandId: null, productTypeId: null }, labels.general),
    ...[
      ...typeRows,
      ...[...brands].map(([id, name]) => row({ productBrandId: id, productTypeId: null }, name)),
      ...pairs.sort((one, other) => (one.text < other.text ? -1 : 1)),
    ].filter((each) => !isHidden(each, names, disabled)),
  ];
};

/** What is saved with a list that could not show them: the margins of what is switched off stay as they are. */
export const withHidden = (
  saved: readonly Surcharge[],
  before: readonly Surcharge[],
  names: TaxonomyNames,
  disabled: Disabled,
): readonly Surcharge[] => {
  const told = new Set(saved.map(surchargeKey));
  return [...saved, ...before.filter((each) => !told.has(surchargeKey(each)) && isHidden(each, names, disabled))];
};
