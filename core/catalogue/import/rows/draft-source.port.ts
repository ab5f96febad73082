import type { DecimalMarkUnclear } from '#core/imports/decimal-mark.ts';
import type { MappingFailure } from '#core/imports/mapping.ts';
import type { Layout, RecogniseFailure } from '#core/imports/recognise.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import type { SheetRow } from '#core/imports/sheet-lines.ts';
import type { SheetPreview } from '#core/imports/sheet-preview.ts';
import type { SpreadsheetFailure } from '#core/imports/spreadsheet.port.ts';
import type { Result } from '#core/shared/result.ts';
import type { DraftOf } from '../drafts/drafts.ts';
import type { Field } from './fields.ts';
import type { DraftBatch } from './read-drafts.ts';

export type ReadFailure =
  | SpreadsheetFailure
  | MappingFailure
  | RecogniseFailure
  | DecimalMarkUnclear
  /** A thousand rows took longer than any honest file's. */
  | { readonly code: 'reading-too-slow' }
  /** The caller gave it up, or went away. */
  | { readonly code: 'given-up' };

export interface DraftSourceOptions {
  readonly mapping: string | null;
  readonly sheet: string | null;
  readonly priceList: string | null;
  /** The list that prices are for where neither of them, nor the mapping, says so. */
  readonly proposedPriceList?: string | null;
}

export interface DraftStream<Kind extends ImportKind> {
  readonly layout: Layout<Field>;
  /** Can be iterated once; a failure is the last thing that comes. */
  readonly batches: AsyncIterable<Result<DraftBatch<DraftOf[Kind]>, ReadFailure>>;
  /** Rows of the batch that came last, by their lines; empty once the batches have ended. */
  rowsOf(lines: readonly number[]): Promise<readonly SheetRow[]>;
}

/**
 * Reads drafts out of a file without holding up other calls; an aborted signal ends it with `given-up`. `onPreview`
 * gets the sheet's first rows, also where its columns are not understood.
 */
export interface DraftSource {
  open<Kind extends ImportKind>(
    kind: Kind,
    path: string,
    options: DraftSourceOptions,
    signal: AbortSignal,
    onPreview?: (preview: SheetPreview) => void,
  ): Promise<Result<DraftStream<Kind>, ReadFailure>>;
  /** Some rows of a file, by their lines, in its order. */
  rows(
    kind: ImportKind,
    path: string,
    options: DraftSourceOptions,
    lines: readonly number[],
    signal: AbortSignal,
  ): Promise<Result<readonly SheetRow[], ReadFailure>>;
}

/** Keeps an uploaded file for as long as it is read. */
export interface UploadStorage {
  keep(id: string, content: AsyncIterable<Uint8Array>): Promise<Result<string, { readonly code: 'body-too-large' }>>;
  drop(id: string): Promise<void>;
}
