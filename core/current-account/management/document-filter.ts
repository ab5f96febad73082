import { halfWidth } from '#core/shared/accents.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { nameKey } from '#core/shared/name-key.ts';
import { type DocumentSearch, parseDocumentSearch } from '../document-search.ts';
import type { DocumentLetter } from '../document-title.ts';

/** `unpaid`: not settled yet. `expired`: of those, something is owed and its day has passed. `settled`: 'Pago'. */
export const documentStates = ['unpaid', 'expired', 'settled'] as const;
export type ListedState = (typeof documentStates)[number];

/** Which documents are listed. What is null or empty asks for nothing. */
export interface DocumentFilter {
  /** Part of a number as people write it, or of the customer's name or code. */
  readonly text: string;
  readonly customerId: CustomerId | null;
  readonly letter: DocumentLetter | null;
  readonly state: ListedState | null;
  /** Days of its date (YYYY-MM-DD), both included. */
  readonly from: string | null;
  readonly to: string | null;
}

export const everyDocument: DocumentFilter = {
  text: '',
  customerId: null,
  letter: null,
  state: null,
  from: null,
  to: null,
};

/** What a typed text may be; a document is found by any of them (docs/rules/current-account.md 9). */
export interface DocumentText {
  readonly number: DocumentSearch | null;
  /** The whole code of a customer. */
  readonly customerCode: string;
  /** Part of a customer's name, without case and accents. */
  readonly customerName: string;
}

/** Null where nothing is asked. */
export const readDocumentText = (typed: string): DocumentText | null => {
  const text = halfWidth(typed).trim();
  if (text === '') return null;
  return { number: parseDocumentSearch(text), customerCode: text, customerName: nameKey(text) };
};
