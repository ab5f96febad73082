import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { documentOf, runCli } from './a-terminal.ts';

const sheet = Buffer.from(`Code;Price\r\n${'???~~~;1\r\n'.repeat(30_000)}`);
const base64 = sheet.toString('base64');
const facts = '"name":"Catálogo \\"content\\":.csv","rowCount":40000,"leftOutCount":0';

/** How the server writes the file. */
let answer: (reply: ServerResponse) => Promise<void>;
const inPieces = async (reply: ServerResponse, text: string, size: number) => {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) {
    if (!reply.write(bytes.subarray(at, at + size))) await new Promise((resolve) => reply.once('drain', resolve));
  }
};

const user = {
  ...{ userName: 'ana', name: 'Ana', type: 'Admin', allowOffers: true, zone: '', customerId: null },
  ...{ loginUsId: null, loginUsName: null, loginUsType: null },
};
const server = createServer(async (request, reply) => {
  for await (const _ of request);
  reply.setHeader('content-type', 'application/json');
  if (request.url?.startsWith('/api/Imports/export')) return answer(reply);
  const isLogin = request.url === '/api/Login/authenticate';
  reply.end(JSON.stringify(isLogin ? { token: 'token-1', expire: '2100-01-01T00:00:00Z' } : user));
});
let home: string;
let folder: string;
const environmentOf = () => ({
  API_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  XDG_CONFIG_HOME: home,
});
const line = (...words: readonly string[]) => [
  ...['catalogue', 'export', '--kind', 'catalogue', '--format', 'csv'],
  ...words,
];
const run = (...words: readonly string[]) => runCli(line(...words), { environment: environmentOf() });

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'mostrador-cli-'));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  await runCli(['login', 'ana'], {
    environment: environmentOf(),
    typed: 'demo',
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(home, { recursive: true });
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mostrador-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([7, 1000, 1_000_000])('the sheet is kept as it comes, in pieces of %d bytes', async (size) => {
  answer = async (reply) => {
    await inPieces(reply, `{${facts},"content":"${size === 7 ? base64.slice(0, 4000) : base64}"}`, size);
    reply.end();
  };
  const file = join(folder, 'c.csv');
  const made = await run('--output', file, '--json');
  expect([made.exit, documentOf(made)]).toMatchObject([0, { rowCount: 40_000, leftOutCount: 0, file }]);
  const kept = readFileSync(file);
  expect(kept.equals(size === 7 ? sheet.subarray(0, 3000) : sheet)).toBe(true);
  expect(readdirSync(folder)).toEqual(['c.csv']);
});

it('also of a server that writes its facts after it, or its signs as others do', async () => {
  const escaped = base64.replaceAll('/', '\\/').replaceAll('+', '\\u002B');
  answer = async (reply) => {
    await inPieces(reply, `{ "content" : "${escaped}",\n${facts} }\n`, 997);
    reply.end();
  };
  const file = join(folder, 'c.csv');
  expect((await run('--output', file)).exit).toBe(0);
  expect(readFileSync(file).equals(sheet)).toBe(true);
  const out = await run('--output', '-');
  expect([out.exit, out.stdout]).toEqual([0, sheet.toString()]);
});

/** The first part is answered at once, the rest once what this gives is called. */
const answerInTwo = (): (() => void) => {
  let goOn = (): void => {};
  const seen = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  answer = async (reply) => {
    await inPieces(reply, `{${facts},"content":"${base64.slice(0, 40_000)}`, 10_000);
    await seen;
    reply.end(`${base64.slice(40_000)}"}`);
  };
  return () => goOn();
};

it('the first of it is on stdout before the last was sent', async () => {
  const goOn = answerInTwo();
  const { stdout } = await runCli(line('--output', '-'), { environment: environmentOf(), onOutput: () => goOn() });
  expect(stdout).toBe(sheet.toString());
});

it.each(['destroyed', 'ended'])('a connection that is %s in between leaves nothing, and says so', async (how) => {
  answer = async (reply) => {
    await inPieces(reply, `{${facts},"content":"${base64.slice(0, 100_000)}`, 10_000);
    if (how === 'ended') reply.end();
    else setImmediate(() => reply.destroy());
  };
  const { exit, stdout, stderr } = await run('--output', join(folder, 'c.csv'));
  expect([exit, stdout]).toEqual([1, '']);
  expect(stderr).toContain('La conexión se cortó antes de que llegara todo el archivo');
  expect(readdirSync(folder)).toEqual([]);
  const out = await run('--output', '-', '--json');
  expect([out.exit, out.stderr]).toEqual([1, expect.stringContaining('La conexión se cortó')]);
  expect(out.stderr).toContain('Pedilo de nuevo: lo que salió no está entero\n');
  expect(out.stdout).not.toContain('error');
});

const neverPasses = () => new Promise<void>(() => {});

it('Ctrl-C ends a file that is coming, and nothing of it is left', async () => {
  const stalled: ServerResponse[] = [];
  answer = async (reply) => {
    stalled.push(reply);
    await inPieces(reply, `{${facts},"content":"${base64.slice(0, 40_000)}`, 10_000);
  };
  const interruption = new AbortController();
  const ran = runCli(line('--output', join(folder, 'c.csv'), '--json'), {
    environment: environmentOf(),
    interrupted: interruption.signal,
    pause: neverPasses,
  });
  await vi.waitFor(() => expect(readdirSync(folder)).toEqual([expect.stringMatching(/\.part$/)]));
  interruption.abort();
  const { exit, stdout, stderr } = await ran;
  expect([exit, JSON.parse(stdout)]).toMatchObject([130, { error: { code: 'interrupted' } }]);
  expect(stderr).toContain('Se interrumpió antes de que contestara el servidor');
  expect(readdirSync(folder)).toEqual([]);
  await vi.waitFor(() => expect(stalled.map(({ destroyed }) => destroyed)).toEqual([true]));
});

it('nor does stdout get a document after half a file that Ctrl-C ended', async () => {
  answer = (reply) => inPieces(reply, `{${facts},"content":"${base64.slice(0, 40_000)}`, 10_000);
  const interruption = new AbortController();
  const { exit, stdout } = await runCli(line('--output', '-', '--json'), {
    environment: environmentOf(),
    interrupted: interruption.signal,
    pause: neverPasses,
    onOutput: () => interruption.abort(),
  });
  expect(exit).toBe(130);
  expect(sheet.toString().startsWith(stdout)).toBe(true);
});

it('the seconds are shown until all of it is kept', async () => {
  const goOn = answerInTwo();
  const { exit } = await runCli(line('--output', join(folder, 'c.csv')), {
    environment: environmentOf(),
    screen: 80,
    onQuestion: (text) => (text.includes('Descargando') ? goOn() : undefined),
  });
  expect(exit).toBe(0);
  expect(readFileSync(join(folder, 'c.csv')).equals(sheet)).toBe(true);
});
