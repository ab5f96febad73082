/** The columns of a sheet of offers, in their order: the same out and in. */
export const offerSheetFields = [
  'number',
  'kind',
  'title',
  'code',
  'brand',
  'family',
  'quantity',
  'minQuantity',
  'minValue',
  'multiplesOnly',
  'percentage',
  'price',
  'text',
  'from',
  'until',
] as const;
export type OfferSheetField = (typeof offerSheetFields)[number];
