import type { Named, NamedFamily } from '#core/sheets/labels.ts';
import type { NamedRow } from './offer-sheet.ts';

export interface NamesToChoose {
  readonly brands: readonly Named[];
  /** Families, each followed by its subfamilies. */
  readonly families: readonly NamedFamily[];
}

export interface OfferSheetRepository {
  /** The price rows that have one of these codes, which are in capitals. */
  rowsOfCodes(codes: readonly string[]): Promise<readonly NamedRow[]>;
  /** The names that an offer may be of. */
  names(): Promise<NamesToChoose>;
}
