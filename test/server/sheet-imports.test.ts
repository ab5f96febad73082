import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCall } from '#adapters/http/call.ts';
import { createImportHistoryService } from '#adapters/http/import-history.ts';
import { createSheetService } from '#adapters/http/sheets.ts';
import { importUndoText } from '#adapters/texts/import-history.es.ts';
import { type SheetPath, sheetImportsPath, sheetPaths } from '#adapters/wire/sheets.wire.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aSheetUpload } from '#test/builders/sheet-upload.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';
import { aServer, type TestServer } from './a-server.ts';

const admin = callerOf(0, { role: 'Admin', customerId: null });

const postgres = process.env['TEST_DATABASE_URL'];

/** The embedded database, and PostgreSQL where there is one. */
const kinds = postgres === undefined ? ['embedded'] : ['embedded', 'PostgreSQL'];

describe.each(kinds)('an import of a sheet (%s)', (kind) => {
  let server: TestServer;
  let test: TestDatabase | undefined;
  let tokens: Readonly<Record<'admin' | 'gerente', string>>;
  beforeAll(async () => {
    if (kind === 'PostgreSQL') test = await databases.find(([name]) => name === kind)?.[1]();
    const [own] = (await test?.database.query<{ name: string }>('select current_database() as name')) ?? [];
    server = await aServer(own === undefined ? {} : { DATABASE_URL: new URL(own.name, postgres).href });
    tokens = { admin: await server.signIn('admin'), gerente: await server.signIn('gerente') };
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await test?.dispose();
  });

  const settingsOf = (user: keyof typeof tokens) => ({ baseUrl: server.address, token: () => tokens[user] });
  const sheetsOf = (path: SheetPath, user: keyof typeof tokens = 'admin') => {
    const settings = settingsOf(user);
    const service = createSheetService<{ code: string }>(settings, path);
    const history = createImportHistoryService(createCall(settings), settings, sheetImportsPath(path));
    const records = async () => (await history.list(admin, null)).unwrap().records;
    return {
      service,
      history,
      records,
      imported: async (fileName: string, ...rows: readonly string[]) =>
        (await service.importFile(admin, aSheetUpload(rows.join('\n'), { fileName }), false)).unwrap(),
      async undone(fileName: string) {
        const record = (await records()).find((each) => each.fileName === fileName);
        (await history.undo(admin, record?.id ?? '')).unwrap();
        await expect
          .poll(async () => (await records()).find(({ id }) => id === record?.id)?.undo?.undoneAt ?? null, {
            timeout: 15_000,
          })
          .not.toBeNull();
        const undo = (await records()).find(({ id }) => id === record?.id)?.undo ?? null;
        return undo === null ? '' : importUndoText(undo);
      },
      async exported() {
        const file = (await service.exportAll(admin, 'csv')).unwrap();
        const chunks: Uint8Array[] = [];
        for await (const chunk of file.content) chunks.push(chunk);
        return Buffer.concat(chunks).toString();
      },
    };
  };
  const query = <Row extends object>(sql: string) => server.database.query<Row>(sql);

  it('of customers is told with who and when, and undone: only what nobody touched or used since goes back', async () => {
    const customers = sheetsOf(sheetPaths.customers);
    await customers.imported(
      'antes.csv',
      'Código;Razón social;Lista;Zona',
      'U-1;Uno;Lista 1;Norte',
      'U-2;Dos;Lista 1;Norte',
    );
    const before = await customers.exported();
    const report = await customers.imported(
      'mala.csv',
      'Código;Razón social;Lista;Zona',
      ...['U-1;Uno mal;Lista 1;Sur', 'U-2;Dos mal;Lista 1;Sur', 'U-3;Tres;Lista 1;Sur', 'U-4;Cuatro;Lista 1;Sur'],
      'U-5;Sin lista;Lista 9;Sur',
    );
    expect(report).toMatchObject({ created: 2, changed: 2, rejectedCount: 1 });
    const [record, former] = await customers.records();
    expect(report.importId).toBe(record?.id);
    expect(record).toMatchObject({
      ...{ kind: 'customers', fileName: 'mala.csv', importedBy: 'admin', isLast: true, hasRejectedRows: true },
      counts: { new: 2, changed: 2, unchanged: 0, rejected: 1 },
    });
    expect(former).toMatchObject({ fileName: 'antes.csv', isLast: false, isFollowed: true, hasRejectedRows: false });
    const file = (await customers.history.rejectedRows(admin, record?.id ?? '', 'csv')).unwrap();
    const chunks: Uint8Array[] = [];
    for await (const chunk of file.content) chunks.push(chunk);
    expect(file.name).toBe('mala - rechazadas.csv');
    expect(Buffer.concat(chunks).toString()).toContain(
      '"6";"Lista de precios: no existe «Lista 9». Creala antes en Listas de precios"',
    );

    // Somebody changed the second, and somebody was given a password for the fourth.
    await query(`update customer set town = 'Salta' where external_code = 'U-2'`);
    await query(
      `update app_user set password_hash = 'x' where customer_id = (select id from customer where external_code = 'U-4') and role = 'CustomerUser'`,
    );
    expect((await customers.history.undo(admin, former?.id ?? '')).val).toMatchObject({ code: 'later-import' });
    const text = await customers.undone('mala.csv');
    expect(text).toBe('Deshecha, menos U-4 Cuatro (ya está en uso); U-2 Dos mal (se cambió después)');
    const found = await query<{ code: string; name: string; zone: string }>(
      `select external_code as code, name, zone from customer where external_code like 'U-%' order by 1`,
    );
    expect(found).toEqual([
      { code: 'U-1', name: 'Uno', zone: 'Norte' },
      { code: 'U-2', name: 'Dos mal', zone: 'Sur' },
      { code: 'U-4', name: 'Cuatro', zone: 'Sur' },
    ]);
    const trail = await query<{ action: string }>(`select action from audit_entry order by id desc limit 3`);
    expect(trail.map(({ action }) => action)).toEqual(['import-undone', 'customer-changed', 'customer-removed']);
    expect((await customers.history.undo(admin, record?.id ?? '')).val).toMatchObject({ code: 'already-undone' });

    // Then the one before can be.
    expect((await customers.records())[1]).toMatchObject({ fileName: 'antes.csv', isLast: true, isFollowed: false });
    await query(`delete from app_user where customer_id = (select id from customer where external_code = 'U-4')`);
    await query(`delete from customer where external_code = 'U-4'`);
    await query(`update customer set town = '', name = 'Dos', zone = 'Norte' where external_code = 'U-2'`);
    expect(await customers.exported()).toBe(before);
    expect(await customers.undone('antes.csv')).toBe('Deshecha');
    expect(await customers.exported()).not.toContain('U-');
  });

  it('of customers with special discounts goes back', async () => {
    const customers = sheetsOf(sheetPaths.customers);
    await customers.imported('con especiales.csv', 'Código;Razón social;Lista;Zona', 'E-1;Uno;Lista 1;Norte');
    await query(
      `insert into customer_discount (customer_id, brand_id, type_id, percentage, text)
       select c.id, d.brand_id, d.type_id, 7.5, 'Especial' from customer c,
              ((select id, null::int from product_brand limit 1) union all (select null, id from product_type limit 1)) d (brand_id, type_id)
        where c.external_code = 'E-1'`,
    );
    await customers.imported('corrida.csv', 'Código;Razón social;Lista;Bonificación 1', 'E-1;Uno mal;Lista 1;20');
    expect(await customers.undone('corrida.csv')).toBe('Deshecha');
    const [found] = await query<{ name: string; discount: string; special: number }>(
      `select name, discount1::text as discount, (select count(*)::int from customer_discount where customer_id = c.id) as special
         from customer c where external_code = 'E-1'`,
    );
    expect(found).toEqual({ name: 'Uno', discount: '0.00', special: 2 });
  });

  it('of customers by a version that knew of no other e-mails goes back', async () => {
    const customers = sheetsOf(sheetPaths.customers);
    await customers.imported('vieja.csv', 'Código;Razón social;Lista', 'V-1;Uno;Lista 1');
    await customers.imported('vieja mal.csv', 'Código;Razón social;Lista', 'V-1;Uno mal;Lista 1', 'V-2;Dos;Lista 1');
    await query(
      `update sheet_import_change set before = before - 'otherEmails', after = after - 'otherEmails' where name like 'V-%'`,
    );
    expect(await customers.undone('vieja mal.csv')).toBe('Deshecha');
    const found = `select external_code as code, name, other_emails as others from customer where external_code like 'V-%'`;
    expect(await query(found)).toEqual([{ code: 'V-1', name: 'Uno', others: [] }]);
    expect(await customers.undone('vieja.csv')).toBe('Deshecha');
    expect(await query(found)).toEqual([]);
  });

  it('of documents goes back after a later one of them did', async () => {
    const documents = sheetsOf(sheetPaths.documents);
    const heading = 'Cliente;Número;Fecha;Vencimiento;Importe;Saldo';
    const document = (number: number, debt: number) => `C1;A 8-${number};01/11/2026;01/12/2026;100;${debt}`;
    const before = await documents.exported();
    await documents.imported('una.csv', heading, document(1, 100), document(2, 90), document(3, 80));
    const between = await documents.exported();
    await documents.imported('otra.csv', heading, document(1, 7), document(2, 6), document(3, 5));
    expect(await documents.undone('otra.csv')).toBe('Deshecha');
    expect(await documents.exported()).toBe(between);
    // Settled and open again is as it was; settled is not.
    await query(`update account_document set version = version + 2 where point_of_sale = 8 and number = 2`);
    await query(
      `update account_document set finished = true, version = version + 1 where point_of_sale = 8 and number = 3`,
    );
    expect(await documents.undone('una.csv')).toBe('Deshecha, menos A 00008-00000003 (se cambió después)');
    await query(`delete from account_document where point_of_sale = 8 and number = 3`);
    expect(await documents.exported()).toBe(before);
  });

  it('of documents goes back, but for what was settled since', async () => {
    const documents = sheetsOf(sheetPaths.documents);
    const heading = 'Cliente;Número;Fecha;Vencimiento;Importe;Saldo';
    await documents.imported('antes.csv', heading, 'C1;A 9-1;01/11/2026;01/12/2026;100;100');
    const before = await documents.exported();
    await documents.imported(
      'mala.csv',
      heading,
      ...[
        'C1;A 9-1;01/11/2026;01/12/2026;100;7',
        'C1;A 9-2;01/11/2026;01/12/2026;50;',
        'C1;A 9-3;01/11/2026;01/12/2026;60;',
      ],
    );
    await documents.imported('otra vez.csv', heading, 'C1;A 9-1;01/11/2026;01/12/2026;100;3');
    await query(
      `with p as (insert into payment (customer_id, request_key, state, amount, paid_on, method, reference, note, reported_by)
         select customer_id, 'p1', 'accepted', 4, date, 'cash', '', '', 'uno' from account_document
          where point_of_sale = 9 and number = 1 returning id)
       insert into payment_document (payment_id, title, document_id)
       select p.id, d.title, d.id from p, account_document d where d.point_of_sale = 9 and d.number = 1`,
    );
    expect(await documents.undone('otra vez.csv')).toBe(
      'Deshecha, menos A 00009-00000001 (después se aceptó o se anuló un pago)',
    );
    await query(`delete from payment where request_key = 'p1'`);
    await query(`update account_document set debt = 7, version = version + 1 where point_of_sale = 9 and number = 1`);
    await query(
      `update account_document set finished = true, version = version + 1 where point_of_sale = 9 and number = 3`,
    );
    expect(await documents.undone('mala.csv')).toBe('Deshecha, menos A 00009-00000003 (se cambió después)');
    expect(await documents.exported()).toContain('A";"00009-00000003');
    await query(`delete from account_document where point_of_sale = 9 and number = 3`);
    expect(await documents.exported()).toBe(before);
  });

  it('of offers is management’s: what it made is withdrawn, what it changed is as before', async () => {
    const offers = sheetsOf(sheetPaths.offers, 'gerente');
    const heading = 'Clase;Nombre;Código;Marca;Cantidad;Desde cantidad;Descuento;Precio';
    await offers.imported('antes.csv', heading, 'Por cantidad;;6203-2RS;SKF;;10;15;', 'Combo;Kit;6203-2RS;SKF;2;;;500');
    const before = await offers.exported();
    const report = await offers.imported(
      'mala.csv',
      heading,
      ...['Por cantidad;;6203-2RS;SKF;;10;51;', 'Por cantidad;;6203-2RS;SKF;;20;60;', 'Promo;;6200-2RS;SKF;;;90;'],
      ...['Combo;Kit;6203-2RS;SKF;2;;;5', 'Combo;Otro kit;6203-2RS;SKF;3;;;9'],
    );
    expect(report).toMatchObject({ changed: 2, created: 3, rejected: [] });
    expect(await offers.undone('mala.csv')).toBe('Deshecha');
    expect(await offers.exported()).toBe(before);
    const [withdrawn] = await query<{ n: number }>(
      `select count(*)::int as n from audit_entry where action = 'offer-withdrawn'`,
    );
    expect(withdrawn?.n).toBe(3);
    // The history of a kind tells of that kind, that of administrators of all.
    expect((await offers.records()).every(({ kind }) => kind === 'offers')).toBe(true);
    expect((await sheetsOf(sheetPaths.customers, 'gerente').history.list(admin, null)).val).toEqual({
      code: 'not-allowed',
    });
    const [customer] = await query<{ id: string }>(
      `select import_id as id from import_record where kind = 'customers' limit 1`,
    );
    expect((await offers.history.undo(admin, customer?.id ?? '')).val).toMatchObject({ code: 'import-not-found' });
    const settings = settingsOf('admin');
    const all = (await createImportHistoryService(createCall(settings), settings).list(admin, null)).unwrap();
    expect(new Set(all.records.map(({ kind }) => kind))).toEqual(new Set(['customers', 'documents', 'offers']));
  });

  it('that changes nothing is none', async () => {
    const customers = sheetsOf(sheetPaths.customers);
    const before = (await customers.records()).length;
    await customers.imported('una vez.csv', 'Código;Razón social;Lista', 'N-1;Uno;Lista 1');
    await customers.imported('otra vez.csv', 'Código;Razón social;Lista', 'N-1;Uno;Lista 1');
    expect(await customers.records()).toHaveLength(before + 1);
  });

  it('whose rows were all rejected stays with them, and is in the way of no undoing', async () => {
    const customers = sheetsOf(sheetPaths.customers);
    await customers.imported('buena.csv', 'Código;Razón social;Lista', 'N-2;Dos;Lista 1');
    await customers.imported('todas mal.csv', 'Código;Lista', 'N-3;Lista 9');
    const [record] = await customers.records();
    expect(record).toMatchObject({
      ...{ fileName: 'todas mal.csv', hasRejectedRows: true, isLast: false, progress: null, undo: null },
      counts: { new: 0, changed: 0, unchanged: 0, rejected: 1 },
    });
    const file = (await customers.history.rejectedRows(admin, record?.id ?? '', 'csv')).unwrap();
    const chunks: Uint8Array[] = [];
    for await (const chunk of file.content) chunks.push(chunk);
    expect(Buffer.concat(chunks).toString()).toContain('"N-3";"Lista 9";"2"');
    expect((await customers.history.undo(admin, record?.id ?? '')).val).toMatchObject({ code: 'import-not-found' });
    expect(await customers.undone('buena.csv')).toBe('Deshecha');
  });

  it('can be undone while it is one of the last ten of its kind', async () => {
    const customers = sheetsOf(sheetPaths.customers);
    for (let at = 0; at < 12; at += 1) {
      await customers.imported(`${at}.csv`, 'Código;Razón social;Lista', `Z-1;Nombre ${at};Lista 1`);
    }
    const kept = await query<{ n: number }>(
      `select count(distinct record_id)::int as n from sheet_import_change c join import_record r on r.id = c.record_id where r.kind = 'customers'`,
    );
    expect(kept[0]?.n).toBe(10);
    // An import that was rejected whole is remembered and pushes no other out.
    await customers.imported('mala.csv', 'Código;Razón social;Lista', 'Z-2;Nombre;Lista 9');
    const after = await query<{ first: string }>(
      `select min(r.file_name) filter (where exists (select from sheet_import_change c where c.record_id = r.id)) as first
         from import_record r where r.kind = 'customers' and r.file_name in ('2.csv', '3.csv')`,
    );
    expect(after[0]?.first).toBe('2.csv');
  });
});
