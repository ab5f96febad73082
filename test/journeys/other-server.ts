import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RunningMostrador, startMostrador } from './mostrador.ts';

export type OtherServer = RunningMostrador;

const listening = async (server: Server): Promise<OtherServer> => {
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

/** Stands in for the site of the map. */
export const aMap = (): Promise<OtherServer> =>
  listening(
    createServer((_asked, answered) =>
      answered
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end('<!doctype html><title>Mapa</title><p>Acá estamos'),
    ),
  );

/** Another Mostrador with settings of its own and an empty database. */
export const anotherMostrador = (port: number, settings: Readonly<Record<string, string>>): Promise<OtherServer> =>
  startMostrador(port, { ...settings, DEMO_DIRECTORY: '', NODE_ENV: 'production', ADMIN_PASSWORD: 'no hace falta' });
