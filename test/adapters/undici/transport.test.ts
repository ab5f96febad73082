import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { createBackupService } from '#adapters/http/backups.ts';
import { createCall } from '#adapters/http/call.ts';
import { noProxies } from '#adapters/undici/proxies.ts';
import { createTransport } from '#adapters/undici/transport.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aProxy } from './a-proxy.ts';

const open: Server[] = [];
const listen = async (answer: RequestListener): Promise<Server & { readonly address: () => { port: number } }> => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  return server as Server & { readonly address: () => { port: number } };
};
const addressOf = (server: { address: () => { port: number } }) => `http://127.0.0.1:${server.address().port}`;

afterEach(() => {
  vi.useRealTimers();
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

it('keeps connections for the next calls', async () => {
  const sockets = new Set<unknown>();
  const server = await listen((request, reply) => {
    sockets.add(request.socket);
    reply.end('{}');
  });
  const transport = createTransport();
  for (let call = 0; call < 6; call += 1) await (await transport.fetch(addressOf(server))).text();
  transport.close();
  // A connection may not be free yet when the next call comes.
  expect(sockets.size).toBeLessThan(3);
});

it('sends a form with its file', async () => {
  const server = await listen(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    reply.end(JSON.stringify({ type: request.headers['content-type'], body: Buffer.concat(chunks).toString() }));
  });
  const form = new FormData();
  form.set('kind', 'prices');
  form.set('file', new Blob(['Código;Precio\nA;1']), 'lista ñandú.csv');
  const transport = createTransport();
  const sent = (await (await transport.fetch(addressOf(server), { method: 'POST', body: form })).json()) as {
    readonly type: string;
    readonly body: string;
  };
  transport.close();
  expect(sent.type).toMatch(/^multipart\/form-data; boundary=/);
  expect(sent.body).toMatch(/name="kind"\r\n\r\nprices\r\n/);
  expect(sent.body).toContain('filename="lista ñandú.csv"');
  expect(sent.body).toContain('Código;Precio\nA;1');
});

it('goes through its proxy, and not for the hosts that are left out', async () => {
  const server = await listen((_request, reply) => reply.end('{}'));
  const proxy = await aProxy(() => Number(new URL(addressOf(server)).port));
  const transport = createTransport({ http: proxy.address, https: proxy.address, except: 'directo.invalid' });
  expect((await transport.fetch('http://pedidos.invalid/api')).status).toBe(200);
  // Nobody speaks TLS there: what counts is who was asked for the way.
  await expect(transport.fetch('https://pedidos.invalid/api')).rejects.toThrow();
  await expect(transport.fetch('https://directo.invalid/api')).rejects.toThrow();
  transport.close();
  proxy.close();
  expect(proxy.tunnels).toEqual(['pedidos.invalid:80', 'pedidos.invalid:443']);
});

it('waits for an answer as long as its call wants: an hour and a half goes by, and it comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  const server = await listen(() => {});
  const transport = createTransport();
  const answer = transport.fetch(addressOf(server)).then((response) => response.json());
  const [, reply] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
  await vi.advanceTimersByTimeAsync(90 * 60 * 1000);
  reply.end('"hecha"');
  expect(await answer).toBe('hecha');
  transport.close();
});

it('waits so through a proxy too', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  const server = await listen(() => {});
  const proxy = await aProxy(() => Number(new URL(addressOf(server)).port));
  const transport = createTransport({ ...noProxies, http: proxy.address });
  const answer = transport.fetch('http://pedidos.invalid/').then((response) => response.json());
  const [, reply] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
  await vi.advanceTimersByTimeAsync(90 * 60 * 1000);
  reply.end('"hecha"');
  expect(await answer).toBe('hecha');
  transport.close();
  proxy.close();
});

it('lets a long call wait while an ordinary one of the same program gives up', async () => {
  const held: ServerResponse[] = [];
  const server = await listen((request, reply) => {
    if (request.method === 'POST') held.push(reply);
  });
  const transport = createTransport();
  const settings = {
    baseUrl: addressOf(server),
    token: () => 'token',
    fetch: transport.fetch,
    timeoutMs: 20,
    longCallMs: null,
  };
  const backups = createBackupService(createCall(settings), settings);
  const caller = callerOf(1, { role: 'Admin' });
  const made = backups.make(caller);
  await once(server, 'request');
  // By then the limit of ordinary calls has gone by.
  expect((await backups.list(caller)).ok).toBe(false);
  held[0]?.end('{"name":"copia","bytes":1,"madeAt":"2026-11-20T16:11:50Z"}');
  expect((await made).unwrap().name).toBe('copia');
  transport.close();
});

it('tells of a port where nobody listens by the system’s word', async () => {
  const server = await listen(() => {});
  const address = addressOf(server);
  server.close();
  await once(server, 'close');
  const transport = createTransport();
  await expect(transport.fetch(address)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  transport.close();
});
