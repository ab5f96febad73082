import type { Author } from '#core/audit/author.ts';
import type { Result } from '#core/shared/result.ts';
import type { MailFilter, OutboxMail, OutboxPage } from './outbox-mail.ts';

export interface NewMail {
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly body: string;
}

export type ResendRefusal =
  | { readonly code: 'mail-not-found' }
  /** It held a link, which nobody keeps once it went out: whoever needs one is given another. */
  | { readonly code: 'mail-link-gone' };

export interface OutboxRepository {
  /** The newest first; at most so many after that key. */
  list(
    filter: MailFilter,
    after: string | null,
    limit: number,
  ): Promise<Result<Omit<OutboxPage, 'hasSender'>, { readonly code: 'page-key-unreadable' }>>;
  /** Up to `maxCountedMails`. */
  failedCount(): Promise<number>;
  resend(id: string, author: Author): Promise<Result<OutboxMail, ResendRefusal>>;
  add(mail: NewMail, author: Author): Promise<OutboxMail>;
}
