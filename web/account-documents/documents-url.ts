import { documentFilterOfAddress, documentFilterToWire } from '#adapters/wire/account-documents.wire.ts';
import type { ScreenPath } from '#core/access/screens.ts';
import { type DocumentFilter, everyDocument } from '#core/current-account/management/document-filter.ts';

const path = '/admin-current-account' satisfies ScreenPath;

/** What the address of the screen says: how the list is narrowed, and what is open at its right. */
export interface DocumentsUrl {
  readonly filter: DocumentFilter;
  /** The key of the page before; null for the newest ones. */
  readonly after: string | null;
  readonly open: string | null;
  readonly isNew: boolean;
  /** All documents as a spreadsheet. */
  readonly isSheet: boolean;
}

export const readDocumentsUrl = (query: URLSearchParams): DocumentsUrl => {
  const [after, open] = [query.get('after'), query.get('id')];
  return {
    filter: documentFilterOfAddress(query),
    after: after !== null && /^[\w-]{1,300}$/.test(after) ? after : null,
    open: open !== null && /^\d{1,9}$/.test(open) ? open : null,
    isNew: query.has('new'),
    isSheet: query.has('sheet'),
  };
};

export const linkToDocuments = (to: Partial<DocumentsUrl> = {}): string => {
  const { filter = everyDocument, after = null, open = null, isNew = false, isSheet = false } = to;
  const query = new URLSearchParams({
    ...documentFilterToWire(filter),
    ...(after === null ? {} : { after }),
    ...(open === null ? {} : { id: open }),
    ...(isNew ? { new: '1' } : {}),
    ...(isSheet ? { sheet: '1' } : {}),
  });
  return query.size === 0 ? path : `${path}?${query}`;
};
