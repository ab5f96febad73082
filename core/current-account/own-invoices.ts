import type { AccountRow } from './current-account.service.ts';
import { parseDocumentTitle } from './document-title.ts';

/** An invoice of a company, as a form offers it. */
export type OwnInvoice = Pick<AccountRow, 'title' | 'date'>;

/** More would be no help to who looks for one. */
export const maxOfferedInvoices = 40;

/** Of a company's documents its invoices, the newest first and each once: delivery notes are none. */
export const ownInvoices = (documents: readonly OwnInvoice[]): readonly OwnInvoice[] =>
  [...new Map(documents.map((document) => [document.title, document])).values()]
    .filter(({ title }) => (parseDocumentTitle(title)?.letter ?? 'R') !== 'R')
    .sort((one, other) => other.date.localeCompare(one.date) || other.title.localeCompare(one.title))
    .slice(0, maxOfferedInvoices)
    .map(({ title, date }) => ({ title, date }));
