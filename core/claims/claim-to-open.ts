import { isCalendarDate } from '#core/shared/calendar-date.ts';
import { maxPerLine } from '#core/shared/max-per-line.ts';
import { tidyText } from '#core/shared/tidy-text.ts';
import type { ClaimedProduct } from './claim.ts';

/** A claim as somebody wants to open it (docs/rules/claims.md 1). */
export interface ClaimToOpen {
  /** The name of an origin in the distributor's list, or its id there. */
  readonly origin: string;
  /** The name or id of a reason; empty for none. */
  readonly reason: string;
  /** YYYY-MM-DD. */
  readonly purchaseDate: string;
  readonly purchaseDocument: string;
  readonly note: string;
  readonly products: readonly ClaimedProduct[];
}

/** The first day on which something that is claimed may have been bought (docs/rules/claims.md 2). */
export const firstPurchaseDate = '2024-01-01';
export const maxClaimedProducts = 50;
/** The most characters of each. */
export const maxLengthsOfClaim = { purchaseDocument: 60, note: 1000 } as const;

/** What may be wrong with a claim, and which field it is said at; within a product for those that have a place. */
const fields = {
  'origin-missing': 'origin',
  'origin-unknown': 'origin',
  'reason-unknown': 'reason',
  'date-missing': 'purchaseDate',
  'date-too-early': 'purchaseDate',
  'date-in-future': 'purchaseDate',
  'document-missing': 'purchaseDocument',
  'document-too-long': 'purchaseDocument',
  'note-missing': 'note',
  'note-too-long': 'note',
  'no-products': 'products',
  'too-many-products': 'products',
  'product-missing': 'productId',
  'product-unknown': 'productId',
  'product-twice': 'productId',
  'brand-missing': 'productBrandId',
  'quantity-out-of-range': 'quantity',
} as const;

export type ClaimFlawCode = keyof typeof fields;
export const claimFlawCodes = Object.keys(fields) as readonly ClaimFlawCode[];

export interface ClaimFlaw {
  readonly code: ClaimFlawCode;
  /** The product that is wrong, counted from 0; null for the claim itself. */
  readonly place: number | null;
}

/** The field as the wire names it: 'note', 'products.0.quantity'. */
export const fieldOfClaimFlaw = ({ code, place }: ClaimFlaw): string =>
  place === null ? fields[code] : `products.${place}.${fields[code]}`;

/** The claim with nothing around its texts. */
export const tidiedClaim = (claim: ClaimToOpen): ClaimToOpen => ({
  origin: claim.origin.trim(),
  reason: claim.reason.trim(),
  purchaseDate: claim.purchaseDate.trim(),
  purchaseDocument: tidyText(claim.purchaseDocument),
  note: tidyText(claim.note),
  products: claim.products,
});

/**
 * What keeps a tidied claim from being opened on that day (YYYY-MM-DD), in the order of its fields; empty when it may
 * be (docs/rules/claims.md 2). What only the distributor's lists know is not looked at here.
 */
export const claimFlaws = (claim: ClaimToOpen, today: string): readonly ClaimFlaw[] => {
  const { origin, purchaseDate, purchaseDocument, note, products } = claim;
  const own = [
    origin === '' && 'origin-missing',
    dateFlaw(purchaseDate, today),
    textFlaw(purchaseDocument, maxLengthsOfClaim.purchaseDocument, 'document-missing', 'document-too-long'),
    textFlaw(note, maxLengthsOfClaim.note, 'note-missing', 'note-too-long'),
    products.length === 0 && 'no-products',
    products.length > maxClaimedProducts && 'too-many-products',
  ] as const;
  return [
    ...own.flatMap((code): ClaimFlaw[] => (code === false || code === null ? [] : [{ code, place: null }])),
    ...products.slice(0, maxClaimedProducts).flatMap((product, place) => productFlaws(products, product, place)),
  ];
};

const dateFlaw = (date: string, today: string): ClaimFlawCode | null => {
  if (!isCalendarDate(date)) return 'date-missing';
  if (date < firstPurchaseDate) return 'date-too-early';
  return date > today ? 'date-in-future' : null;
};

const textFlaw = (
  text: string,
  maxLength: number,
  missing: ClaimFlawCode,
  tooLong: ClaimFlawCode,
): ClaimFlawCode | null => {
  if (text === '') return missing;
  return text.length > maxLength ? tooLong : null;
};

/** The later of two that are the same product of the same brand is the one too many. */
const productFlaws = (
  products: readonly ClaimedProduct[],
  { productId, productBrandId, quantity }: ClaimedProduct,
  place: number,
): readonly ClaimFlaw[] => {
  const isTwice = products
    .slice(0, place)
    .some((other) => productId !== '' && other.productId === productId && other.productBrandId === productBrandId);
  const codes = [
    productId === '' && 'product-missing',
    productBrandId === '' && 'brand-missing',
    isTwice && 'product-twice',
    !(Number.isInteger(quantity) && quantity > 0 && quantity <= maxPerLine) && 'quantity-out-of-range',
  ] as const;
  return codes.flatMap((code) => (code === false ? [] : [{ code, place }]));
};
