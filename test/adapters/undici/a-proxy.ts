import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

export interface RunningProxy {
  readonly address: string;
  /** What each tunnel was asked for, as host:port. */
  readonly tunnels: readonly string[];
  close(): void;
}

/**
 * A proxy that opens every tunnel, to any host name, to the port of one server here; or answers each request with
 * `refusal`.
 */
export async function aProxy(target: () => number, refusal?: number): Promise<RunningProxy> {
  const tunnels: string[] = [];
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((_request, reply) => reply.writeHead(400).end());
  server.on('connection', keep);
  server.on('connect', (request, client: Socket) => {
    tunnels.push(request.url ?? '');
    if (refusal !== undefined) {
      client.end(`HTTP/1.1 ${refusal} No\r\n\r\n`);
      return;
    }
    const there = connect(target(), '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      there.pipe(client);
      client.pipe(there);
    });
    keep(there);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tunnels,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
