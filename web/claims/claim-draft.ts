import { type ClaimToOpen, tidiedClaim } from '#core/claims/claim-to-open.ts';
import type { OwnInvoice } from '#core/current-account/own-invoices.ts';
import { formatNumber } from '#core/orders/number.ts';
import type { Order } from '#core/orders/order.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
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
  /** The day that came with the order or invoice that was chosen last; empty where none brought the day. */
  readonly documentDate: string;
  readonly purchaseDocument: string;
  readonly note: string;
  /** The text in the field of the code, which was not taken yet. */
  readonly code: string;
  readonly products: readonly DraftProduct[];
}

export const blankClaim: ClaimDraft = {
  origin: '',
  reason: '',
  purchaseDate: '',
  documentDate: '',
  purchaseDocument: '',
  note: '',
  code: '',
  products: [],
};

/** Whether nothing was written that would be lost. */
export const isBlankClaim = ({ products, documentDate: _, ...texts }: ClaimDraft): boolean =>
  products.length === 0 && Object.values(texts).every((text) => text.trim() === '');

/** The draft as the service takes it, right or wrong. */
export const claimOf = ({ code: _code, documentDate: _date, products, ...texts }: ClaimDraft): ClaimToOpen =>
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

/** Adds a product, one of it unless somebody says otherwise; the code of another that is typed by now stays. */
export const withProduct = (draft: ClaimDraft, product: FoundProduct, isTypedSince = false): ClaimDraft => ({
  ...draft,
  code: isTypedSince ? draft.code : '',
  products: [...draft.products, { ...product, quantity: '1' }],
});

/** The order that it is about; what was said already stays. */
export const withOrder = (
  draft: ClaimDraft,
  order: Pick<Order, 'year' | 'number' | 'date'>,
  origin: string,
): ClaimDraft => {
  const date = dateInBuenosAires(Date.parse(order.date));
  return {
    ...draft,
    origin: draft.origin === '' ? origin : draft.origin,
    purchaseDate: date,
    documentDate: date,
    purchaseDocument: formatNumber(order),
  };
};

/**
 * Adds what was found of an article of the order, as many as were ordered; one that is there already stays as it is.
 */
export const withArticle = (draft: ClaimDraft, product: FoundProduct, quantity: number): ClaimDraft =>
  draft.products.some(({ productId, brandId }) => productId === product.productId && brandId === product.brandId)
    ? draft
    : { ...draft, code: '', products: [...draft.products, { ...product, quantity: String(quantity) }] };

export const withoutProduct = (draft: ClaimDraft, place: number): ClaimDraft => ({
  ...draft,
  products: draft.products.filter((_, index) => index !== place),
});

/** Puts a product back where it was. */
export const withProductAt = (draft: ClaimDraft, place: number, product: DraftProduct): ClaimDraft => ({
  ...draft,
  products: [...draft.products.slice(0, place), product, ...draft.products.slice(place)],
});

/** With the day of the invoice that was chosen, in place of none or of the one before's; a day that was typed stays. */
export const withInvoice = (draft: ClaimDraft, { title, date }: OwnInvoice): ClaimDraft => {
  const isTyped = draft.purchaseDate !== '' && draft.purchaseDate !== draft.documentDate;
  return {
    ...draft,
    purchaseDocument: title,
    ...(isTyped ? {} : { purchaseDate: date, documentDate: date }),
  };
};
