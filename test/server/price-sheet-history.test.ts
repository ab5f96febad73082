import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCall } from '#adapters/http/call.ts';
import { createImportHistoryService } from '#adapters/http/import-history.ts';
import { createPriceListManagementService } from '#adapters/http/price-list-management.ts';
import { activityText } from '#adapters/texts/activity.es.ts';
import { importHistoryProblem, importStateText } from '#adapters/texts/import-history.es.ts';
import { recordText } from '#adapters/texts/import-kinds.es.ts';
import { priceChangeText } from '#adapters/texts/price-list-management.es.ts';
import { priceListsPath, sheetImportsPath } from '#adapters/wire/sheets.wire.ts';
import type { ActivityEntry } from '#core/activity/activity.ts';
import type { ImportHistoryService } from '#core/imports/import-history.service.ts';
import type { ImportRecord } from '#core/imports/import-record.ts';
import type { PriceSheetService } from '#core/price-lists/management/price-sheet.service.ts';
import { asId, type PriceListId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';
import { aServer, type TestServer } from './a-server.ts';
import { createPriceSheetService } from './price-sheet-call.ts';

const manager = callerOf(0, { role: 'Manager', customerId: null });
const postgres = process.env['TEST_DATABASE_URL'];
const kinds = postgres === undefined ? ['embedded'] : ['embedded', 'PostgreSQL'];
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const nothingKnown = { isAgain: false, isSteep: false };

describe.each(kinds)('a sheet of new prices in the history of imports (%s)', (kind) => {
  let server: TestServer;
  let test: TestDatabase | undefined;
  let sheets: PriceSheetService;
  let lists: ReturnType<typeof createPriceListManagementService>;
  let history: ImportHistoryService;
  let ofAdmin: ImportHistoryService;
  let list: PriceListId;

  beforeAll(async () => {
    if (kind === 'PostgreSQL') test = await databases.find(([name]) => name === kind)?.[1]();
    const [own] = (await test?.database.query<{ name: string }>('select current_database() as name')) ?? [];
    server = await aServer(own === undefined ? {} : { DATABASE_URL: new URL(own.name, postgres).href });
    const [token, admin] = [await server.signIn('gerente'), await server.signIn('admin')];
    const settings = { baseUrl: server.address, token: () => token };
    const adminSettings = { baseUrl: server.address, token: () => admin };
    sheets = createPriceSheetService(settings);
    lists = createPriceListManagementService(settings);
    history = createImportHistoryService(createCall(settings), settings, sheetImportsPath(priceListsPath));
    ofAdmin = createImportHistoryService(createCall(adminSettings), adminSettings);
    list = (await lists.create(manager, 'Reventa', null)).unwrap().id;
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await test?.dispose();
  });

  const costs = async () => {
    const question = { oneId: list, otherId: asId<'price-list'>('1'), filter: 'different', text: '' } as const;
    const { rows } = (await lists.compare(manager, question, null)).unwrap();
    return Object.fromEntries(rows.map(({ code, one }) => [code, one?.toNumber() ?? null]));
  };
  const pricesOf = async (id: PriceListId) =>
    (await lists.lists(manager)).unwrap().find((each) => each.id === id)?.prices ?? 0;
  const schedule = async (fileName: string, rows: readonly string[], at: string | null = null) => {
    const content = new TextEncoder().encode(['código,precio', ...rows].join('\n'));
    return (await sheets.schedule(manager, list, { fileName, content, at }, { isDryRun: false })).unwrap();
  };
  const recordOf = async (fileName: string): Promise<ImportRecord> => {
    const { records } = (await history.list(manager, null)).unwrap();
    const found = records.find((each) => each.fileName === fileName);
    if (found === undefined) throw new Error(`${fileName} is not in the history`);
    return found;
  };
  const made = async (fileName: string, rows: readonly string[]) => {
    const { importId } = await schedule(fileName, rows);
    await expect.poll(async () => (await recordOf(fileName)).waiting, { timeout: 10_000 }).toBeNull();
    expect((await recordOf(fileName)).id).toBe(importId);
  };
  const undo = async (fileName: string, whose = history, isRest = false) => {
    const asked = await whose.undo(manager, (await recordOf(fileName)).id, isRest);
    if (!asked.ok) return importHistoryProblem(asked.val);
    await expect
      .poll(async () => (await recordOf(fileName)).undo?.undoneAt ?? null, { timeout: 15_000 })
      .not.toBeNull();
    return importStateText(await recordOf(fileName));
  };

  it('has a sheet of which every row is rejected, with the file of them, and nothing to undo or to wait for', async () => {
    const { importId } = await schedule('ninguna.csv', ['NADIE,9', 'NADA,8']);
    const record = await recordOf('ninguna.csv');
    expect(record).toMatchObject({
      ...{ id: importId, kind: 'list-prices', importedBy: 'gerente', priceList: 'Reventa', waiting: null, undo: null },
      ...{ counts: { new: 0, changed: 0, unchanged: 0, rejected: 2 }, hasRejectedRows: true, isLast: false },
      brokeOff: false,
    });
    const { content } = (await history.rejectedRows(manager, record.id, 'csv')).unwrap();
    let text = '';
    for await (const chunk of content) text += Buffer.from(chunk).toString();
    expect(text).toContain('El artículo NADA no está en el catálogo');
    expect((await lists.lists(manager)).unwrap().find(({ id }) => id === list)?.changes ?? []).toEqual([]);
  });

  it('says who, when, which list and file, and gives its rejected rows back', async () => {
    await made('junio.csv', ['6200-2RS,1500', '6201-2RS,2500', 'NADIE,9', '6201-2RS,2600']);
    const record = await recordOf('junio.csv');
    expect(record).toMatchObject({
      kind: 'list-prices',
      importedBy: 'gerente',
      counts: { new: 2, changed: 0, unchanged: 0, rejected: 2 },
      hasRejectedRows: true,
      isLast: true,
      undo: null,
    });
    expect(recordText(record)).toBe('Precios de Reventa');
    const file = (await history.rejectedRows(manager, record.id, 'csv')).unwrap();
    let text = '';
    for await (const chunk of file.content) text += Buffer.from(chunk).toString();
    expect(file.name).toBe('junio - rechazadas.csv');
    expect(text).toContain('NADIE');
    // The row that counts stands beside the one that repeats it.
    expect(text).toContain('2500');
    expect(text).toContain('6201-2RS tiene dos precios');
    expect((await ofAdmin.list(manager, null)).unwrap().records.map(({ id }) => id)).toContain(record.id);
  });

  it('goes back to the prices that the list had, the last one first', async () => {
    await made('julio.csv', ['6200-2RS,1600', '6202-2RS,3000']);
    expect(await undo('junio.csv')).toContain('Después de esa hubo otra importación');
    expect(await undo('julio.csv')).toBe('Deshecha');
    expect(await costs()).toMatchObject({ '6200-2RS': 1500, '6201-2RS': 2500, '6202-2RS': null });
    expect(await undo('julio.csv')).toBe('Esa importación ya está deshecha');
    expect(await undo('junio.csv', ofAdmin)).toBe('Deshecha');
    expect(await costs()).toMatchObject({ '6200-2RS': null, '6201-2RS': null });
  });

  it('stays where one of its prices is another by now, and says so; other prices of the articles are in no way', async () => {
    await made('agosto.csv', ['6200-2RS,100', '6201-2RS,200']);
    await made('otra.csv', ['6203-2RS,300']);
    expect(await undo('otra.csv')).toBe('Deshecha');
    // Prices of the same articles in another list do not count here.
    const tenMore = { kind: 'percentage', fromListId: list, percentage: money(10), rounding: 'cents' } as const;
    const other = (await lists.create(manager, 'Mostrador', tenMore)).unwrap().id;
    await expect.poll(async () => pricesOf(other), { timeout: 10_000 }).toBe(2);
    expect(await undo('agosto.csv')).toBe('Deshecha');
    expect(await pricesOf(other)).toBe(2);
    await made('agosto bis.csv', ['6200-2RS,100', '6201-2RS,200']);
    (await lists.schedule(manager, list, null, tenMore, 'ten more', nothingKnown)).unwrap();
    await expect.poll(async () => (await costs())['6200-2RS'], { timeout: 10_000 }).toBe(110);
    expect(await pricesOf(other)).toBe(2);
    expect(await undo('agosto bis.csv')).toContain('Después de esa hubo otra importación');
    expect(await costs()).toMatchObject({ '6200-2RS': 110, '6201-2RS': 220 });
  });

  it('has a rise of the list too, which is undone before the sheet under it', async () => {
    const rise = await recordOf('+ 10 %');
    expect(rise).toMatchObject({ kind: 'list-prices', priceList: 'Reventa', importedBy: 'gerente', isLast: true });
    expect(rise.counts).toMatchObject({ changed: 2, new: 0 });
    expect(await undo('+ 10 %')).toBe('Deshecha');
    expect(await costs()).toMatchObject({ '6200-2RS': 100, '6201-2RS': 200 });
    const changes = async () => (await lists.lists(manager)).unwrap().find(({ id }) => id === list)?.changes ?? [];
    expect((await changes()).map((change) => priceChangeText(change))).toContainEqual(
      expect.stringMatching(/^Deshecho: la lista tiene los precios de antes/),
    );
    // What was undone is no rise that another would come on top of.
    const tenMore = { kind: 'percentage', fromListId: list, percentage: money(10), rounding: 'peso' } as const;
    (await lists.schedule(manager, list, null, tenMore, 'ten again', nothingKnown)).unwrap();
    await expect.poll(async () => (await costs())['6200-2RS'], { timeout: 10_000 }).toBe(110);
    expect((await lists.schedule(manager, list, null, tenMore, 'ten once more', nothingKnown)).val).toMatchObject({
      code: 'price-list-risen',
    });
    // A price of the rise is another since: the undo is refused, or all but that one goes back.
    const generation = `(select max(generation) from catalogue_generation)`;
    await server.database.query(
      `insert into catalogue_generation (generation, reason) select ${generation} + 1, 'a mano'`,
    );
    const row = `(select id, product_id from product_price where code = '6200-2RS' limit 1)`;
    await server.database.query(
      `insert into list_price (product_price_id, price_list_id, generation, price) select id, $1, ${generation}, 999 from ${row} r`,
      [list],
    );
    await server.database.query(
      `insert into catalogue_change (generation, product_id) select ${generation}, product_id from ${row} r`,
    );
    const again = '+ 10 %, redondeado al peso';
    expect(await undo(again)).toContain('Después se cambió 1 artículo de los que trajo (6200-2RS SKF)');
    expect(await undo(again, history, true)).toBe('Deshecha, menos 6200-2RS SKF (se cambió después)');
    // One price of the rise is left: the list does not say that it has its former prices, and the rise still counts as
    // one.
    const stateSql = `select c.state from price_change c join import_record r on r.price_change_id = c.id where r.file_name = $1
                       order by c.id desc limit 1`;
    expect(await server.database.query(stateSql, [again])).toEqual([{ state: 'done' }]);
    expect(await undo('agosto bis.csv', history, true)).toBe('Deshecha, menos 6200-2RS SKF (se cambió después)');
    const { entries } = (
      await server.call('GET', '/api/Management/Activity?product=6201-2RS', {
        token: await server.signIn('admin'),
      })
    ).json as { entries: readonly Pick<ActivityEntry, 'action' | 'facts'>[] };
    expect(entries.map(activityText)).toContain(
      'Deshizo el cambio de precios de la lista Reventa (+ 10 %, redondeado al peso); quedó una cosa como estaba',
    );
  });

  it('of a new list that copies another is none: it had no prices before', async () => {
    const copied = { kind: 'percentage', fromListId: list, percentage: money(1), rounding: 'cents' } as const;
    const { id } = (await lists.create(manager, 'Copiada', copied)).unwrap();
    await expect.poll(async () => pricesOf(id), { timeout: 10_000 }).toBeGreaterThan(0);
    const { records } = (await history.list(manager, null)).unwrap();
    expect(records.filter(({ priceList }) => priceList === 'Copiada')).toEqual([]);
  });

  it('is called off while it waits for its hour, here or at its list, and stays told as that', async () => {
    await schedule('lunes.csv', ['6204-2RS,7'], inAnHour());
    await schedule('martes.csv', ['6205-2RS,7'], inAnHour());
    const waiting = await recordOf('lunes.csv');
    expect(importStateText(waiting)).toMatch(/^Espera al \d\d\/\d\d\/\d{4}/);
    expect(waiting.isLast).toBe(false);
    expect(await undo('lunes.csv')).toBe('Anulada antes de su hora');
    const changes = (await lists.lists(manager)).unwrap().find(({ id }) => id === list)?.changes ?? [];
    const left = changes.filter(({ state }) => state === 'waiting');
    expect(left).toMatchObject([{ source: { fileName: 'martes.csv' } }]);
    (await lists.cancel(manager, list, left[0]?.id ?? asId('0'))).unwrap();
    expect(importStateText(await recordOf('martes.csv'))).toBe('Anulada antes de su hora');
    expect(await undo('martes.csv')).toBe('Esa importación ya está deshecha');
    expect((await recordOf('martes.csv')).undo?.askedBy).toBe('gerente');
  });
});
