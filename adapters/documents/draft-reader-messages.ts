import type { ImportKind } from '#core/catalogue/import/columns.ts';
import type { DraftSourceOptions, ReadFailure } from '#core/catalogue/import/draft-source.port.ts';
import type { Draft } from '#core/catalogue/import/drafts.ts';
import type { DraftBatch } from '#core/catalogue/import/read-drafts.ts';
import type { Layout } from '#core/catalogue/import/recognise.ts';

export interface DraftReaderTask {
  readonly kind: ImportKind;
  readonly path: string;
  readonly options: DraftSourceOptions;
}

export type FromDraftReader =
  | { readonly kind: 'layout'; readonly layout: Layout }
  | { readonly kind: 'batch'; readonly batch: DraftBatch<Draft> }
  | { readonly kind: 'failed'; readonly failure: ReadFailure }
  | { readonly kind: 'end' };
