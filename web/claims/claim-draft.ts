import { type ClaimToOpen, tidiedClaim } from '#core/claims/claim-to-open.ts';
import { asId } from '#core/shared/ids.ts';
import type { FoundProduct } from '#web/cases/product-finder.ts';
import { typedNumber } from '#web/cases/typed-number.ts';

export interface DraftProduct extends FoundProduct {
  readonly quantity: string;
}

/** A claim as it stands in this tab, with everything as it was typed. */
export interface ClaimDraft {
  readonly origin: string;
  readonly reason: string;
  readonly purchaseDate: string;
  readonly purchaseDocument: string;
  readonly note: string;
  /** What stands in the field of the code, and was not taken yet. */
  readonly code: string;
  readonly products: readonly DraftProduct[];
}

export const blankClaim: ClaimDraft = {
  origin: '',
  reason: '',
  purchaseDate: '',
  purchaseDocument: '',
  note: '',
  code: '',
  products: [],
};

/** Whether there is anything that would be a pity to lose. */
export const isBlankClaim = ({ products, ...texts }: ClaimDraft): boolean =>
  products.length === 0 && Object.values(texts).every((text) => text.trim() === '');

/** The draft as the service takes it, right or wrong. */
export const claimOf = ({ code: _, products, ...texts }: ClaimDraft): ClaimToOpen =>
  tidiedClaim({
    ...texts,
    products: products.map(({ productId, code, brands, brandId, quantity }) => ({
      productId,
      productCode: code,
      productBrandId: asId<'product-brand'>(brandId),
      productBrandName: brands.find(({ id }) => id === brandId)?.name ?? '',
      quantity: typedNumber(quantity),
    })),
  });

/** Adds a product, one of it unless somebody says otherwise. */
export const withProduct = (draft: ClaimDraft, product: FoundProduct): ClaimDraft => ({
  ...draft,
  code: '',
  products: [...draft.products, { ...product, quantity: '1' }],
});

export const withProductChanged = (
  draft: ClaimDraft,
  place: number,
  change: Partial<Pick<DraftProduct, 'brandId' | 'quantity'>>,
): ClaimDraft => ({
  ...draft,
  products: draft.products.map((product, index) => (index === place ? { ...product, ...change } : product)),
});

export const withoutProduct = (draft: ClaimDraft, place: number): ClaimDraft => ({
  ...draft,
  products: draft.products.filter((_, index) => index !== place),
});

/** Puts a product back where it was. */
export const withProductAt = (draft: ClaimDraft, place: number, product: DraftProduct): ClaimDraft => ({
  ...draft,
  products: [...draft.products.slice(0, place), product, ...draft.products.slice(place)],
});
