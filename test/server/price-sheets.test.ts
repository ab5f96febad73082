import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPriceListManagementService } from '#adapters/http/price-list-management.ts';
import { rowChangesText, steepText } from '#adapters/texts/import-change.es.ts';
import { rowReasonText } from '#adapters/texts/import-reasons.es.ts';
import { priceSheetProblem } from '#adapters/texts/price-sheets.es.ts';
import type { PriceSheetService } from '#core/price-lists/management/price-sheet.service.ts';
import { asId, type PriceListId } from '#core/shared/ids.ts';
import { maxRejectedAnswered } from '#core/sheets/sheet.service.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aServer, type TestServer } from './a-server.ts';
import { createPriceSheetService } from './price-sheet-call.ts';

const manager = callerOf(0, { role: 'Manager', customerId: null });
const bytes = (text: string) => new TextEncoder().encode(text);
const sheet = (content: string, at: string | null = null) => ({ fileName: 'nuevos.csv', content: bytes(content), at });

describe('new prices of a list out of a sheet', () => {
  let server: TestServer;
  let sheets: PriceSheetService;
  let lists: ReturnType<typeof createPriceListManagementService>;
  let list: PriceListId;
  const changes = async () => (await lists.lists(manager)).unwrap().find(({ id }) => id === list)?.changes ?? [];
  const costs = async () => {
    const question = { oneId: list, otherId: asId<'price-list'>('1'), filter: 'different', text: '' } as const;
    const { rows } = (await lists.compare(manager, question, null)).unwrap();
    return Object.fromEntries(rows.map(({ code, one }) => [code, one?.toNumber() ?? null]));
  };
  const rowsKept = async () =>
    (await server.database.query<{ n: number }>('select count(*)::int as n from price_change_row'))[0]?.n;

  beforeAll(async () => {
    server = await aServer();
    const token = await server.signIn('gerente');
    const settings = { baseUrl: server.address, token: () => token };
    sheets = createPriceSheetService(settings);
    lists = createPriceListManagementService(settings);
    list = (await lists.create(manager, 'Reventa', null)).unwrap().id;
  });
  afterAll(() => server.close());

  const some = [
    'Cód.;Marca;Precio de lista;Nombre de lista',
    '6200-2RS;SKF;1500,50;Reventa',
    '6201-2rs;;2500;',
    'NADIE;SKF;10;Reventa',
    '6202-2RS;SKF;caro;Reventa',
    '6203-2RS;SKF;4000;Lista 1',
    '6200-2RS;SKF;1;Reventa',
  ].join('\n');

  it('a dry run says what it would do, and keeps nothing', async () => {
    const report = (await sheets.schedule(manager, list, sheet(some), { isDryRun: true })).unwrap();
    expect(report).toMatchObject({ isDryRun: true, created: 2, changed: 0, unchanged: 0, ignored: [] });
    expect(report.rejected.map(({ line, cells, reasons }) => [line, cells[0], ...reasons.map(reasonText)])).toEqual([
      [4, 'NADIE', 'El artículo NADIE no está en el catálogo'],
      [5, '6202-2RS', expect.stringContaining('no es un número válido')],
      [6, '6203-2RS', 'Es de la lista «Lista 1»'],
      [7, '6200-2RS', expect.stringContaining('6200-2RS SKF tiene dos precios')],
    ]);
    expect(await changes()).toEqual([]);
    expect(await rowsKept()).toBe(0);
  });
  const reasonText = (reason: Parameters<typeof rowReasonText>[0]) => rowReasonText(reason, 'prices');

  it('its prices hold at its moment, all at once, and not before', async () => {
    const at = new Date(Date.now() + 2000).toISOString();
    const report = (await sheets.schedule(manager, list, sheet(some, at), { isDryRun: false })).unwrap();
    expect(report).toMatchObject({ isDryRun: false, created: 2 });
    expect(await changes()).toMatchObject([
      { state: 'waiting', said: 2, gone: null, prices: null, source: { kind: 'sheet', fileName: 'nuevos.csv' } },
    ]);
    expect((await costs())['6200-2RS']).toBeNull();
    await expect.poll(async () => (await changes())[0]?.state, { timeout: 10_000 }).toBe('done');
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(at));
    expect(await changes()).toMatchObject([{ prices: 2, said: 2, gone: 0 }]);
    // The search follows a moment later.
    await expect.poll(costs).toMatchObject({ '6200-2RS': 1500.5, '6201-2RS': 2500, '6202-2RS': null });
    await expect.poll(rowsKept).toBe(0);
    const again = (await sheets.schedule(manager, list, sheet(some), { isDryRun: true })).unwrap();
    expect(again).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
    // A comma that slipped is told with what the catalogue calls the article, also where the sheet says its code alone.
    const cents = (
      await sheets.schedule(manager, list, sheet('código,precio\n6201-2rs,25\n'), { isDryRun: true })
    ).unwrap();
    const [described] = await server.database.query<{ description: string }>(
      `select description from product_version v join product p on p.id = v.product_id where p.code = '6201-2RS' order by generation desc limit 1`,
    );
    expect(cents.examples).toEqual([
      {
        line: 2,
        kind: 'changed',
        name: `6201-2RS SKF ${described?.description}`,
        changes: [{ field: 'price', from: expect.stringMatching(/^2500(\.00)?$/), to: '25' }],
      },
    ]);
    expect(cents.examples.map(({ kind, changes }) => rowChangesText('prices', kind, changes))).toEqual([
      'Precio: 2.500,00 → 25,00 (−99 %)',
    ]);
    expect(cents.steep).toBe(1);
    expect(steepText(1)).toBe(
      'Un precio baja a la mitad o menos, o sube al doble o más. Está primero: miralo antes de importar.',
    );
  });

  it('rows that others repeat are told with those that are told, and only where they count', async () => {
    const flawed = Array.from({ length: maxRejectedAnswered - 1 }, (_, at) => `NADIE-${at},9`);
    const rows = ['6200-2RS,9', '6200-2RS,9', ...flawed, 'OTRO,9', 'OTRO,9', '6201-2RS,9', '6201-2RS,9'];
    const content = sheet(['código,precio', ...rows].join('\n'));
    const keptOf = async (allRejected: boolean) => {
      const report = (await sheets.schedule(manager, list, content, { isDryRun: true, allRejected })).unwrap();
      expect(report.rejectedCount).toBe(maxRejectedAnswered + 3);
      return report.kept.map(({ line, reasons }) => [
        line,
        reasons.map((reason) => ('line' in reason ? reason.line : null)),
      ]);
    };
    const last = rows.length + 1;
    expect(await keptOf(false)).toEqual([[2, [3]]]);
    expect(await keptOf(true)).toEqual([
      [2, [3]],
      [last - 1, [last]],
    ]);
  });

  it('one that is cancelled changes nothing, and its rows go', async () => {
    const at = new Date(Date.now() + 3_600_000).toISOString();
    (await sheets.schedule(manager, list, sheet('código,precio\n6203-2RS,9\n', at), { isDryRun: false })).unwrap();
    const waiting = (await changes()).find(({ state }) => state === 'waiting');
    expect(await rowsKept()).toBe(1);
    (await lists.cancel(manager, list, waiting?.id ?? asId('0'))).unwrap();
    await expect.poll(rowsKept, { timeout: 10_000 }).toBe(0);
    (await sheets.schedule(manager, list, sheet('código,precio\n6202-2RS,7\n'), { isDryRun: false })).unwrap();
    await expect.poll(async () => (await costs())['6202-2RS'], { timeout: 10_000 }).toBe(7);
    await expect.poll(rowsKept, { timeout: 10_000 }).toBe(0);
    expect(await costs()).toMatchObject({ '6202-2RS': 7, '6203-2RS': null });
  });

  it('articles that were removed since have no price to change, and are told', async () => {
    const at = new Date(Date.now() + 2000).toISOString();
    (
      await sheets.schedule(manager, list, sheet('código,precio\n6203-2RS,9\n6204-2RS,8\n', at), { isDryRun: false })
    ).unwrap();
    await server.database.query(
      `update price_change_row set product_price_id = 999999
        where product_price_id = (select id from product_price where code = '6204-2RS')`,
    );
    await expect.poll(async () => (await changes())[0]?.said, { timeout: 10_000 }).toBe(2);
    expect(await changes()).toMatchObject([{ state: 'done', prices: 1, said: 2, gone: 1 }]);
    const [entry] = await server.database.query<{ facts: object }>(
      `select facts from audit_entry where action = 'price-change-made' order by id desc limit 1`,
    );
    expect(entry?.facts).toEqual({ list: 'Reventa', prices: 1, file: 'nuevos.csv', gone: 1 });
  });

  it.each<[string, string, string | null, string]>([
    ['', '1', null, 'El archivo está vacío'],
    ['código,precio\n', '', null, 'La planilla no tiene ninguna fila con precios'],
    ['código,descripción\n6200-2RS,x\n', '', null, 'No se reconoce ninguna fila de títulos'],
    ['código,precio\n6200-2RS,9\n', '', '2001-01-01T00:00:00Z', 'Ese momento ya pasó'],
    ['código,precio\n6200-2RS,9\n', '99', null, 'Esa lista de precios ya no existe'],
  ])('%j is refused in words, and leaves nothing', async (content, id, at, text) => {
    const before = await changes();
    // A body without a file does not come so far.
    const given = content === '' ? ' ' : content;
    const answer = await sheets.schedule(manager, id === '' ? list : asId(id), sheet(given, at), { isDryRun: false });
    expect(answer.ok ? '' : priceSheetProblem(answer.val)).toContain(text);
    expect(await changes()).toEqual(before);
    expect(await server.database.query(`select 1 from price_change where state = 'reading'`)).toEqual([]);
  });

  it('answers some of many rejected rows with their count, or all where they are asked for', async () => {
    const rows = Array.from({ length: maxRejectedAnswered + 5 }, (_, at) => `NADIE-${at},9`);
    const many = sheet(['código,precio', '6200-2RS,9', ...rows].join('\n'));
    const some = (await sheets.schedule(manager, list, many, { isDryRun: true })).unwrap();
    expect([some.rejected.length, some.rejectedCount]).toEqual([maxRejectedAnswered, maxRejectedAnswered + 5]);
    const all = (await sheets.schedule(manager, list, many, { isDryRun: true, allRejected: true })).unwrap();
    expect([all.rejected.length, all.rejectedCount]).toEqual([maxRejectedAnswered + 5, maxRejectedAnswered + 5]);
  });

  it('a file that weighs too much is told as one', async () => {
    const content = new Uint8Array(9 * 1024 * 1024);
    const answer = await sheets.schedule(
      manager,
      list,
      { fileName: 'nuevos.csv', content, at: null },
      { isDryRun: true },
    );
    expect(answer.ok ? '' : priceSheetProblem(answer.val)).toBe('El archivo pesa más de 8 MB. Dividilo en partes');
  });

  it.each(['vendedor', 'cliente'])('%s may not', async (user) => {
    const token = await server.signIn(user);
    const body = { fileName: 'x.csv', content: 'YQ==' };
    expect((await server.call('POST', `/api/Management/PriceLists/${list}/sheets`, { token, body })).status).toBe(403);
  });
});
