import type { TaxonomyNames } from '#core/catalogue/taxonomy/taxonomy.repository.port.ts';
import { mostSpecific } from '#core/pricing/terms.ts';
import { asId, type ProductBrandId, type ProductTypeId } from '#core/shared/ids.ts';
import { type Money, money } from '#core/shared/money.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { parseNumber } from '#core/shared/written-number.ts';

/** What a margin is for: everything (neither), a brand, a family, or a brand in a family. */
export interface SurchargeKey {
  readonly productBrandId: ProductBrandId | null;
  readonly productTypeId: ProductTypeId | null;
}

/** A margin that the shop has set; 0 is one too: it sells that at its cost. */
export interface Surcharge extends SurchargeKey {
  readonly percentage: Money;
}

/**
 * A margin as it is shown and changed. Null: none of its own, so that a more general one applies
 * (docs/rules/configuration.md 6).
 */
export interface SurchargeRow extends SurchargeKey {
  readonly text: string;
  readonly percentage: Money | null;
  /** A subfamily, below its family. */
  readonly indented: boolean;
}

export const maxSurcharge = money('999.99');
/** More rows than any catalogue has brands and families, and what a shop would ever set. */
export const maxSurcharges = 5000;

export const isSurcharge = (percentage: Money): boolean =>
  !percentage.isNegative() && percentage.lte(maxSurcharge) && percentage.scale <= 2;

/**
 * Only digits with one decimal separator, the comma as good as the point (docs/rules/configuration.md 7); null where it
 * is no margin.
 */
export const parseSurcharge = (typed: string): Money | null => {
  const trimmed = typed.trim();
  // In '1.500' the point may have been meant to group thousands.
  if (/\.\d{3}$/.test(trimmed)) return null;
  const written = trimmed.replace(',', '.');
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(written) || written.length > 20) return null;
  const decimal = parseNumber(written, 'point');
  const percentage = decimal === undefined ? null : money(decimal);
  return percentage !== null && isSurcharge(percentage) ? percentage : null;
};

/** Whether what is typed is neither a margin nor none: an empty field takes over what applies. */
export const isSurchargeWrong = (typed: string): boolean => typed.trim() !== '' && parseSurcharge(typed) === null;

export const surchargeKey = ({ productBrandId, productTypeId }: SurchargeKey): string =>
  `${productBrandId ?? ''}/${productTypeId ?? ''}`;

export type SurchargeFailure =
  | { readonly code: 'surcharge-invalid'; readonly most: string }
  | { readonly code: 'surcharge-unknown' }
  | { readonly code: 'surcharge-twice' };

/**
 * The margins that a list of rows sets, or why the list is refused: each margin has to be of something that exists,
 * once, within its bounds.
 */
export const checkSurcharges = (
  rows: readonly (SurchargeKey & { readonly percentage: Money | null })[],
  { brands, types }: TaxonomyNames,
): Result<readonly Surcharge[], SurchargeFailure> => {
  const set = rows.flatMap(({ percentage, productBrandId, productTypeId }) =>
    percentage === null ? [] : [{ percentage, productBrandId, productTypeId }],
  );
  const isUnknown = ({ productBrandId, productTypeId }: SurchargeKey): boolean =>
    (productBrandId !== null && !brands.has(productBrandId)) || (productTypeId !== null && !types.has(productTypeId));
  if (rows.some(isUnknown)) return Err({ code: 'surcharge-unknown' });
  if (new Set(rows.map(surchargeKey)).size < rows.length) return Err({ code: 'surcharge-twice' });
  if (!set.every(({ percentage }) => isSurcharge(percentage))) {
    return Err({ code: 'surcharge-invalid', most: maxSurcharge.toString() });
  }
  return Ok(set);
};

/**
 * What a row without a margin of its own takes over; `typeIds` are its family's, the nearest first. Null where nothing
 * is set.
 */
export const inheritedSurcharge = (
  own: SurchargeKey,
  typeIds: readonly ProductTypeId[],
  set: readonly Surcharge[],
): Money | null => {
  const others = set.filter((each) => surchargeKey(each) !== surchargeKey(own));
  const scoped = others.map(({ productBrandId, productTypeId, percentage }) => ({
    brandId: productBrandId,
    typeId: productTypeId,
    percentage,
    text: '',
  }));
  const at = { brandId: own.productBrandId ?? asId<'product-brand'>(''), typeIds };
  return mostSpecific(scoped, at)?.percentage ?? null;
};

/** What stays of what is typed into a margin's field: digits, and the first decimal separator. */
export const typedSurcharge = (typed: string): string => {
  const kept = typed.replace(/[^\d.,]/g, '');
  const at = kept.search(/[.,]/);
  return at === -1 ? kept : kept.slice(0, at + 1) + kept.slice(at + 1).replace(/[.,]/g, '');
};
