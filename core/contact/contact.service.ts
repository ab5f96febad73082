import type { Result } from '#core/shared/result.ts';
import type { ContactFlaw, ContactMessage } from './contact-message.ts';

export type ContactFailure =
  | { readonly code: 'invalid-message'; readonly flaws: readonly ContactFlaw[] }
  | { readonly code: 'too-many-attempts'; readonly retryAfterSeconds: number }
  | { readonly code: 'unreachable' };

/** Writing to the distributor: the capability behind `POST api/public/contact-us`. */
export interface ContactService {
  send(message: ContactMessage): Promise<Result<{ readonly sent: true }, ContactFailure>>;
}
