import type { OfferManagementFailure } from '#core/offers/management/offer-management.service.ts';
import type { RowRepeated, RowUnreadable, SheetService } from '#core/sheets/sheet.service.ts';
import type { OfferSheetField } from './offer-sheet-fields.ts';

/** Offers of all kinds out to a spreadsheet and in from one: the capability behind `api/Management/OfferSheets`. */
export type OfferSheetService = SheetService<OfferRowReason>;

export type OfferRowReason =
  | OfferManagementFailure
  | RowUnreadable
  /** A name in a cell that nothing is called by. */
  | { readonly code: 'name-unknown'; readonly field: OfferSheetField; readonly name: string }
  /** No article has the code, or several do; `name` is the code and the brand as they stand there. */
  | { readonly code: 'offer-article-unknown' | 'offer-article-ambiguous'; readonly name: string }
  /** Two rows of a combo say different things of it. */
  | { readonly code: 'offer-rows-differ'; readonly field: OfferSheetField }
  /** The number is another offer's: of another article, combo, family or brand. */
  | { readonly code: 'offer-number-of-another'; readonly number: string }
  /** A row above has the same offer. */
  | (RowRepeated & { readonly code: 'offer-repeated' });

export const maxOfferSheetRows = 20_000;
