import type { CustomerId, DocumentId } from '#core/shared/ids.ts';
import { type Money, money, sum, toCents, zero } from '#core/shared/money.ts';
import type { DocumentLetter, DocumentName } from './document-title.ts';

/** A document of a customer's current account. Dates are YYYY-MM-DD. */
export interface AccountDocument extends DocumentName {
  readonly id: DocumentId;
  readonly title: string;
  readonly customerId: CustomerId;
  readonly date: string;
  readonly expiration: string;
  readonly total: Money;
  /** The part of the total that is not paid yet. */
  readonly debt: Money;
  /** Settled by an administrator: it has left 'Actual' for 'Histórica'. */
  readonly isFinished: boolean;
  readonly hasPdf: boolean;
}

/** `paid`: nothing of it is owed, and no administrator has settled it yet. */
export type DocumentState = 'settled' | 'paid' | 'unpaid';

export const documentState = ({ isFinished, debt }: Pick<AccountDocument, 'isFinished' | 'debt'>): DocumentState =>
  isFinished ? 'settled' : debt.gt(0) ? 'unpaid' : 'paid';

/** What a document charges for, as it was charged. A discount is a line with a negative price. */
export interface DocumentLine {
  readonly code: string;
  readonly brand: string;
  readonly description: string;
  readonly quantity: number;
  /** Without IVA. */
  readonly unitPrice: Money;
  /** 21 or 10.5. */
  readonly iva: Money;
}

export interface DocumentAmounts {
  readonly net: Money;
  /** An amount for each rate that has one, the higher rate first; none on what carries no IVA. */
  readonly iva: readonly { readonly rate: Money; readonly amount: Money }[];
  readonly total: Money;
}

/** Invoices A and B carry IVA; those of a small taxpayer (C) and delivery notes don't. */
export const carriesIva = (letter: DocumentLetter): boolean => letter === 'A' || letter === 'B';

export const documentLineSubtotal = ({ quantity, unitPrice }: Pick<DocumentLine, 'quantity' | 'unitPrice'>): Money =>
  toCents(unitPrice.times(quantity));

/** The amounts of a document: IVA by rate on the sum of its lines, half up to the cent. */
export const documentAmounts = (letter: DocumentLetter, lines: readonly DocumentLine[]): DocumentAmounts => {
  const net = sum(lines.map(documentLineSubtotal));
  const bases = new Map<string, Money>();
  for (const line of carriesIva(letter) ? lines : []) {
    const rate = line.iva.toString();
    bases.set(rate, (bases.get(rate) ?? zero).plus(documentLineSubtotal(line)));
  }
  const iva = [...bases]
    .map(([rate, base]) => ({ rate: money(rate), amount: toCents(base.times(rate).dividedBy(100)) }))
    .sort((one, other) => other.rate.comparedTo(one.rate));
  return { net, iva, total: net.plus(sum(iva.map(({ amount }) => amount))) };
};
