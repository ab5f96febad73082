import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { createTransport } from '#adapters/node-http/transport.ts';
import { noProxies } from '#adapters/undici/proxies.ts';
import { freePort } from '#test/bin/free-port.ts';

const open: Server[] = [];
const transports: ReturnType<typeof createTransport>[] = [];
const listen = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as { readonly port: number }).port}`;
};
const aTransport = () => {
  const transport = createTransport(noProxies);
  transports.push(transport);
  return transport;
};

afterEach(() => {
  for (const transport of transports.splice(0)) transport.close();
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

it('sends method, headers and body, and tells status, headers and text', async () => {
  const address = await listen(async (request, reply) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    reply.writeHead(422, { 'content-type': 'application/problem+json', 'x-request-id': 'r-1' });
    reply.end(`${request.method} ${request.headers.authorization} ${body}`);
  });
  const answer = await aTransport().fetch(`${address}/a?b=ñ`, {
    method: 'PUT',
    headers: { authorization: 'Bearer t' },
    body: '{"nombre":"Ñandú"}',
  });
  expect([answer.status, answer.ok, answer.headers.get('X-Request-Id'), answer.headers.get('retry-after')]).toEqual([
    422,
    false,
    'r-1',
    null,
  ]);
  expect(await answer.text()).toBe('PUT Bearer t {"nombre":"Ñandú"}');
});

it('keeps its connection for the next calls', async () => {
  const sockets = new Set<unknown>();
  const address = await listen((request, reply) => {
    sockets.add(request.socket);
    reply.end('{}');
  });
  const transport = aTransport();
  for (let call = 0; call < 6; call += 1) await (await transport.fetch(address)).text();
  expect(sockets.size).toBeLessThan(3);
});

it.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
] as const)('reads what is packed with %s', async (encoding, pack) => {
  const address = await listen((_request, reply) => {
    reply.writeHead(200, { 'content-encoding': encoding });
    reply.end(pack('bujía'));
  });
  expect(await (await aTransport().fetch(address)).text()).toBe('bujía');
});

it('tells what kept it from an answer, as fetch does', async () => {
  const nobody = `http://127.0.0.1:${await freePort()}`;
  await expect(aTransport().fetch(nobody)).rejects.toMatchObject({
    message: 'fetch failed',
    cause: { code: 'ECONNREFUSED' },
  });
  const cut = await listen((_request, reply) => {
    reply.writeHead(200, { 'content-length': '10' });
    reply.write('half');
    setImmediate(() => reply.destroy());
  });
  await expect(aTransport().fetch(cut)).rejects.toMatchObject({ message: 'fetch failed' });
});

it('ends with the reason of its signal', async () => {
  const address = await listen(() => {});
  const signal = AbortSignal.timeout(30);
  await expect(aTransport().fetch(address, { signal })).rejects.toMatchObject({ name: 'TimeoutError' });
  await expect(aTransport().fetch(address, { signal })).rejects.toMatchObject({ name: 'TimeoutError' });
});

it.each([
  [301, 'GET', ''],
  [302, 'GET', ''],
  [303, 'GET', ''],
  [307, 'POST', '{"a":1}'],
  [308, 'POST', '{"a":1}'],
])('goes on where a %i points, and does nothing twice', async (status, method, sent) => {
  const asked: string[] = [];
  const address = await listen(async (request, reply) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    asked.push(`${request.method} ${request.url} ${request.headers.authorization} ${body}`);
    if (request.url === '/old') reply.writeHead(status, { location: '/new' }).end();
    else reply.end('{}');
  });
  const headers = { authorization: 'Bearer t', 'content-type': 'application/json' };
  await aTransport().fetch(`${address}/old`, { method: 'POST', headers, body: '{"a":1}' });
  expect(asked).toEqual(['POST /old Bearer t {"a":1}', `${method} /new Bearer t ${sent}`]);
});

it('tells another server nothing of the session', async () => {
  const authorizations: (string | undefined)[] = [];
  const other = await listen((request, reply) => {
    authorizations.push(request.headers.authorization);
    reply.end('{}');
  });
  const address = await listen((_request, reply) => reply.writeHead(307, { location: `${other}/new` }).end());
  await aTransport().fetch(address, { headers: { authorization: 'Bearer t' } });
  expect(authorizations).toEqual([undefined]);
});

it('follows where an answer points, and sends forms', async () => {
  const address = await listen(async (request, reply) => {
    if (request.url === '/old') {
      reply.writeHead(307, { location: '/new' }).end();
      return;
    }
    let body = '';
    for await (const chunk of request) body += String(chunk);
    reply.end(`${request.url} ${body.includes('name="kind"')}`);
  });
  const form = new FormData();
  form.set('kind', 'prices');
  const transport = aTransport();
  expect(await (await transport.fetch(`${address}/old`)).text()).toBe('/new false');
  expect(await (await transport.fetch(`${address}/new`, { method: 'POST', body: form })).text()).toBe('/new true');
});

/** A server that closes a connection as it is asked a second thing on it, as it does when it has waited long enough. */
const aClosingServer = async (onClosing = () => {}) => {
  const asked: string[] = [];
  const seen = new Set<unknown>();
  const address = await listen((request, reply) => {
    asked.push(request.method ?? '');
    if (seen.has(request.socket)) {
      onClosing();
      return void request.socket.destroy();
    }
    seen.add(request.socket);
    return void reply.end('{}');
  });
  return { address, asked };
};

it('asks again what a kept connection was closed on, where twice is as good as once', async () => {
  const { address, asked } = await aClosingServer();
  const transport = aTransport();
  await transport.fetch(address);
  expect((await transport.fetch(address)).status).toBe(200);
  await transport.fetch(address);
  const order = { method: 'POST', headers: { 'Idempotency-Key': 'k-1' }, body: '{}' };
  expect((await transport.fetch(address, order)).status).toBe(200);
  expect(asked).toEqual(['GET', 'GET', 'GET', 'GET', 'POST', 'POST']);
});

it('asks nothing again for a run that was interrupted during the call, but for its clean-up', async () => {
  const { address, asked } = await aClosingServer(() => interruption.abort());
  const interruption = new AbortController();
  const transport = createTransport(noProxies, interruption.signal);
  transports.push(transport);
  await transport.fetch(address);
  await expect(transport.fetch(address)).rejects.toThrow('fetch failed');
  expect(asked).toEqual(['GET', 'GET']);
  await transport.fetch(address);
  expect((await transport.fetch(address)).status).toBe(200);
  expect(asked).toEqual(['GET', 'GET', 'GET', 'GET', 'GET']);
});

it('sends nothing twice that may have been done', async () => {
  const { address, asked } = await aClosingServer();
  const transport = aTransport();
  await transport.fetch(address);
  await expect(transport.fetch(address, { method: 'POST', body: '{}' })).rejects.toThrow('fetch failed');
  expect(asked).toEqual(['GET', 'POST']);
});

it('asks a server that closes every connection no more than that', async () => {
  let count = 0;
  const address = await listen((request, reply) => {
    count += 1;
    if (count > 1) return void request.socket.destroy();
    return void reply.end('{}');
  });
  const transport = aTransport();
  await transport.fetch(address);
  await expect(transport.fetch(address)).rejects.toThrow('fetch failed');
  expect(count).toBe(3);
});
