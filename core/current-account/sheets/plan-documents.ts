import { cuitDigits, parseCuit } from '#core/shared/cuit.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import type { CustomerId, DocumentId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import { documentTitle } from '../document-title.ts';
import {
  type DocumentDetails,
  documentFlaws,
  isDatedAhead,
  isSameDocument,
  readTypedDocument,
} from '../management/document-details.ts';
import type { DocumentContradiction, DocumentRowReason } from './document-sheet.service.ts';
import { type DocumentCells, nameOfCells, noteOfCells, typedOfCells } from './document-sheet.ts';

export interface HeldDocument {
  readonly id: DocumentId;
  readonly version: number;
  readonly customerId: CustomerId;
  readonly customerName: string;
  /** 'Pago': it has left the customer's account. */
  readonly isSettled: boolean;
  readonly details: DocumentDetails;
}

/** A customer that a document may be of. */
export interface DocumentCustomer {
  readonly id: CustomerId;
  readonly code: string;
  readonly cuit: string;
}

/** What one row of a sheet does. */
export type DocumentStep =
  | { readonly kind: 'new'; readonly details: DocumentDetails }
  | { readonly kind: 'changed'; readonly held: HeldDocument; readonly details: DocumentDetails }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'rejected'; readonly reasons: readonly DocumentRowReason[] };

/** By its code, or by its CUIT where one company has it, as a document that is typed finds its customer. */
const createFinder = (customers: readonly DocumentCustomer[]) => {
  const byCode = new Map(customers.map((each) => [each.code, each]));
  const byCuit = new Map<string, DocumentCustomer[]>();
  for (const each of customers) {
    const digits = cuitDigits(each.cuit);
    if (digits !== '') getOrCreate(byCuit, digits, () => []).push(each);
  }
  return (text: string): DocumentCustomer | null => {
    const same = byCuit.get(cuitDigits(parseCuit(text) ?? '')) ?? [];
    return byCode.get(text) ?? (same.length === 1 ? (same[0] ?? null) : null);
  };
};

/** What two rows of one document say otherwise; null where customer and amounts are alike, or cannot be read. */
const contradiction = (
  first: DocumentDetails,
  second: DocumentDetails,
  find: (text: string) => DocumentCustomer | null,
): DocumentContradiction | null => {
  const [one, other] = [find(first.customer), find(second.customer)];
  const isOtherCustomer =
    first.customer !== '' &&
    second.customer !== '' &&
    first.customer !== second.customer &&
    (one === null || one.id !== other?.id);
  const differs = (before: Money, now: Money) => !before.isNegative() && !now.isNegative() && !before.equals(now);
  const isOtherTotal = differs(first.total, second.total);
  // Where no debt is written it is the total.
  const isOtherDebt = !isOtherTotal && differs(first.debt, second.debt);
  if (!isOtherCustomer && !isOtherTotal && !isOtherDebt) return null;
  return {
    firstCustomer: isOtherCustomer ? first.customer : null,
    customer: isOtherCustomer ? second.customer : null,
    firstTotal: isOtherTotal ? first.total.toFixed(2) : null,
    total: isOtherTotal ? second.total.toFixed(2) : null,
    firstDebt: isOtherDebt ? first.debt.toFixed(2) : null,
    debt: isOtherDebt ? second.debt.toFixed(2) : null,
  };
};

/** The customers of a sheet: those that its rows name, and those whose documents they are. */
export const customersOfSheet = (
  rows: readonly DocumentCells[],
  held: readonly HeldDocument[],
  customers: readonly DocumentCustomer[],
): readonly CustomerId[] => {
  const find = createFinder(customers);
  const named = rows.flatMap(({ customer = '' }) => find(customer.trim())?.id ?? []);
  return [...new Set([...named, ...held.map(({ customerId }) => customerId)])];
};

/**
 * What each row does, one after the other: pure, so that a dry run and the import say the same. A row never makes a
 * document another company's: a number that is slightly wrong would (docs/rules/current-account.md 16).
 */
export const createDocumentPlan = (
  held: readonly HeldDocument[],
  customers: readonly DocumentCustomer[],
  today: string,
): ((cells: DocumentCells, line: number) => DocumentStep) => {
  const find = createFinder(customers);
  const known = new Map(held.map((each) => [documentTitle(each.details), each]));
  const seen = new Map<string, { readonly line: number; readonly details: DocumentDetails }>();
  return (cells, line) => {
    const name = nameOfCells(cells);
    if (name === null) {
      const value = [cells.letter, cells.number].flatMap((text) => text?.trim() || []).join(' ');
      const note = noteOfCells(cells);
      const reason: DocumentRowReason =
        note === null ? { code: 'document-number-unreadable', value } : { code: 'document-is-note', note, value };
      return { kind: 'rejected', reasons: [reason] };
    }
    const title = documentTitle(name);
    const there = known.get(title) ?? null;
    const read = readTypedDocument(typedOfCells(cells, name, there?.details ?? null));
    const before = seen.get(title);
    if (before !== undefined) {
      const otherwise = contradiction(before.details, read, find);
      const reason: DocumentRowReason =
        otherwise === null
          ? { code: 'document-repeated', line: before.line }
          : { code: 'document-contradicted', line: before.line, ...otherwise };
      return { kind: 'rejected', reasons: [reason] };
    }
    seen.set(title, { line, details: read });
    const reasons: DocumentRowReason[] = [...documentFlaws(read)];
    if (read.date !== there?.details.date && isDatedAhead(read.date, today)) {
      reasons.push({ code: 'document-dated-ahead', field: 'date' });
    }
    const customer = there !== null && read.customer === there.details.customer ? null : find(read.customer);
    if (there === null && customer === null && read.customer !== '') {
      reasons.push({ code: 'document-customer-unknown', customer: read.customer });
    }
    if (there !== null && read.customer !== there.details.customer && customer?.id !== there.customerId) {
      reasons.push({ code: 'document-taken', title, customer: there.customerName });
    }
    if (there?.isSettled === true && read.debt.gt(there.details.debt)) {
      reasons.push({ code: 'document-settled', title, debt: read.debt.toFixed(2) });
    }
    if (reasons.length > 0) return { kind: 'rejected', reasons };
    if (there === null) return { kind: 'new', details: read };
    const details = { ...read, customer: there.details.customer };
    return isSameDocument(there.details, details) ? { kind: 'unchanged' } : { kind: 'changed', held: there, details };
  };
};
