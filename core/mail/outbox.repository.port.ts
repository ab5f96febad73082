import type { Author } from '#core/audit/author.ts';
import type { Result } from '#core/shared/result.ts';
import type { MailFilter, OutboxMail, OutboxPage } from './outbox-mail.ts';
import type { WaitingMails } from './waiting-mails.ts';

export interface NewMail {
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly body: string;
}

export type ResendRefusal =
  | { readonly code: 'mail-not-found' }
  /** The mail held a link, which is erased once the mail is sent: a new invitation or reset is needed. */
  | { readonly code: 'mail-link-gone' }
  /** The mail holds a link for its recipient alone. */
  | { readonly code: 'mail-link-elsewhere' }
  /** The mail is being sent at this moment, to its first recipients. */
  | { readonly code: 'mail-under-way' };

export type GiveUpRefusal =
  | { readonly code: 'mail-not-found' }
  /** The mail was sent before it could be given up. */
  | { readonly code: 'mail-went-out' };

export interface OutboxRepository {
  /** The newest first; at most so many after that key. */
  list(
    filter: MailFilter,
    after: string | null,
    limit: number,
  ): Promise<Result<Omit<OutboxPage, 'hasSender'>, { readonly code: 'page-key-unreadable' }>>;
  /** Up to `maxCountedMails`. */
  failedCount(): Promise<number>;
  waiting(): Promise<WaitingMails>;
  /** `recipients` null for `resendTo`. */
  resend(id: string, recipients: readonly string[] | null, author: Author): Promise<Result<OutboxMail, ResendRefusal>>;
  /** A mail that was given up before stays so. */
  giveUp(id: string, author: Author): Promise<Result<OutboxMail, GiveUpRefusal>>;
  add(mail: NewMail, author: Author): Promise<OutboxMail>;
}
