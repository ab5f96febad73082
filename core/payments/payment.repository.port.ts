import type { Author } from '#core/audit/author.ts';
import type { KeyReused } from '#core/shared/idempotency.ts';
import type { CustomerId, PaymentId } from '#core/shared/ids.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import type { Result } from '#core/shared/result.ts';
import type { Payment, PaymentDetails, PaymentFilter, PaymentPage, PaymentState, StayedDocument } from './payment.ts';

export const paymentPageSize = 50;

export type PaymentClash =
  | { readonly code: 'payment-not-found' }
  | { readonly code: 'payment-decided'; readonly state: PaymentState; readonly by: string };

/** Why nothing of it can be taken out of the account. */
export type PaymentApplication = { readonly code: 'payment-not-found' } | { readonly code: 'payment-not-on-account' };

export type PaymentReversal =
  | { readonly code: 'payment-not-found' }
  | { readonly code: 'payment-not-accepted'; readonly state: PaymentState };

/** Null: everybody's. */
export type PaymentScope = CustomerId | null;

/** Each write leaves its entry in the audit trail, and tells the company and the staff. */
export interface PaymentRepository {
  /** The newest first; at most so many after that key. */
  list(
    filter: PaymentFilter,
    after: string | null,
    limit: number,
  ): Promise<Result<PaymentPage, { readonly code: 'page-key-unreadable' }>>;
  one(scope: PaymentScope, id: PaymentId): Promise<Payment | null>;
  receipt(scope: PaymentScope, id: PaymentId): Promise<NamedFile | null>;
  /** A report with a key that is stored already answers the stored one. */
  add(
    customerId: CustomerId,
    details: PaymentDetails,
    receipt: NamedFile | null,
    key: string,
    author: Author,
  ): Promise<Result<PaymentId, KeyReused | { readonly code: 'payment-document-unknown' }>>;
  withdraw(customerId: CustomerId, id: PaymentId, author: Author): Promise<Result<void, PaymentClash>>;
  /**
   * A document whose debt comes to nothing by it is settled; what is left over, or names no document, is on account.
   */
  accept(id: PaymentId, settles: boolean, author: Author): Promise<Result<void, PaymentClash>>;
  refuse(id: PaymentId, reason: string, author: Author): Promise<Result<void, PaymentClash>>;
  /**
   * What it took off debts is owed again, nothing of it is on account, and it waits again. Answers the titles of the
   * documents that stay, since somebody said since what they owe.
   */
  reverse(id: PaymentId, reason: string, author: Author): Promise<Result<readonly StayedDocument[], PaymentReversal>>;
  apply(id: PaymentId, author: Author): Promise<Result<void, PaymentApplication>>;
}
