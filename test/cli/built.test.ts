import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aServer, type RunningServer } from './a-server.ts';

/** The terminal companion as users get it. */
const program = 'dist/cli/main.js';

let server: RunningServer;
beforeEach(async () => {
  server = await aServer();
});
afterEach(() => server.close());

const start = (
  words: readonly string[],
  typed = '',
): ChildProcess & { readonly output: { out: string; err: string } } => {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [program, ...words], { env: { PATH, ...server.environment } });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    output.out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output.err += chunk.toString();
  });
  child.stdin.end(typed);
  return Object.assign(child, { output });
};

const exitOf = (child: ChildProcess): Promise<number | null> => new Promise((resolve) => child.once('close', resolve));

it('is built', () => {
  expect(existsSync(program)).toBe(true);
});

it('says nothing but its help, and takes its exit code along', async () => {
  const help = start([]);
  expect(await exitOf(help)).toBe(0);
  expect(help.output.err).toBe('');
  expect(help.output.out).toContain('Ejemplos');
  expect(await exitOf(start(['whoami']))).toBe(4);
  expect(await exitOf(start(['ordres']))).toBe(64);
});

it('watches over the official SignalR client, and ends with Ctrl-C as 130', async () => {
  expect(await exitOf(start(['login', 'gerente'], 'demo'))).toBe(0);
  const watching = start(['watch']);
  const timer = setInterval(() => server.events.next({ name: 'NewsChanged', audience: 'everyone', facts: {} }), 20);
  watching.stdout?.once('data', () => watching.kill('SIGINT'));
  expect(await exitOf(watching)).toBe(130);
  clearInterval(timer);
  expect(watching.output.err).toBe('Conectando\nConectado\n');
  expect(watching.output.out).toContain('"name":"NewsChanged"');
});

it('ends without a word where the reader of stdout closes it, as head does: that is no failure', async () => {
  const child = start(['completion', 'bash']);
  child.stdout?.destroy();
  expect(await exitOf(child)).toBe(0);
  expect(child.output.err).toBe('');
});

it.each([
  // Half a document is none, nor is half a file; and a failure stays one.
  [['completion', 'bash', '--json'], 1],
  [['whoami', '--json'], 4],
  [['ordres', '--json'], 64],
  [['help'], 0],
  [['--version'], 0],
] as const)('ends as what was to be told ends: %s with %i', async (words, exit) => {
  const child = start(words);
  child.stdout?.destroy();
  expect(await exitOf(child)).toBe(exit);
});

it.runIf(existsSync('/dev/full'))('fails with a sentence where there is no room for what it says', async () => {
  const full = openSync('/dev/full', 'w');
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [program, 'completion', 'bash'], {
    env: { PATH },
    stdio: ['ignore', full, 'pipe'],
  });
  let stderrText = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    stderrText += chunk.toString();
  });
  expect(await exitOf(child)).toBe(1);
  closeSync(full);
  expect(stderrText).toBe('Error: No se pudo escribir la salida: no hay lugar en el disco.\n');
});
