import * as z from 'zod/mini';
import { documentLetters } from '#core/current-account/document-title.ts';
import type { ListedDocument, ListedPage } from '#core/current-account/management/account-document.service.ts';
import { type DocumentDetails, isDocumentDay } from '#core/current-account/management/document-details.ts';
import {
  type DocumentFilter,
  documentStates,
  everyDocument,
} from '#core/current-account/management/document-filter.ts';
import { maxPdfBytes } from '#core/current-account/management/document-pdf.ts';
import { money, toPesos } from '#core/shared/money.ts';
import { pesos } from './amounts.wire.ts';
import { base64Wire, maxFileSigns } from './base64.wire.ts';
import {
  managedDocumentFromWire,
  managedDocumentToWire,
  managedDocumentWire,
  onAccountFromWire,
  onAccountToWire,
  onAccountWire,
} from './current-account.wire.ts';
import { answeredId, idFromWire } from './ids.wire.ts';
import { lastChangeWire } from './last-change.wire.ts';

const day = z.string().check(z.refine(isDocumentDay));

/** The filter of the list, in the address; a field that is left out is no condition. */
export const documentQueryWire = z.strictObject({
  q: z.optional(z.string().check(z.maxLength(100))),
  customer: z.optional(z.string().check(z.maxLength(64))),
  letter: z.optional(z.enum(documentLetters)),
  state: z.optional(z.enum(documentStates)),
  from: z.optional(day),
  to: z.optional(day),
  after: z.optional(z.string().check(z.maxLength(300))),
});
type DocumentQueryWire = z.infer<typeof documentQueryWire>;

export const documentFilterFromWire = (query: Omit<DocumentQueryWire, 'after'>): DocumentFilter => ({
  text: query.q ?? '',
  customerId: query.customer === undefined ? null : idFromWire(query.customer),
  letter: query.letter ?? null,
  state: query.state ?? null,
  from: query.from ?? null,
  to: query.to ?? null,
});

/** Leaves out fields that are no condition: the same filter is the same address. */
export const documentFilterToWire = (filter: DocumentFilter): Record<string, string> => {
  const asked: Record<string, string | null> = {
    q: filter.text.trim() === '' ? null : filter.text.trim(),
    customer: filter.customerId,
    letter: filter.letter,
    state: filter.state,
    from: filter.from,
    to: filter.to,
  };
  return Object.fromEntries(Object.entries(asked).filter((entry): entry is [string, string] => entry[1] !== null));
};

/** The filter of an address that somebody may have written by hand: what cannot be read asks for nothing. */
export const documentFilterOfAddress = (query: URLSearchParams): DocumentFilter => {
  const readable = Object.entries(documentQueryWire.shape).flatMap(([name, schema]) => {
    // The server refuses what nobody can type.
    const text = query.get(name)?.replace(/\p{Cc}+/gu, ' ') ?? '';
    return text !== '' && z.safeParse(schema, text).success ? [[name, text] as const] : [];
  });
  return readable.length === 0 ? everyDocument : documentFilterFromWire(Object.fromEntries(readable));
};

export const listedDocumentWire = z.object({
  ...managedDocumentWire.shape,
  letter: z.enum(documentLetters),
  pointOfSale: z.number(),
  number: z.number(),
  customerId: answeredId,
  customerCode: z.string(),
  version: z.number(),
  changed: lastChangeWire,
});

export const listedPageWire = z.object({
  documents: z.array(listedDocumentWire),
  next: z.nullable(z.string()),
  /** A server of before has nothing on account. */
  onAccount: z._default(z.array(onAccountWire), []),
});

export const listedDocumentToWire = (document: ListedDocument): z.infer<typeof listedDocumentWire> => ({
  ...managedDocumentToWire(document),
  letter: document.letter,
  pointOfSale: document.pointOfSale,
  number: document.number,
  customerId: document.customerId,
  customerCode: document.customerCode,
  version: document.version,
  ...(document.changed === undefined ? {} : { changed: document.changed }),
});

export const listedDocumentFromWire = (document: z.infer<typeof listedDocumentWire>): ListedDocument => ({
  ...document,
  ...managedDocumentFromWire(document),
  customerId: idFromWire(document.customerId),
});

export const listedPageToWire = ({ documents, next, onAccount }: ListedPage): z.infer<typeof listedPageWire> => ({
  documents: documents.map(listedDocumentToWire),
  next,
  onAccount: onAccountToWire(onAccount),
});

export const listedPageFromWire = ({ documents, next, onAccount }: z.infer<typeof listedPageWire>): ListedPage => ({
  documents: documents.map(listedDocumentFromWire),
  next,
  onAccount: onAccountFromWire(onAccount),
  isManaged: true,
});

const written = z.string().check(z.maxLength(100));

/** A document to create, or as it is to be. Amounts in pesos. */
export const documentDetailsWire = z.strictObject({
  customer: written,
  letter: z.enum(documentLetters),
  pointOfSale: z.number(),
  number: z.number(),
  date: written,
  expiration: written,
  total: pesos,
  debt: pesos,
});

export const documentDetailsToWire = (details: DocumentDetails): z.infer<typeof documentDetailsWire> => ({
  customer: details.customer,
  letter: details.letter,
  pointOfSale: details.pointOfSale,
  number: details.number,
  date: details.date,
  expiration: details.expiration,
  total: toPesos(details.total),
  debt: toPesos(details.debt),
});

export const documentDetailsFromWire = (details: z.infer<typeof documentDetailsWire>): DocumentDetails => ({
  ...details,
  customer: details.customer.trim(),
  total: money(details.total),
  debt: money(details.debt),
});

const content = base64Wire(maxFileSigns(maxPdfBytes));

export const documentPdfWire = z.strictObject({ content });
/** The file's name says which document it is of. */
export const namedPdfWire = z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(255)), content });
