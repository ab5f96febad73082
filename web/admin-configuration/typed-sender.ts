import type { EmailSender } from '#core/mail/email-sender.ts';

/** The account that sends, and who gets which mails, as they are typed. */
export interface TypedSender extends Omit<EmailSender, 'port' | 'dropsWaitingUpTo'> {
  readonly port: string;
  /** Those that wait stay unsent: which ones is what is shown when it is saved. */
  readonly dropsWaiting: boolean;
}
