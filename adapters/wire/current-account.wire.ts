import * as z from 'zod/mini';
import type { ManagedDocument } from '#core/current-account/account-management.service.ts';
import type { BankAccount } from '#core/current-account/bank-account.ts';
import type { AccountRow, ActualAccount, DocumentPage } from '#core/current-account/current-account.service.ts';
import type { OnAccountPayment } from '#core/current-account/on-account.ts';
import { money, toPesos } from '#core/shared/money.ts';
import { pesos } from './amounts.wire.ts';
import { answeredId, idFromWire } from './ids.wire.ts';

/** A document as its company sees it (docs/rules/current-account.md 1). Dates are YYYY-MM-DD, `days` its age today. */
const rowWire = z.object({
  id: answeredId,
  date: z.string(),
  title: z.string(),
  expiration: z.string(),
  days: z.number(),
  total: pesos,
  debt: pesos,
  hasPdf: z.boolean(),
});

/** A document as administrators see it (docs/rules/current-account.md 1). */
export const managedDocumentWire = z.object({
  ...rowWire.shape,
  customerName: z.string(),
  customerFantasyName: z.string(),
  isFinished: z.boolean(),
  isExpired: z.boolean(),
});

export const managedDocumentsWire = z.array(managedDocumentWire);

/** Part of a title, which is not empty. */
export const documentSearchWire = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
});

export const documentStateWire = z.strictObject({ isFinished: z.boolean() });

/** What was paid and taken off no document (docs/rules/current-account.md 17). */
export const onAccountWire = z.object({ id: answeredId, paidOn: z.string(), amount: pesos });

export const onAccountToWire = (payments: readonly OnAccountPayment[]): z.infer<typeof onAccountWire>[] =>
  payments.map((payment) => ({ ...payment, amount: toPesos(payment.amount) }));

/** Other servers tell none. */
export const onAccountFromWire = (
  payments: readonly z.infer<typeof onAccountWire>[] | null | undefined,
): readonly OnAccountPayment[] =>
  (payments ?? []).map(({ id, paidOn, amount }) => ({ id: idFromWire(id), paidOn, amount: money(amount) }));

/** For a back end that does not say it (docs/rules/current-account.md 2). */
const usualMaxDays = 60;

/** `maxDays`: rows that are older are shown as expired. */
export const actualAccountWire = z.object({
  documents: z.array(rowWire),
  onAccount: z.nullish(z.array(onAccountWire)),
  maxDays: z.nullish(z.number()),
});

export const documentPageWire = z.object({
  documents: z.array(rowWire),
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

export const accountRowToWire = (row: AccountRow): z.infer<typeof rowWire> => ({
  id: row.id,
  date: row.date,
  title: row.title,
  expiration: row.expiration,
  days: row.days,
  total: toPesos(row.total),
  debt: toPesos(row.debt),
  hasPdf: row.hasPdf,
});

const rowFromWire = (row: z.infer<typeof rowWire>): AccountRow => ({
  ...row,
  id: idFromWire(row.id),
  total: money(row.total),
  debt: money(row.debt),
});

export const managedDocumentToWire = (document: ManagedDocument): z.infer<typeof managedDocumentWire> => ({
  ...accountRowToWire(document),
  customerName: document.customerName,
  customerFantasyName: document.customerFantasyName,
  isFinished: document.isFinished,
  isExpired: document.isExpired,
});

export const managedDocumentFromWire = (document: z.infer<typeof managedDocumentWire>): ManagedDocument => ({
  ...document,
  ...rowFromWire(document),
});

export const actualAccountToWire = ({
  documents,
  onAccount,
  maxDays,
}: ActualAccount): z.infer<typeof actualAccountWire> => ({
  documents: documents.map(accountRowToWire),
  onAccount: onAccountToWire(onAccount),
  maxDays,
});

export const actualAccountFromWire = ({
  documents,
  onAccount,
  maxDays,
}: z.infer<typeof actualAccountWire>): ActualAccount => ({
  documents: documents.map(rowFromWire),
  onAccount: onAccountFromWire(onAccount),
  maxDays: maxDays ?? usualMaxDays,
});

export const documentPageToWire = ({
  documents,
  ...page
}: DocumentPage<AccountRow>): z.infer<typeof documentPageWire> => ({
  documents: documents.map(accountRowToWire),
  ...page,
});

export const documentPageFromWire = ({
  documents,
  ...page
}: z.infer<typeof documentPageWire>): DocumentPage<AccountRow> => ({
  documents: documents.map(rowFromWire),
  ...page,
});

export const bankAccountsToWire = (accounts: readonly BankAccount[]): z.infer<typeof bankAccountsWire> => [...accounts];

export const bankAccountsFromWire = (accounts: z.infer<typeof bankAccountsWire>): readonly BankAccount[] =>
  accounts.map((account) => ({ ...account, id: String(account.id) }));
