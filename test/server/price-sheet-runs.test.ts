import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCall } from '#adapters/http/call.ts';
import { createImportHistoryService } from '#adapters/http/import-history.ts';
import { createPriceListManagementService } from '#adapters/http/price-list-management.ts';
import { createSheetRunService } from '#adapters/http/sheet-runs.ts';
import { priceSheetProblem } from '#adapters/texts/price-sheets.es.ts';
import { priceListsPath, priceSheetPath, sheetImportsPath } from '#adapters/wire/sheets.wire.ts';
import type { RowReason } from '#core/catalogue/import/drafts/row-reasons.ts';
import { isUnderWay } from '#core/imports/import-state.ts';
import type { PriceListId } from '#core/shared/ids.ts';
import type { SheetRunService } from '#core/sheets/sheet-run.service.ts';
import type { SheetRun } from '#core/sheets/sheet-run.ts';
import { parts } from '#server/parts.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

const manager = callerOf(0, { role: 'Manager', customerId: null });
const upload = (content: string) => ({
  ...{ fileName: 'nuevos.csv', content: new TextEncoder().encode(content) },
  ...{ mapping: null, sheet: null, supplier: null },
});

describe('sheets of new prices of a list that are kept', () => {
  let server: TestServer;
  let lists: ReturnType<typeof createPriceListManagementService>;
  let history: ReturnType<typeof createImportHistoryService>;
  let runsOf: (id: PriceListId) => SheetRunService<RowReason>;
  let list: PriceListId;
  let other: PriceListId;

  beforeAll(async () => {
    server = await aServer();
    const token = await server.signIn('gerente');
    const settings = { baseUrl: server.address, token: () => token };
    const call = createCall(settings);
    lists = createPriceListManagementService(settings);
    history = createImportHistoryService(call, settings, sheetImportsPath(priceListsPath));
    runsOf = (id) => createSheetRunService<RowReason>(call, settings, priceSheetPath(id));
    list = (await lists.create(manager, 'Reventa', null)).unwrap().id;
    other = (await lists.create(manager, 'Talleres', null)).unwrap().id;
  });
  afterAll(() => server.close());

  const changes = async (id = list) => (await lists.lists(manager)).unwrap().find((each) => each.id === id)?.changes;
  const ended = async (run: SheetRun<RowReason>, id = list): Promise<SheetRun<RowReason>> => {
    let now = run;
    await expect
      .poll(
        async () => {
          now = (await runsOf(id).show(manager, run.id)).unwrap();
          return isUnderWay(now.state);
        },
        { timeout: 15_000 },
      )
      .toBe(false);
    return now;
  };
  const planned = async (content: string) => ended((await runsOf(list).start(manager, upload(content))).unwrap());
  const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
  const textOf = async (content: AsyncIterable<Uint8Array>): Promise<string> => {
    let text = '';
    for await (const chunk of content) text += Buffer.from(chunk).toString();
    return text;
  };

  it('tells what it would do, and is confirmed for a moment: then it is in the history and waits', async () => {
    const run = await planned('código,precio\n6200-2RS,1500\nNADIE,9\n6201-2RS,2500\n6201-2RS,2600\n');
    expect(run).toMatchObject({ state: 'planned', startedBy: 'gerente', report: { created: 2, rejectedCount: 2 } });
    expect(await changes()).toEqual([]);
    const at = inAnHour();
    const done = await ended((await runsOf(list).apply(manager, run.id, run.changedAt, null, at)).unwrap());
    expect(done).toMatchObject({ state: 'done', at, report: { isDryRun: false, created: 2, rejectedCount: 2 } });
    expect(await changes()).toMatchObject([{ state: 'waiting', at, said: 2, by: 'gerente' }]);
    const { records } = (await history.list(manager, null)).unwrap();
    expect(records[0]).toMatchObject({ id: done.report?.importId, kind: 'list-prices', priceList: 'Reventa' });
    const file = (await runsOf(list).rejectedRows(manager, run.id, 'csv')).unwrap();
    expect(file.name).toBe('nuevos - rechazadas.csv');
    const text = await textOf(file.content);
    // The row that counts stands beside the one that repeats it.
    for (const part of ['NADIE', '2500', '2600']) expect(text).toContain(part);
    expect((await history.undo(manager, done.report?.importId ?? '', false)).ok).toBe(true);
    expect(await changes()).toEqual([]);
  });

  it('holds at once where no moment is said, and is found by its list alone', async () => {
    const run = await planned('código,precio\n6202-2RS,700\n');
    expect((await runsOf(other).show(manager, run.id)).val).toEqual({ code: 'import-not-found' });
    expect((await runsOf(other).apply(manager, run.id, run.changedAt, null, null)).val).toEqual({
      code: 'import-not-found',
    });
    expect((await runsOf(other).list(manager)).unwrap()).toEqual([]);
    expect((await runsOf(list).list(manager)).unwrap().map(({ id }) => id)).toContain(run.id);
    const done = await ended((await runsOf(list).apply(manager, run.id, run.changedAt, null)).unwrap());
    expect([done.state, done.at]).toEqual(['done', null]);
    await expect.poll(async () => (await changes())?.[0]?.state, { timeout: 10_000 }).toBe('done');
  });

  it('is called a text where its name says that it is an Excel and no heading is known', async () => {
    const named = { ...upload('cosa;cuánto\n6203-2RS;900\n'), fileName: 'nuevos.xlsx' };
    const run = await ended((await runsOf(list).start(manager, named)).unwrap());
    expect(run).toMatchObject({ state: 'failed', failure: { code: 'text-called-excel' } });
    const mapping = JSON.stringify({ kind: 'prices', recognise: false, columns: { code: 'cosa', price: 'cuánto' } });
    const reading = { mapping, sheet: null, supplier: null };
    const plannedRun = await ended((await runsOf(list).readAgain(manager, run.id, run.changedAt, reading)).unwrap());
    expect(plannedRun).toMatchObject({ state: 'planned', report: { created: 1 } });
    expect((await runsOf(list).discard(manager, run.id, plannedRun.changedAt)).ok).toBe(true);
    const known = { ...upload('código;precio\n6203-2RS;900\n'), fileName: 'nuevos.xlsx' };
    const read = await ended((await runsOf(list).start(manager, known)).unwrap());
    expect(read.state).toBe('planned');
    expect((await runsOf(list).discard(manager, read.id, read.changedAt)).ok).toBe(true);
  });

  it('is read by columns that a person told, without one of the list', async () => {
    const run = await planned('cosa;cuánto\n6203-2RS;900\n');
    expect(run).toMatchObject({ state: 'failed', failure: { code: 'heading-not-found' } });
    expect(run.understood?.preview?.rows[1]?.slice(0, 2)).toEqual(['6203-2RS', '900']);
    const mapping = JSON.stringify({ kind: 'prices', recognise: false, columns: { code: 'cosa', price: 'cuánto' } });
    const reading = { mapping, sheet: null, supplier: null };
    const read = await ended((await runsOf(list).readAgain(manager, run.id, run.changedAt, reading)).unwrap());
    expect(read).toMatchObject({ state: 'planned', report: { created: 1, mapping } });
    expect(read.understood?.columns).toEqual([
      { field: 'code', column: 0 },
      { field: 'price', column: 1 },
    ]);
    expect((await runsOf(list).discard(manager, run.id, read.changedAt)).ok).toBe(true);
  });

  it.each([
    ['2001-01-01T00:00:00.000Z', 'Ese momento ya pasó'],
    ['mañana', 'Poné el día y la hora'],
    ['2090-01-01T00:00:00.000Z', 'días para adelante'],
  ])('confirmed for %s is refused in words, and stays planned', async (at, text) => {
    const run = await planned('código,precio\n6203-2RS,9\n');
    const refused = await runsOf(list).apply(manager, run.id, run.changedAt, null, at);
    expect(refused.ok ? '' : priceSheetProblem(refused.val)).toContain(text);
    expect((await runsOf(list).show(manager, run.id)).unwrap()).toMatchObject({ state: 'planned' });
    expect((await runsOf(list).discard(manager, run.id, run.changedAt)).ok).toBe(true);
  });

  it('is not brought to a list that was withdrawn, or is not there', async () => {
    expect((await lists.setWithdrawn(manager, other, true)).ok).toBe(true);
    expect((await runsOf(other).start(manager, upload('código,precio\n6203-2RS,9\n'))).val).toEqual({
      ...{ code: 'price-list-withdrawn', name: 'Talleres' },
    });
    const nowhere = runsOf('99' as PriceListId);
    expect((await nowhere.start(manager, upload('código,precio\n6203-2RS,9\n'))).val).toEqual({
      code: 'price-list-not-found',
    });
  });

  it('settled by a process that ended before it said so, it is settled once', async () => {
    const run = await planned('código,precio\n6204-2RS,800\nNADIE,9\n');
    const runner = server.container.get(parts.priceSheetRunner);
    const work = { importId: 'left', target: { id: list, at: inAnHour() } };
    const first = (await runner.carryOut(manager, upload('código,precio\n6204-2RS,800\nNADIE,9\n'), work)).unwrap();
    const before = await changes();
    const again = (await runner.carryOut(manager, upload('código,precio\n6204-2RS,800\nNADIE,9\n'), work)).unwrap();
    expect(again).toEqual(first);
    expect(await changes()).toEqual(before);
    // Where nobody goes on with it, its record stays.
    const imports = server.container.get(parts.sheetImports);
    const counts = { new: 0, changed: 0, unchanged: 0, rejected: 0, missing: 0 };
    await imports.end('left', { counts, rejected: [], isWhole: false }, { userName: 'gerente', actedBy: null });
    const { records } = (await history.list(manager, null)).unwrap();
    expect(records.find(({ id }) => id === 'left')).toMatchObject({ counts: { new: 1, rejected: 1 }, brokeOff: false });
    expect((await runsOf(list).discard(manager, run.id, run.changedAt)).ok).toBe(true);
  });
});
