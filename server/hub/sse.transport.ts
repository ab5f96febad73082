import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { HubConnection, HubTransport } from './connection.ts';
import type { Refusal } from './refusal.ts';

/** Holds the reply open as an event stream that carries the connection; what the client says comes by POST. */
export function carryByEventStream(reply: FastifyReply, connection: HubConnection): Refusal | null {
  const stream = reply.raw;
  const transport: HubTransport = {
    keepsAlive: false,
    write: (text) => {
      if (!stream.writableEnded) stream.write(`data: ${text}\r\n\r\n`);
    },
    backlog: () => stream.writableLength,
    end: () => stream.end(),
    destroy: () => stream.destroy(),
  };
  if (!connection.attach(transport)) return { code: 'connection-in-use' };

  const headers = { ...reply.getHeaders() };
  reply.hijack();
  stream.on('close', () => connection.lost());
  stream.on('error', () => connection.lost());
  stream.writeHead(200, {
    ...(headers as OutgoingHttpHeaders),
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-store',
    // Proxies must neither hold the stream back nor compress it.
    'content-encoding': 'identity',
    'x-accel-buffering': 'no',
  });
  // A comment at once, so that the client sees an open stream before the first event.
  stream.write(':\r\n\r\n');
  return null;
}
