import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { keys } from './a-screen.ts';
import { anOfficeAtAScreen, expectRecorded, sizes } from './an-office-at-a-screen.ts';

const folder = mkdtempSync(join(tmpdir(), 'mostrador-prices-'));
const sheet = join(folder, 'nuevos.csv');
writeFileSync(sheet, 'Código;Marca;Precio\n6200-2RS;SKF;1.500\n6201-2RS;SKF;2.500\nNADIE;SKF;9\n');
/** The server's clock, to the minute: a moment that a person types is still to come. */
const now = () => Date.now();

let office: Awaited<ReturnType<typeof anOfficeAtAScreen>>;
let manager: Awaited<ReturnType<typeof office.signIn>>;
let admin: Awaited<ReturnType<typeof office.signIn>>;
let token: string;
let runs: string;
beforeAll(async () => {
  office = await anOfficeAtAScreen();
  manager = await office.signIn('gerente');
  admin = await office.signIn('admin');
  token = await office.server.signIn('gerente');
  const { database } = office.server;
  const [made] = await database.query<{ id: number }>(`insert into price_list (name) values ('Reventa') returning id`);
  runs = `/api/Management/PriceLists/${made?.id}/sheets/runs`;
});
afterAll(async () => {
  await office.close();
  rmSync(folder, { recursive: true });
});

interface Kept {
  readonly id: string;
  readonly state: string;
  readonly changedAt: number;
}

const kept = async (): Promise<readonly Kept[]> => {
  const { json } = await office.server.call('GET', runs, { token });
  return json?.['runs'] as readonly Kept[];
};
const pricesThere = async (): Promise<number> =>
  (
    await office.server.database.query(
      `select from list_price l join price_list p on p.id = l.price_list_id where p.name = 'Reventa'`,
    )
  ).length;
/** What the manager brought on the web and left. */
const leftOnTheWeb = async () => {
  const body = {
    ...{ fileName: 'nuevos.csv', content: readFileSync(sheet).toString('base64') },
    ...{ mapping: null, sheet: null, supplier: null },
  };
  expect((await office.server.call('POST', runs, { token, body })).status).toBe(202);
  await expect.poll(async () => (await kept())[0]?.state).toBe('planned');
};
beforeEach(async () => {
  await office.server.database.query('delete from sheet_run');
});

it.each(sizes)('a sheet of new prices asks for its list, and shows its look: $columns by $rows', async (size) => {
  const name = `${size.columns}x${size.rows}`;
  const screen = manager.open(['import', sheet, '--kind', 'list-prices'], size);
  await screen.until('Planilla: CSV o Excel (.xlsx)');
  screen.type(keys.enter);
  await screen.until((text) => text.includes('¿De qué lista son los precios?') && text.includes('● Conectado'));
  await expectRecorded(screen, `import-prices-list-${name}`);
  screen.type(`${keys.down}${keys.enter}`);
  await screen.until('Precios de Reventa · Listo para importar');
  screen.type(keys.right);
  await screen.until(/Nuevos +2/);
  screen.type('i');
  await screen.until('¿Desde cuándo?');
  screen.type(`pronto${keys.enter}`);
  await screen.until('«pronto» no es un día y una hora');
  await expectRecorded(screen, `import-prices-moment-${name}`);
  screen.type(keys.escape);
  await screen.until((text) => !text.includes('¿Desde cuándo?'));
  screen.type(keys.right);
  await screen.until((text) => text.includes('[Rechazadas 1]') && text.includes('NADIE'));
  screen.type('q');
  expect(await screen.exit).toBe(0);
  expect([await kept(), await pricesThere()]).toEqual([[], 0]);
});

it('one that was left is found, by any of the ways that say its list or none, and by no other list', async () => {
  await leftOnTheWeb();
  for (const words of [[], ['--price-list', 'reventa']]) {
    const screen = manager.open(['import', '--kind', 'list-prices', ...words]);
    await screen.until('nuevos.csv · Precios de Reventa · Listo para importar');
    screen.type('q');
    expect(await screen.exit).toBe(0);
    expect(screen.written()).toContain(
      'Queda sin importar: la encontrás con mostrador import --kind list-prices --price-list "Reventa"',
    );
  }
  const other = manager.open(['import', '--kind', 'list-prices', '--price-list', 'Lista 1']);
  await other.until('Planilla: CSV o Excel (.xlsx)');
  other.type(keys.escape);
  await other.until((text) => !text.includes('Planilla: CSV'));
  other.type('q');
  expect(await other.exit).toBe(0);
  const none = manager.open(['import', '--kind', 'list-prices', '--price-list', 'Lista 9']);
  await none.until('No hay una lista que se llame «Lista 9»');
  none.type('q');
  await none.exit;
});

it('one that an administrator left is found where no kind is told', async () => {
  await leftOnTheWeb();
  await office.server.database.query(`update sheet_run set started_by = 'admin'`);
  const screen = admin.open(['import']);
  await screen.until('nuevos.csv · Precios de Reventa · Listo para importar');
  screen.type('x');
  await screen.until('¿Descartar nuevos.csv sin importarla?');
  screen.type('s');
  await screen.until('Se descartó: no se importó nada');
  screen.type('q');
  expect(await screen.exit).toBe(0);
  expect(await kept()).toEqual([]);
});

it('is confirmed for a moment, waits for it, and is called off', async () => {
  await leftOnTheWeb();
  const screen = manager.open(['import', '--kind', 'list-prices'], { now });
  await screen.until('Listo para importar');
  const year = new Date(now() + 30 * 86_400_000).getUTCFullYear();
  const day = new Date(now() + 30 * 86_400_000).toISOString().slice(0, 10);
  screen.type('i');
  await screen.until('¿Desde cuándo?');
  screen.type(`${day} 08:00${keys.enter}`);
  await screen.until('¿Importar 2 precios de nuevos.csv en Reventa?');
  screen.type('s');
  await screen.until((text) => text.includes('Desde el ') && text.includes(`/${year} 08:00`));
  expect(await pricesThere()).toBe(0);
  screen.type('z');
  await screen.until('¿Anular los precios de Reventa (nuevos.csv)?');
  screen.type('s');
  await screen.until('Se anularon los precios de nuevos.csv');
  screen.type('q');
  expect(await screen.exit).toBe(0);
});

it('changes the prices at once where no moment is typed', async () => {
  await leftOnTheWeb();
  const screen = manager.open(['import', '--kind', 'list-prices'], { now });
  await screen.until('Listo para importar');
  screen.type('i');
  await screen.until('¿Desde cuándo?');
  screen.type(keys.enter);
  await screen.until('¿Importar 2 precios de nuevos.csv en Reventa?');
  screen.type('s');
  await screen.until('Precios de Reventa · Importado');
  await expect.poll(pricesThere).toBe(2);
  screen.type('q');
  expect(await screen.exit).toBe(0);
});

it('without a screen it goes in as price-lists change does', async () => {
  const words = ['import', sheet, '--kind', 'list-prices'];
  expect(await manager.run(...words, '--dry-run')).toMatchObject({
    exit: 64,
    stderr: expect.stringContaining('Falta --price-list'),
  });
  const withPriceList = [...words, '--price-list', 'reventa'];
  expect(await manager.run(...withPriceList, '--strict', '--yes')).toMatchObject({ exit: 64 });
  expect(await manager.run(...withPriceList)).toMatchObject({ exit: 64, stderr: expect.stringContaining('--dry-run') });
  const looked = await manager.run(...withPriceList, '--dry-run', '--json');
  expect(looked.exit).toBe(1);
  expect(JSON.parse(looked.stdout)).toMatchObject({ isDryRun: true, rejectedCount: 1 });
  expect((await manager.run(...withPriceList, '--yes')).stdout).toContain('Reventa');
  expect(await kept()).toMatchObject([{ state: 'done' }]);
});
