import { draftKey, type Fields, fieldsOf } from '#core/catalogue/import/drafts/comparable.ts';
import type { Draft, DraftOf } from '#core/catalogue/import/drafts/drafts.ts';
import type { StoredBatch } from '#core/catalogue/import/plan/catalogue-draft.repository.port.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import type { Queries } from '../database/database.ts';

/** Reads what the catalogue holds of some drafts of a kind; `generation` is SQL for the one that counts. */
export type BatchReader<Kind extends ImportKind> = (
  queries: Queries,
  drafts: readonly DraftOf[Kind][],
  generation: string,
) => Promise<StoredBatch>;

/** A stored thing by the key of its draft. */
export const keyed = <Kind extends ImportKind>(kind: Kind, draft: DraftOf[Kind] & Draft): readonly [string, Fields] => [
  draftKey(kind, draft),
  fieldsOf(draft),
];
