import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
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
