import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OtherHouse {
  readonly address: string;
  close(): Promise<void>;
}

const listening = async (server: Server): Promise<OtherHouse> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
};

/** A distributor's own back end at an origin of its own: it speaks the same calls, and lets pages of other origins make them. */
export const anotherBackEnd = async (behind: string): Promise<OtherHouse> => {
  const { hostname, port } = new URL(behind);
  const passedOn = ({ method, url, headers }: IncomingMessage) => {
    const { origin: _ofThePage, ...others } = headers;
    return request({ hostname, port, method, path: url, headers: others });
  };
  const server = createServer((asked, answered) => {
    if (asked.method === 'OPTIONS') {
      answered.writeHead(204, crossOrigin).end();
      return;
    }
    const onward = passedOn(asked).on('response', (answer) => {
      answered.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...crossOrigin });
      answer.pipe(answered);
    });
    onward.on('error', () => answered.destroy());
    asked.pipe(onward);
  });
  server.on('upgrade', (asked: IncomingMessage, socket, head) => {
    const onward = passedOn(asked).on('upgrade', (answer, far, first) => {
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
      socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
      socket.write(first);
      far.write(head);
      far.pipe(socket).pipe(far);
      for (const end of [far, socket]) end.on('error', () => socket.destroy());
    });
    onward.on('error', () => socket.destroy());
    onward.end();
  });
  return listening(server);
};

/** Whoever keeps a map. */
export const aMap = (): Promise<OtherHouse> =>
  listening(
    createServer((_asked, answered) =>
      answered
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end('<!doctype html><title>Mapa</title><p>Acá estamos'),
    ),
  );

/** Another Mostrador with settings of its own and an empty database. */
export const anotherMostrador = async (
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<OtherHouse> => {
  const child = spawn(process.execPath, ['test/journeys/server.mjs'], {
    env: { ...process.env, ...settings, PORT: String(port), NODE_ENV: 'production', ADMIN_PASSWORD: 'no hace falta' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${address}/readyz`)
      .then(({ ok }) => ok)
      .catch(() => false);
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`the other Mostrador ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    address,
    async close() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
};
