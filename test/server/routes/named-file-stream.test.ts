import { once } from 'node:events';
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import compress from '@fastify/compress';
import Fastify, { type FastifyReply } from 'fastify';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { clientAbortSignal } from '#server/client-abort.ts';
import { streamNamedFile } from '#server/routes/named-file-stream.ts';

const directory = mkdtempSync(join(tmpdir(), 'mostrador-named-file-'));
const path = join(directory, 'file');
const content = 'x'.repeat(5_000_000);
writeFileSync(path, content);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const apps: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

/** A server with one call, and somebody who has called it. */
const asking = async (
  handle: (reply: FastifyReply) => Promise<unknown>,
  encoding = 'identity',
): Promise<ClientRequest> => {
  const app = Fastify();
  apps.push(app);
  await app.register(compress);
  app.get('/', (_request, reply) => handle(reply));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const asked = request({
    port: (app.server.address() as AddressInfo).port,
    host: '127.0.0.1',
    headers: { 'accept-encoding': encoding },
  });
  asked.on('error', () => undefined);
  asked.end();
  return asked;
};

const fileOf = (file: FileHandle) =>
  streamNamedFile({ name: 'a.csv', content: createReadStream(path, { fd: file }) }, { articleCount: 3 });

describe('a file that is sent as it is read', () => {
  it.each(['identity', 'gzip'])('is closed where who asked left before it was: %s', async (encoding) => {
    const file = await open(path);
    const asked = await asking(async (reply) => {
      asked.destroy();
      await once(reply.raw, 'close');
      return reply.type('application/json').send(fileOf(file));
    }, encoding);
    await expect.poll(() => file.fd).toBe(-1);
  });

  it('is closed where who asked leaves in the middle', async () => {
    const file = await open(path);
    const asked = await asking(async (reply) => reply.type('application/json').send(fileOf(file)));
    const [answer] = await once(asked, 'response');
    await once(answer, 'readable');
    asked.destroy();
    await expect.poll(() => file.fd).toBe(-1);
  });

  it('is closed where nobody begins to read it', async () => {
    const file = await open(path);
    fileOf(file).destroy();
    await expect.poll(() => file.fd).toBe(-1);
  });

  it('is whole, and closed then', async () => {
    const file = await open(path);
    const asked = await asking(async (reply) => reply.type('application/json').send(fileOf(file)));
    const [answer] = await once(asked, 'response');
    const pieces: Buffer[] = [];
    for await (const piece of answer) pieces.push(piece);
    const body = JSON.parse(Buffer.concat(pieces).toString()) as Record<string, unknown>;
    expect(body).toMatchObject({ name: 'a.csv', articleCount: 3 });
    expect(Buffer.from(String(body['content']), 'base64').toString() === content).toBe(true);
    await expect.poll(() => file.fd).toBe(-1);
  });
});

describe('who asked', () => {
  it('has left once the connection ends without an answer, not once it is answered', async () => {
    const signals: AbortSignal[] = [];
    const left = await asking(async (reply) => {
      signals.push(clientAbortSignal(reply));
      left.destroy();
      await once(reply.raw, 'close');
      return 'nobody reads it';
    });
    await expect.poll(() => signals[0]?.aborted).toBe(true);
    let answered = (): void => undefined;
    const isClosed = new Promise<void>((resolve) => {
      answered = resolve;
    });
    await asking(async (reply) => {
      signals.push(clientAbortSignal(reply));
      reply.raw.once('close', answered);
      return 'read';
    }).then((asked) => asked.on('response', (answer) => answer.resume()));
    await isClosed;
    expect(signals[1]?.aborted).toBe(false);
  });
});
