import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { requestTexts } from '#adapters/texts/validation.es.ts';
import type { CurrentDistributor } from '#core/distributor/distributor.ts';
import { networkOf } from '#core/shared/network-of.ts';
import { describeCalls } from './answers/describe-calls.ts';
import { documentRefusals } from './answers/refusals.ts';
import { type AnswerWriters, answerWriters } from './answers/write-answers.ts';
import { watchBodies } from './body-watch.ts';
import { handleErrors } from './error-handler.ts';
import { isOfTheApi } from './is-of-the-api.ts';
import { sendProblem } from './problems.ts';
import { followedHeaders } from './safety-headers.ts';
import type { Settings } from './settings.ts';

/** Bodies above this are refused; a spreadsheet has a limit of its own. */
const bodyLimit = 1024 * 1024;

/**
 * A connection that has not said what it asks for by then is let go. Bodies have limits of their own (body-watch.ts).
 * In milliseconds.
 */
const headersMs = 20_000;
const maxRequestMs = 60 * 60 * 1000;

/** The bare server: safety, limits, logs and the one error handler. Routes come from server/routes. */
export const createApp = async (
  settings: Settings,
  logger: FastifyBaseLogger,
  version: string,
  distributor: CurrentDistributor,
  writers: AnswerWriters = answerWriters,
): Promise<FastifyInstance> => {
  const { trustProxy: trusted } = settings;
  const app = Fastify({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    trustProxy: typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted,
    bodyLimit,
    // An address with a long text pasted into it still gets an answer of ours.
    http: { maxHeaderSize: 64 * 1024, headersTimeout: headersMs, connectionsCheckingInterval: 5000 },
    requestTimeout: maxRequestMs,
    // A port left half open by a client must not keep a closing server waiting.
    forceCloseConnections: 'idle',
    // Fastify's own answer while it closes is no problem+json: ours is in serve.ts.
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply) =>
      sendProblem(reply, requestTexts.notFound, { code: 'bad-request' }, { status: 400 }),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  app.decorateRequest('session', null);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(writers);
  app.server.maxConnections = settings.maxConnections;
  handleErrors(app);
  // First of all: what is refused has them too.
  const headersNow = followedHeaders(settings, distributor);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersNow()).header('x-request-id', request.id);
    if (isOfTheApi(request)) reply.header('cache-control', 'no-store');
    done();
  });
  watchBodies(app);
  refuseImpossibleText(app);

  if (settings.webOrigins.length > 0) {
    await app.register(cors, {
      origin: [...settings.webOrigins],
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      exposedHeaders: ['date', 'etag', 'location', 'retry-after', 'x-request-id'],
      maxAge: 600,
    });
  }
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // A page of articles of 55 kB is 7.2 kB in 0.12 ms; the next better ones are 6.7 in 0.3 and 6.3 in 0.45.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
    // Compressed at once: a stream for each answer takes longer than its compression. A larger one would hold up the
    // others.
    syncThreshold: 256 * 1024,
  });
  await app.register(rateLimit, {
    global: settings.rateLimit > 0,
    max: settings.rateLimit,
    timeWindow: '1 minute',
    cache: 20_000,
    allowList: (request) => /^\/(hubs|assets)\//i.test(request.url),
    // By address: tokens that nobody checked yet could be invented anew for every call.
    keyGenerator: (request) => networkOf(request.ip),
  });
  await describeCalls(app, version);
  documentRefusals(app);
  return app;
};

/**
 * No text of a person holds a NUL or half a character, and no PostgreSQL text can: they are refused before any route,
 * in bodies and addresses alike. Only an escape brings either into JSON.
 */
const refuseImpossibleText = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  const impossible = Object.assign(new Error('impossible text'), { statusCode: 400 });
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    parse(request, text, (error, json) => {
      const isBroken = /\\u(?:0000|d[89a-f])/i.test(text) && hasImpossibleText(json);
      done(isBroken ? impossible : error, json);
    });
  });
  app.addHook('onRequest', ({ url, is404 }, _reply, done) => {
    // An address that is no call is a page (web-files.ts), which shows what of it is valid.
    done(!is404 && url.includes('%00') ? impossible : undefined);
  });
};

const hasImpossibleText = (value: unknown): boolean => {
  if (typeof value === 'string') return /[\p{Surrogate}\0]/u.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, held]) => hasImpossibleText(key) || hasImpossibleText(held));
};
