import type { EmailSender } from './email-sender.ts';

/** Mails that have not gone out and are not given up: a sender that is saved sends them (docs/rules/mail.md 11). */
export interface WaitingMails {
  readonly count: number;
  /** When the first of them was written, by ISO 8601; null where none waits. */
  readonly since: string | null;
  /** The last one that was counted: one that is written later is neither told nor dropped. Null where none waits. */
  readonly last: string | null;
}

/**
 * Whether who saves this sender is to say what becomes of the mails that wait: they would go out by it. Without a
 * server they wait on, and with SMTP_URL they do not wait for it.
 */
export const goOutOnceSaved = (
  { count }: WaitingMails,
  { smtp, isOverridden }: Pick<EmailSender, 'smtp' | 'isOverridden'>,
): boolean => count > 0 && smtp.trim() !== '' && !isOverridden;

/** What a mail that was dropped so has in the place of a server's error. */
export const droppedUnsent = 'dropped unsent';
