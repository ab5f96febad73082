import type { ProductBrandId, ProductTypeId } from '#core/shared/ids.ts';

/** The brands, families and pairs that the distributor has switched off (docs/rules/catalogue.md 3). */
export interface Disabled {
  readonly brandIds: ReadonlySet<ProductBrandId>;
  readonly typeIds: ReadonlySet<ProductTypeId>;
  /** What the brands that are switched off, alone or with a family, are called, as `normaliseCode` makes it. */
  readonly brandNames: ReadonlyMap<ProductBrandId, string>;
  readonly pairs: readonly { readonly brandId: ProductBrandId; readonly typeId: ProductTypeId }[];
}

/** Gives what is disabled in the generation of the catalogue that is in use. */
export interface DisabledSource {
  disabled(): Disabled;
}

export const nothingDisabled: Disabled = {
  brandIds: new Set(),
  typeIds: new Set(),
  brandNames: new Map(),
  pairs: [],
};

/** The parts of `Disabled` that decide whether something is switched off. */
export type SwitchedOff = Omit<Disabled, 'brandNames'>;

/** Whether something of this brand and these families (the nearest first) is switched off. */
export const isDisabled = (
  disabled: SwitchedOff,
  brandId: ProductBrandId,
  typeIds: readonly ProductTypeId[],
): boolean =>
  disabled.brandIds.has(brandId) ||
  typeIds.some((typeId) => disabled.typeIds.has(typeId)) ||
  disabled.pairs.some((pair) => pair.brandId === brandId && typeIds.includes(pair.typeId));

/** Equal for equal brands, families and pairs, in any order. */
export const disabledText = ({ brandIds, typeIds, pairs }: Disabled): string =>
  JSON.stringify([
    [...brandIds].sort(),
    [...typeIds].sort(),
    pairs.map(({ brandId, typeId }) => `${brandId} ${typeId}`).sort(),
  ]);
