import { droppedUnsent } from './waiting-mails.ts';

/**
 * How a mail of the outbox stands: it waits, went out, went out to some only, could not go out and is tried again, or
 * is given up.
 */
export const mailStates = ['waiting', 'sent', 'partly', 'failed', 'given-up'] as const;
export type MailState = (typeof mailStates)[number];

/** Which mails are wanted. */
export interface MailFilter {
  /** Null for all. */
  readonly state: MailState | null;
  /** Parts of recipients or subject, without accents and case: every word of it; '' for all. */
  readonly text: string;
}

export const everyMail: MailFilter = { state: null, text: '' };

/** A mail as an administrator sees it. Not what it says: a link to sign in is its recipient's alone. */
export interface OutboxMail {
  readonly id: string;
  readonly recipients: readonly string[];
  readonly subject: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly attempts: number;
  readonly state: MailState;
  readonly sentAt: string | null;
  /** When it is tried next; null once it went out or was given up. */
  readonly nextAttemptAt: string | null;
  /** The last error of the mail server, or of the connection to it; null for none. */
  readonly error: string | null;
  /** Who gets it if it is sent again (`resendTo`). */
  readonly resendTo: readonly string[];
  /** Whether the mail holds a link for its recipient alone: it is sent to nobody else, and not again. */
  readonly holdsLink: boolean;
}

export interface OutboxPage {
  readonly mails: readonly OutboxMail[];
  /** The key of the page after this one; null at the end. */
  readonly next: string | null;
  /** Whether a sender of mails is configured; without one mails wait. */
  readonly hasSender: boolean;
}

export type MailTrouble =
  /** Who settled the sender chose not to send what had been waiting. */
  | { readonly code: 'dropped' }
  | { readonly code: 'wrong-password' }
  | { readonly code: 'recipients-refused'; readonly recipients: readonly string[] }
  | { readonly code: 'server-unreachable' }
  /** The encrypted connection was refused: another port, no STARTTLS, or a certificate that is not its. */
  | { readonly code: 'encryption-failed' }
  | { readonly code: 'other' };

/** What an error of the mail server means to the administrator who has to solve it (docs/rules/mail.md 4). */
export const mailTrouble = (error: string): MailTrouble => {
  if (error === droppedUnsent) return { code: 'dropped' };
  const refused = /^refused: (.*)$/.exec(error)?.[1];
  if (refused !== undefined) return { code: 'recipients-refused', recipients: refused.split(', ') };
  if (/all recipients were rejected|recipient|mailbox|\b55[0-4]\b/i.test(error))
    return { code: 'recipients-refused', recipients: [] };
  if (/\bSTARTTLS\b|\bTLS\b|\bSSL|\bETLS\b|\bEPROTO\b|wrong version number|certificate|altnames/i.test(error))
    return { code: 'encryption-failed' };
  if (/\b53[045]\b|EAUTH|invalid login|authenticat|credentials/i.test(error)) return { code: 'wrong-password' };
  if (/ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ESOCKET|EDNS|timeout|getaddrinfo|greeting/i.test(error)) {
    return { code: 'server-unreachable' };
  }
  return { code: 'other' };
};
