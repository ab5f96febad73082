import type { PaymentId } from '#core/shared/ids.ts';

/** What an accepted payment that names a document did with it; amounts as JSON holds them. */
export interface DocumentPayment {
  readonly id: PaymentId;
  /** What it took off the document's debt. */
  readonly paid: string;
  /** What of it the accounting system applied. */
  readonly elsewhere: string;
  /** Whether what is owed was said since, so that taking the payment back leaves it (docs/rules/payments.md 6). */
  readonly isSaidSince: boolean;
}
