import type { ProductBrandId, ProductTypeId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';

/** A brand of a family or subfamily. */
export interface BrandAndType {
  readonly productBrandId: ProductBrandId;
  readonly productTypeId: ProductTypeId;
}

/** A line of 'Marcas y Familias': a brand in a family that this user does not want to be shown. */
export interface Exclusion extends BrandAndType {
  readonly productBrandName: string;
  readonly productTypeName: string;
}

/** The brand and family chosen in the window; either may be missing. */
export interface ChosenExclusion {
  readonly productBrandId: ProductBrandId | null;
  readonly productTypeId: ProductTypeId | null;
}

export type ExclusionFailure =
  /** Brand and type are both required. */
  | { readonly code: 'exclusion-incomplete' }
  /** 'Ya existe esta combinación de marca y tipo.' */
  | { readonly code: 'exclusion-repeated' };

/** The chosen pair, complete and not yet in the list (docs/rules/search.md 10). */
export const newExclusion = (
  list: readonly BrandAndType[],
  { productBrandId, productTypeId }: ChosenExclusion,
): Result<BrandAndType, ExclusionFailure> => {
  if (productBrandId === null || productTypeId === null) return Err({ code: 'exclusion-incomplete' });
  const isKnown = list.some((pair) => pair.productBrandId === productBrandId && pair.productTypeId === productTypeId);
  return isKnown ? Err({ code: 'exclusion-repeated' }) : Ok({ productBrandId, productTypeId });
};

/** A whole list, each line by the same rule. */
export const checkedExclusions = (
  chosen: readonly ChosenExclusion[],
): Result<readonly BrandAndType[], ExclusionFailure> => {
  const pairs: BrandAndType[] = [];
  for (const each of chosen) {
    const pair = newExclusion(pairs, each);
    if (!pair.ok) return pair;
    pairs.push(pair.val);
  }
  return Ok(pairs);
};
