import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as it arrived. */
export interface Arrived {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is where it is a text, as JSON otherwise. */
  readonly body?: unknown;
}

/** `lost` breaks the connection without an answer; `silent` never answers. */
export type Behaviour = Reply | 'lost' | 'silent';

/** A real server that answers what the test says, and remembers what it was asked. */
export async function aServer(behave: (call: Arrived) => Behaviour) {
  const calls: Arrived[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const call: Arrived = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
    calls.push(call);
    const reply = behave(call);
    if (reply === 'silent') return;
    if (reply === 'lost') {
      request.socket.destroy();
      return;
    }
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    calls,
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

/** A problem of RFC 9457 as Mostrador's server tells it. */
export const problem = (status: number, code: string, facts?: object): Reply => ({
  status,
  headers: { 'content-type': 'application/problem+json' },
  body: { type: `urn:mostrador:problem:${code}`, title: 'Un problema', status, code, ...(facts ? { facts } : {}) },
});
