import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sheetPaths } from '#adapters/wire/sheets.wire.ts';
import { aServer, type TestServer } from '#test/server/a-server.ts';
import { documentOf, runCli } from './a-terminal.ts';

let server: TestServer;
let directory: string;
let token: string;

beforeAll(async () => {
  server = await aServer();
  directory = mkdtempSync(join(tmpdir(), 'mostrador-cli-'));
  token = await server.signIn('admin');
  await runCli(['login', 'admin'], { environment: environment(), typed: 'demo\n' });
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

const environment = () => ({ API_BASE_URL: server.address, XDG_CONFIG_HOME: directory, NO_COLOR: '1' });
const sheet = (town: string) => `Código;Razón social;Lista;Localidad\nT-1;Uno;Lista 1;${town}\n`;
/** As a colleague does at another machine. */
const written = async (town: string) => {
  const content = Buffer.from(sheet(town)).toString('base64');
  const reading = { mapping: null, sheet: null, supplier: null };
  const body = { content, ...reading, dryRun: false };
  expect((await server.call('POST', sheetPaths.customers, { token, body })).status).toBe(200);
};
const towns = () => server.database.query(`select town from customer where external_code = 'T-1'`);

/** Brings a sheet which a colleague's comes before, once the first question is asked; answers both. */
const bring = (town: string, colleagues: string, second: string, words: readonly string[] = []) => {
  const file = join(directory, `${town}.csv`);
  writeFileSync(file, sheet(town));
  const asked = new Set<string>();
  return runCli(['customers', 'import', file, ...words], {
    environment: environment(),
    screen: 200,
    onQuestion: (text, type) => {
      if (text.includes('igual?') && !asked.has('second')) {
        asked.add('second');
        type(second);
      } else if (text.includes('¿Importar 1 clientes?') && !asked.has('first')) {
        asked.add('first');
        void written(colleagues).then(() => type('s\r'));
      }
    },
  });
};

it('a sheet that would write over what changed since it was looked at asks again, and says what, by whom', async () => {
  await written('Azul');
  const left = await bring('Bolívar', 'Tandil', 'n\r');
  expect([left.exit, left.stdout, await towns()]).toEqual([
    2,
    expect.stringContaining('No se cambió nada'),
    [{ town: 'Tandil' }],
  ]);
  expect(left.stderr).toMatch(
    /Línea 2 {2}T-1 Uno: Localidad: había Azul, ahora hay Tandil → Bolívar \(lo cambió admin el /,
  );
  const { json } = await server.call('GET', `${sheetPaths.customers}/runs`, { token });
  expect(json?.['runs']).toEqual([]);

  const done = await bring('Bolívar', 'Junín', 's\r', ['--json']);
  expect([done.exit, documentOf(done), await towns()]).toEqual([
    0,
    expect.objectContaining({ isDryRun: false, changed: 1, changedSince: null }),
    [{ town: 'Bolívar' }],
  ]);
});
