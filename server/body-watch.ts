import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestTexts } from '#adapters/texts/validation.es.ts';
import { problemMediaType, problemOf } from './problems.ts';

/** How long a body may take, in milliseconds. */
export interface BodyLimits {
  /** Milliseconds without a byte of the body. */
  readonly stalledMs: number;
  /** Milliseconds for the whole body, unless a route says otherwise by `config.bodyMs`. */
  readonly wholeMs: number;
  /** After the answer, until what nobody wants of it has come: its connection is closed then. */
  readonly drainMs: number;
}

export const bodyLimits: BodyLimits = { stalledMs: 20_000, wholeMs: 60_000, drainMs: 10_000 };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long this route's body may take, in milliseconds. */
    bodyMs?: number;
  }
}

interface Coming {
  readonly reply: FastifyReply;
  readonly since: number;
  bytes: number;
  movedAt: number;
  answeredAt: number | null;
}

/**
 * Looks after bodies that are still on their way: a slow one is let go, and what is left of one that was refused is
 * read and thrown away, so that the next call on its connection does not wait behind it.
 */
export const watchBodies = (app: FastifyInstance, limits: BodyLimits = bodyLimits, now = Date.now): void => {
  const coming = new Map<FastifyRequest, Coming>();

  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) {
      const since = now();
      coming.set(request, { reply, since, bytes: request.socket.bytesRead, movedAt: since, answeredAt: null });
    }
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    coming.delete(request);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    const body = coming.get(request);
    if (body === undefined || request.raw.complete) coming.delete(request);
    else {
      body.answeredAt = now();
      request.raw.unpipe();
      request.raw.resume();
    }
    done();
  });

  const look = (): void => {
    const at = now();
    for (const [request, body] of coming) {
      if (request.raw.complete) coming.delete(request);
      else if (isTooSlow(request, body, at, limits)) {
        coming.delete(request);
        request.log.warn({ route: request.routeOptions.url }, 'slow body let go');
        letGo(request, body);
      }
    }
  };
  const timer = setInterval(look, Math.min(1000, limits.stalledMs / 2));
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
};

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isTooSlow = (request: FastifyRequest, body: Coming, at: number, limits: BodyLimits): boolean => {
  if (body.answeredAt !== null) return at - body.answeredAt > limits.drainMs;
  const { bytesRead } = request.socket;
  if (bytesRead > body.bytes) {
    body.bytes = bytesRead;
    body.movedAt = at;
  }
  const { bodyMs = limits.wholeMs } = request.routeOptions.config;
  return at - body.movedAt > limits.stalledMs || at - body.since > bodyMs;
};

/**
 * The route that reads the body sees it broken off; its sender gets a 408 where nothing was answered yet, written below
 * Fastify: a reply of its would be answered again by the route (docs/decisions/0023-answers-by-their-schema.md). It
 * bears the headers that hooks gave to every answer before its body was read.
 */
const letGo = (request: FastifyRequest, { reply, answeredAt }: Coming): void => {
  const { socket } = request;
  if (answeredAt === null && socket.writable) {
    const problem = problemOf(request.id, requestTexts.tooSlow, { code: 'body-too-slow' });
    const text = JSON.stringify(problem);
    const headers = {
      ...reply.getHeaders(),
      date: new Date().toUTCString(),
      connection: 'close',
      'content-type': problemMediaType,
      'content-length': Buffer.byteLength(text),
    };
    const lines = Object.entries(headers).flatMap(([name, value]) => [value].flat().map((one) => `${name}: ${one}`));
    socket.write([`HTTP/1.1 ${problem.status} Request Timeout`, ...lines, '', text].join('\r\n'));
  }
  socket.destroySoon();
};
