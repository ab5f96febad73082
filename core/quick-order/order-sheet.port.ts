import type { SpreadsheetFailure } from '#core/imports/spreadsheet.port.ts';
import type { Result } from '#core/shared/result.ts';
import type { SheetRow } from './read-order.ts';

/** Reads the rows of a small spreadsheet without holding up other calls. */
export interface OrderSheet {
  /** The first sheet's rows with something in them, `most` of them at most. */
  rows(content: AsyncIterable<Uint8Array>, limit: number): Promise<Result<readonly SheetRow[], SheetFailure>>;
}

export type SheetFailure =
  | SpreadsheetFailure
  | { readonly code: 'body-too-large' }
  /** Too many wait to be read already. */
  | { readonly code: 'readers-busy' };
