import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { Err, type Result } from '#core/shared/result.ts';
import { statusOf } from '../problems.ts';
import type { HubConnection, HubTransport } from './connection.ts';
import type { HubAuthorizer } from './hub-authorizer.ts';
import type { HubLimits } from './limits.ts';
import type { Refusal } from './refusal.ts';
import type { Registered, Registry } from './registry.ts';
import { type HubRequest, readHubRequest } from './request.ts';
import { digestOf } from './tickets.ts';

export interface WebSocketParts {
  readonly path: string;
  readonly hubAuthorizer: HubAuthorizer;
  readonly registry: Registry;
  readonly limits: HubLimits;
  readonly isClosing: () => boolean;
}

/** How long a client may take to answer the closing of its socket. */
const closingGrace = 1_000;

/** Takes the hub's upgrades from the HTTP server; they never reach the routes. */
export function serveWebSockets(server: Server, parts: WebSocketParts): void {
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: parts.limits.messageBytes,
  });

  server.on('upgrade', (message: IncomingMessage, stream: Duplex, head: Buffer) => {
    const request = readHubRequest(message);
    if (request.path !== parts.path.toLowerCase()) {
      if (server.listenerCount('upgrade') === 1) refuseUpgrade(stream, 404);
      return;
    }
    // Before the socket has its owner, a client that hangs up must not be an uncaught error.
    stream.on('error', () => stream.destroy());
    connectionFor(parts, request).then(
      (registered) => {
        if (registered.err) return refuseUpgrade(stream, statusOf(registered.val.code));
        const { connection } = registered.val;
        sockets.handleUpgrade(message, stream, head, (socket) => carry(socket, connection));
      },
      () => refuseUpgrade(stream, 500),
    );
  });
}

/** The negotiated connection, or a new one for a client that skips the negotiation. */
async function connectionFor(parts: WebSocketParts, request: HubRequest): Promise<Result<Registered, Refusal>> {
  if (parts.isClosing()) return Err({ code: 'closing' });
  if (request.connectionToken !== null || !request.credential) return parts.hubAuthorizer.find(request);
  const member = await parts.hubAuthorizer.identify(request, request.credential);
  if (member.err) return member;
  return parts.registry.add(member.val, digestOf(request.credential));
}

function carry(socket: WebSocket, connection: HubConnection): void {
  const transport: HubTransport = {
    keepsAlive: false,
    write: (text) => {
      if (socket.readyState === socket.OPEN) socket.send(text);
    },
    backlog: () => socket.bufferedAmount,
    end: () => {
      socket.close(1000);
      setTimeout(() => socket.terminate(), closingGrace).unref();
    },
    destroy: () => socket.terminate(),
  };
  socket.on('error', () => socket.terminate());
  socket.on('close', () => connection.lost());
  socket.on('message', (data) => connection.receive(data.toString()));
  if (!connection.attach(transport)) socket.close(1008, 'connection-in-use');
}

/** With the status alone: of a refused upgrade browsers tell a page nothing more. */
function refuseUpgrade(stream: Duplex, status: number): void {
  stream.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
