import * as z from 'zod/mini';
import type { BankAccount } from '#core/current-account/bank-account.ts';
import type { ActualAccount, AgedDocument, DocumentPage } from '#core/current-account/current-account-desk.ts';
import { toPesos } from '#core/shared/money.ts';
import { pesos } from './amounts.wire.ts';
import { answeredId } from './ids.wire.ts';

/** A document as its company sees it (back-office.md §3). Dates are YYYY-MM-DD, `days` its age today. */
const documentWire = z.object({
  id: answeredId,
  date: z.string(),
  title: z.string(),
  expiration: z.string(),
  days: z.number(),
  total: pesos,
  debt: pesos,
  hasPdf: z.boolean(),
});

/** `maxDays`: rows that are older are shown as expired. */
export const actualAccountWire = z.object({ documents: z.array(documentWire), maxDays: z.number() });

export const documentPageWire = z.object({
  documents: z.array(documentWire),
  currentPage: z.number(),
  totalPages: z.number(),
});

export const bankAccountsWire = z.array(
  z.object({
    id: answeredId,
    bank: z.string(),
    holder: z.string(),
    cuit: z.string(),
    number: z.string(),
    cbu: z.string(),
  }),
);

const documentToWire = (document: AgedDocument): z.infer<typeof documentWire> => ({
  id: document.id,
  date: document.date,
  title: document.title,
  expiration: document.expiration,
  days: document.days,
  total: toPesos(document.total),
  debt: toPesos(document.debt),
  hasPdf: document.hasPdf,
});

export const actualAccountToWire = ({ documents, maxDays }: ActualAccount): z.infer<typeof actualAccountWire> => ({
  documents: documents.map(documentToWire),
  maxDays,
});

export const documentPageToWire = ({
  documents,
  ...page
}: DocumentPage<AgedDocument>): z.infer<typeof documentPageWire> => ({
  documents: documents.map(documentToWire),
  ...page,
});

export const bankAccountsToWire = (accounts: readonly BankAccount[]): z.infer<typeof bankAccountsWire> => [...accounts];
