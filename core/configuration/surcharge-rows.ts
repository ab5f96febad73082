import { type Disabled, isDisabled } from '#core/catalogue/taxonomy/disabled.ts';
import type { TaxonomyNames } from '#core/catalogue/taxonomy/taxonomy.repository.port.ts';
import type { ProductTypeId } from '#core/shared/ids.ts';
import { type Surcharge, type SurchargeKey, type SurchargeRow, surchargeKey } from './surcharge.ts';

/** How the rows that have no name of their own are called. */
export interface SurchargeLabels {
  readonly general: string;
  pair(brand: string, family: string): string;
}

type FamilyRow = Pick<SurchargeRow, 'productBrandId' | 'productTypeId' | 'indented'>;

/**
 * For each family among the rows its own id and that of the family above it, the nearest first: an indented row is
 * below the last one that is not indented.
 */
export const lineagesOf = (rows: readonly FamilyRow[]): ReadonlyMap<ProductTypeId, readonly ProductTypeId[]> => {
  const lineages = new Map<ProductTypeId, readonly ProductTypeId[]>();
  let parentId: ProductTypeId | null = null;
  for (const { productBrandId, productTypeId, indented } of rows) {
    if (productTypeId === null || productBrandId !== null) continue;
    if (!indented) parentId = productTypeId;
    lineages.set(productTypeId, indented && parentId !== null ? [productTypeId, parentId] : [productTypeId]);
  }
  return lineages;
};

/** The families, each with those below it. */
const familyRows = ({ types }: TaxonomyNames): readonly (FamilyRow & { readonly name: string })[] => {
  const below = (above: ProductTypeId | null) => [...types].filter(([, { parentId }]) => parentId === above);
  const row = (productTypeId: ProductTypeId, name: string, indented: boolean) => ({
    productBrandId: null,
    productTypeId,
    indented,
    name,
  });
  return below(null).flatMap(([id, { name }]) => [
    row(id, name, false),
    ...below(id).map(([childId, child]) => row(childId, child.name, true)),
  ]);
};

/** Whether the shop is shown no such row: what is switched off is nowhere to be found (docs/rules/catalogue.md 3). */
const hiddenBy = (names: TaxonomyNames, disabled: Disabled) => {
  const lineages = lineagesOf(familyRows(names));
  return ({ productBrandId, productTypeId }: SurchargeKey): boolean => {
    const lineage = productTypeId === null ? [] : (lineages.get(productTypeId) ?? [productTypeId]);
    if (productBrandId !== null) return isDisabled(disabled, productBrandId, lineage);
    return lineage.some((typeId) => disabled.typeIds.has(typeId));
  };
};

/**
 * Every margin that there can be: the general one, families with their subfamilies indented, brands; and the pairs that
 * are set.
 */
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
  const typeRows = familyRows(names).map(({ name, indented, ...key }) => row(key, name, indented));
  const pairs = set.flatMap(({ productBrandId, productTypeId }) => {
    if (productBrandId === null || productTypeId === null) return [];
    const text = labels.pair(brands.get(productBrandId) ?? '', types.get(productTypeId)?.name ?? '');
    return [row({ productBrandId, productTypeId }, text)];
  });
  const isHidden = hiddenBy(names, disabled);
  return [
    row({ productBrandId: null, productTypeId: null }, labels.general),
    ...[
      ...typeRows,
      ...[...brands].map(([id, name]) => row({ productBrandId: id, productTypeId: null }, name)),
      ...pairs.sort((one, other) => (one.text < other.text ? -1 : 1)),
    ].filter((each) => !isHidden(each)),
  ];
};

/** What is saved with a list that could not show them: the margins of what is switched off stay as they are. */
export const withHidden = (
  saved: readonly Surcharge[],
  before: readonly Surcharge[],
  names: TaxonomyNames,
  disabled: Disabled,
): readonly Surcharge[] => {
  const savedKeys = new Set(saved.map(surchargeKey));
  const isHidden = hiddenBy(names, disabled);
  return [...saved, ...before.filter((each) => !savedKeys.has(surchargeKey(each)) && isHidden(each))];
};
