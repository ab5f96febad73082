import type { Author } from '#core/audit/author.ts';
import type { Result } from '#core/shared/result.ts';
import type { MailState, OutboxMail, OutboxPage } from './outbox-mail.ts';

export interface NewMail {
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly body: string;
}

export interface OutboxRepository {
  list(
    state: MailState | null,
    after: string | null,
  ): Promise<Result<Omit<OutboxPage, 'hasSender'>, { readonly code: 'page-key-unreadable' }>>;
  /** Up to `maxCountedMails`. */
  failedCount(): Promise<number>;
  /** Null where there is no such mail. */
  resend(id: string, author: Author): Promise<OutboxMail | null>;
  add(mail: NewMail, author: Author): Promise<OutboxMail>;
}
