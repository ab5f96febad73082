import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keys } from './a-screen.ts';
import { anOfficeAtAScreen, expectRecorded, sizes } from './an-office-at-a-screen.ts';

const folder = mkdtempSync(join(tmpdir(), 'mostrador-import-'));
const sheet = join(folder, 'lista.csv');
writeFileSync(
  sheet,
  `Articulo;Fabricante;Lo que es;Precio neto
ZZ-1;SKF;Rodamiento de prueba;1.234,50
ZZ-2;SKF;Otro rodamiento;200
;SKF;Sin código;300
`,
);

let office: Awaited<ReturnType<typeof anOfficeAtAScreen>>;
let admin: Awaited<ReturnType<typeof office.signIn>>;
beforeAll(async () => {
  office = await anOfficeAtAScreen();
  admin = await office.signIn('admin');
});
afterAll(async () => {
  await office.close();
  rmSync(folder, { recursive: true });
});

const articles = async (): Promise<number> =>
  (await office.server.database.query(`select from product where code like 'ZZ-%'`)).length;

it.each(sizes)(
  'columns are matched, what would happen is seen, and nothing is written: $columns by $rows',
  async (size) => {
    const name = `${size.columns}x${size.rows}`;
    const screen = admin.open(['import', sheet, '--kind', 'catalogue'], size);
    await screen.until((text) => text.includes('● Conectado') && text.includes('Falta la columna «Descripción»'));
    await expectRecorded(screen, `import-columns-${name}`);
    screen.type(`jj`);
    await screen.until(/▸ {2}C/);
    screen.type('e');
    await screen.until('¿Qué es la columna C «Lo que es»?');
    screen.type(`d${keys.enter}`);
    await screen.until('Listo para importar');
    screen.type(keys.right);
    await screen.until(/Nuevos +2/);
    await expectRecorded(screen, `import-plan-${name}`);
    screen.type(keys.right);
    await screen.until((text) => text.includes('[Rechazadas 1]') && text.includes('Falta'));
    await expectRecorded(screen, `import-rejected-${name}`);
    const file = join(folder, `rechazadas-${name}.csv`);
    screen.type('g');
    await screen.until('¿Dónde guardarlas?');
    screen.type('\u0015');
    screen.type(`${file}${keys.enter}`);
    await screen.until('Guardadas en');
    expect(readFileSync(file, 'utf8')).toContain('Sin código');
    screen.type('q');
    expect(await screen.exit).toBe(0);
    expect(await articles()).toBe(0);
  },
);

it('where columns have to be named another worksheet of the workbook is offered, and read', async () => {
  const book = join(folder, 'dos hojas.xlsx');
  const rowsOf = (heading: string, code: string) => [
    ['Codigo', 'Marca', heading],
    [code, 'SKF', 'Rodamiento'],
  ];
  const sheets = [
    { name: 'Autos', rows: rowsOf('Lo que es', 'XX-1') },
    { name: 'Agro', rows: rowsOf('Descripcion', 'XX-2') },
  ];
  writeFileSync(book, await writeXlsx({ sheets }));
  const plain = await admin.run('import', book, '--kind', 'catalogue', '--dry-run');
  expect(plain.stderr.replace(/\s+/g, ' ')).toContain(
    'Se leyó la hoja «Autos». También hay datos en «Agro»: cada hoja se importa aparte, con --sheet.',
  );
  const screen = admin.open(['import', book, '--kind', 'catalogue']);
  await screen.until((text) => text.replace(/\s+/g, ' ').includes('También hay datos en «Agro»'));
  screen.type('h');
  await screen.until('¿Qué hoja se lee?');
  screen.type(`${keys.down}${keys.enter}`);
  await screen.until('Listo para importar');
  screen.type('q');
  expect(await screen.exit).toBe(0);
  // What the plain command did not understand waits for its columns.
  const left = admin.open(['import']);
  await left.until((text) => text.replace(/\s+/g, ' ').includes('También hay datos en «Agro»'));
  left.type('x');
  await left.until('¿Descartar dos hojas.xlsx sin importarla?');
  left.type('s');
  await left.until('Se descartó');
  left.type('q');
  expect(await left.exit).toBe(0);
});

it('columns of a sheet that was understood change places, and until it is read again nothing can be written', async () => {
  const known = join(folder, 'conocida.csv');
  writeFileSync(known, 'Codigo;Marca;Descripcion;Precio\nYY-1;SKF;Rodamiento;200\n');
  const screen = admin.open(['import', known, '--kind', 'catalogue']);
  await screen.until('Listo para importar');
  const meaningOf = async (row: string, meaning: string, until: string | RegExp) => {
    screen.type(row);
    screen.type('e');
    await screen.until('¿Qué es la columna');
    screen.type(`${meaning}${keys.enter}`);
    await screen.until(until);
  };
  // Description in the first column, before another one has the code.
  await meaningOf('', 'd', /A +Codigo +Descripción/i);
  await screen.until('Faltan columnas');
  screen.type('i');
  await screen.until((text) => /A +Codigo +Descripción/i.test(text) && !text.includes('¿Importar'));
  await meaningOf('jj', 'códig', /C +Descripcion +Código/i);
  await screen.until(
    (text) =>
      text.includes('Listo para') && /A +Codigo +Descripción/i.test(text) && /C +Descripcion +Código/i.test(text),
  );
  screen.type('q');
  expect(await screen.exit).toBe(0);
});

it('a sheet of which nothing can be imported is not said to be ready', async () => {
  const flawed = join(folder, 'rechazada.csv');
  writeFileSync(flawed, 'Codigo;Marca;Descripcion;Precio\n;SKF;Sin código;200\n');
  const screen = admin.open(['import', flawed, '--kind', 'catalogue']);
  await screen.until((text) => text.includes('Nada para importar') && !text.includes('Listo para'));
  screen.type('iq');
  expect(await screen.exit).toBe(0);
});

it('a sheet is chosen, written after a clear yes, and is there', async () => {
  const screen = admin.open(['import']);
  await screen.until('Planilla: CSV o Excel (.xlsx)');
  screen.type(`${join(folder, 'nada.csv')}${keys.enter}`);
  await screen.until('No existe el archivo');
  expect(screen.text()).not.toContain('¿Qué trae?');
  screen.type('\u0015');
  screen.type(`${sheet}${keys.enter}`);
  await screen.until('¿Qué trae?');
  screen.type(keys.enter);
  await screen.until('Falta la columna «Descripción»');
  screen.type('jje');
  await screen.until('¿Qué es la columna C');
  screen.type(`d${keys.enter}`);
  await screen.until('Listo para importar');
  screen.type('i');
  await screen.until('¿Importar 2 nuevos de lista.csv (precios de Lista 1)?');
  screen.type('s');
  await screen.until('Importado');
  screen.type('i');
  await screen.until(/Importado/);
  screen.type('q');
  expect(await screen.exit).toBe(0);
  expect(await articles()).toBe(2);
});

it('customers come in too, with columns told by hand, their rejected rows as a file, and are taken back', async () => {
  const customers = join(folder, 'clientes.csv');
  writeFileSync(customers, 'Código;Como se llama;Lista\nT-8;Ocho;Lista 1\nT-9;Nueve;Lista 9\n');
  const screen = admin.open(['import', customers, '--kind', 'customers']);
  await screen.until(
    (text) =>
      text.includes('● Conectado') && /Como se llama +no se importa/.test(text) && text.includes('Rechazadas 2'),
  );
  screen.type('j');
  await screen.until(/▸ {2}B/);
  screen.type('e');
  await screen.until('¿Qué es la columna B «Como se llama»?');
  screen.type(`r${keys.enter}`);
  await screen.until((text) => text.includes('Rechazadas 1'));
  screen.type(keys.right);
  await screen.until((text) => /Nuevos +1/.test(text) && /Rechazad[oa]s +1/.test(text));
  screen.type(keys.right);
  await screen.until((text) => text.includes('[Rechazadas 1]') && text.includes('Lista 9'));
  const file = join(folder, 'clientes-rechazados.csv');
  screen.type('g');
  await screen.until('¿Dónde guardarlas?');
  screen.type('\u0015');
  screen.type(`${file}${keys.enter}`);
  await screen.until('Guardadas en');
  expect(readFileSync(file, 'utf8')).toContain('"T-9";"Nueve";"Lista 9";"3"');
  screen.type('i');
  await screen.until('¿Importar 1 nuevo de ');
  screen.type('s');
  await screen.until('Importado');
  const stored = () => office.server.database.query(`select from customer where external_code like 'T-%'`);
  expect(await stored()).toHaveLength(1);
  // Somebody else's import is the newest one by now: it is not this one.
  const theirs = join(folder, 'de-otro.csv');
  writeFileSync(theirs, 'Código;Razón social;Lista\nO-7;Siete;Lista 1\n');
  expect((await admin.run('import', theirs, '--kind', 'customers', '--yes')).exit).toBe(0);
  const undo = async (expectedText: string) => {
    screen.type('z');
    await screen.until('¿Deshacer esta importación?');
    screen.type('s');
    await screen.until(expectedText);
  };
  await undo('Deshacé primero la última');
  expect(await stored()).toHaveLength(1);
  const last = async () =>
    JSON.parse((await admin.run('imports', 'list', '--kind', 'customers', '--json')).stdout).records[0];
  const { id, fileName, undo: begun } = await last();
  expect([fileName, begun]).toEqual(['de-otro.csv', null]);
  expect((await admin.run('imports', 'undo', id, '--yes')).exit).toBe(0);
  await expect.poll(async () => (await last()).undo.undoneAt).not.toBeNull();
  expect(await stored()).toHaveLength(1);
  await undo('Deshecha');
  expect(await stored()).toHaveLength(0);
  const shown = await screen.until('Deshecha');
  expect(shown).not.toMatch(/e elegir columna|z deshacer|i importar/);
  screen.type('q');
  expect(await screen.exit).toBe(0);
});

it('a sheet of customers that was left is found again, rejected rows in either format, and discarded', async () => {
  // Brought and looked at elsewhere: on the web, or in a window that was closed.
  const token = await office.server.signIn('admin');
  const content = Buffer.from('Código;Razón social;Lista\nK-1;Uno;Lista 1\nK-2;Dos;Lista 9\n').toString('base64');
  const runs = '/api/Management/CustomerSheets/runs';
  const body = { fileName: 'dejada.csv', content, mapping: null, sheet: null, supplier: null };
  expect((await office.server.call('POST', runs, { token, body })).status).toBe(202);
  const kept = async () => {
    const { json } = await office.server.call('GET', runs, { token });
    const listed = json?.['runs'] as readonly { readonly fileName: string }[];
    return listed.map(({ fileName }) => fileName);
  };

  const screen = admin.open(['import']);
  await screen.until((text) => text.includes('dejada.csv · Clientes · Listo') && !text.includes('Planilla: CSV'));
  const file = join(folder, 'dejadas.xlsx');
  screen.type('g');
  await screen.until('¿Dónde guardarlas?');
  screen.type('\u0015');
  screen.type(`${file}${keys.enter}`);
  await screen.until('Guardadas en');
  expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');
  screen.type('q');
  expect(await screen.exit).toBe(0);
  expect(screen.written()).toContain('la encontrás con mostrador import --kind customers');
  expect(await kept()).toContain('dejada.csv');

  // No sheet of offers was left.
  const offers = admin.open(['import', '--kind', 'offers']);
  await offers.until('Planilla: CSV o Excel (.xlsx)');
  offers.type(keys.escape);
  await offers.until((text) => !text.includes('Planilla: CSV'));
  offers.type('q');
  expect(await offers.exit).toBe(0);

  const again = admin.open(['import', '--kind', 'customers']);
  await again.until('dejada.csv · Clientes · Listo');
  again.type('x');
  await again.until('¿Descartar dejada.csv sin importarla?');
  again.type('s');
  await again.until('Se descartó');
  expect(await kept()).not.toContain('dejada.csv');
  again.type('q');
  expect(await again.exit).toBe(0);
});

it('of offers is for management too', async () => {
  const manager = await office.signIn('gerente');
  const screen = manager.open(['import', '--kind', 'offers']);
  await screen.until('Planilla: CSV o Excel (.xlsx)');
  screen.type(keys.escape);
  await screen.until((text) => !text.includes('Planilla: CSV'));
  screen.type('q');
  expect(await screen.exit).toBe(0);
});

it('a sheet of any kind comes in by command', async () => {
  const customers = join(folder, 'otros.csv');
  writeFileSync(customers, 'Código;Razón social;Lista\nU-8;Ocho;Lista 1\nU-9;Nueve;Lista 9\n');
  const file = join(folder, 'otros-rechazados.csv');
  const dry = await admin.run('import', customers, '--kind', 'clientes', '--dry-run', '--rejections', file, '--json');
  expect([dry.exit, JSON.parse(dry.stdout)]).toMatchObject([1, { isDryRun: true, created: 1 }]);
  expect(readFileSync(file, 'utf8')).toMatch(/"Fila del archivo";"Motivo del rechazo"\r\n"U-9";.*;"3";/);
  expect((await admin.run('import', customers, '--kind', 'customers', '--strict', '--yes')).exit).toBe(64);
  const twice = join(folder, 'repetidos.csv');
  writeFileSync(twice, 'Código;Razón social;Lista\nR-1;Uno;Lista 1\nR-2;Dos;Lista 1\nR-1;Otro;Lista 1\n');
  await admin.run('import', twice, '--kind', 'customers', '--dry-run', '--rejections', file, '--force');
  const lines = readFileSync(file, 'utf8').split('\r\n').slice(1, -1);
  expect(lines).toEqual([
    expect.stringMatching(/^"R-1";"Uno";"Lista 1";"2";"Esta fila cuenta/),
    expect.stringMatching(/^"R-1";"Otro";"Lista 1";"4";/),
  ]);
  for (const to of [file, twice]) {
    const kept = readFileSync(to, 'utf8');
    const again = await admin.run('import', twice, '--kind', 'customers', '--dry-run', '--rejections', to);
    expect([again.exit, readFileSync(to, 'utf8')]).toEqual([to === file ? 1 : 64, kept]);
  }
  const done = await admin.run('import', customers, '--kind', 'customers', '--yes', '--json');
  expect(JSON.parse(done.stdout)).toMatchObject({ isDryRun: false, created: 1 });
  // Where its rejected rows cannot be written, nothing is imported.
  const unsaved = join(folder, 'sin-lugar.csv');
  writeFileSync(unsaved, 'Código;Razón social;Lista\nR-5;Cinco;Lista 1\nR-5;Otro;Lista 1\n');
  const lost = await admin.run('import', unsaved, '--kind', 'customers', '--yes', '--rejections', '/no/hay/r.csv');
  expect([lost.exit, lost.stderr]).toEqual([1, expect.stringContaining('No se pudo escribir')]);
  expect(await office.server.database.query(`select from customer where external_code = 'R-5'`)).toEqual([]);
  for (const kind of ['documents', 'offers']) {
    const other = await admin.run('import', customers, '--kind', kind, '--dry-run');
    expect([other.exit, other.stderr]).toEqual([1, expect.stringContaining('--mapping')]);
  }
});

it('without a screen it asks for what is missing, and imports as catalogue import does', async () => {
  expect((await admin.run('import')).exit).toBe(64);
  expect((await admin.run('import', sheet)).exit).toBe(64);
  const { exit, stdout } = await admin.run('import', sheet, '--kind', 'catalogue', '--dry-run', '--json');
  expect(exit).toBe(1);
  expect(stdout).toContain('missing-columns');
  expect(existsSync(sheet)).toBe(true);
});

it('a sheet of the catalogue that was left, here or on the web, is found again, stays when it is left, and is discarded', async () => {
  const token = await office.server.signIn('admin');
  const body = new FormData();
  body.append('kind', 'stock');
  body.append('file', new Blob(['Código;Marca;Stock\n6200-2RS;SKF;7\n']), 'vista.csv');
  const headers = { authorization: `Bearer ${token}` };
  const sent = await fetch(`${office.server.address}/api/Imports`, { method: 'POST', headers, body });
  expect(sent.status).toBe(202);
  const unconfirmed = async () =>
    JSON.stringify(await office.server.call('GET', '/api/Imports/unconfirmed', { token }));
  await expect.poll(unconfirmed, { timeout: 20_000 }).toContain('vista.csv');
  const screen = admin.open(['import']);
  await screen.until((text) => text.includes('vista.csv · Stock · Listo') && !text.includes('Planilla: CSV'));
  screen.type('q');
  expect(await screen.exit).toBe(0);
  expect(screen.written()).toContain('la encontrás con mostrador import --kind stock');
  // Nobody left one of that kind.
  const other = admin.open(['import', '--kind', 'vehicles']);
  await other.until('Planilla: CSV o Excel (.xlsx)');
  other.type(keys.escape);
  await other.until((text) => !text.includes('Planilla: CSV'));
  other.type('q');
  expect(await other.exit).toBe(0);
  const again = admin.open(['import', '--kind', 'stock']);
  await again.until('vista.csv · Stock · Listo');
  again.type('x');
  await again.until('¿Descartar vista.csv sin importarla?');
  again.type('s');
  await again.until('Se descartó');
  again.type('q');
  expect(await again.exit).toBe(0);
  expect(await unconfirmed()).not.toContain('vista.csv');
});

it('a sheet of the catalogue that is being written is found again and followed, and is in the list of imports', async () => {
  const { database } = office.server;
  const token = await office.server.signIn('admin');
  const body = new FormData();
  body.append('kind', 'stock');
  body.append('file', new Blob(['Código;Marca;Stock\n6200-2RS;SKF;7\n']), 'larga.csv');
  const headers = { authorization: `Bearer ${token}` };
  const sent = await fetch(`${office.server.address}/api/Imports`, { method: 'POST', headers, body });
  const { id } = (await sent.json()) as { id: string };
  const show = async () => JSON.stringify(await office.server.call('GET', `/api/Imports/${id}`, { token }));
  await expect.poll(show, { timeout: 20_000 }).toContain('planned');
  const becomes = (run: object) =>
    database.query(
      `update catalogue_import set run = run || $2::jsonb, changed_at = now() + interval '1 hour',
         applied_by = '{"userName": "admin", "actedBy": null, "network": null}' where id = $1`,
      [id, JSON.stringify(run)],
    );
  await becomes({ state: 'writing', rowsRead: 30, rowsTotal: 120 });
  const listed = await admin.run('imports', 'list');
  expect(listed.stdout).toMatch(/larga\.csv[\s\S]*Importando: 30 de 120 filas/);
  const asJson = JSON.parse((await admin.run('imports', 'list', '--json')).stdout) as { records: object[] };
  expect(asJson.records[0]).toMatchObject({ id, isRunning: true, progress: { done: 30, total: 120 } });
  expect((await admin.run('imports', 'undo', id, '--yes')).stderr).toContain('Todavía se está importando');
  const undone = await office.server.call('POST', `/api/Imports/${id}/undo`, { token });
  expect([undone.status, undone.json?.['code']]).toEqual([409, 'import-running']);
  const screen = admin.open(['import']);
  await screen.until('larga.csv · Importando (30 filas)');
  await becomes({ rowsRead: 60 });
  await screen.until('Importando (60 filas)');
  screen.type('q');
  expect(await screen.exit).toBe(0);
  expect(screen.written()).toContain('mirala con mostrador import --kind stock');
  await becomes({ state: 'planned' });
  await office.server.call('DELETE', `/api/Imports/${id}`, { token });
  expect((await admin.run('imports', 'list')).stdout).not.toContain('larga.csv');
});

it.each(sizes)(
  'prices that no column says the list of are of the one that is chosen: $columns by $rows',
  async (size) => {
    await admin.run('price-lists', 'create', 'Lista 2');
    const prices = join(folder, 'precios.csv');
    writeFileSync(prices, 'Código;Marca;Precio\n6200-2RS;SKF;7000\n');
    const screen = admin.open(['import', prices, '--kind', 'prices'], size);
    await screen.until((text) => text.includes('● Conectado') && text.includes('Falta la columna «Lista de precios»'));
    await expectRecorded(screen, `import-without-list-${size.columns}x${size.rows}`);
    screen.type('l');
    await screen.until('¿De qué lista son los precios?');
    screen.type(`2${keys.enter}`);
    await screen.until('de Lista 2 · Listo para importar');
    await expectRecorded(screen, `import-of-list-${size.columns}x${size.rows}`);
    screen.type('q');
    expect(await screen.exit).toBe(0);
  },
);
