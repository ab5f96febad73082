import { isInCents } from '#core/shared/in-cents.ts';
import { type Money, money } from '#core/shared/money.ts';
import type { OfferDetails, OfferKind } from './managed-offer.ts';
import { type PeriodFlaw, periodFlaw } from './offer-period.ts';

export const maxOfferTitle = 80;
export const maxOfferText = 200;
export const maxOfferRows = 20;
export const maxOfferQuantity = 999_999;
/** Most pesos of a column of money, with room for a sum of many. */
const maxAmount = money(9_999_999_999);
const hundred = money(100);

export type OfferFlaw =
  | PeriodFlaw
  | { readonly code: 'offer-row-missing' }
  | { readonly code: 'offer-rows-missing' }
  | { readonly code: 'offer-row-twice' }
  | { readonly code: 'offer-too-many-rows'; readonly max: number }
  | { readonly code: 'offer-row-quantity' }
  | { readonly code: 'offer-title-missing' }
  | { readonly code: 'offer-text-too-long'; readonly max: number }
  | { readonly code: 'offer-title-too-long'; readonly max: number }
  | { readonly code: 'offer-percentage' }
  | { readonly code: 'offer-price' }
  | { readonly code: 'offer-min-quantity' }
  | { readonly code: 'offer-min-value' }
  | { readonly code: 'offer-minimum-missing' }
  | { readonly code: 'offer-minimum-twice' }
  | { readonly code: 'offer-gain-missing' }
  | { readonly code: 'offer-gain-twice' }
  | { readonly code: 'offer-scope-missing' };

const isQuantity = (value: number | null): value is number =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= maxOfferQuantity;
const isAmount = (amount: Money): boolean => amount.gt(0) && !amount.gt(maxAmount) && isInCents(amount);
/** A discount of 0 % has no effect, and one of 100 % gives the goods away. */
const isDiscount = (percentage: Money): boolean => percentage.gt(0) && percentage.lt(hundred) && isInCents(percentage);

const ofRow = ({ rows, percentage, minQuantity }: OfferDetails): readonly (OfferFlaw | null)[] => [
  rows.length === 1 ? null : { code: 'offer-row-missing' },
  isQuantity(minQuantity) ? null : { code: 'offer-min-quantity' },
  percentage !== null && isDiscount(percentage) ? null : { code: 'offer-percentage' },
];

const ofLot = ({ title, rows, price }: OfferDetails): readonly (OfferFlaw | null)[] => [
  title === '' ? { code: 'offer-title-missing' } : null,
  title.length > maxOfferTitle ? { code: 'offer-title-too-long', max: maxOfferTitle } : null,
  rows.length === 0 ? { code: 'offer-rows-missing' } : null,
  rows.length > maxOfferRows ? { code: 'offer-too-many-rows', max: maxOfferRows } : null,
  new Set(rows.map(({ productPriceId }) => productPriceId)).size < rows.length ? { code: 'offer-row-twice' } : null,
  rows.every(({ quantity }) => isQuantity(quantity)) ? null : { code: 'offer-row-quantity' },
  price !== null && isAmount(price) ? null : { code: 'offer-price' },
];

const minimumFlaw = ({ minQuantity, minValue }: OfferDetails): OfferFlaw | null => {
  if (minQuantity === null && minValue === null) return { code: 'offer-minimum-missing' };
  if (minQuantity !== null && minValue !== null) return { code: 'offer-minimum-twice' };
  if (minValue !== null) return isAmount(minValue) ? null : { code: 'offer-min-value' };
  return isQuantity(minQuantity) ? null : { code: 'offer-min-quantity' };
};

const gainFlaw = ({ percentage, text }: OfferDetails): OfferFlaw | null => {
  if (percentage === null) return text === '' ? { code: 'offer-gain-missing' } : null;
  if (!isDiscount(percentage)) return { code: 'offer-percentage' };
  return text === '' ? null : { code: 'offer-gain-twice' };
};

const ofValueQuantity = (details: OfferDetails): readonly (OfferFlaw | null)[] => [
  details.typeId === null && details.brandId === null ? { code: 'offer-scope-missing' } : null,
  minimumFlaw(details),
  gainFlaw(details),
];

const byKind: { readonly [Kind in OfferKind]: (details: OfferDetails) => readonly (OfferFlaw | null)[] } = {
  row: ofRow,
  promotion: ofRow,
  lot: ofLot,
  'value-quantity': ofValueQuantity,
};

/** All that is wrong with an offer by itself; its service checks the other offers and the catalogue. */
export const offerFlaws = (kind: OfferKind, details: OfferDetails, today: string): readonly OfferFlaw[] =>
  [
    ...byKind[kind](details),
    details.text.length > maxOfferText ? ({ code: 'offer-text-too-long', max: maxOfferText } as const) : null,
    periodFlaw(details, today),
  ].flatMap((flaw) => flaw ?? []);

/** The field of the form that it is said at. */
export const offerFlawFields: { readonly [Code in OfferFlaw['code']]: string } = {
  'offer-row-missing': 'rows',
  'offer-rows-missing': 'rows',
  'offer-row-twice': 'rows',
  'offer-too-many-rows': 'rows',
  'offer-row-quantity': 'rows',
  'offer-title-missing': 'title',
  'offer-title-too-long': 'title',
  'offer-text-too-long': 'text',
  'offer-percentage': 'percentage',
  'offer-price': 'price',
  'offer-min-quantity': 'minQuantity',
  'offer-min-value': 'minValue',
  'offer-minimum-missing': 'minQuantity',
  'offer-minimum-twice': 'minQuantity',
  'offer-gain-missing': 'percentage',
  'offer-gain-twice': 'percentage',
  'offer-scope-missing': 'typeId',
  'offer-from-unreadable': 'from',
  'offer-until-unreadable': 'until',
  'offer-days-reversed': 'until',
  'offer-days-past': 'until',
};
