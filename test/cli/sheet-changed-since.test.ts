import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
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

/** A way to the server on which `act` is done before the first sheet is confirmed. */
const beforeApplying = async (act: () => Promise<void>) => {
  let isFirst = true;
  const proxy = createServer((asked, answer) => {
    const { url = '', method, headers } = asked;
    const pass = () =>
      asked.pipe(
        request(`${server.address}${url}`, { method, headers }, (given) => {
          answer.writeHead(given.statusCode ?? 502, given.headers);
          given.pipe(answer);
        }),
      );
    if (!isFirst || !url.endsWith('/apply')) return void pass();
    isFirst = false;
    void act().then(pass);
  });
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    environment: { API_BASE_URL: `http://127.0.0.1:${port}`, XDG_CONFIG_HOME: mkdtempSync(join(directory, 'proxy-')) },
    close: () =>
      new Promise<void>((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
};

it('so does one of new prices of a list', async () => {
  const list = 'Cambiada';
  const words = (...of: readonly string[]) => ['price-lists', of[0] ?? '', list, ...of.slice(1)];
  expect((await runCli(['price-lists', 'create', list], { environment: environment() })).exit).toBe(0);
  const file = join(directory, 'precios.csv');
  const priced = (price: string) => {
    writeFileSync(file, `Código;Precio\n6203-2RS;${price}\n`);
    return file;
  };
  const price = async (): Promise<string | undefined> => {
    const [row] = await server.database.query<{ price: string }>(
      `select l.price::text from list_price l join price_list p on p.id = l.price_list_id
        where p.name = $1 order by l.generation desc limit 1`,
      [list],
    );
    return row?.price;
  };
  const changedTo = async (text: string) => {
    const path = join(directory, 'colega.csv');
    writeFileSync(path, `Código;Precio\n6203-2RS;${text}\n`);
    await runCli(words('change', '--sheet', path, '--yes'), { environment: environment(), now: Date.now });
    await expect.poll(price, { timeout: 10_000 }).toBe(`${text}.00`);
  };
  const bring = (at: readonly string[], first: string, colleagues: string, second: string) => {
    const asked = new Set<string>();
    return runCli(words(...at, '--sheet', priced('900')), {
      environment: environment(),
      now: Date.now,
      screen: 200,
      onQuestion: (text, type) => {
        const question = text.includes('igual?') ? 'second' : text.includes(first) ? 'first' : '';
        if (question === '' || asked.has(question)) return;
        asked.add(question);
        if (question === 'second') type(second);
        else void changedTo(colleagues).then(() => type('s\r'));
      },
    });
  };
  await changedTo('500');
  const left = await bring(['change'], '¿Cambiar ya', '700', 'n\r');
  expect([left.exit, left.stdout, await price()]).toEqual([2, 'No se cambió nada\n', '700.00']);
  expect(left.stderr).toMatch(
    /Línea 2 {2}6203-2RS .*Precio: había 500,00, ahora hay 700,00 → 900,00 .*lo cambió admin el /,
  );
  expect(
    await server.database.query(`select id from sheet_run where kind = 'list-prices' and state <> 'done'`),
  ).toEqual([]);
  const done = await bring(['change'], '¿Cambiar ya', '750', 's\r');
  expect(done.exit).toBe(0);
  await expect.poll(price, { timeout: 10_000 }).toBe('900.00');

  // For a moment nothing is asked before, and a colleague comes while it is sent.
  const at = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const waiting = async () =>
    (await server.database.query(`select id from price_change where state = 'waiting'`)).length;
  const schedule = async (colleagues: string, answer: string | null, more: readonly string[] = []) => {
    const proxy = await beforeApplying(() => changedTo(colleagues));
    const through = { ...environment(), ...proxy.environment };
    await runCli(['login', 'admin'], { environment: through, typed: 'demo\n' });
    let isAnswered = false;
    const ran = await runCli(words('schedule', '--at', at, '--sheet', priced('950'), ...more), {
      environment: through,
      now: Date.now,
      ...(answer === null ? {} : { screen: 200 }),
      onQuestion: (text, type) => {
        if (isAnswered || answer === null || !text.includes('igual?')) return;
        isAnswered = true;
        type(answer);
      },
    });
    await proxy.close();
    return { ...ran, isAnswered };
  };
  const unasked = await schedule('760', null);
  expect([unasked.exit, unasked.stderr, await waiting()]).toEqual([1, expect.stringContaining('Con --yes'), 0]);
  const later = await schedule('770', 'n\r');
  expect([later.exit, later.isAnswered, await waiting()]).toEqual([2, true, 0]);
  expect([(await schedule('780', 's\r')).exit, await waiting()]).toEqual([0, 1]);
  const sure = await schedule('790', null, ['--yes', '--again']);
  expect([sure.exit, await waiting()]).toEqual([0, 2]);
  expect(sure.stderr).toContain('Con --yes se importa igual.');
  expect(sure.stderr).not.toContain('confirmalo');
});
