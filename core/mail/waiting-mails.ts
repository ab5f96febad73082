import type { EmailSender } from './email-sender.ts';

/** Mails that have not gone out and are not given up: a sender that is saved sends them (docs/rules/mail.md 11). */
export interface WaitingMails {
  readonly count: number;
  /** When the first of them was written, by ISO 8601; null where none waits. */
  readonly since: string | null;
  /** The last mail that was counted: one that is written later is neither shown nor dropped. Null where none waits. */
  readonly last: string | null;
}

type Account = Pick<EmailSender, 'smtp' | 'isOverridden'>;

/** Whether mails go out by this sender: without a server they wait on, and with SMTP_URL they do not wait for it. */
export const isSentBy = ({ smtp, isOverridden }: Account): boolean => smtp.trim() !== '' && !isOverridden;

/** Whether who saves this sender is to say what becomes of the mails that wait: they would go out by it. */
export const goOutOnceSaved = ({ count }: WaitingMails, sender: Account): boolean => count > 0 && isSentBy(sender);

/**
 * The last of the mails that stay unsent where who saves this sender chose so for those that were shown (null: none
 * were yet); null where nothing is asked.
 */
export const dropsUpTo = (shown: WaitingMails | null, sender: Account, isChosen: boolean): string | null =>
  isChosen && shown !== null && goOutOnceSaved(shown, sender) ? shown.last : null;

/** What a mail that was dropped so has in the place of a server's error. */
export const droppedUnsent = 'dropped unsent';
