import type { EmailSender } from '#core/mail/email-sender.ts';

/** The account that sends, and who gets which mails, as they are typed. */
export interface TypedSender extends Omit<EmailSender, 'port' | 'dropsWaitingUpTo'> {
  readonly port: string;
  /** Leaves the mails that wait unsent: those that are shown when the sender is saved. */
  readonly dropsWaiting: boolean;
}
