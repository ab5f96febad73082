import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aServer, type TestServer } from '#test/server/a-server.ts';
import { aLosingLine } from './a-losing-line.ts';
import { documentOf, runCli, type TerminalOptions } from './a-terminal.ts';

let server: TestServer;
let line: Awaited<ReturnType<typeof aLosingLine>>;
let directory: string;
let token: string;

beforeAll(async () => {
  server = await aServer();
  line = await aLosingLine(server.address, (path) => path.endsWith('/apply'));
  directory = mkdtempSync(join(tmpdir(), 'mostrador-cli-'));
  token = await server.signIn('admin');
  await runCli(['login', 'admin'], { environment: environment(), typed: 'demo\n' });
});
afterAll(async () => {
  line.close();
  await server.close();
  rmSync(directory, { recursive: true });
});

const environment = () => ({ API_BASE_URL: line.address, XDG_CONFIG_HOME: directory, NO_COLOR: '1' });
const kept = async () => {
  const { json } = await server.call('GET', '/api/Management/CustomerSheets/runs', { token });
  return json?.['runs'] as { readonly fileName: string; readonly state: string }[];
};
/** Brings a sheet of one new customer. */
const bring = (code: string, words: readonly string[], options: TerminalOptions = {}) => {
  const file = join(directory, `${code}.csv`);
  writeFileSync(file, `Código;Razón social;Lista\n${code};Nuevo ${code};Lista 1\n`);
  return runCli(['customers', 'import', file, ...words], { environment: environment(), ...options });
};

it('a sheet whose import goes on although its answer was lost is waited for', async () => {
  line.lose(1);
  const ran = await bring('L-1', ['--yes', '--json']);
  expect(ran.exit).toBe(0);
  expect(documentOf(ran)).toMatchObject({ created: 1, isDryRun: false });
  expect(await kept()).toEqual([expect.objectContaining({ fileName: 'L-1.csv', state: 'done' })]);
});

it('a sheet that is confirmed when the server goes away is said to be perhaps imported', async () => {
  const gone = await aLosingLine(server.address, (path) => path.endsWith('/apply'));
  const there = { ...environment(), API_BASE_URL: gone.address };
  await runCli(['login', 'admin'], { environment: there, typed: 'demo\n' });
  gone.lose(1, () => gone.close());
  const ran = await bring('L-9', ['--yes'], { environment: there });
  expect([ran.exit, ran.stderr]).toEqual([1, expect.stringContaining('Puede que el servidor la importe igual')]);
});

describe('a sheet that nobody imports is not left to others', () => {
  it.each([
    { said: 'no', keys: 'n\r', exit: 2 },
    { said: 'Ctrl-C', keys: '\u0003', exit: 130 },
  ])('where the question is answered with $said', async ({ keys, exit }) => {
    const before = await kept();
    let isAnswered = false;
    let duringQuestion: readonly { readonly fileName: string }[] = [];
    const ran = await bring('L-2', [], {
      screen: 80,
      onQuestion: (text, type) => {
        if (isAnswered || !text.includes('¿Importar 1 clientes?')) return;
        isAnswered = true;
        void kept().then((runs) => {
          duringQuestion = runs;
          type(keys);
        });
      },
    });
    expect(duringQuestion.map(({ fileName }) => fileName)).toContain('L-2.csv');
    expect([ran.exit, await kept()]).toEqual([exit, before]);
  });
});
