import type { CustomerId, DocumentId, PaymentId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';

export const paymentMethods = ['transfer', 'deposit', 'cheque', 'electronic-cheque', 'cash', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * `waiting` until an administrator decides or the company takes it back; an acceptance can be taken back, and it waits
 * again (docs/rules/payments.md 2, 6).
 */
export const paymentStates = ['waiting', 'accepted', 'refused', 'withdrawn'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** A payment as a company reports it. */
export interface PaymentDetails {
  readonly amount: Money;
  /** YYYY-MM-DD. */
  readonly paidOn: string;
  readonly method: PaymentMethod;
  /** The number of the operation or of the cheque. */
  readonly reference: string;
  readonly note: string;
  /** The documents that it pays; none: on account. */
  readonly documents: readonly DocumentId[];
}

/**
 * A document that a payment names, with what was taken off its debt once it was accepted; null before, and where
 * nothing was.
 */
export interface PaidDocument {
  readonly title: string;
  readonly paid: Money | null;
  /** Whether the document was taken out of the company's account since: the payment pays nothing of it. */
  readonly isGone: boolean;
  /** What the document owes now; nothing where it is settled or gone, null where an older server does not say. */
  readonly owed: Money | null;
}

export interface Payment extends Omit<PaymentDetails, 'documents'> {
  readonly id: PaymentId;
  readonly customerId: CustomerId;
  readonly customerCode: string;
  readonly customerName: string;
  readonly documents: readonly PaidDocument[];
  readonly state: PaymentState;
  /** What of it lowers the account without being taken off a document (docs/rules/current-account.md 17). */
  readonly onAccount: Money;
  readonly reportedBy: string;
  /** ISO 8601. */
  readonly reportedAt: string;
  /** Who accepted, refused or withdrew it; null while it waits. */
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
  /** Why it was refused, or why its acceptance was taken back; else empty. */
  readonly reason: string;
  /** The name of the file that came with it; null where none did. */
  readonly receipt: string | null;
  /** Other payments of the company that look like this one reported again (docs/rules/payments.md 7). */
  readonly possibleDuplicates: readonly PaymentId[];
}

/** Somebody said since what is owed of it; it is another company's by now. */
export const stayedWhys = ['said-since', 'of-another'] as const;
export type StayedWhy = (typeof stayedWhys)[number];

/** A document that a payment had paid and that stayed as it was when the acceptance was taken back. */
export interface StayedDocument {
  readonly title: string;
  readonly why: StayedWhy;
}

/** A payment whose acceptance was taken back just now. */
export interface ReversedPayment extends Payment {
  /** The documents that stayed (docs/rules/payments.md 6). */
  readonly stayed: readonly StayedDocument[];
}

export interface PaymentPage {
  readonly payments: readonly Payment[];
  /** The key of the next page; null at the end. */
  readonly next: string | null;
}

export interface PaymentFilter {
  /** Null for any. */
  readonly state: PaymentState | null;
  /** Only those of which something still lowers the account (docs/rules/current-account.md 17). */
  readonly isOnAccount: boolean;
  /** Part of a customer's name or its code, or of a reference. */
  readonly text: string;
  readonly customerId: CustomerId | null;
}

export const everyPayment: PaymentFilter = { state: null, isOnAccount: false, text: '', customerId: null };
