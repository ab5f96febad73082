import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { quoteProblem } from '#adapters/texts/quotes.es.ts';
import { entityTagOf, type TagFailure } from '#adapters/wire/entity-tag.wire.ts';
import { idempotencyKeyWire } from '#adapters/wire/ids.wire.ts';
import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import { pageParamsWire } from '#adapters/wire/page.wire.ts';
import {
  calculatedQuoteToWire,
  calculatedQuoteWire,
  quotePageToWire,
  quotePageWire,
  quoteToCalculateFromWire,
  quoteToCalculateWire,
  quoteToKeepFromWire,
  quoteToKeepWire,
  quoteToWire,
  quoteWire,
} from '#adapters/wire/quotes.wire.ts';
import type { QuoteFailure, QuoteService } from '#core/quotes/quote.service.ts';
import type { Quote } from '#core/quotes/quote.ts';
import { asId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { namedFileToWire } from '../named-file.ts';
import { created, sendAnswer } from '../problems.ts';
import { onSeenVersion } from '../seen-version.ts';
import type { App } from './app.ts';

const tags = ['Quotes'];
/** Why lines cannot be calculated or kept. */
const uncalculated = codes<QuoteFailure>('too-many-lines', 'row-twice', 'quote-line-too-large');
const unkept = codes<QuoteFailure>(...uncalculated, 'quote-lines-gone');
/** For a call that names the version it saw. */
const stale = codes<QuoteFailure | TagFailure>(
  'quote-not-found',
  'quote-moved',
  'version-missing',
  'version-unreadable',
);
/** Part of the number, of the client or of the note. */
const searchWire = z.strictObject({ search: z.optional(z.string().check(z.maxLength(100))) });
const params = z.object({ id: z.string().check(z.maxLength(64)) });

const sendQuote = (reply: FastifyReply, answer: Result<Quote, QuoteFailure>): FastifyReply => {
  if (answer.ok) reply.header('etag', entityTagOf(answer.val.version));
  return sendAnswer(reply, answer, quoteToWire, quoteProblem);
};

export const quoteRoutes = (app: App, service: QuoteService, guard: Guard): void => {
  const answersQuote = { tags, response: { 200: quoteWire } };
  const answersCalculated = { tags, response: { 200: calculatedQuoteWire } };

  app.get(
    '/api/Quotes/page/:page',
    {
      ...guard('quotes'),
      schema: { tags, params: pageParamsWire, querystring: searchWire, response: { 200: quotePageWire } },
    },
    async (request, reply) => {
      const filter = { page: request.params.page, text: request.query.search ?? '' };
      return sendAnswer(reply, await service.page(callerOf(request), filter), quotePageToWire, quoteProblem);
    },
  );

  app.get(
    '/api/Quotes/from-cart',
    {
      ...guard('quotes'),
      schema: { ...answersCalculated, refusals: codes<QuoteFailure>(...uncalculated, 'cart-empty') },
    },
    async (request, reply) =>
      sendAnswer(reply, await service.fromCart(callerOf(request)), calculatedQuoteToWire, quoteProblem),
  );

  app.post(
    '/api/Quotes/calculate',
    {
      ...guard('quotes'),
      schema: {
        ...answersCalculated,
        body: quoteToCalculateWire,
        refusals: codes<QuoteFailure>(...uncalculated, 'quote-not-found'),
      },
    },
    async (request, reply) => {
      const answer = await service.calculate(callerOf(request), quoteToCalculateFromWire(request.body));
      return sendAnswer(reply, answer, calculatedQuoteToWire, quoteProblem);
    },
  );

  app.get(
    '/api/Quotes/:id',
    { ...guard('quotes'), schema: { ...answersQuote, params, refusals: codes<QuoteFailure>('quote-not-found') } },
    async (request, reply) => sendQuote(reply, await service.read(callerOf(request), asId(request.params.id))),
  );

  app.post(
    '/api/Quotes',
    {
      ...guard('quotes'),
      schema: {
        tags,
        body: quoteToKeepWire,
        headers: idempotencyKeyWire,
        refusals: codes<QuoteFailure>(...unkept, 'key-reused', 'quote-not-found'),
        response: { 201: quoteWire },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'] ?? randomUUID();
      const answer = await service.create(callerOf(request), quoteToKeepFromWire(request.body), key);
      return sendQuote(answer.ok ? created(reply, `/api/Quotes/${answer.val.id}`) : reply, answer);
    },
  );

  app.put(
    '/api/Quotes/:id',
    { ...guard('quotes'), schema: { ...answersQuote, params, body: quoteToKeepWire, refusals: [...stale, ...unkept] } },
    async (request, reply) =>
      onSeenVersion(request, reply, async (version) => {
        const seen = { id: asId<'quote'>(request.params.id), version };
        return sendQuote(reply, await service.change(callerOf(request), seen, quoteToKeepFromWire(request.body)));
      }),
  );

  app.delete(
    '/api/Quotes/:id',
    { ...guard('quotes'), schema: { tags, params, refusals: stale, response: { 204: z.null() } } },
    async (request, reply) =>
      onSeenVersion(request, reply, async (version) => {
        const answer = await service.remove(callerOf(request), { id: asId(request.params.id), version });
        if (answer.ok) return reply.status(204).send(null);
        return sendAnswer(reply, answer, () => null, quoteProblem);
      }),
  );

  app.get(
    '/api/Quotes/:id/pdf',
    {
      ...guard('quotes'),
      schema: { tags, params, refusals: codes<QuoteFailure>('quote-not-found'), response: { 200: namedFileWire } },
    },
    async (request, reply) =>
      sendAnswer(reply, await service.pdf(callerOf(request), asId(request.params.id)), namedFileToWire, quoteProblem),
  );

  app.post(
    '/api/Quotes/:id/to-cart',
    {
      ...guard('quotes'),
      schema: {
        ...answersQuote,
        params,
        refusals: [...stale, ...codes<QuoteFailure>('quote-without-products', 'quote-lines-refused', 'cart-moved')],
      },
    },
    async (request, reply) =>
      onSeenVersion(request, reply, async (version) =>
        sendQuote(reply, await service.toCart(callerOf(request), { id: asId(request.params.id), version })),
      ),
  );
};
