import { Err, Ok, type Result } from '#core/shared/result.ts';
import { tidyText } from '#core/shared/tidy-text.ts';
import type { PaymentApplication, PaymentClash, PaymentReversal } from './payment.repository.port.ts';
import type { Payment } from './payment.ts';
import { maxReasonLength } from './payment-flaws.ts';

type Held<Part extends keyof Payment> = Pick<Payment, Part>;

/** Why it is not accepted, refused or withdrawn any more; null while it waits. */
export const decidedAlready = ({ state, decidedBy }: Held<'state' | 'decidedBy'>): PaymentClash | null =>
  state === 'waiting' ? null : { code: 'payment-decided', state, by: decidedBy ?? '' };

/** Why there is nothing of it to take off the account; null where there is. */
export const nothingToApply = ({ onAccount }: Held<'onAccount'>): PaymentApplication | null =>
  onAccount.isZero() ? { code: 'payment-not-on-account' } : null;

/** Why there is no acceptance to take back; null where there is one. */
export const notAccepted = ({ state }: Held<'state'>): PaymentReversal | null =>
  state === 'accepted' ? null : { code: 'payment-not-accepted', state };

type ReasonFlaw = { readonly code: 'payment-reason-missing' } | { readonly code: 'payment-reason-too-long' };

/** The reason that the customer reads, as it is stored, or what is wrong with it. */
export const readReason = (reason: string): Result<string, ReasonFlaw> => {
  const text = tidyText(reason);
  if (text === '') return Err({ code: 'payment-reason-missing' });
  return text.length > maxReasonLength ? Err({ code: 'payment-reason-too-long' }) : Ok(text);
};

/** What is wrong with a reason; null for nothing. */
export const reasonRefusal = (reason: string): ReasonFlaw | null => {
  const checkedReason = readReason(reason);
  return checkedReason.ok ? null : checkedReason.val;
};
