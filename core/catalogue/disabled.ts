import type { ProductBrandId, ProductTypeId } from '#core/shared/ids.ts';

/** The brands, families and pairs that the distributor has switched off (decisions.md §4, last rule). */
export interface Disabled {
  readonly brandIds: ReadonlySet<ProductBrandId>;
  readonly typeIds: ReadonlySet<ProductTypeId>;
  readonly pairs: readonly { readonly brandId: ProductBrandId; readonly typeId: ProductTypeId }[];
}

export const nothingDisabled: Disabled = { brandIds: new Set(), typeIds: new Set(), pairs: [] };

/** Whether something of this brand and these families (the nearest first) is switched off. */
export const isDisabled = (disabled: Disabled, brandId: ProductBrandId, typeIds: readonly ProductTypeId[]): boolean =>
  disabled.brandIds.has(brandId) ||
  typeIds.some((typeId) => disabled.typeIds.has(typeId)) ||
  disabled.pairs.some((pair) => pair.brandId === brandId && typeIds.includes(pair.typeId));
