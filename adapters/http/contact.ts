import * as z from 'zod/mini';
import type { ContactFailure, ContactService } from '#core/contact/contact.service.ts';
import { contactFields } from '#core/contact/contact-message.ts';
import type { Call, CallFailure } from './call.ts';

/** `POST api/public/contact-us` over HTTP: any answer is a success (docs/rules/contact.md 2). */
export const createContactService = (call: Call): ContactService => ({
  async send(body) {
    const answer = await call({ method: 'POST', path: '/api/public/contact-us', body, isPublic: true }, z.unknown());
    return answer.map(() => ({ sent: true }) as const).mapErr(contactFailure);
  },
});

const facts = z.object({
  flaws: z.array(z.object({ field: z.enum(contactFields), reason: z.enum(['blank', 'not-an-email', 'too-long']) })),
});

const contactFailure = (failure: CallFailure): ContactFailure => {
  if (failure.code !== 'problem') return { code: 'unreachable' };
  if (failure.status === 429) return { code: 'too-many-attempts', retryAfterSeconds: failure.retryAfterSeconds };
  const read = z.safeParse(facts, failure.facts);
  return read.success ? { code: 'invalid-message', flaws: read.data.flaws } : { code: 'unreachable' };
};
