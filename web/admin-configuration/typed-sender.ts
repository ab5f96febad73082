import type { EmailSender } from '#core/mail/email-sender.ts';

/** The account that sends, and who gets which mails, as they are typed. */
export interface TypedSender extends Omit<EmailSender, 'port'> {
  readonly port: string;
}
