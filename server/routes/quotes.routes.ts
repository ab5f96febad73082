import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { quoteProblem } from '#adapters/texts/quotes.es.ts';
import { entityTagOf } from '#adapters/wire/entity-tag.wire.ts';
import { idempotencyKeyWire } from '#adapters/wire/ids.wire.ts';
import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import { pageParamsWire } from '#adapters/wire/page.wire.ts';
import {
  quotePageToWire,
  quotePageWire,
  quoteToKeepFromWire,
  quoteToKeepWire,
  quoteToReckonFromWire,
  quoteToReckonWire,
  quoteToWire,
  quoteWire,
  reckonedQuoteToWire,
  reckonedQuoteWire,
} from '#adapters/wire/quotes.wire.ts';
import type { Quote } from '#core/quotes/quote.ts';
import type { QuoteDesk, QuoteFailure } from '#core/quotes/quote-desk.ts';
import { asId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { callerOf, type Guard } from '../guard.ts';
import { namedFileToWire } from '../named-file.ts';
import { created, sendAnswer } from '../problems.ts';
import { onSeenVersion } from '../seen-version.ts';
import type { App } from './app.ts';

const tags = ['Quotes'];
/** Part of the number, of the client or of the note. */
const searchWire = z.strictObject({ search: z.optional(z.string().check(z.maxLength(100))) });
const params = z.object({ id: z.string().check(z.maxLength(64)) });

const sendQuote = (reply: FastifyReply, answer: Result<Quote, QuoteFailure>): FastifyReply => {
  if (answer.ok) reply.header('etag', entityTagOf(answer.val.version));
  return sendAnswer(reply, answer, quoteToWire, quoteProblem);
};

export const quoteRoutes = (app: App, desk: QuoteDesk, guard: Guard): void => {
  const answersQuote = { tags, response: { 200: quoteWire } };
  const answersReckoned = { tags, response: { 200: reckonedQuoteWire } };

  app.get(
    '/api/Quotes/page/:page',
    {
      ...guard('quotes'),
      schema: { tags, params: pageParamsWire, querystring: searchWire, response: { 200: quotePageWire } },
    },
    async (request, reply) => {
      const filter = { page: request.params.page, text: request.query.search ?? '' };
      return sendAnswer(reply, await desk.page(callerOf(request), filter), quotePageToWire, quoteProblem);
    },
  );

  app.get('/api/Quotes/from-cart', { ...guard('quotes'), schema: answersReckoned }, async (request, reply) =>
    sendAnswer(reply, await desk.fromCart(callerOf(request)), reckonedQuoteToWire, quoteProblem),
  );

  app.post(
    '/api/Quotes/reckon',
    { ...guard('quotes'), schema: { ...answersReckoned, body: quoteToReckonWire } },
    async (request, reply) => {
      const answer = await desk.reckon(callerOf(request), quoteToReckonFromWire(request.body));
      return sendAnswer(reply, answer, reckonedQuoteToWire, quoteProblem);
    },
  );

  app.get('/api/Quotes/:id', { ...guard('quotes'), schema: { ...answersQuote, params } }, async (request, reply) =>
    sendQuote(reply, await desk.read(callerOf(request), asId(request.params.id))),
  );

  app.post(
    '/api/Quotes',
    {
      ...guard('quotes'),
      schema: { tags, body: quoteToKeepWire, headers: idempotencyKeyWire, response: { 201: quoteWire } },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'] ?? randomUUID();
      const answer = await desk.create(callerOf(request), quoteToKeepFromWire(request.body), key);
      return sendQuote(answer.ok ? created(reply, `/api/Quotes/${answer.val.id}`) : reply, answer);
    },
  );

  app.put(
    '/api/Quotes/:id',
    { ...guard('quotes'), schema: { ...answersQuote, params, body: quoteToKeepWire } },
    async (request, reply) =>
      onSeenVersion(request, reply, async (version) => {
        const seen = { id: asId<'quote'>(request.params.id), version };
        return sendQuote(reply, await desk.change(callerOf(request), seen, quoteToKeepFromWire(request.body)));
      }),
  );

  app.delete(
    '/api/Quotes/:id',
    { ...guard('quotes'), schema: { tags, params, response: { 204: z.null() } } },
    async (request, reply) =>
      onSeenVersion(request, reply, async (version) => {
        const answer = await desk.remove(callerOf(request), { id: asId(request.params.id), version });
        if (answer.ok) return reply.status(204).send(null);
        return sendAnswer(reply, answer, () => null, quoteProblem);
      }),
  );

  app.get(
    '/api/Quotes/:id/pdf',
    { ...guard('quotes'), schema: { tags, params, response: { 200: namedFileWire } } },
    async (request, reply) =>
      sendAnswer(reply, await desk.pdf(callerOf(request), asId(request.params.id)), namedFileToWire, quoteProblem),
  );

  app.post(
    '/api/Quotes/:id/to-cart',
    { ...guard('quotes'), schema: { ...answersQuote, params } },
    async (request, reply) =>
      onSeenVersion(request, reply, async (version) =>
        sendQuote(reply, await desk.toCart(callerOf(request), { id: asId(request.params.id), version })),
      ),
  );
};
