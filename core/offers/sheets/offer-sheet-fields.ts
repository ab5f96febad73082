import { type SheetColumnSet, type SheetHeadings, sheetColumnSet } from '#core/sheets/sheet-columns.ts';

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

export const offerColumns = (headings: SheetHeadings<OfferSheetField>): SheetColumnSet<OfferSheetField> =>
  sheetColumnSet({
    kind: 'offers',
    headings,
    required: ['kind'],
    constants: ['kind', 'title', 'brand', 'family', 'percentage', 'minQuantity', 'text', 'from', 'until'],
    codes: ['code'],
    numbers: ['quantity', 'minQuantity', 'minValue', 'percentage', 'price'],
    amounts: ['minValue', 'price'],
  });
