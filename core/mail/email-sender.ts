import type { MailGroup, MailGroupName } from './mail-group.ts';

/** The account that mails go out from. */
export interface MailAccount {
  /** The address that mails are from. */
  readonly account: string;
  /** Empty where the server asks for none. */
  readonly user: string;
  readonly smtp: string;
  readonly port: number;
  readonly ssl: boolean;
}

/** The sender of the configuration, with who gets what (docs/rules/mail.md 2). Without `smtp` mails wait. */
export interface EmailSender extends MailAccount, Readonly<Record<Exclude<MailGroupName, 'payments'>, MailGroup>> {
  /** Null where nothing is said of it, which changes nothing: another back end has no such group. */
  readonly payments: MailGroup | null;
  /** Never answered: empty in what is read; and in what is saved, where the stored one stays. */
  readonly password: string;
  readonly hasPassword: boolean;
  /** When the stored one was typed, by ISO 8601: another password is another section. */
  readonly passwordSetAt?: string;
  /**
   * Administrators are mailed when a login is locked (docs/rules/session.md 10); null where nothing is said of it,
   * which changes nothing.
   */
  readonly tellsLocks: boolean | null;
  /**
   * Only in a save: mails up to that one that wait are not sent by the new sender (docs/rules/mail.md 11). Left out or
   * null, all are sent.
   */
  readonly dropsWaitingUpTo?: string | null;
  /** SMTP_URL is set: mails are sent through it, and these settings are not used. */
  readonly isOverridden: boolean;
}

/** 465 speaks TLS from the first byte; elsewhere `ssl` asks for it before anything is said. */
export const tlsOf = ({ port, ssl }: Pick<MailAccount, 'port' | 'ssl'>): 'at-once' | 'asked-for' | 'if-offered' =>
  ssl ? (port === 465 ? 'at-once' : 'asked-for') : 'if-offered';
