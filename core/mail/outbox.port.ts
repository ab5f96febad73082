import type { ComposedMail } from './mail-composer.port.ts';
import type { MailContent } from './mail-content.ts';

/** A mail that was written in the transaction of what it tells about, and waits to go out. */
export interface WaitingMail {
  readonly id: string;
  readonly recipients: readonly string[];
  /** How many of them, the first ones, everybody sees; null for all. */
  readonly shown: number | null;
  readonly subject: string;
  readonly body: string;
  /** Null where it was written as text alone. */
  readonly content: MailContent | null;
  /** How often it was tried, this time included. */
  readonly attempts: number;
  /** When it failed first, ISO 8601; null where it did not. */
  readonly failingSince: string | null;
}

export interface Outbox {
  /** Takes the mails that are due, for this process alone until `retryAt` of each (ISO 8601). */
  take(now: string, limit: number): Promise<readonly WaitingMail[]>;
  /** `refused` are those of its recipients who did not get it. */
  sent(id: string, at: string, refused: readonly string[]): Promise<void>;
  /** Mails that were taken and not tried: any process may take them again. */
  release(ids: readonly string[]): Promise<void>;
  /** `retryAt` is null where it is tried no more. */
  failed(id: string, error: string, at: string, retryAt: string | null): Promise<void>;
}

export interface Mailer {
  /**
   * Answers the recipients that were refused while others were not; throws when the mail could not be handed over at
   * all.
   */
  send(mail: Pick<WaitingMail, 'recipients' | 'shown' | 'subject'> & ComposedMail): Promise<readonly string[]>;
}
