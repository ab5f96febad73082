import type { Draft } from '#core/catalogue/import/drafts/drafts.ts';
import type { DraftSourceOptions, ReadFailure } from '#core/catalogue/import/rows/draft-source.port.ts';
import type { Field } from '#core/catalogue/import/rows/fields.ts';
import type { DraftBatch } from '#core/catalogue/import/rows/read-drafts.ts';
import type { Layout } from '#core/imports/recognise.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import type { SheetRow } from '#core/imports/sheet-lines.ts';
import type { SheetPreview } from '#core/imports/sheet-preview.ts';

export interface DraftReaderTask {
  readonly kind: ImportKind;
  readonly path: string;
  readonly options: DraftSourceOptions;
  /** The rows of these lines alone, as they stand; null for all of them as drafts. */
  readonly lines: readonly number[] | null;
}

/** Each message is answered with a single message: a caller that waits for one could not take two. */
export type ToDraftReader = { readonly kind: 'next' } | { readonly kind: 'rowsOf'; readonly lines: readonly number[] };

export type FromDraftReader =
  | { readonly kind: 'layout'; readonly layout: Layout<Field>; readonly preview: SheetPreview | null }
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly kind: 'batch'; readonly batch: DraftBatch<Draft> }
  /** The preview of a sheet whose columns are not understood; null where it cannot be opened, or was understood. */
  | { readonly kind: 'failed'; readonly failure: ReadFailure; readonly preview: SheetPreview | null }
  | { readonly kind: 'end' };
