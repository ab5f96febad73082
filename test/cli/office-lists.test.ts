import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#core/access/caller.ts';
import { money } from '#core/shared/money.ts';
import { parts } from '#server/parts.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aFleet } from '#test/builders/fleet.builder.ts';
import { offerDetails } from '#test/builders/managed-offers.builder.ts';
import { documentOf, widestLine } from './a-terminal.ts';
import { anOfficeTerminal } from './an-office-terminal.ts';

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

  it('of days that go backwards are refused, and nothing is asked for', async () => {
    for (const words of ['orders list', 'audit list', 'demands list', 'account list'])
      expect([words, await run([...words.split(' '), '--from', '2026-11-30', '--to', '2026-11-01'])]).toMatchObject([
        words,
        { exit: 64, stderr: expect.stringContaining('Van al revés: primero el más viejo') },
      ]);
  });

  it('name the columns for which there is no room', async () => {
    const columnsNotice = 'No entran las columnas Quién, Modificados: agrandá la ventana o usá --json';
    for (const rows of [[], ['--all'], ['--limit', '5']]) {
      const words = ['imports', 'list', ...rows];
      expect((await run(words, { screen: 80 })).stdout).toContain(`\n\n${columnsNotice}\n`);
      expect((await run(words, { screen: 140 })).stdout).not.toContain('No entra');
    }
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
    [['images', 'list', 'sliders']],
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
    expect(await numbers('--customer', 'dos')).toEqual(['2026-00000004']);
    const several = await run(['demands', 'list', '--customer', 'o']);
    expect([several.exit, several.stderr]).toEqual([
      1,
      expect.stringContaining('Decí cuál por su código: C2 (Dos), C1 (Uno)'),
    ]);
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
    expect((await run(['demands', 'list', '--customer', 'nadie'])).stderr).toContain('No hay un cliente «nadie»');
  });
});
