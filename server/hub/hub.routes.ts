// Types only: routes say to @fastify/swagger that they stay out of the API's description.
import type {} from '@fastify/swagger';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { HubConnection } from './connection.ts';
import type { HubLimits } from './limits.ts';
import { carryByPolls, type PollLine } from './long-polling.transport.ts';
import { type NegotiateParts, negotiate } from './negotiate.ts';
import { refuse } from './refusal.ts';
import { readHubRequest } from './request.ts';
import { carryByEventStream } from './sse.transport.ts';

export interface RouteParts extends NegotiateParts {
  readonly limits: HubLimits;
  readonly isClosing: () => boolean;
}

/**
 * The hub's calls over plain HTTP. Their URLs carry tickets and connection ids, so the request log leaves them out.
 * The app's router decides about the case of the path.
 */
export function registerRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { path, hubAuthorizer, limits } = parts;
  const lines = new WeakMap<HubConnection, PollLine>();

  app.register(async (scope) => {
    const options = { logLevel: 'warn', bodyLimit: limits.messageBytes, schema: { hide: true } } as const;
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      if (parts.isClosing()) return refuse(reply, { code: 'closing' });
    });

    // Polls that the closing answers must not leave a connection behind that keeps the server alive.
    scope.addHook('onSend', async (_request, reply) => {
      if (parts.isClosing()) reply.header('connection', 'close');
    });

    scope.post(`${path}/negotiate`, options, async (request, reply) => {
      const negotiated = await negotiate(parts, request);
      return negotiated.err ? refuse(reply, negotiated.val) : reply.send(negotiated.val);
    });

    scope.get(path, { ...options, exposeHeadRoute: false }, async (request, reply) => {
      const found = await hubAuthorizer.find(readHubRequest(request.raw));
      if (found.err) return refuse(reply, found.val);
      const { connection } = found.val;
      if (request.headers.accept?.includes('text/event-stream')) {
        const refusal = carryByEventStream(reply, connection);
        return refusal ? refuse(reply, refusal) : reply;
      }
      return answerPoll(reply, connection);
    });

    scope.post(path, options, async (request, reply) => {
      const found = await hubAuthorizer.find(readHubRequest(request.raw));
      if (found.err) return refuse(reply, found.val);
      found.val.connection.receive(typeof request.body === 'string' ? request.body : '');
      return reply.type('text/plain').send('');
    });

    scope.delete(path, options, async (request, reply) => {
      const found = await hubAuthorizer.find(readHubRequest(request.raw));
      if (found.err) return refuse(reply, found.val);
      lines.get(found.val.connection)?.hangUp();
      return reply.code(202).type('text/plain').send('');
    });
  });

  async function answerPoll(reply: FastifyReply, connection: HubConnection): Promise<FastifyReply> {
    const line = lines.get(connection);
    if (line) {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const answer = await line.poll(gone.signal);
      return answer.status === 204 ? reply.code(204).send() : reply.type('text/plain').send(answer.text);
    }
    const newLine = carryByPolls(connection, limits);
    if (!newLine) return refuse(reply, { code: 'connection-in-use' });
    lines.set(connection, newLine);
    // The first poll only opens the line: the client waits for its empty answer before it says anything.
    return reply.type('text/plain').send('');
  }
}
