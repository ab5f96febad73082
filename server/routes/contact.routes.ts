import { contactFlawText, contactProblem } from '#adapters/texts/contact.es.ts';
import { contactAnswerWire, contactMessageFromWire, contactMessageWire } from '#adapters/wire/contact.wire.ts';
import type { ContactFailure, ContactService } from '#core/contact/contact.service.ts';
import { networkOf } from '#core/shared/network-of.ts';
import { codes } from '../answers/refusals.ts';
import { sendProblem } from '../problems.ts';
import type { App } from './app.ts';

/** Tries from one address in a minute, refused ones too; core/contact/flood.ts says how many are kept. */
const triesAMinute = 20;

export const contactRoutes = (app: App, serviceAt: (address: string) => ContactService): void => {
  app.post(
    '/api/Public/contact-us',
    {
      schema: {
        tags: ['Public'],
        body: contactMessageWire,
        refusals: codes<ContactFailure>('invalid-message', 'too-many-attempts'),
        response: { 200: contactAnswerWire },
      },
      config: {
        rateLimit: { max: triesAMinute, timeWindow: '1 minute', keyGenerator: ({ ip }) => `contact ${networkOf(ip)}` },
      },
    },
    async (request, reply) => {
      const answer = await serviceAt(request.ip).send(contactMessageFromWire(request.body));
      if (answer.ok) return reply.send(answer.val);
      const failure = answer.val;
      if (failure.code === 'too-many-attempts') reply.header('retry-after', failure.retryAfterSeconds);
      const flaws = failure.code === 'invalid-message' ? failure.flaws : [];
      const errors = flaws.map((flaw) => ({ field: flaw.field, message: contactFlawText(flaw) }));
      return sendProblem(reply, contactProblem(failure), failure, errors.length > 0 ? { errors } : {});
    },
  );
};
