import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import Fastify from 'fastify';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { DatabaseClosed } from '#adapters/postgres/database/database-closed.ts';
import { watchCalls } from '#server/open-calls.ts';
import { aServer } from './a-server.ts';

it('a call whose client hung up is waited for all the same', async () => {
  const app = Fastify();
  const calls = watchCalls(app);
  let finish: () => void = () => undefined;
  const begun = new Promise<void>((begin) => {
    app.get('/slow', async () => {
      begin();
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return 'late';
    });
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const client = new AbortController();
  const asked = fetch(`${address}/slow`, { signal: client.signal });
  await begun;
  client.abort();
  await expect(asked).rejects.toThrow();
  await app.close();

  let areAnswered = false;
  const answered = calls.answered(60_000).then(() => {
    areAnswered = true;
  });
  for (let some = 0; some < 20; some += 1) await turn();
  expect(areAnswered).toBe(false);
  finish();
  await answered;
  expect(areAnswered).toBe(true);
});

it('a stop in the middle of many searches is no defect', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
  const server = await aServer({}, logger);
  const token = await server.signIn('cliente');
  const { hostname, port } = new URL(server.address);
  const body = JSON.stringify({ codeSearch: 'rodamiento', fulltextSearch: 'rodamiento', page: 1 });
  const head = `POST /api/Products/search-by-text HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n`;
  const request = `${head}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  const sockets = Array.from({ length: 40 }, () => connect(Number(port), hostname));
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  for (const socket of sockets) socket.on('error', () => undefined).write(request.repeat(5));
  // All are on their way, some are being worked on, and half of the clients do not wait for the answer.
  const first = await new Promise((resolve) => sockets[0]?.once('data', resolve));
  expect(String(first)).toMatch(/^HTTP\/1\.1 200 /);
  for (const socket of sockets.slice(20)) socket.destroy();
  await server.close();
  for (const socket of sockets) socket.destroy();
  expect(lines).toEqual([]);
  await expect(server.database.query('select 1', [])).rejects.toThrow(DatabaseClosed);
  await expect(server.database.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow(DatabaseClosed);
}, 60_000);

it('a call while the server closes is told so, as any problem is told', async () => {
  const server = await aServer();
  const { hostname, port } = new URL(server.address);
  // A connection that has not asked anything yet is left open for a while.
  const socket = connect(Number(port), hostname);
  await new Promise((resolve) => socket.once('connect', resolve));
  await server.call('GET', '/healthz');
  const closing = server.close();
  await turn();
  socket.write('GET /api/ShoppingCarts HTTP/1.1\r\nhost: x\r\n\r\n');
  const answer = String(await new Promise((resolve) => socket.once('data', resolve)));
  expect(answer).toMatch(/^HTTP\/1\.1 503 [\s\S]*application\/problem\+json/);
  expect(answer.toLowerCase()).toContain('connection: close');
  await closing;
  socket.destroy();
}, 60_000);
