import { mailTrouble } from './outbox-mail.ts';

const minute = 60_000;
const maxMs = 6 * 60 * minute;

/** How long a mail is tried that is refused for its own sake: its address, mostly. Days. */
export const triedForDays = 3;

/** How long to wait after so many failed attempts: 1, 2, 4 … minutes, six hours at most. Milliseconds. */
export const retryDelay = (attempts: number): number => Math.min(maxMs, minute * 2 ** Math.max(0, attempts - 1));

/** The failures of a mail so far. */
export interface Failing {
  /** Counts this failure too. */
  readonly attempts: number;
  readonly error: string;
  /** When the mail first failed, in milliseconds; null where this is the first failure. */
  readonly since: number | null;
}

/**
 * When a mail that failed is tried again; null where it is given up. What keeps all mails from going out, an account or
 * a server, ends once somebody mends it, and with it no mail is lost (docs/rules/mail.md 10).
 */
export const nextAttempt = ({ attempts, error, since }: Failing, now: number): number | null => {
  const isItsOwn = ['recipients-refused', 'other'].includes(mailTrouble(error).code);
  const isOver = since !== null && now - since >= triedForDays * 24 * 60 * minute;
  return isItsOwn && isOver ? null : now + retryDelay(attempts);
};
