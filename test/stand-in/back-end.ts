import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StandInAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is where it is text, else as JSON; nothing for undefined. */
  readonly body?: unknown;
}

export interface Asked {
  readonly request: IncomingMessage;
  readonly body: string;
  /** What stands where the path has stars, decoded. */
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
}

/**
 * By method and path, as 'GET /api/Login/me', with a star for a segment that may be anything; a function is asked at
 * each call.
 */
export type Answers = Readonly<Record<string, StandInAnswer | ((asked: Asked) => StandInAnswer)>>;

const patternOf = (name: string): RegExp =>
  new RegExp(`^${name.replace(/[.?+^$()[\]{}|]/g, '\\$&').replaceAll('*', '([^/]+)')}$`, 'i');

/** A back end that knows the calls that it is told of and answers a bare 404 to all others. */
export async function startBackEnd(answers: Answers, port = 0) {
  const known = Object.entries(answers).map(([name, answer]) => [patternOf(name), answer] as const);
  const calls: string[] = [];
  const server = createServer(async (request, reply) => {
    const cors = {
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-headers': 'authorization, content-type, accept, idempotency-key, if-match',
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    };
    if (request.method === 'OPTIONS') {
      reply.writeHead(204, cors).end();
      return;
    }
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stand-in');
    const name = `${request.method} ${pathname}`;
    calls.push(body === '' ? name : `${name} ${body}`);
    const [pattern, found] = known.find(([each]) => each.test(name)) ?? [/$/, { status: 404 }];
    const parts = (pattern.exec(name) ?? []).slice(1).map(decodeURIComponent);
    const answer = typeof found === 'function' ? found({ request, body, parts, query: searchParams }) : found;
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    reply.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...cors, ...answer.headers }).end(text);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
