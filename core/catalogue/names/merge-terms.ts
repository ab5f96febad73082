import type { ProductBrandId, ProductTypeId } from '#core/shared/ids.ts';

/** What a customer has of its own by a brand, by a family, or by a brand in a family: a discount or a margin. */
export interface NamedTerm {
  readonly brandId: ProductBrandId | null;
  readonly typeId: ProductTypeId | null;
}

/** Brands or families that a merge takes away, each with the one that is left in its place. */
export type MergedNames =
  | { readonly field: 'brandId'; readonly into: ReadonlyMap<ProductBrandId, ProductBrandId> }
  | { readonly field: 'typeId'; readonly into: ReadonlyMap<ProductTypeId, ProductTypeId> };

export interface MergedTerms<Term> {
  readonly after: readonly Term[];
  /** Terms as they were that are by the other name from then on. */
  readonly moved: readonly Term[];
  /** Terms that are gone, since the customer has one by the name that is left. */
  readonly lost: readonly Term[];
}

/** The terms of one customer after a merge, each kind apart (docs/rules/catalogue-names.md 3). */
export const mergeTerms = <Term extends NamedTerm>(terms: readonly Term[], merged: MergedNames): MergedTerms<Term> => {
  const isMoved = (term: Term): boolean => placeAfter(term, merged) !== null;
  const taken = new Set(terms.filter((term) => !isMoved(term)).map(keyOf));
  const [after, moved, lost]: [Term[], Term[], Term[]] = [[], [], []];
  for (const term of terms) {
    const place = placeAfter(term, merged);
    if (place === null) after.push(term);
    else if (taken.has(keyOf(place))) lost.push(term);
    else {
      taken.add(keyOf(place));
      moved.push(term);
      after.push({ ...term, ...place });
    }
  }
  return { after, moved, lost };
};

const keyOf = ({ brandId, typeId }: NamedTerm): string => `${brandId ?? ''} ${typeId ?? ''}`;

/** Where the merge puts it; null where it stays. */
const placeAfter = ({ brandId, typeId }: NamedTerm, merged: MergedNames): NamedTerm | null => {
  if (merged.field === 'brandId') {
    const next = brandId === null ? undefined : merged.into.get(brandId);
    return next === undefined ? null : { brandId: next, typeId };
  }
  const next = typeId === null ? undefined : merged.into.get(typeId);
  return next === undefined ? null : { brandId, typeId: next };
};
