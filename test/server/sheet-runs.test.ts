import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCall } from '#adapters/http/call.ts';
import { createImportHistoryService } from '#adapters/http/import-history.ts';
import { createSheetRunService } from '#adapters/http/sheet-runs.ts';
import { type SheetPath, sheetImportsPath, sheetPaths } from '#adapters/wire/sheets.wire.ts';
import type { SheetKindName } from '#core/imports/record-kinds.ts';
import type { SheetUpload } from '#core/sheets/sheet.service.ts';
import type { SheetReason, SheetRun, StoredSheetRun } from '#core/sheets/sheet-run.ts';
import type { SheetRunner } from '#core/sheets/sheet-runner.ts';
import { addSheetJob } from '#core/sheets/start-sheet-run.ts';
import { parts } from '#server/parts.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aSheetUpload } from '#test/builders/sheet-upload.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';
import { aServer, type TestServer } from './a-server.ts';

const admin = callerOf(0, { role: 'Admin', customerId: null, userName: 'admin' });
const postgres = process.env['TEST_DATABASE_URL'];
const kinds = postgres === undefined ? ['embedded'] : ['embedded', 'PostgreSQL'];
const reading = { mapping: null, sheet: null, supplier: null };

describe.each(kinds)('a sheet that is brought (%s)', (kind) => {
  let server: TestServer;
  let test: TestDatabase | undefined;
  let tokens: Readonly<Record<'admin' | 'gerente', string>>;
  beforeAll(async () => {
    if (kind === 'PostgreSQL') test = await databases.find(([name]) => name === kind)?.[1]();
    const [own] = (await test?.database.query<{ name: string }>('select current_database() as name')) ?? [];
    server = await aServer(own === undefined ? {} : { DATABASE_URL: new URL(own.name, postgres).href });
    tokens = { admin: await server.signIn('admin'), gerente: await server.signIn('gerente') };
  }, 120_000);
  afterAll(async () => {
    await server.close();
    await test?.dispose();
  });

  const runsOf = (path: SheetPath, user: keyof typeof tokens = 'admin') => {
    const settings = { baseUrl: server.address, token: () => tokens[user] };
    const service = createSheetRunService<{ code: string }>(createCall(settings), settings, path);
    const history = createImportHistoryService(createCall(settings), settings, sheetImportsPath(path));
    const settled = async (id: string): Promise<SheetRun<{ code: string }>> => {
      for (;;) {
        const run = (await service.show(admin, id)).unwrap();
        if (run.state !== 'reading' && run.state !== 'writing') return run;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    return {
      service,
      settled,
      records: async () => (await history.list(admin, null)).unwrap().records,
      planned: async (fileName: string, ...rows: readonly string[]) =>
        settled((await service.start(admin, aSheetUpload(rows.join('\n'), { fileName }))).unwrap().id),
      applied: async (id: string, supplier: string | null = null) => {
        const { changedAt } = (await service.show(admin, id)).unwrap();
        (await service.apply(admin, id, changedAt, supplier)).unwrap();
        return settled(id);
      },
    };
  };
  const query = <Row extends object>(sql: string) => server.database.query<Row>(sql);
  const heading = 'Código;Razón social;Lista';

  it('is listed once of each file and worksheet, and its import tells which one it read', async () => {
    const customers = runsOf(sheetPaths.customers);
    const rowsOf = (code: string) => [heading.split(';'), [code, 'Hoja', 'Lista 1']];
    const sheets = [
      { name: 'Carátula', rows: [['Clientes de la zona sur']] },
      { name: 'Sur', rows: rowsOf('H-1') },
      { name: 'Norte', rows: rowsOf('H-2') },
    ];
    const content = new Uint8Array(await writeXlsx({ sheets }));
    const look = async (sheet: string | null) => {
      const brought = await customers.service.start(admin, { ...reading, content, sheet, fileName: 'zonas.xlsx' });
      return (await customers.settled(brought.unwrap().id)).id;
    };
    const [first, north, again] = [await look(null), await look('Norte'), await look('Sur')];
    const listed = async () => (await customers.service.list(admin)).unwrap().map(({ id }) => id);
    expect((await listed()).slice(0, 2)).toEqual([again, north]);
    expect(await listed()).not.toContain(first);
    await customers.applied(again);
    expect((await customers.records())[0]).toMatchObject({ fileName: 'zonas.xlsx', worksheet: 'Sur' });
    for (const id of [first, north]) {
      const { changedAt } = (await customers.service.show(admin, id)).unwrap();
      (await customers.service.discard(admin, id, changedAt)).unwrap();
    }
  });

  it('is still listed where a later look at its file was interrupted', async () => {
    const customers = runsOf(sheetPaths.customers);
    const [earlier, later] = [
      await customers.planned('corte.csv', heading, 'K-1;Uno;Lista 1'),
      await customers.planned('corte.csv', heading, 'K-1;Uno;Lista 1'),
    ];
    const listed = async () => {
      const all = (await customers.service.list(admin)).unwrap();
      return all.filter(({ fileName }) => fileName === 'corte.csv').map(({ id }) => id);
    };
    expect(await listed()).toEqual([later.id]);
    const interrupted = `state = 'failed', failure = '{"code": "interrupted"}', report = null, understood = null`;
    await server.database.query(`update sheet_run set ${interrupted} where id = $1`, [later.id]);
    expect(await listed()).toEqual([later.id, earlier.id]);
    for (const { id, changedAt } of [later, earlier]) (await customers.service.discard(admin, id, changedAt)).unwrap();
  });

  it('is kept with what it would do, and written once somebody says so', async () => {
    const customers = runsOf(sheetPaths.customers);
    const run = await customers.planned('clientes.csv', heading, 'R-1;Uno;Lista 1', 'R-2;Dos;Lista 9');
    expect(run).toMatchObject({
      ...{ state: 'planned', fileName: 'clientes.csv', startedBy: 'admin', failure: null, progress: null },
      report: { isDryRun: true, importId: null, created: 1, rejectedCount: 1 },
      understood: { columns: expect.arrayContaining([{ field: 'code', column: 0 }]) },
    });
    expect(await query(`select 1 from customer where external_code = 'R-1'`)).toEqual([]);
    // The sheet is found later, by another client too.
    const [listed] = (await customers.service.list(admin)).unwrap();
    expect(listed).toMatchObject({
      ...{ id: run.id, state: 'planned', startedBy: 'admin', fileName: 'clientes.csv' },
      planned: { wouldWrite: 1, rejected: 1 },
    });
    expect((await runsOf(sheetPaths.documents).service.show(admin, run.id)).val).toEqual({ code: 'import-not-found' });
    expect((await runsOf(sheetPaths.customers, 'gerente').service.list(admin)).val).toEqual({ code: 'not-allowed' });

    const done = await customers.applied(run.id);
    const [record] = await customers.records();
    expect(done).toMatchObject({ state: 'done', report: { isDryRun: false, created: 1, importId: record?.id } });
    const again = await customers.planned('otra vez.csv', heading, 'R-1;Uno;Lista 1');
    const stand = (await customers.service.list(admin)).unwrap().map(({ id, planned }) => [id, planned]);
    expect(stand.slice(0, 2)).toEqual([
      [again.id, { wouldWrite: 0, rejected: 0 }],
      [run.id, null],
    ]);
    (await customers.service.discard(admin, again.id, again.changedAt)).unwrap();
    expect(record).toMatchObject({ fileName: 'clientes.csv', importedBy: 'admin', counts: { new: 1, rejected: 1 } });
    const trail = await query<{ action: string; author: string }>(
      `select action, user_name as author from audit_entry order by id desc limit 2`,
    );
    expect(trail).toEqual([
      { action: 'sheet-imported', author: 'admin' },
      { action: 'customer-created', author: 'admin' },
    ]);
    expect(await query('select 1 from sheet_run_part')).toEqual([]);
    expect((await customers.service.apply(admin, run.id, done.changedAt, null)).val).toEqual({
      code: 'import-not-ready',
      state: 'done',
    });
    expect((await customers.service.discard(admin, run.id, done.changedAt)).ok).toBe(true);
    expect((await customers.service.show(admin, run.id)).val).toEqual({ code: 'import-not-found' });
  });

  it('has its rejected rows as a file, before it is written and after', async () => {
    const customers = runsOf(sheetPaths.customers);
    const rows = Array.from({ length: 1005 }, (_, at) => `F-${at};Uno;Lista 9`);
    const run = await customers.planned('malas.csv', heading, 'F-1;Uno;Lista 1', ...rows);
    expect([run.report?.rejected.length, run.report?.rejectedCount]).toEqual([1000, 1005]);
    const text = async () => {
      const file = (await customers.service.rejectedRows(admin, run.id, 'csv')).unwrap();
      const chunks: Uint8Array[] = [];
      for await (const chunk of file.content) chunks.push(chunk);
      return [file.name, Buffer.concat(chunks).toString()] as const;
    };
    const [name, before] = await text();
    expect(name).toBe('malas - rechazadas.csv');
    expect(before.trim().split('\n').length).toBe(1 + 1005 + 1);
    expect(before).toContain('no existe «Lista 9»');
    await customers.applied(run.id);
    expect((await text())[1]).toBe(before);
    const clean = await customers.planned('buena.csv', heading, 'F-9;Uno;Lista 1');
    expect((await customers.service.rejectedRows(admin, clean.id, 'csv')).val).toMatchObject({
      code: 'nothing-rejected',
    });
  });

  it('has its rejected rows as a file also where the history keeps those of later ones only', async () => {
    const customers = runsOf(sheetPaths.customers);
    const written = async (fileName: string, ...rows: readonly string[]) =>
      customers.applied((await customers.planned(fileName, heading, ...rows)).id);
    const text = async (id: string) => {
      const file = (await customers.service.rejectedRows(admin, id, 'csv')).unwrap();
      const chunks: Uint8Array[] = [];
      for await (const chunk of file.content) chunks.push(chunk);
      return Buffer.concat(chunks).toString();
    };
    const few = await written('pocas.csv', 'H-1;Uno;Lista 9', 'H-2;Dos;Lista 9');
    const many = await written('muchas.csv', ...Array.from({ length: 1005 }, (_, at) => `H-${at};Uno;Lista 9`));
    const before = await text(few.id);
    for (let at = 0; at < 10; at += 1) await written(`otra ${at}.csv`, `H-${at};Uno;Lista 9`);
    expect(
      await query(`select 1 from sheet_import_rejection x join import_record r on r.id = x.record_id
      where r.import_id = '${few.report?.importId}'`),
    ).toEqual([]);
    expect(await text(few.id)).toBe(before);
    // Of many rejected rows only the first ones are left: they are no file of all.
    const answer = await customers.service.rejectedRows(admin, many.id, 'csv');
    expect(answer.val).toEqual({ code: 'import-not-found' });
  });

  it('whose columns are not understood says so with its first rows, and is read again with what is told of them', async () => {
    const customers = runsOf(sheetPaths.customers);
    const run = await customers.planned('raras.csv', 'uno;dos;tres', 'M-1;Uno;Lista 1');
    expect(run).toMatchObject({
      state: 'failed',
      report: null,
      understood: {
        preview: {
          rows: [
            ['uno', 'dos', 'tres'],
            ['M-1', 'Uno', 'Lista 1'],
          ],
        },
      },
    });
    const mapping = JSON.stringify({ kind: 'customers', columns: { code: 'uno', name: 'dos', priceList: 'tres' } });
    const again = (await customers.service.readAgain(admin, run.id, run.changedAt, { ...reading, mapping })).unwrap();
    expect(again).toMatchObject({ state: 'reading', failure: null });
    const planned = await customers.settled(run.id);
    expect(planned).toMatchObject({ state: 'planned', mapping, report: { created: 1 } });
    expect((await customers.applied(run.id, 'Mi sistema')).report).toMatchObject({ created: 1 });
    // The next one of the same is read so.
    const next = await customers.service.start(
      admin,
      aSheetUpload('uno;dos;tres\nM-2;Dos;Lista 1', { supplier: 'Mi sistema' }),
    );
    expect(await customers.settled(next.unwrap().id)).toMatchObject({ state: 'planned', report: { created: 1 } });
  });

  it('is written as it was seen: not where somebody had it read in another way since', async () => {
    const [customers, other] = [runsOf(sheetPaths.customers), runsOf(sheetPaths.customers)];
    const seen = await customers.planned('vista.csv', `${heading};Otra`, 'V-1;Uno;Lista 1;Dos');
    const mapping = JSON.stringify({
      kind: 'customers',
      columns: { code: 'Código', name: 'Otra', priceList: 'Lista' },
    });
    (await other.service.readAgain(admin, seen.id, seen.changedAt, { ...reading, mapping })).unwrap();
    const now = await other.settled(seen.id);
    expect((await customers.service.apply(admin, seen.id, seen.changedAt, null)).val).toEqual({
      code: 'import-changed',
    });
    expect((await customers.service.readAgain(admin, seen.id, seen.changedAt, reading)).val).toEqual({
      code: 'import-changed',
    });
    expect((await customers.service.show(admin, seen.id)).unwrap()).toEqual({ ...now, keptUntil: expect.any(Number) });
    expect(await query(`select 1 from customer where external_code = 'V-1'`)).toEqual([]);
    (await customers.service.apply(admin, seen.id, now.changedAt, null)).unwrap();
    await customers.settled(seen.id);
    expect(await query(`select name from customer where external_code = 'V-1'`)).toEqual([{ name: 'Dos' }]);
  });

  it('is forgotten as it was seen: not where somebody had it read or written since', async () => {
    const customers = runsOf(sheetPaths.customers);
    const seen = await customers.planned('mirada.csv', heading, 'P-1;Uno;Lista 1');
    expect(seen.wasApplied).toBe(false);
    const done = await customers.applied(seen.id);
    expect([done.state, done.wasApplied]).toEqual(['done', true]);
    expect((await customers.service.discard(admin, seen.id, seen.changedAt)).val).toEqual({ code: 'import-changed' });
    expect((await customers.service.show(admin, seen.id)).unwrap().report).toMatchObject({ created: 1 });
    // A sheet that failed while it was written stays one of which rows may be stored, also once it is read again.
    await query(`update sheet_run set state = 'failed', report = null where id = '${seen.id}'`);
    await server.container.get(parts.sheetRuns).update(seen.id, (stored) => ({ ...stored, changedAt: 7 }));
    const failed = (await customers.service.show(admin, seen.id)).unwrap();
    expect([failed.state, failed.wasApplied]).toEqual(['failed', true]);
    const again = (await customers.service.readAgain(admin, seen.id, 7, reading)).unwrap();
    expect([again.state, again.wasApplied]).toEqual(['reading', true]);
    const { changedAt } = await customers.settled(seen.id);
    expect((await customers.service.discard(admin, seen.id, changedAt)).ok).toBe(true);
    expect((await customers.service.show(admin, seen.id)).val).toEqual({ code: 'import-not-found' });
  });

  it('of customers asks again where somebody changed, made or removed one since it was looked at', async () => {
    const customers = runsOf(sheetPaths.customers);
    const withZone = 'Código;Razón social;Lista;Localidad';
    const sheet = (...towns: readonly string[]) =>
      towns.map((town, at) => `Y-${at};Cliente ${at};Lista 1;${town}`).filter((row) => !row.endsWith(';no'));
    await customers.applied((await customers.planned('a.csv', withZone, ...sheet('Azul', 'Azul', 'Azul'))).id);
    const seen = await customers.planned('b.csv', withZone, ...sheet('Bolívar', 'Azul', 'Bolívar', 'Bolívar'));
    expect(seen.report?.examples.at(-1)).toMatchObject({ line: 5, kind: 'new', name: 'Y-3 Cliente 3' });
    expect(seen.report?.examples.at(-1)?.changes).toEqual(
      expect.arrayContaining([{ field: 'town', from: '', to: 'Bolívar' }]),
    );
    expect(seen.report).toMatchObject({ created: 1, changed: 2, unchanged: 1, changedSince: null });
    const records = (await customers.records()).length;
    // Changes a customer that the sheet would change, one that it would leave, and one that it would make; not the
    // fourth.
    await customers.applied(
      (await customers.planned('c.csv', withZone, ...sheet('Tandil', 'Tandil', 'no', 'Tandil'))).id,
    );
    const asked = await customers.applied(seen.id);
    expect(asked).toMatchObject({ state: 'planned', wasApplied: false, failure: null });
    const changed = { by: 'admin', at: expect.any(String) };
    const moved = (was: string, to: string) =>
      expect.objectContaining({ field: 'town', seen: was, from: 'Tandil', to });
    expect(asked.report).toMatchObject({ isDryRun: true, importId: null, created: 0, changed: 4 });
    expect(asked.report?.changedSince).toEqual({
      count: 3,
      rows: [
        { line: 2, name: 'Y-0 Cliente 0', since: 'changed', fields: [moved('Azul', 'Bolívar')], changed },
        { line: 3, name: 'Y-1 Cliente 1', since: 'changed', fields: [moved('Azul', 'Azul')], changed },
        { line: 5, name: 'Y-3 Cliente 3', since: 'made', fields: [moved('', 'Bolívar')], changed },
      ],
    });
    const towns = () =>
      query<{ town: string }>(`select town from customer where external_code like 'Y-%' order by external_code`).then(
        (rows) => rows.map(({ town }) => town),
      );
    expect([await towns(), (await customers.records()).length]).toEqual([
      ['Tandil', 'Tandil', 'Azul', 'Tandil'],
      records + 1,
    ]);
    const done = await customers.applied(seen.id);
    expect(done).toMatchObject({ state: 'done', report: { isDryRun: false, changed: 4, changedSince: null } });
    expect(await towns()).toEqual(['Bolívar', 'Azul', 'Bolívar', 'Bolívar']);
  });

  it('of documents, and of offers, asks again where somebody changed one since', async () => {
    const documents = runsOf(sheetPaths.documents);
    const papers = (balance: number) => [
      'Cliente;Número;Fecha;Vencimiento;Importe;Saldo',
      `C1;A 8-1;01/11/2026;01/12/2026;100;${balance}`,
    ];
    const paperAtFirst = await documents.planned('d.csv', ...papers(100));
    const brings = (field: string, to: string) => ({ field, from: '', to });
    expect(paperAtFirst.report?.examples[0]).toMatchObject({
      name: 'A 00008-00000001',
      changes: [
        ...[brings('customer', 'C1'), brings('date', '01/11/2026'), brings('expiration', '01/12/2026')],
        ...[brings('total', '100,00'), brings('debt', '100,00')],
      ],
    });
    await documents.applied(paperAtFirst.id);
    const paper = await documents.planned('d.csv', ...papers(50));
    await documents.applied((await documents.planned('d.csv', ...papers(70))).id);
    expect((await documents.applied(paper.id)).report?.changedSince?.rows).toMatchObject([
      {
        name: 'A 00008-00000001',
        since: 'changed',
        fields: [{ seen: '100,00', from: '70,00', to: '50,00' }],
        changed: { by: 'admin' },
      },
    ]);
    expect((await documents.applied(paper.id)).state).toBe('done');

    const offers = runsOf(sheetPaths.offers);
    const promo = (percentage: number) => ['Clase;Código;Marca;Descuento', `Promo;6204-2RS;SKF;${percentage}`];
    const first = await offers.planned('o.csv', ...promo(10));
    const valuesByField = new Map(first.report?.examples[0]?.changes.map(({ field, to }) => [field, to]));
    expect([valuesByField.get('percentage'), valuesByField.has('code'), valuesByField.has('kind')]).toEqual([
      '10',
      false,
      false,
    ]);
    await offers.applied(first.id);
    const offer = await offers.planned('o.csv', ...promo(20));
    await offers.applied((await offers.planned('o.csv', ...promo(30))).id);
    expect((await offers.applied(offer.id)).report?.changedSince?.rows).toMatchObject([
      { since: 'changed', fields: [{ seen: '10', from: '30', to: '20' }], changed: { by: 'admin' } },
    ]);
    expect((await offers.applied(offer.id)).state).toBe('done');
  });

  it('is written as it was planned, also where its supplier has other columns by then', async () => {
    const customers = runsOf(sheetPaths.customers);
    const bring = async (text: string, supplier: string, mapping: string | null = null) =>
      customers.settled((await customers.service.start(admin, aSheetUpload(text, { supplier, mapping }))).unwrap().id);
    const sheet = `${heading};Otra\nW-1;Uno;Lista 1;Dos`;
    const seen = await bring(sheet, 'Proveedor W');
    expect(seen).toMatchObject({ state: 'planned', mapping: null });
    const mapping = JSON.stringify({
      kind: 'customers',
      columns: { code: 'Código', name: 'Otra', priceList: 'Lista' },
    });
    const other = await bring(`${heading};Otra\nW-2;Uno;Lista 1;Dos`, 'Proveedor W', mapping);
    await customers.applied(other.id, 'Proveedor W');
    await customers.applied(seen.id, 'Proveedor W');
    const names = (which: string) =>
      query<{ name: string }>(`select name from customer where external_code like '${which}' order by external_code`);
    expect(await names('W-%')).toEqual([{ name: 'Uno' }, { name: 'Dos' }]);
    // A sheet that nobody looked at before is read by the columns that are remembered when it comes.
    const direct = await server.call('POST', sheetPaths.customers, {
      token: tokens.admin,
      body: {
        content: Buffer.from(`${heading};Otra\nX-1;Uno;Lista 1;Dos`).toString('base64'),
        ...{ mapping: null, sheet: null, supplier: 'Proveedor W', dryRun: false },
      },
    });
    expect([direct.status, await names('X-%')]).toEqual([200, [{ name: 'Dos' }]]);
  });

  it('nobody can read fails, and an empty one too', async () => {
    const customers = runsOf(sheetPaths.customers);
    expect(await customers.planned('vacía.csv', '')).toMatchObject({
      state: 'failed',
      failure: { code: 'empty-file' },
    });
    // Nothing is left to do with it, so that it is in no list; one whose columns can be told is.
    await customers.planned('sin título.csv', 'uno;dos', '1;2');
    const listed = (await customers.service.list(admin)).unwrap().map(({ fileName }) => fileName);
    expect([listed.includes('vacía.csv'), listed.includes('sin título.csv')]).toEqual([false, true]);
    const start = await customers.service.start(admin, aSheetUpload(new Uint8Array(9 * 1024 * 1024)));
    expect(start.val).toEqual({ code: 'body-too-large' });
  });

  /** A sheet that a process began to write, as it left it: with the record of the history, and without its end. */
  const left = async (name: SheetKindName, upload: SheetUpload, rows: number) => {
    const { container } = server;
    const now = Date.now();
    const stored: StoredSheetRun = {
      ...{ id: `left ${name}`, kind: name, state: 'writing', attempt: 2, caller: admin, startedBy: 'admin' },
      ...{ fileName: upload.fileName, mapping: null, sheet: null, supplier: null },
      ...{
        report: null,
        understood: null,
        failure: null,
        importId: `import ${name}`,
        earlierImportId: null,
        target: null,
        lookedAt: now,
        changedAt: now,
      },
    };
    const runners: Readonly<Record<SheetKindName, () => SheetRunner<SheetReason>>> = {
      customers: () => container.get(parts.customerSheetRunner),
      documents: () => container.get(parts.documentSheetRunner),
      offers: () => container.get(parts.offerSheetRunner),
    };
    await container.get(parts.sheetRuns).add(stored, upload.content);
    let looks = 0;
    const signal = {
      get aborted() {
        looks += 1;
        return looks > rows;
      },
    } as AbortSignal;
    return {
      first: await runners[name]().carryOut(admin, upload, { importId: stored.importId, signal }),
      goOn: () => addSheetJob(container.get(parts.jobs), stored),
      id: stored.id,
    };
  };

  it('of customers goes on where a process ended: no row is written twice, and all are counted', async () => {
    const customers = runsOf(sheetPaths.customers);
    await customers.applied((await customers.planned('antes.csv', heading, 'L-1;Uno;Lista 1', 'L-2;Dos;Lista 1')).id);
    const rows = ['L-1;Otro;Lista 1', 'L-2;Dos;Lista 1', 'L-3;Tres;Lista 1', 'L-4;Cuatro;Lista 1', 'L-5;Cinco;Lista 9'];
    const upload = aSheetUpload([heading, ...rows].join('\n'), { fileName: 'larga.csv' });
    const run = await left('customers', upload, 3);
    expect(run.first.val).toEqual({ code: 'given-up' });
    const names = () =>
      query<{ name: string }>(`select name from customer where external_code like 'L-%' order by external_code`);
    expect(await names()).toEqual([{ name: 'Otro' }, { name: 'Dos' }, { name: 'Tres' }]);
    expect((await customers.records())[0]).toMatchObject({ fileName: 'larga.csv', isRunning: true });
    await run.goOn();
    const done = await customers.settled(run.id);
    expect(done.report).toMatchObject({ created: 2, changed: 1, unchanged: 1, rejectedCount: 1 });
    expect((await names()).map(({ name }) => name)).toEqual(['Otro', 'Dos', 'Tres', 'Cuatro']);
    expect((await customers.records())[0]).toMatchObject({
      ...{ id: done.report?.importId, isRunning: false, brokeOff: false },
      counts: { new: 2, changed: 1, unchanged: 1, rejected: 1 },
    });
    expect(await query(`select 1 from import_record where file_name = 'larga.csv'`)).toHaveLength(1);
    expect(
      await query(
        `select 1 from sheet_import_change where name like '%L-%' and record_id = (select max(id) from import_record)`,
      ),
    ).toHaveLength(3);
  });

  it('of documents goes on where a process ended', async () => {
    const documents = runsOf(sheetPaths.documents);
    const rows = [1, 2, 3, 4].map((number) => `C1;A 7-${number};01/11/2026;01/12/2026;100;100`);
    const upload = aSheetUpload(['Cliente;Número;Fecha;Vencimiento;Importe;Saldo', ...rows].join('\n'));
    const run = await left('documents', upload, 2);
    expect(run.first.val).toEqual({ code: 'given-up' });
    await run.goOn();
    expect((await documents.settled(run.id)).report).toMatchObject({ created: 4, changed: 0, unchanged: 0 });
    expect(await query('select 1 from account_document where point_of_sale = 7')).toHaveLength(4);
  });

  it('of offers that was whole when its process ended is told once', async () => {
    const offers = runsOf(sheetPaths.offers);
    const upload = aSheetUpload(
      [
        'Clase;Nombre;Código;Marca;Cantidad;Desde cantidad;Descuento;Precio',
        'Por cantidad;;6203-2RS;SKF;;10;15;',
        'Promo;;6200-2RS;SKF;;;20;',
        'Combo;Kit;6203-2RS;SKF;2;;;500',
      ].join('\n'),
    );
    const run = await left('offers', upload, 100);
    expect(run.first.unwrap()).toMatchObject({ created: 3 });
    const before = await offers.records();
    await run.goOn();
    expect((await offers.settled(run.id)).report).toMatchObject({ created: 3, unchanged: 0, rejectedCount: 0 });
    expect(await offers.records()).toEqual(before);
    expect(
      await query(`select 1 from audit_entry where action = 'sheet-imported' and facts::text like '%import offers%'`),
    ).toHaveLength(1);
  });

  it('whose job is gone is told as interrupted', async () => {
    const customers = runsOf(sheetPaths.customers);
    // The sheet's result is still there: it becomes one whose job nobody has.
    await query(
      `update sheet_run set state = 'writing', changed_at = now() - interval '1 minute', attempt = 9 where id = 'left customers'`,
    );
    const shown = (await customers.service.show(admin, 'left customers')).unwrap();
    expect(shown).toMatchObject({ state: 'failed', failure: { code: 'interrupted' }, report: null });
  });
});
