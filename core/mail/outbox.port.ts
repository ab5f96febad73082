/** A mail that was written in the transaction of what it tells about, and waits to go out. */
export interface WaitingMail {
  readonly id: string;
  readonly recipients: readonly string[];
  /** How many of them, the first ones, everybody sees; null for all. */
  readonly shown: number | null;
  readonly subject: string;
  readonly body: string;
  /** How often it was tried, this time included. */
  readonly attempts: number;
}

export interface Outbox {
  /** Takes the mails that are due, for this process alone until `retryAt` of each (ISO 8601). */
  take(now: string, most: number): Promise<readonly WaitingMail[]>;
  sent(id: string, at: string): Promise<void>;
  failed(id: string, error: string, retryAt: string): Promise<void>;
}

export interface Mailer {
  /** Throws when the mail could not be handed over. */
  send(mail: Pick<WaitingMail, 'recipients' | 'shown' | 'subject' | 'body'>): Promise<void>;
}
