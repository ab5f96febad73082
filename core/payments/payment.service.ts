import type { Caller } from '#core/access/caller.ts';
import type { PaymentId } from '#core/shared/ids.ts';
import type { ListFile, ListFileFailure } from '#core/shared/list-file.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import type { Result } from '#core/shared/result.ts';
import type { SheetFormat } from '#core/shared/sheet-format.ts';
import type { Payment, PaymentDetails, PaymentFilter, PaymentPage, PaymentState, ReversedPayment } from './payment.ts';
import type { PaymentFlaw } from './payment-flaws.ts';
import type { ReceiptFlaw } from './receipt.ts';

export type PaymentFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  /** Another back end has no such call. */
  | { readonly code: 'not-offered' }
  | { readonly code: 'page-key-unreadable' }
  | { readonly code: 'payment-not-found' }
  /** The payment no longer waits: its state, and who decided it. */
  | { readonly code: 'payment-decided'; readonly state: PaymentState; readonly by: string }
  /** There is no acceptance to take back. */
  | { readonly code: 'payment-not-accepted'; readonly state: PaymentState }
  /** The payment has no part on account (any more). */
  | { readonly code: 'payment-not-on-account' }
  /** A document that the company does not have, or that is settled by now. */
  | { readonly code: 'payment-document-unknown' }
  /** The key was used for another report. */
  | { readonly code: 'key-reused' }
  | { readonly code: 'payment-reason-missing' }
  | { readonly code: 'payment-reason-too-long' }
  | ReceiptFlaw
  | ListFileFailure
  | { readonly code: PaymentFlaw['code'] };

type Answer<Value> = Promise<Result<Value, PaymentFailure>>;

/** What a company reports to have paid: the capability behind `api/Payments`. */
export interface PaymentService {
  /** The newest first; `after` is the key of the page before. */
  list(caller: Caller, after: string | null): Answer<PaymentPage>;
  /** `key` is the same when the same report is sent again: it is stored once. */
  report(caller: Caller, details: PaymentDetails, receipt: NamedFile | null, key: string): Answer<Payment>;
  /** Takes back one that still waits. */
  withdraw(caller: Caller, id: PaymentId): Answer<Payment>;
  receipt(caller: Caller, id: PaymentId): Answer<NamedFile>;
}

/** What all companies report, as administrators decide about it: the capability behind `api/Management/Payments`. */
export interface PaymentManagementService {
  list(caller: Caller, filter: PaymentFilter, after: string | null): Answer<PaymentPage>;
  /** All payments that the filter lists, in the same order, as a spreadsheet. */
  table(caller: Caller, filter: PaymentFilter, format: SheetFormat, signal?: AbortSignal): Answer<ListFile>;
  one(caller: Caller, id: PaymentId): Answer<Payment>;
  receipt(caller: Caller, id: PaymentId): Answer<NamedFile>;
  /** `settles`: it is taken off the debts of the documents that it names. */
  accept(caller: Caller, id: PaymentId, settles: boolean): Answer<Payment>;
  refuse(caller: Caller, id: PaymentId, reason: string): Answer<Payment>;
  /** Takes its acceptance back: the account owes what it did before, and the payment waits again. */
  reverse(caller: Caller, id: PaymentId, reason: string): Answer<ReversedPayment>;
  /** What is on account of it was taken off a document elsewhere: it lowers the account no more. */
  apply(caller: Caller, id: PaymentId): Answer<Payment>;
}
