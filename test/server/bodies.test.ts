import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import cors from '@fastify/cors';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemType } from '#adapters/wire/problem.wire.ts';
import { watchBodies } from '#server/body-watch.ts';
import { aServer, type TestServer } from './a-server.ts';
import { refusalWire } from './refusal-wire.ts';

let server: TestServer;
let token = '';
beforeAll(async () => {
  server = await aServer({ MAX_CONNECTIONS: '40' });
  token = await server.signIn('cliente');
});
afterAll(() => server.close());

/**
 * The statuses that came over one connection, where a call follows on a refused body, and whether it was closed
 * instead.
 */
const asBrowser = (path: string, type: string, body: Buffer) =>
  new Promise<{ readonly statuses: readonly string[]; readonly isClosed: boolean }>((resolve) => {
    const { hostname, port } = new URL(server.address);
    const socket = connect(Number(port), hostname);
    const head = (what: string, more = '') =>
      `${what} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n${more}\r\n`;
    let received = '';
    const end = (isClosed: boolean) => {
      socket.destroy();
      resolve({ statuses: [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status = '']) => status), isClosed });
    };
    socket.on('error', () => undefined).on('close', () => end(true));
    socket.on('data', (bytes) => {
      received += String(bytes);
      if ((received.match(/HTTP\/1\.1 \d{3} /g) ?? []).length === 2) end(false);
    });
    socket.write(head(`POST ${path}`, `content-type: ${type}\r\ncontent-length: ${body.length}\r\n`));
    socket.write(body);
    socket.write(head('GET /api/ShoppingCarts/state'));
  });

const multipart = (bytes: number): Buffer =>
  Buffer.concat([
    Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'),
    Buffer.alloc(bytes, 65),
    Buffer.from('\r\n--x--\r\n'),
  ]);
const form = 'multipart/form-data; boundary=x';

describe('a refused body', () => {
  it.each([
    ['a spreadsheet of an order that is too large', '/api/QuickOrders/read', form, multipart(6_000_000), 413],
    ['one of many times the limit', '/api/QuickOrders/read', form, multipart(12_000_000), 413],
    ['a JSON that is too large', '/api/ShoppingCarts', 'application/json', Buffer.alloc(3_000_000, 32), 413],
    ['an upload of somebody who may not', '/api/Imports', form, multipart(8_000_000), 403],
    ['one to no route', '/api/Nada', form, multipart(4_000_000), 404],
    ['one of another type', '/api/ShoppingCarts', 'application/pdf', Buffer.alloc(900_000, 65), 415],
  ])('%s leaves its connection to the next call, or closes it', async (_what, path, type, body, status) => {
    const { statuses, isClosed } = await asBrowser(path, type, body);
    expect(statuses[0]).toBe(String(status));
    if (!isClosed) expect(statuses[1]).toBe('200');
  });
});

const isClosed = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let received = '';
    socket.on('data', (bytes) => {
      received += String(bytes);
    });
    socket.on('error', () => undefined).on('close', () => resolve(received));
  });

describe('a slow body', () => {
  const limits = { stalledMs: 200, wholeMs: 600, drainMs: 200 };
  const slowApp = async () => {
    const app = Fastify();
    app.addHook('onRequest', (request, reply, done) => {
      reply.header('x-request-id', request.id);
      done();
    });
    watchBodies(app, limits);
    await app.register(cors, { origin: ['https://otra.example'], exposedHeaders: ['x-request-id'] });
    app.post('/', async () => 'whole');
    app.post('/refused', { onRequest: async (_request, reply) => reply.status(403).send('no') }, async () => 'whole');
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1');
    return { app, socket, closed: isClosed(socket) };
  };
  const head = (path: string) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 1000\r\n\r\n`;

  it('that stalls is told so, and let go', async () => {
    const { app, socket, closed } = await slowApp();
    socket.write(`${head('/')}half`);
    const [headers = '', text = ''] = (await closed).split('\r\n\r\n');
    expect(headers).toMatch(/^HTTP\/1\.1 408 [\s\S]*content-type: application\/problem\+json/);
    expect(refusalWire.parse(JSON.parse(text))).toEqual({
      type: problemType('body-too-slow'),
      title: 'Lo enviado tardó demasiado en llegar, reintentá',
      status: 408,
      code: 'body-too-slow',
      requestId: 'req-1',
    });
    await app.close();
  });

  it('that stalls is told so with the headers of every answer, also to pages of other origins', async () => {
    const { app, socket, closed } = await slowApp();
    socket.write(`${head('/').replace('host: x', 'host: x\r\norigin: https://otra.example')}half`);
    const [headers = ''] = (await closed).split('\r\n\r\n');
    expect(headers).toMatch(/\r\nx-request-id: req-1\r\n/);
    expect(headers).toMatch(/\r\naccess-control-allow-origin: https:\/\/otra\.example\r\n/);
    expect(headers).toMatch(/\r\naccess-control-expose-headers: x-request-id\r\n/);
    expect(headers).toMatch(/\r\nvary: Origin\r\n/);
    expect(Date.parse(/\r\ndate: ([^\r]*)/.exec(headers)?.[1] ?? '')).not.toBeNaN();
    await app.close();
  });

  it('that trickles is let go when its time is over', async () => {
    const { app, socket, closed } = await slowApp();
    socket.write(head('/'));
    const trickle = setInterval(() => socket.write('x'), 50);
    expect(await closed).toContain('408');
    clearInterval(trickle);
    await app.close();
  });

  it('that was refused and does not end is cut off', async () => {
    const { app, socket, closed } = await slowApp();
    socket.write(head('/refused'));
    const trickle = setInterval(() => socket.write('x'), 50);
    const answer = await closed;
    clearInterval(trickle);
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(answer).not.toContain('408');
    await app.close();
  });

  it('that comes in time is taken', async () => {
    const { app, socket } = await slowApp();
    socket.write(head('/').replace('1000', '4'));
    for (const letter of 'four') {
      await wait(20);
      socket.write(letter);
    }
    const answer = await new Promise((resolve) => socket.once('data', resolve));
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
    await app.close();
  });
});

it('more connections than the server takes are turned away, and room is there again once others left', async () => {
  const { hostname, port } = new URL(server.address);
  const sockets = Array.from({ length: 60 }, () => connect(Number(port), hostname).on('error', () => undefined));
  await expect.poll(() => sockets.some(({ destroyed }) => destroyed)).toBe(true);
  for (const socket of sockets) socket.destroy();
  await expect
    .poll(() =>
      server.call('GET', '/api/ShoppingCarts/state', { token }).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
});
