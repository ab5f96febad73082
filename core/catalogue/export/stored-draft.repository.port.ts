import type { ImportKind } from '#core/imports/record-kinds.ts';
import type { DraftOf } from '../import/drafts/drafts.ts';
import type { KnownAlias } from '../import/names/known-names.ts';

export interface NamedPriceList {
  readonly id: string;
  readonly name: string;
}

/** The catalogue's contents as rows of a sheet. */
export interface StoredDraftRepository {
  priceLists(): Promise<readonly NamedPriceList[]>;
  /** The technical attributes that any product has or had. */
  attributeNames(): Promise<readonly string[]>;
  aliases(): Promise<readonly KnownAlias[]>;
  /**
   * All of one kind, some at a time, as they were when the first were asked for; prices are those of the list. What an
   * import takes for the same thing comes once.
   */
  drafts<Kind extends ImportKind>(kind: Kind, priceListId: string | null): AsyncIterable<readonly DraftOf[Kind][]>;
}
