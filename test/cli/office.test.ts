import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#core/access/caller.ts';
import { money } from '#core/shared/money.ts';
import { parts } from '#server/parts.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aFleet } from '#test/builders/fleet.builder.ts';
import { offerDetails } from '#test/builders/managed-offers.builder.ts';
import { documentOf, widestLine } from './a-terminal.ts';
import { anOfficeTerminal, told } from './an-office-terminal.ts';

const { folder, run, json, theServer } = anOfficeTerminal();

describe('lists', () => {
  beforeAll(async () => {
    const { database, container } = theServer();
    await aFleet(database);
    const admin: Caller = { ...callerOf(1), userName: 'admin', role: 'Admin', customerId: null };
    for (const [kind, title] of [
      ['row', ''],
      ['lot', 'Par'],
    ] as const) {
      const priced = { percentage: null, price: money(100), minQuantity: null };
      const details = offerDetails({ title, ...(kind === 'lot' ? priced : {}) });
      (await container.get(parts.offerManagementService).create(admin, kind, details)).unwrap();
    }
    await json('news', 'announce', '6203-2RS');
    await run(['logins', 'show', 'C1']);
    const [picture, sheet] = [join(folder, 'de-lista.gif'), join(folder, 'de-lista.csv')];
    writeFileSync(picture, Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'));
    writeFileSync(sheet, 'Codigo;Marca;Stock\n6205-2RS;SKF;7\n');
    await json('images', 'put', 'Sliders', picture);
    await run(['import', sheet, '--kind', 'stock', '--yes']);
    await database.query(
      `insert into payment (customer_id, state, amount, paid_on, method, reference, note, request_key, reported_by)
       values (1, 'waiting', 10.50, '2026-11-19', 'transfer', '1', '', 'of-lists', 'cliente')`,
    );
    await database.query(
      `insert into outbox_mail (recipients, subject, body, created_at, next_attempt_at, attempts, sent_at, last_error) values
         ('{uno@example.com}', 'Pedido 2026-00000001', 'x', '2026-11-01T12:00Z', '2026-11-01T12:00Z', 1, '2026-11-01T12:01Z', null)`,
    );
  });

  it.each([
    [['staff', 'list']],
    [['products', 'list']],
    [['products', 'list', '--search', '6200', '--state', 'on-sale']],
    [['brands', 'list']],
    [['families', 'list']],
    [['vehicles', 'list']],
    [['vehicles', 'list', '--kind', 'vehicle-brands']],
    [['offers', 'list']],
    [['offers', 'list', '--kind', 'lot', '--state', 'current']],
    [['news', 'list']],
    [['images', 'list', 'Sliders']],
    [['imports', 'list']],
    [['payments', 'list', '--state', 'waiting']],
    [['account', 'list']],
    [['account', 'ageing']],
    [['account', 'list', '--state', 'expired', '--customer', 'C1']],
    [['audit', 'list', '--about', 'logins']],
    [['mail', 'list']],
    [['customers', 'list', '--price-list', 'Lista 1']],
    [['demands', 'list', '--state', 'Created']],
    [['warranties', 'list', '--state', 'Pending']],
  ])('%j is a table in 80 columns, one document, and a line for each row', async (words) => {
    const shown = await run(words, { screen: 80 });
    expect([shown.exit, shown.stderr]).toEqual([0, '']);
    expect(widestLine(shown.stdout)).toBeLessThanOrEqual(80);
    const document = (await json(...words)) as object;
    const rows = (
      Array.isArray(document) ? document : Object.values(document).find(Array.isArray)
    ) as readonly object[];
    // An empty table would fit anywhere.
    expect(rows).not.toHaveLength(0);
    const streamed = await run(
      [...words, '--stream', '--all'].filter((word) => word !== '--all' || words[0] === 'customers'),
    );
    expect(
      streamed.stdout
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual(rows);
  });

  it('a list that is filtered is not asked for by the number of a page, which its pages have not', async () => {
    for (const group of ['demands', 'warranties']) {
      const filtered = await run([group, 'list', '--state', 'Created', '--page', '9']);
      expect([filtered.exit, filtered.stderr]).toEqual([64, expect.stringContaining('se pide con --after')]);
      expect((await run([group, 'list', '--page', '9'])).exit).toBe(0);
      expect((await run([group, 'list', '--state', 'Created'])).exit).toBe(0);
    }
  });

  it('take all pages, so many rows, an order and the fields that are asked for', async () => {
    const numbers = async (...words: readonly string[]) =>
      (await run(['demands', 'list', '--fields', 'number', ...words])).stdout.trim().split('\n');
    expect(await numbers('--limit', '2')).toEqual(['2026-00000005', '2026-00000004']);
    expect(await numbers('--all', '--sort', 'number')).toEqual([1, 2, 3, 4, 5].map((each) => `2026-0000000${each}`));
    expect(await numbers('--sort', 'number:desc', '--limit', '1')).toEqual(['2026-00000005']);
    // The first of all in that order, where all are asked for; else those that came first, put in order.
    expect(await numbers('--all', '--sort', 'number', '--limit', '2')).toEqual(['2026-00000001', '2026-00000002']);
    const beyond = await run(['demands', 'list', '--page', '99999']);
    expect([beyond.exit, beyond.stdout]).toEqual([0, 'No hay tantas páginas: es una\n']);
    expect(await json('demands', 'list', '--page', '99999')).toMatchObject({ demands: [], totalPages: 1 });
    const twice = await run(['demands', 'list', '--state', 'Created', '--search', 'a', '--search', 'b']);
    expect([twice.exit, twice.stderr]).toEqual([64, expect.stringContaining('--search está dos veces')]);
    expect((await run(['demands', 'list', '--state', 'Created', '--state', 'Accepted'])).exit).toBe(0);
    expect(await numbers('--customer', 'C2')).toEqual(['2026-00000004']);
    const { stdout } = await run(['demands', 'list', '--fields', 'customerName,currentTracking.state', '--limit', '1']);
    expect(stdout).toBe('Uno\tCreated\n');
    expect(
      documentOf(await run(['demands', 'list', '--json', '--fields', 'currentTracking.state', '--limit', '1'])),
    ).toEqual({
      demands: [{ currentTracking: { state: 'Created' } }],
      hasMore: true,
    });
    expect(documentOf(await run(['demands', 'list', '--json', '--fields', 'number', '--limit', '9']))).toMatchObject({
      hasMore: false,
    });
    // The key would be that of the whole page.
    expect(await json('products', 'list', '--limit', '2')).toMatchObject({ next: null, hasMore: true });
    expect((await run(['products', 'list', '--limit', '2'])).stdout).toContain('Hay más: un --limit mayor, o --all');
    expect(await numbers('--sort', 'number', '--limit', '2')).toEqual(['2026-00000004', '2026-00000005']);
    for (const words of [
      ['--sort', 'nummber'],
      ['--stream', '--fields', 'nummber'],
    ]) {
      const refused = await run(['demands', 'list', ...words]);
      expect([refused.exit, refused.stderr]).toEqual([64, expect.stringContaining('No hay un campo «nummber»')]);
      expect(refused.stdout.split('\n').length).toBeLessThanOrEqual(2);
    }
    // No row of these has it, and one of another day may.
    expect((await run(['demands', 'list', '--limit', '1', '--fields', 'number,tracking.state'])).exit).toBe(0);
    const historic = await run(['account', '--historic', '--page', '3']);
    expect([historic.exit, historic.stderr]).toEqual([64, expect.stringContaining('--historic es de una empresa')]);
    const wrong = await run(['demands', 'list', '--fields', 'nummber']);
    expect([wrong.exit, wrong.stdout, wrong.stderr]).toEqual([64, '', expect.stringContaining('Están: id, number')]);
    expect((await run(['demands', 'list', '--customer', 'nadie'])).stderr).toContain(
      'No hay un cliente con el código nadie',
    );
  });
});

describe('the staff', () => {
  it('are created, changed, left out and let in, and doing it again changes nothing', async () => {
    const create = ['staff', 'create', 'laura', '--name', 'Laura', '--role', 'Seller', '--email', 'laura@example.com'];
    // Nobody is made a manager unasked.
    const ofNoRole = await run(['staff', 'create', 'laura', '--name', 'Laura', '--email', 'laura@example.com']);
    expect([ofNoRole.exit, ofNoRole.stderr]).toEqual([64, expect.stringContaining('Falta --role')]);
    expect(await json(...create)).toMatchObject({
      changed: true,
      member: { userName: 'laura', role: 'Seller' },
      password: expect.any(String),
    });
    expect(await json(...create)).toEqual({ changed: false, member: expect.objectContaining({ userName: 'laura' }) });
    expect((await run(create)).stdout).toContain('laura ya estaba: no se cambió nada');
    expect((await run([...create, '--quiet'])).stdout).toBe('');
    expect(told(await run([...create, '--phone', '341 555-1111'])).exit).toBe(1);
    expect(await json('staff', 'edit', 'laura', '--phone', '341 555-0000')).toMatchObject({
      changed: true,
      phone: '341 555-0000',
    });
    expect(await json('staff', 'edit', 'laura', '--phone', '341 555-0000')).toMatchObject({ changed: false });
    expect(told(await run(['staff', 'deactivate', 'laura']))).toMatchObject({
      exit: 64,
      text: expect.stringContaining('--yes'),
    });
    expect(await json('staff', 'deactivate', 'laura', '--dry-run')).toMatchObject({ dryRun: true, isActive: true });
    expect(await json('staff', 'deactivate', 'laura', '--yes')).toMatchObject({ changed: true, isActive: false });
    expect(await json('staff', 'deactivate', 'laura', '--yes')).toMatchObject({ changed: false, isActive: false });
    expect(await json('staff', 'activate', 'laura')).toMatchObject({ changed: true, isActive: true });
    expect(await json('staff', 'password', 'laura', '--yes')).toMatchObject({ login: 'laura', changed: true });
    expect(await json('staff', 'hand-over', 'vendedor', 'laura', '--dry-run')).toMatchObject({ changed: false });
    expect(told(await run(['staff', 'edit', 'laura']))).toMatchObject({ exit: 64 });
    expect(told(await run(['staff', 'edit', 'nadie', '--name', 'x']))).toEqual({
      exit: 1,
      text: 'Error: Ese usuario ya no existe.\n',
    });
  });
});

describe('new passwords', () => {
  it.each([
    [['staff', 'create', 'callado', '--name', 'Callado', '--role', 'Manager', '--email', 'callado@example.com']],
    [['staff', 'password', 'callado', '--yes']],
    [['logins', 'issue', 'C1', 'user', '--yes']],
  ])('%j says it with --quiet too: nobody can have it otherwise', async (words) => {
    expect(await run([...words, '--quiet'])).toEqual({
      exit: 0,
      stdout: expect.stringMatching(/contraseña.*: \S+\n$/),
      stderr: '',
    });
  });
});

describe('the catalogue', () => {
  it('has brands that are created, renamed, merged and removed', async () => {
    expect(await json('brands', 'create', 'Marca Nueva')).toMatchObject({ name: 'Marca Nueva', changed: true });
    expect(await json('brands', 'rename', 'marca nueva', 'Marca Vieja')).toMatchObject({
      name: 'Marca Vieja',
      changed: true,
    });
    expect(await json('brands', 'rename', 'Marca Vieja', 'Marca Vieja')).toMatchObject({ changed: false });
    const dry = await run(['brands', 'merge', 'Marca Vieja', 'SKF', '--dry-run']);
    expect(told(dry)).toMatchObject({ exit: 0, text: expect.stringContaining('Unir la marca Marca Vieja a SKF') });
    expect(await json('brands', 'remove', 'Marca Vieja', '--yes')).toMatchObject({ changed: true });
    expect(await json('brands', 'remove', 'Marca Vieja', '--yes')).toEqual({ changed: false });
    expect(told(await run(['brands', 'remove', 'SKF', '--yes']))).toMatchObject({
      exit: 1,
      text: expect.stringContaining('lo usan'),
    });
  });

  it('has products that are shown and taken off sale', async () => {
    expect(await json('products', 'show', '6200-2RS')).toMatchObject({ details: { code: '6200-2RS' } });
    expect((await run(['products', 'show', '6200-2RS'])).stdout).toContain('SKF');
    expect(await json('products', 'sale', '6200-2RS', 'not-available', '--dry-run')).toMatchObject({ dryRun: true });
    expect(await json('products', 'sale', '6200-2RS', 'not-available')).toMatchObject({
      changed: true,
      details: { sale: 'not-available' },
    });
    expect(await json('products', 'sale', '6200-2RS', 'not-available')).toMatchObject({ changed: false });
    expect(await json('products', 'sale', '6200-2RS', 'on-sale')).toMatchObject({ changed: true });
    expect(told(await run(['products', 'show', 'NADA-1']))).toEqual({
      exit: 1,
      text: 'Error: No hay un artículo con el código «NADA-1».\n',
    });
    expect(told(await run(['products', 'remove', '6200-2RS', '--yes']))).toMatchObject({ exit: 1 });
  });

  it('are written out of a file, by the names of the API, and again changes nothing', async () => {
    const [whole, change] = [join(folder, 'articulo.json'), join(folder, 'cambio.json')];
    const write = (file: string, value: object) => writeFileSync(file, JSON.stringify(value));
    const { details } = (await json('products', 'show', '6200-2RS')) as { readonly details: object };
    write(whole, { ...details, code: 'NUEVO-1', description: 'Rodamiento nuevo', equivalences: [] });
    expect(await json('products', 'create', '--from', whole, '--dry-run')).toMatchObject({
      changed: false,
      dryRun: true,
    });
    expect(await json('products', 'create', '--from', whole)).toMatchObject({
      changed: true,
      details: { code: 'NUEVO-1', description: 'Rodamiento nuevo' },
    });
    expect(await json('products', 'create', '--from', whole)).toMatchObject({ changed: false });
    write(change, { description: 'Otra descripción' });
    expect(await json('products', 'edit', 'NUEVO-1', '--from', change)).toMatchObject({
      changed: true,
      details: { code: 'NUEVO-1', description: 'Otra descripción' },
    });
    expect(await json('products', 'edit', 'NUEVO-1', '--from', change)).toMatchObject({ changed: false });
    // Another one of that code and brand.
    expect((await run(['products', 'create', '--from', whole])).exit).toBe(1);
    write(change, { descripcion: 'x' });
    const unknown = await run(['products', 'edit', 'NUEVO-1', '--from', change]);
    expect([unknown.exit, unknown.stderr]).toEqual([64, expect.stringContaining('¿Quisiste decir description?')]);
    write(change, { multiple: 'dos' });
    expect((await run(['products', 'edit', 'NUEVO-1', '--from', change])).stderr).toContain(
      'No se entiende lo que va en multiple',
    );
    expect((await run(['products', 'edit', 'NUEVO-1', '--from', join(folder, 'nada.json')])).exit).toBe(1);
    expect(await json('products', 'remove', 'NUEVO-1', '--yes')).toMatchObject({ changed: true });
  });

  it('offers too', async () => {
    const file = join(folder, 'oferta.json');
    const write = (value: object) => writeFileSync(file, JSON.stringify(value));
    write({ rows: [{ productPriceId: '2', quantity: 1 }], percentage: 12, minQuantity: 5 });
    const made = (await json('offers', 'create', 'row', '--from', file)) as { readonly id: string };
    expect(made).toMatchObject({ changed: true, percentage: 12, minQuantity: 5 });
    write({ percentage: 15 });
    expect(await json('offers', 'edit', 'row', made.id, '--from', file, '--dry-run')).toMatchObject({ dryRun: true });
    expect(await json('offers', 'edit', 'row', made.id, '--from', file)).toMatchObject({
      percentage: 15,
      minQuantity: 5,
    });
    expect(await json('offers', 'edit', 'row', made.id, '--from', file)).toMatchObject({ changed: false });
    write({ porcentaje: 15 });
    expect((await run(['offers', 'edit', 'row', made.id, '--from', file])).exit).toBe(64);
    // Another one of the row for the same days is refused, and the dry run says so.
    write({ rows: [{ productPriceId: '2', quantity: 1 }], percentage: 20, minQuantity: 5 });
    expect((await run(['offers', 'create', 'row', '--from', file, '--dry-run'])).exit).toBe(1);
    expect((await run(['offers', 'create', 'row', '--from', file])).exit).toBe(1);
    expect(await json('offers', 'withdraw', 'row', made.id, '--yes')).toMatchObject({ changed: true });
  });

  it('announces news, once', async () => {
    const announced = (await json('news', 'announce', '6201-2RS')) as { readonly id: string };
    expect(announced).toMatchObject({ changed: true, code: '6201-2RS' });
    expect(await json('news', 'announce', '62012rs')).toMatchObject({ changed: false });
    expect(await json('news', 'withdraw', announced.id, '--yes')).toMatchObject({ changed: true });
    expect(await json('news', 'withdraw', announced.id, '--yes')).toEqual({ changed: false });
  });
});

describe('the current account', () => {
  it('has documents that are settled, opened again and removed', async () => {
    const title = 'A 00001-00000003';
    expect((await run(['account'])).stdout).toContain(title);
    expect(await json('account', 'settle', title, '--dry-run')).toMatchObject({ dryRun: true, isFinished: false });
    expect(await json('account', 'settle', title)).toMatchObject({ changed: true, isFinished: true });
    expect(await json('account', 'settle', title)).toMatchObject({ changed: false, isFinished: true });
    expect(await json('account', 'reopen', title)).toMatchObject({ changed: true, isFinished: false });
    expect(await json('account', 'remove', title, '--yes')).toMatchObject({ changed: true });
    expect(await json('account', 'remove', title, '--yes')).toEqual({ changed: false });
  });
});

describe('an internal id', () => {
  it('is one only as #12: a code of the same digits is that of its own customer', async () => {
    await theServer().database.query(
      `insert into customer (external_code, name, price_list_id, email) values ('2', 'Tres', 1, '')`,
    );
    const text = async (...words: readonly string[]) => told(await run(words)).text;
    expect(await text('logins', 'issue', '2', 'user', '--dry-run')).toContain('de Tres');
    expect(await text('logins', 'issue', '#2', 'user', '--dry-run')).toContain('de Dos');
    expect(await text('logins', 'issue', '1', 'user', '--dry-run')).toContain('No hay un cliente con el código 1');
    expect(await text('products', 'show', '1')).toBe('Error: No hay un artículo con el código «1».\n');
    expect(await text('products', 'show', '#1', '--brand', 'FAG')).toBe(
      'Error: No hay un artículo con el código «#1» de FAG.\n',
    );
    expect(await json('products', 'show', '#1', '--brand', 'skf')).toMatchObject({ details: { code: '6200-2RS' } });
    expect(await text('account', 'remove', '1', '--yes')).toContain('No hay un comprobante «1»');
    expect(await json('account', 'settle', '#1', '--dry-run')).toMatchObject({ id: '1' });
    expect(await text('brands', 'remove', '1', '--yes')).toBe('No existe la marca «1»: no se cambió nada\n');
    expect(await json('brands', 'rename', '#1', 'SKF')).toMatchObject({ name: 'SKF', changed: false });
  });
});

describe('logins and acting', () => {
  it('shows and issues the passwords of a customer', async () => {
    expect(await json('logins', 'show', 'C1')).toMatchObject({ adminLogin: 'cliente.admin' });
    expect(await json('logins', 'issue', 'C1', 'user', '--dry-run')).toMatchObject({ changed: false, kind: 'user' });
    expect(await json('logins', 'issue', 'C1', 'user', '--yes')).toMatchObject({
      changed: true,
      password: expect.any(String),
    });
    expect(told(await run(['logins', 'show', 'nadie']))).toMatchObject({ exit: 1 });
  });

  it('goes on as a customer, and back', async () => {
    expect(await json('as', 'C1')).toMatchObject({ customer: 'C1', acting: true });
    expect((await run(['whoami'])).stdout).toContain('en nombre de');
    expect(await json('as', 'C1')).toEqual({ customer: 'C1', name: 'Uno', acting: true, changed: false });
    const narrow = await run(['as', 'C1'], { screen: 30 });
    expect(narrow.stdout).toBe('Ya seguís en nombre de Uno: no\nse cambió nada\n');
    const other = await run(['as', 'C2']);
    expect([other.exit, other.stderr]).toEqual([1, expect.stringContaining('mostrador back')]);
    expect((await run(['account'])).exit).toBe(0);
    expect(told(await run(['staff', 'list']))).toMatchObject({
      exit: 1,
      text: expect.stringMatching(/Estás en nombre de .+mostrador back/s),
    });
    expect(await json('back')).toEqual({ acting: false, changed: true });
    expect(await json('back')).toEqual({ acting: false, changed: false });
    expect((await run(['whoami'])).stdout).toContain('Sos admin');
  });

  it('says so where that cannot be kept, and goes on as before', async () => {
    const kept = join(folder, 'mostrador', 'logins.json');
    // In the way of what would be written.
    const inTheWay = `${kept}.${process.pid}`;
    const refused = async (word: string, ...words: readonly string[]) => {
      const before = readFileSync(kept, 'utf8');
      mkdirSync(inTheWay);
      const ran = told(await run([word, ...words]));
      rmdirSync(inTheWay);
      expect(readFileSync(kept, 'utf8')).toBe(before);
      return ran;
    };
    expect(await refused('as', 'C1')).toMatchObject({
      exit: 1,
      text: expect.stringContaining('seguís con tu usuario'),
    });
    expect((await run(['whoami'])).stdout).toContain('Sos admin');
    await json('as', 'C1');
    expect(await refused('back')).toMatchObject({ exit: 1, text: expect.stringContaining('No se pudo guardar') });
    await run(['login', 'admin'], { typed: 'demo' });
    expect(await refused('logout')).toMatchObject({ exit: 1, text: expect.stringContaining('no se pudo borrar') });
    await run(['login', 'admin'], { typed: 'demo' });
  });

  it('tells that acting as a customer is over, where its time was up', async () => {
    await json('as', 'C1');
    const path = join(folder, 'mostrador', 'logins.json');
    const logins = JSON.parse(readFileSync(path, 'utf8')) as Record<string, object>;
    const { address } = theServer();
    writeFileSync(
      path,
      JSON.stringify({ ...logins, [address]: { ...logins[address], expire: '2020-01-01T00:00:00Z' } }),
    );
    const { exit, stdout, stderr } = await run(['whoami']);
    expect([exit, stdout, stderr]).toEqual([
      0,
      expect.stringContaining('Sos admin'),
      expect.stringContaining('Volviste a tu usuario'),
    ]);
    expect((await run(['whoami'])).stderr).toBe('');
  });
});

describe('the configuration', () => {
  it('is told, set and applied, with what changes first', async () => {
    const days = (await json('configuration', 'get', 'currentAccount.days')) as number;
    const dry = await run(['configuration', 'set', 'currentAccount.days', String(days + 1), '--dry-run']);
    expect(told(dry)).toMatchObject({
      exit: 0,
      text: expect.stringContaining(`currentAccount.days: ${days} → ${days + 1}`),
    });
    expect(await json('configuration', 'get', 'currentAccount.days')).toBe(days);
    expect(told(await run(['configuration', 'set', 'currentAccount.days', '31']))).toMatchObject({ exit: 64 });
    const set = await run(['configuration', 'set', 'currentAccount.days', String(days + 1), '--yes', '--json']);
    expect(documentOf(set)).toEqual({
      changes: [{ path: 'currentAccount.days', before: days, after: days + 1 }],
      changed: true,
    });
    const file = join(folder, 'configuracion.json');
    expect(await json('configuration', 'export', '--output', file)).toEqual({ file });
    expect((await run(['configuration', 'export', '--output', file])).stderr).toContain('--force');
    expect(await json('configuration', 'apply', file, '--yes')).toEqual({ changes: [], changed: false });
    const written = JSON.parse(readFileSync(file, 'utf8')) as { currentAccount: { days: number } };
    // In any case of letters, once.
    writeFileSync(file, JSON.stringify({ CurrentAccount: { days } }));
    expect(await json('configuration', 'apply', file, '--dry-run')).toMatchObject({
      changes: [{ path: 'currentAccount.days', before: days + 1, after: days }],
    });
    writeFileSync(file, JSON.stringify({ CurrentAccount: { days }, currentaccount: { days: 1 } }));
    expect(told(await run(['configuration', 'apply', file, '--yes']))).toMatchObject({ exit: 1 });
    writeFileSync(file, JSON.stringify({ currentAccount: { days } }));
    const applied = await run(['configuration', 'apply', file, '--yes', '--quiet']);
    expect(applied).toEqual({ exit: 0, stdout: '', stderr: '' });
    expect(written.currentAccount.days).toBe(days + 1);
    expect(await json('configuration', 'get', 'currentAccount')).toMatchObject({ days });
    const unsure = await run(['configuration', 'set', 'currentAccount.days', '31']);
    expect(unsure.stderr).toContain('Esto se confirma antes de hacerlo');
    const brands = (await json('configuration', 'get', 'productBrand')) as readonly object[];
    const lists = join(folder, 'listas.json');
    writeFileSync(lists, JSON.stringify({ productBrand: [...brands, { ...brands[0], id: '987654', name: 'Nueva' }] }));
    const shown = await run(['configuration', 'apply', lists, '--dry-run']);
    const gone = await run(['configuration', 'apply', lists, '--yes']);
    for (const refused of [shown, gone]) {
      expect([refused.exit, refused.stderr]).toEqual([
        1,
        expect.stringMatching(/Ya no existe [\s\S]*987654[\s\S]*sacalo/),
      ]);
    }
    writeFileSync(lists, JSON.stringify({ delivery: { minAmount: 'mucho' } }));
    const part = (await run(['configuration', 'apply', lists, '--yes'])).stderr.replaceAll(/\s+/g, ' ');
    expect(part).toMatch(/No se entiende lo que va en delivery\.minAmount\b(?!.*Falta)/);
    writeFileSync(lists, JSON.stringify({ delivery: { minAmount: 123456 } }));
    expect(await json('configuration', 'apply', lists, '--dry-run')).toMatchObject({
      changes: [{ path: 'delivery.minAmount', after: 123456 }],
    });
    expect(told(await run(['configuration', 'get', 'nada']))).toMatchObject({ exit: 64 });
    const mistyped = await run(['configuration', 'set', 'currentAccount.dias', '3', '--yes']);
    expect([mistyped.exit, mistyped.stderr]).toEqual([64, expect.stringContaining('No hay un campo «dias»')]);
    expect((await run(['configuration', 'set', 'currentAccount.day', '3', '--yes'])).stderr).toContain(
      '¿Quisiste decir days?',
    );
    expect(told(await run(['configuration', 'set', 'currentAccount.days', 'muchos', '--yes']))).toMatchObject({
      exit: 1,
    });
    const amount = await run(['configuration', 'set', 'delivery.minAmount', '1.234,50', '--dry-run', '--json']);
    expect(documentOf(amount)).toMatchObject({ changes: [{ path: 'delivery.minAmount', after: 1234.5 }] });
    const phone = await run(['configuration', 'set', 'distributorData.now.phone', '1144445555', '--dry-run', '--json']);
    expect(documentOf(phone)).toMatchObject({ changes: [{ path: 'distributorData.now.phone', after: '1144445555' }] });
    const order = ['configuration', 'set', 'products.priceOrder'];
    expect(told(await run([...order, 'ascending', '--yes']))).toEqual({
      exit: 1,
      text: expect.stringContaining('Va uno de: LowestToHighest, HighestToLowest, Profitability'),
    });
    expect((await run([...order, 'LowestToHighest', '--dry-run'])).exit).toBe(0);
    const piped = await run(['configuration', 'export', '--output', '-']);
    expect(JSON.parse(piped.stdout)).toMatchObject({ currentAccount: { days } });
  });
});

describe('the rest of the office', () => {
  it('puts pictures up and takes them off', async () => {
    const picture = join(folder, 'foto.gif');
    writeFileSync(picture, Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'));
    expect(await json('images', 'put', 'Sliders', picture)).toMatchObject({ name: 'foto.gif', changed: true });
    // The one that is there is not written over without a word.
    expect(told(await run(['images', 'put', 'Sliders', picture]))).toMatchObject({
      exit: 64,
      text: expect.stringContaining('--yes'),
    });
    expect(told(await run(['images', 'put', 'Sliders', picture, '--dry-run'])).text).toContain('Reemplazar foto.gif');
    expect(await json('images', 'put', 'Sliders', picture, '--yes')).toMatchObject({ changed: true });
    expect(await json('images', 'remove', 'Sliders', 'foto.gif', '--yes')).toMatchObject({ changed: true });
    expect(await json('images', 'remove', 'Sliders', 'foto.gif', '--yes')).toEqual({ changed: false });
  });

  it('keeps what was done in a file', async () => {
    const { exit, stdout } = await run(['audit', 'export', '--about', 'staff', '--output', '-']);
    expect([exit, stdout]).toEqual([0, expect.stringContaining('laura')]);
  });

  it('tells of one article what was done to it, by its code', async () => {
    await json('products', 'sale', '6204-2RS', 'not-available');
    await json('products', 'sale', '6203-2RS', 'not-available');
    const of = async (code: string) => {
      const { entries } = (await json('audit', 'list', '--product', code)) as { readonly entries: readonly object[] };
      return entries;
    };
    const sold = expect.objectContaining({ action: 'product-changed' });
    expect(await of('6204 2rs')).toEqual([sold]);
    expect(JSON.stringify(await of('6204-2RS'))).not.toContain('6203-2RS');
    expect((await run(['audit', 'list', '--product', 'NADA-1'])).stdout).toBe('No hay nada así\n');
    for (const code of ['6203-2RS', '6204-2RS']) await json('products', 'sale', code, 'on-sale');
  });

  it('asks for what is missing where somebody is there, and else says it', async () => {
    expect(await run(['products', 'show'])).toMatchObject({
      exit: 64,
      stderr: expect.stringContaining('Falta código'),
    });
    const asked = await run(['staff', 'edit', '--name', 'Laura G.'], {
      screen: 80,
      onQuestion: (text, type) => {
        if (text.endsWith('usuario (su nombre de usuario): ')) type('laura\r');
      },
    });
    expect([asked.exit, asked.stdout]).toEqual([0, 'Guardado: Laura G. (laura)\n']);
  });

  it('is not for others', async () => {
    await run(['login', 'otro'], { typed: 'demo' });
    for (const words of [
      ['staff', 'list'],
      ['audit', 'list'],
      ['mail', 'list'],
      ['products', 'list'],
      ['configuration', 'get'],
    ]) {
      expect(told(await run(words))).toMatchObject({ exit: 1, text: expect.stringContaining('no tiene permiso') });
    }
  });
});
