import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCall } from '#adapters/http/call.ts';
import { createImportHistoryService } from '#adapters/http/import-history.ts';
import { createPriceListManagementService } from '#adapters/http/price-list-management.ts';
import { createSheetRunService } from '#adapters/http/sheet-runs.ts';
import { createCatalogueDraftRepository } from '#adapters/postgres/catalogue-draft/repository.ts';
import { changedSheetRowText } from '#adapters/texts/import-change.es.ts';
import { priceListsPath, priceSheetPath, sheetImportsPath } from '#adapters/wire/sheets.wire.ts';
import type { RowReason } from '#core/catalogue/import/drafts/row-reasons.ts';
import type { ImportHistoryService } from '#core/imports/import-history.service.ts';
import { isUnderWay } from '#core/imports/import-state.ts';
import { priceSheetColumns } from '#core/price-lists/management/price-sheet.service.ts';
import { asId, type PriceListId } from '#core/shared/ids.ts';
import type { SheetRunService } from '#core/sheets/sheet-run.service.ts';
import type { SheetRun } from '#core/sheets/sheet-run.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';
import { aServer, type TestServer } from './a-server.ts';

const manager = callerOf(0, { role: 'Manager', customerId: null });
const postgres = process.env['TEST_DATABASE_URL'];
const kinds = postgres === undefined ? ['embedded'] : ['embedded', 'PostgreSQL'];
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const rowsOf = (...rows: readonly string[]) => ['código,precio', ...rows, ''].join('\n');

describe.each(kinds)('a sheet of new prices of a list that was looked at (%s)', (kind) => {
  let server: TestServer;
  let test: TestDatabase | undefined;
  let lists: ReturnType<typeof createPriceListManagementService>;
  let history: ImportHistoryService;
  let runs: SheetRunService<RowReason>;
  /** The sheets of the list beside it. */
  let beside: SheetRunService<RowReason>;
  /** A colleague's. */
  let others: SheetRunService<RowReason>;
  let list: PriceListId;

  beforeAll(async () => {
    if (kind === 'PostgreSQL') test = await databases.find(([name]) => name === kind)?.[1]();
    const [own] = (await test?.database.query<{ name: string }>('select current_database() as name')) ?? [];
    server = await aServer(own === undefined ? {} : { DATABASE_URL: new URL(own.name, postgres).href });
    const settingsOf = async (name: string) => {
      const token = await server.signIn(name);
      return { baseUrl: server.address, token: () => token };
    };
    const [settings, colleague] = [await settingsOf('gerente'), await settingsOf('admin')];
    lists = createPriceListManagementService(settings);
    list = (await lists.create(manager, 'Reventa', null)).unwrap().id;
    history = createImportHistoryService(createCall(settings), settings, sheetImportsPath(priceListsPath));
    runs = createSheetRunService(createCall(settings), settings, priceSheetPath(list));
    const talleres = (await lists.create(manager, 'Talleres', null)).unwrap().id;
    beside = createSheetRunService(createCall(settings), settings, priceSheetPath(talleres));
    others = createSheetRunService(createCall(colleague), colleague, priceSheetPath(list));
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await test?.dispose();
  });

  const ended = async (run: SheetRun<RowReason>, of = runs): Promise<SheetRun<RowReason>> => {
    let now = run;
    await expect
      .poll(
        async () => {
          now = (await of.show(manager, run.id)).unwrap();
          return isUnderWay(now.state);
        },
        { timeout: 15_000 },
      )
      .toBe(false);
    return now;
  };
  const looked = async (text: string, supplier: string | null = null, of = runs) => {
    const content = new TextEncoder().encode(text);
    const upload = { fileName: 'nuevos.csv', content, mapping: null, sheet: null, supplier };
    return ended((await of.start(manager, upload)).unwrap(), of);
  };
  const confirmed = async ({ id, changedAt }: SheetRun<RowReason>, at: string | null = null, of = runs) =>
    ended((await of.apply(manager, id, changedAt, null, at)).unwrap(), of);
  const changes = async () => (await lists.lists(manager)).unwrap().find(({ id }) => id === list)?.changes ?? [];
  const priceOf = async (code: string): Promise<number | null> => {
    const question = { oneId: list, otherId: asId<'price-list'>('1'), filter: 'different', text: '' } as const;
    const { rows } = (await lists.compare(manager, question, null)).unwrap();
    return rows.find((row) => row.code === code)?.one?.toNumber() ?? null;
  };
  /** A colleague gives an article another price, at once. */
  const changedByAdmin = async (code: string, price: number): Promise<string> => {
    const done = await confirmed(await looked(rowsOf(`${code},${price}`), null, others), null, others);
    await expect.poll(() => priceOf(code), { timeout: 10_000 }).toBe(price);
    return done.report?.importId ?? '';
  };
  const toldOf = ({ report }: SheetRun<RowReason>) =>
    report?.changedSince?.rows.map((row) => `${row.line} ${row.name}: ${changedSheetRowText(priceSheetColumns, row)}`);

  it.each([
    ['at once', () => null],
    ['for a moment', inAnHour],
  ])(
    'confirmed %s, names what somebody changed since, and keeps nothing until it is confirmed again',
    async (_, when) => {
      await changedByAdmin('6200-2RS', 500);
      const seen = await looked(rowsOf('6200-2RS,900', '6201-2RS,400'));
      await changedByAdmin('6200-2RS', 1777);
      const before = await changes();
      const [at, records] = [when(), (await history.list(manager, null)).unwrap().records.length];
      const asked = await confirmed(seen, at);
      expect(asked).toMatchObject({ state: 'planned', report: { isDryRun: true, importId: null, changed: 1 } });
      expect(asked.report?.changedSince?.count).toBe(1);
      expect(toldOf(asked)).toEqual([
        expect.stringMatching(
          /^2 6200-2RS SKF.*: Precio: había 500,00, ahora hay 1\.777,00 → 900,00 \(−49,4 %\) \(lo cambió admin el .*\)$/,
        ),
      ]);
      expect(await changes()).toEqual(before);
      expect((await history.list(manager, null)).unwrap().records.length).toBe(records);
      expect(await priceOf('6200-2RS')).toBe(1777);

      const done = await confirmed(asked, at);
      expect(done).toMatchObject({ state: 'done', at, report: { changedSince: null, isDryRun: false } });
      if (at === null) await expect.poll(() => priceOf('6200-2RS'), { timeout: 10_000 }).toBe(900);
      else {
        expect(await changes()).toMatchObject([...before, { state: 'waiting', at, said: 2 }]);
        expect((await history.undo(manager, done.report?.importId ?? '', false)).ok).toBe(true);
      }
    },
  );

  it('asks about a price that came since, and about one that went with the undoing that took it', async () => {
    const seen = await looked(rowsOf('6202-2RS,700'));
    const imported = await changedByAdmin('6202-2RS', 650);
    const made = await confirmed(seen);
    expect(toldOf(made)?.[0]).toMatch(
      /no tenía precio cuando miraste la planilla, y ahora tiene\. Precio: 650,00 → 700,00 .* \(lo puso admin el /,
    );
    expect((await history.undo(manager, imported, false)).ok).toBe(true);
    await expect.poll(() => priceOf('6202-2RS'), { timeout: 10_000 }).toBeNull();
    const gone = await confirmed(made);
    expect(toldOf(gone)?.[0]).toMatch(/: ya no tiene precio: se le pondría de nuevo \(lo sacó gerente el /);
    expect((await confirmed(gone)).state).toBe('done');
    await expect.poll(() => priceOf('6202-2RS'), { timeout: 10_000 }).toBe(700);
  });

  it('of two that are confirmed at once, the second is asked about what the first one writes', async () => {
    await changedByAdmin('6205-2RS', 500);
    const one = await looked(rowsOf('6205-2RS,600'));
    const other = await looked(rowsOf('6205-2RS,700'), null, others);
    const both = await Promise.all([confirmed(one), confirmed(other, null, others)]);
    expect(both.map(({ state }) => state).sort()).toEqual(['done', 'planned']);
    const second = both.find(({ state }) => state === 'planned');
    const [wrote, says] = second?.id === one.id ? ['700,00', '600,00'] : ['600,00', '700,00'];
    expect(second === undefined ? [] : toldOf(second)?.[0]).toContain(`había 500,00, ahora hay ${wrote} → ${says}`);
  });

  it('waits for a change of its list that is due, or its turn, says which, and none of another list waits with it', async () => {
    const first = await looked(rowsOf('6200-2RS,1930'));
    const second = await looked(rowsOf('6200-2RS,1940'));
    const behind: SheetRun<RowReason>[] = [];
    for (const price of [1941, 1942, 1943, 1944]) behind.push(await looked(rowsOf(`6200-2RS,${price}`)));
    const other = await looked(rowsOf('6200-2RS,1950'), null, beside);
    const catalogue = (await createCatalogueDraftRepository(server.database).begin('una importación')).unwrap();
    expect(await confirmed(first)).toMatchObject({ state: 'done', waitsFor: null });
    const asked = (await runs.apply(manager, second.id, second.changedAt, null, null)).unwrap();
    const now = async () => (await runs.show(manager, second.id)).unwrap();
    await expect.poll(async () => (await now()).waitsFor, { timeout: 10_000 }).toBe('price-change');
    // More than have a place in their queue.
    for (const { id, changedAt } of behind) await runs.apply(manager, id, changedAt, null, null);
    const waitsOf = async ({ id }: SheetRun<RowReason>) => (await runs.show(manager, id)).unwrap().waitsFor;
    await expect
      .poll(() => Promise.all(behind.map(waitsOf)), { timeout: 10_000 })
      .toEqual(behind.map(() => 'other-sheet'));
    expect(await confirmed(other, null, beside)).toMatchObject({ state: 'done', waitsFor: null });
    expect(await now()).toMatchObject({ state: 'writing', waitsFor: 'price-change' });
    await catalogue.abandon();
    const endedRun = await ended(asked);
    const last = await Promise.all(behind.map((run) => ended(run)));
    expect(last.map(({ state }) => state)).toEqual(behind.map(() => 'planned'));
    expect(endedRun).toMatchObject({ state: 'planned', waitsFor: null });
    expect(toldOf(endedRun)?.[0]).toContain('ahora hay 1.930,00');
  });

  it('asks about a row that changed nothing when it was looked at, and about none that changes nothing now', async () => {
    await changedByAdmin('6203-2RS', 800);
    const same = await looked(rowsOf('6203-2RS,800'));
    await changedByAdmin('6203-2RS', 810);
    const asked = await confirmed(same);
    expect(toldOf(asked)?.[0]).toContain('había 800,00, ahora hay 810,00 → 800,00');
    await changedByAdmin('6203-2RS', 800);
    expect(await confirmed(asked)).toMatchObject({ state: 'done', report: { unchanged: 1, changedSince: null } });
  });

  it('is read with the columns that were told for the last sheet of its supplier', async () => {
    const supplier = 'Rodamientos Ñandú';
    const first = await looked('cosa;cuánto\n6204-2RS;910\n', supplier);
    expect(first).toMatchObject({ state: 'failed', failure: { code: 'heading-not-found' } });
    const mapping = JSON.stringify({ kind: 'prices', recognise: false, columns: { code: 'cosa', price: 'cuánto' } });
    const read = await ended(
      (await runs.readAgain(manager, first.id, first.changedAt, { mapping, sheet: null, supplier })).unwrap(),
    );
    const named = { kind: 'list-prices', supplier, mapping };
    // What was only tried proves nothing.
    expect((await history.mappings(manager)).unwrap()).toEqual([]);
    const done = await ended((await runs.apply(manager, read.id, read.changedAt, supplier, null)).unwrap());
    expect(done).toMatchObject({ state: 'done', report: { created: 1 } });
    expect((await history.mappings(manager)).unwrap()).toEqual([named]);
    expect((await history.list(manager, null)).unwrap().records[0]).toMatchObject({ supplier });

    const next = await looked('cosa;cuánto\n6204-2RS;920\n', 'rodamientos nandu');
    expect(next).toMatchObject({ state: 'planned', mapping, report: { changed: 1, mapping } });
    expect((await runs.discard(manager, next.id, next.changedAt)).ok).toBe(true);
    expect((await history.forgetMapping(manager, 'list-prices', supplier)).ok).toBe(true);
    expect(await looked('cosa;cuánto\n6204-2RS;930\n', supplier)).toMatchObject({ state: 'failed' });
  });
});
