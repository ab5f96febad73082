import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCall } from '#adapters/http/call.ts';
import { createCustomerManagementService } from '#adapters/http/customer-management.ts';
import { createListFileCall } from '#adapters/http/list-file.ts';
import { createSheetService } from '#adapters/http/sheets.ts';
import { customerRowReasonText, customerSheetColumns } from '#adapters/texts/customer-sheets.es.ts';
import { sheetProblem } from '#adapters/texts/sheets.es.ts';
import { sheetPaths } from '#adapters/wire/sheets.wire.ts';
import { everyCustomer } from '#core/customers/customer-search.ts';
import type { CustomerRowReason, CustomerSheetService } from '#core/customers/sheets/customer-sheet.service.ts';
import { columnChoiceOf, mappingTextOf } from '#core/imports/column-choice.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { aCustomer } from '#test/builders/customer.builder.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aSheetUpload } from '#test/builders/sheet-upload.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

const admin = callerOf(0, { role: 'Admin', customerId: null });
const bytes = (text: string) => new TextEncoder().encode(text);

describe('customers out of a sheet and into one', () => {
  let server: TestServer;
  let sheets: CustomerSheetService;
  let customers: ReturnType<typeof createCustomerManagementService>;
  beforeAll(async () => {
    server = await aServer();
    const token = await server.signIn('admin');
    const settings = { baseUrl: server.address, token: () => token };
    sheets = createSheetService<CustomerRowReason>(settings, sheetPaths.customers);
    customers = createCustomerManagementService(createCall(settings), createListFileCall(settings));
    const details = aCustomer({
      name: '=Repuestos "Ñandú"; S.R.L.',
      sellerId: asId('1'),
      discounts: ['10', '5.5', '0', '0', '0'].map(money),
      fantasyName: "'=1+1",
      address: '|x',
      discountItems: [
        { brandId: null, typeId: asId('1'), percentage: money('3'), text: '' },
        { brandId: asId('1'), typeId: null, percentage: money('3.25'), text: 'Especial; de marzo' },
      ],
      creditLimit: money('1000.5'),
      allowOffers: false,
      state: 'Blocked',
    });
    (await customers.create(admin, details)).unwrap();
    // What the distributor's own system wrote has no logins.
    await server.database.query(`delete from app_user where customer_id = 2`);
  });
  afterAll(() => server.close());

  const taken = async (format: 'csv' | 'xlsx') => {
    const file = (await sheets.exportAll(admin, format)).unwrap();
    const chunks: Uint8Array[] = [];
    for await (const chunk of file.content) chunks.push(chunk);
    return { name: file.name, content: new Uint8Array(Buffer.concat(chunks)) };
  };
  const entries = async () =>
    (await server.database.query<{ n: number }>('select count(*)::int as n from audit_entry'))[0]?.n;

  it.each(['csv', 'xlsx'] as const)('out as %s and in again changes nothing but what was missing', async (format) => {
    const { name, content } = await taken(format);
    expect(name).toMatch(new RegExp(`^Clientes \\d{4}-\\d\\d-\\d\\d\\.${format}$`));
    (await sheets.importFile(admin, aSheetUpload(content), false)).unwrap();
    const before = await entries();
    const again = await taken(format);
    const report = (await sheets.importFile(admin, aSheetUpload(again.content), false)).unwrap();
    expect(report).toMatchObject({ created: 0, changed: 0, unchanged: 3, ignored: [], rejected: [] });
    expect(await entries()).toBe(before);
  });

  it('a dry run tells what the import does, and the rejected rows why, with their lines', async () => {
    const sheet = bytes(
      [
        'Cod;Razón social;CUIT;Lista;Dto 1;Observaciones',
        'S-1;Frenos Sur;20-26756539-3;Lista 1;12,5;nada',
        'S-2;Sin lista;;Lista 9;;',
        'C-100;Otro nombre;30-50001091-2;Lista 1;10;',
        'S-3;CUIT mal;20-26756539-2;Lista 1;;',
        'S-1;Repetido;;Lista 1;;',
      ].join('\n'),
    );
    const dry = (await sheets.importFile(admin, aSheetUpload(sheet), true)).unwrap();
    expect(dry).toMatchObject({ isDryRun: true, created: 1, changed: 1, unchanged: 0, ignored: ['Observaciones'] });
    expect(dry.rejected.map(({ line, reasons }) => [line, ...reasons.map(customerRowReasonText)])).toEqual([
      [3, 'Lista de precios: no existe «Lista 9». Creala antes en Listas de precios'],
      [5, 'CUIT: Ese CUIT no existe: revisá los números. Si no tiene, dejalo vacío'],
      [6, 'El código ya está en la línea 2'],
    ]);
    const found = async () =>
      (await customers.page(admin, { ...everyCustomer, text: 'frenos sur' }, null)).unwrap().customers.length;
    expect(await found()).toBe(0);
    const done = (await sheets.importFile(admin, aSheetUpload(sheet), false)).unwrap();
    expect(done).toEqual({ ...dry, isDryRun: false, importId: expect.any(String) });
    expect(await found()).toBe(1);
    expect((await sheets.importFile(admin, aSheetUpload(sheet), false)).unwrap()).toMatchObject({
      created: 0,
      changed: 0,
      unchanged: 2,
    });
  });

  it('in which a comma groups and another may be decimal asks how numbers are written', async () => {
    const sheet = 'Código;Nombre;Lista de precios;Límite de crédito\nM-8;Uno;Lista 1;1,234\nM-9;Dos;Lista 1;12,345.50';
    const unclear = await sheets.importFile(admin, aSheetUpload(sheet), true);
    expect(unclear.val).toEqual({ code: 'decimal-mark-unclear', unclear: '1,234', line: 2, grouped: '12,345.50' });
    const mapping = JSON.stringify({ kind: 'customers', decimal: 'point' });
    const read = (await sheets.importFile(admin, aSheetUpload(sheet, { mapping }), true)).unwrap();
    expect(read).toMatchObject({ created: 2, rejected: [] });
  });

  it('leaves out a code that the spreadsheet spoiled, and says so', async () => {
    const spoiled = await sheets.importFile(
      admin,
      aSheetUpload('Código;Nombre;Lista de precios\n"7,00E+02";Uno;Lista 1\nM-700;Dos;Lista 1'),
      true,
    );
    expect(spoiled.unwrap()).toMatchObject({
      created: 1,
      rejected: [{ line: 2, reasons: [{ code: 'damaged-code', heading: 'Código', value: '7,00E+02' }] }],
    });
  });

  it('columns are told by hand, and remembered by the name of whose the sheet is', async () => {
    const sheet = 'Padrón;;;\nnro;quién;a qué lista;rebaja;nota\nM-1;Taller Ñandú;Lista 1;1,234.50;x';
    const misread = await sheets.importFile(admin, aSheetUpload(sheet), true);
    expect(misread.val).toMatchObject({ code: 'heading-not-found' });
    const seen = (await sheets.readColumns(admin, aSheetUpload(sheet))).unwrap();
    expect(seen).toMatchObject({ columns: [], preview: { headingRow: 1 } });
    expect(seen.preview?.rows[2]).toEqual(['M-1', 'Taller Ñandú', 'Lista 1', '1,234.50', 'x']);
    const choice = {
      ...columnChoiceOf(customerSheetColumns, seen),
      decimal: 'point' as const,
      meanings: ['code', 'name', 'priceList', 'creditLimit', ''],
      constants: { province: 'Salta' },
    };
    const mapping = mappingTextOf(customerSheetColumns, choice, seen.preview?.rows[1] ?? []);
    const upload = aSheetUpload(sheet, { mapping, supplier: 'Ñandú Gestión' });
    const dry = (await sheets.importFile(admin, upload, true)).unwrap();
    expect(dry).toMatchObject({ created: 1, rejected: [], ignored: ['nota'], mapping });
    expect(dry.examples).toMatchObject([{ line: 3, kind: 'new', name: 'M-1 Taller Ñandú' }]);
    // What was only tried proves nothing.
    const again = aSheetUpload(sheet.replace('1,234.50', '1,000.00'), { supplier: 'nandu gestion' });
    expect((await sheets.importFile(admin, again, true)).val).toMatchObject({ code: 'heading-not-found' });
    (await sheets.importFile(admin, upload, false)).unwrap();
    const next = (await sheets.importFile(admin, again, true)).unwrap();
    expect(next).toMatchObject({ changed: 1, mapping });
    expect(next.examples).toMatchObject([
      { kind: 'changed', changes: [{ field: 'creditLimit', from: '1234,5', to: '1000' }] },
    ]);
    const read = (await sheets.readColumns(admin, again)).unwrap();
    expect(read).toMatchObject({ decimal: 'point', constants: [{ field: 'province', value: 'Salta' }] });
    expect(read.columns).toContainEqual({ field: 'creditLimit', column: 3 });
    expect((await sheets.readColumns(admin, aSheetUpload(sheet, { mapping: '{' }))).val).toMatchObject({
      code: 'mapping-not-json',
    });
  });

  it.each([
    ['Nro cliente;Cliente;Bonif', 'code,name,discount1'],
    ['Nº Cliente;Razón social;Bonif.', 'code,name,discount1'],
    ['Cliente;Nombre del cliente;% Bonificación', 'code,name,discount1'],
    ['CÓD. CLIENTE;CLIENTE;DTO. 1;DTO. 2;TEL.', 'code,name,discount1,discount2,phone'],
    ['N° de cuenta;Apellido y nombre;Nro. de CUIT;Cód. Postal', 'code,name,cuit,postcode'],
  ])('headings as lists have them are understood: %s', async (headings, fields) => {
    const read = (await sheets.readColumns(admin, aSheetUpload(`${headings}\nA;B;C`))).unwrap();
    const columns = [...read.columns].sort((one, other) => one.column - other.column);
    expect(columns.map(({ field }) => field).join(',')).toBe(fields);
  });

  it('what stands beyond the headings of a workbook is told, and so is a column that may be two things', async () => {
    const twice = await sheets.importFile(admin, aSheetUpload('Código;N° de cuenta;Razón social\nA;B;C'), true);
    expect(twice.val).toMatchObject({ code: 'ambiguous-column', field: 'code' });
    const alone = await sheets.importFile(admin, aSheetUpload('Cliente;CUIT\nA;B'), true);
    expect(alone.val).toMatchObject({ code: 'ambiguous-column', headings: ['Cliente'] });
    const beyond = (await sheets.importFile(admin, aSheetUpload('Código;Razón social\nB-1;Uno;Dos'), true)).unwrap();
    expect(beyond.rejected.map(({ reasons }) => reasons.map((reason) => reason.code))).toEqual([['too-many-cells']]);
  });

  it.each<[Uint8Array, string]>([
    [bytes('nada de esto\n1\n'), 'heading-not-found'],
    [bytes('\n\n'), 'empty-file'],
    [new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0, 0, 0, 1]), 'not-a-spreadsheet'],
  ])('a file that is no such sheet is refused', async (content, code) => {
    expect((await sheets.importFile(admin, aSheetUpload(content), false)).val).toMatchObject({ code });
  });

  it.each(['gerente', 'vendedor', 'cliente'])('%s neither exports nor imports any', async (user) => {
    const token = await server.signIn(user);
    const path = '/api/Management/CustomerSheets';
    expect((await server.call('GET', `${path}?format=csv`, { token })).status).toBe(403);
    expect((await server.call('POST', path, { token, body: { content: 'YQ==' } })).status).toBe(403);
  });

  it('a file that weighs too much is told as one, by the client and by the server', async () => {
    const content = new Uint8Array(9 * 1024 * 1024).fill(65);
    const answer = await sheets.importFile(admin, aSheetUpload(content), true);
    expect(answer.ok ? '' : sheetProblem(answer.val, customerSheetColumns)).toBe(
      'El archivo pesa más de 8 MB. Dividilo en partes',
    );
    const token = await server.signIn('admin');
    const body = { content: Buffer.from(content).toString('base64') };
    expect(await server.call('POST', sheetPaths.customers, { token, body })).toMatchObject({
      status: 413,
      json: { code: 'body-too-large' },
    });
  });
});
