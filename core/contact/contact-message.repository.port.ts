import type { Result } from '#core/shared/result.ts';
import type { ContactMessage } from './contact-message.ts';
import type { Received } from './flood.ts';

/** A message as it is kept, with where it came from and when, in milliseconds since the epoch. */
export interface StoredContactMessage extends Required<Omit<ContactMessage, 'website'>>, Received {}

/** Stores messages of visitors. */
export interface ContactMessageRepository {
  /**
   * Keeps the message, and a mail about it where the distributor has named recipients, if `wait` of what came in the
   * day before says 0. Messages that arrive at once are looked at one after another. An Err carries the wait.
   */
  leave(message: StoredContactMessage, wait: (recent: readonly Received[]) => number): Promise<Result<void, number>>;
}
