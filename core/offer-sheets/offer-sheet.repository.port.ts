import type { NamedRow } from './offer-sheet.ts';

export interface OfferSheetRepository {
  /** The price rows that have one of these codes, which are in capitals. */
  rowsOfCodes(codes: readonly string[]): Promise<readonly NamedRow[]>;
}
