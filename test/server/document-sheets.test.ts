import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSheetService } from '#adapters/http/sheets.ts';
import { documentRowReasonText, documentSheetColumns } from '#adapters/texts/document-sheets.es.ts';
import { sheetProblem } from '#adapters/texts/sheets.es.ts';
import { sheetPaths } from '#adapters/wire/sheets.wire.ts';
import type { DocumentRowReason, DocumentSheetService } from '#core/current-account/sheets/document-sheet.service.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aSheetUpload } from '#test/builders/sheet-upload.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

const admin = callerOf(0, { role: 'Admin', customerId: null });
const bytes = (text: string) => new TextEncoder().encode(text);

describe('documents out of a sheet and into one', () => {
  let server: TestServer;
  let sheets: DocumentSheetService;
  beforeAll(async () => {
    server = await aServer();
    const token = await server.signIn('admin');
    sheets = createSheetService<DocumentRowReason>(
      { baseUrl: server.address, token: () => token },
      sheetPaths.documents,
    );
  });
  afterAll(() => server.close());

  const entries = async () =>
    (await server.database.query<{ n: number }>('select count(*)::int as n from audit_entry'))[0]?.n;
  const taken = async (format: 'csv' | 'xlsx') => {
    const file = (await sheets.exportAll(admin, format)).unwrap();
    const chunks: Uint8Array[] = [];
    for await (const chunk of file.content) chunks.push(chunk);
    return { name: file.name, content: new Uint8Array(Buffer.concat(chunks)) };
  };

  const sheet = bytes(
    [
      'Cliente;Tipo;Comprobante;Fecha;Vto.;Importe;Saldo;CAE',
      'C1;A;0003-00000416;01/11/2026;01/12/2026;1.234,50;;7',
      'C1;Remito;3-417;2/11/26;2/12/26;1000;0;',
      'NADIE;A;3-418;01/11/2026;01/12/2026;10;;',
      'C1;NC A;3-419;01/11/2026;01/12/2026;10;;',
      'C1;A;3-416;01/11/2026;01/12/2026;10;;',
      'C1;B;3-420;01/11/2026;01/10/2026;10;20;',
    ].join('\n'),
  );

  it('reads an amount that a formula worked out in cents, and refuses a text that may be two amounts', async () => {
    const rows = [
      ['Cliente', 'Tipo', 'Comprobante', 'Fecha', 'Vto.', 'Importe', 'Saldo'],
      ['C1', 'A', '3-501', '01/11/2026', '01/12/2026', 1234.5600000001, 12.345],
      ['C1', 'A', '3-502', '01/11/2026', '01/12/2026', '1234,5678', '0,125'],
      ['C1', 'A', '3-503', '01/11/2026', '01/12/2026', '12,345', ''],
    ];
    const book = await writeXlsx({ sheets: [{ name: 'Saldos', rows }] });
    const dry = (await sheets.importFile(admin, { ...aSheetUpload(book), fileName: 'saldos.xlsx' }, true)).unwrap();
    expect(
      dry.examples.map(({ changes }) =>
        changes.filter(({ field }) => field === 'total' || field === 'debt').map(({ to }) => to),
      ),
    ).toEqual([
      ['1234,56', '12,35'],
      ['1234,57', '0,13'],
    ]);
    expect(dry.rejected.map(({ line }) => line)).toEqual([4]);
  });

  it('a dry run tells what the import does, and why rows stay out', async () => {
    const before = await entries();
    const dry = (await sheets.importFile(admin, aSheetUpload(sheet), true)).unwrap();
    expect(dry).toMatchObject({ isDryRun: true, created: 2, changed: 0, unchanged: 0, ignored: ['CAE'] });
    expect(dry.rejected.map(({ line, reasons }) => [line, ...reasons.map(documentRowReasonText)])).toEqual([
      [4, 'Ningún cliente tiene el código o el CUIT NADIE'],
      [
        5,
        '«NC A 3-419» es una nota de crédito, y acá van facturas y remitos: bajá el saldo de la factura que descuenta',
      ],
      [6, expect.stringMatching(/en la línea 2 con otro total \(\$\s1\.234,50 allá, \$\s10,00 acá\)\. Dejá uno$/)],
      [7, 'Vencimiento: No puede vencer antes de su fecha', 'Saldo: No puede deber más que el total'],
    ]);
    expect(dry.kept.map(({ line, cells, reasons }) => [line, cells[2], ...reasons.map(documentRowReasonText)])).toEqual(
      [[2, '0003-00000416', 'Esta fila cuenta, y la línea 6 la repite. Dejá la que va y borrá la otra']],
    );
    expect(await entries()).toBe(before);
    expect((await sheets.importFile(admin, aSheetUpload(sheet), false)).unwrap()).toEqual({
      ...dry,
      isDryRun: false,
      importId: expect.any(String),
    });
    const [entry] = await server.database.query<{ user_name: string; facts: object }>(
      `select user_name, facts from audit_entry where action = 'document-created' order by id desc limit 1`,
    );
    expect(entry).toMatchObject({ user_name: 'admin', facts: { title: 'R 00003-00000417' } });
    expect((await sheets.importFile(admin, aSheetUpload(sheet), false)).unwrap()).toMatchObject({
      created: 0,
      changed: 0,
      unchanged: 2,
    });
  });

  it.each(['csv', 'xlsx'] as const)('out as %s and in again changes nothing', async (format) => {
    const before = await entries();
    const { name, content } = await taken(format);
    expect(name).toMatch(new RegExp(`^Comprobantes \\d{4}-\\d\\d-\\d\\d\\.${format}$`));
    const report = (await sheets.importFile(admin, aSheetUpload(content), false)).unwrap();
    expect(report).toMatchObject({ created: 0, changed: 0, ignored: [], rejected: [] });
    expect(report.unchanged).toBeGreaterThanOrEqual(2);
    expect(await entries()).toBe(before);
  });

  it('balances alone are corrected by the number', async () => {
    const report = (await sheets.importFile(admin, aSheetUpload(bytes('Número,Saldo\nA 3-416,100\n')), false)).unwrap();
    expect(report).toMatchObject({ created: 0, changed: 1, rejected: [] });
    const [row] = await server.database.query<{ debt: string }>(
      `select debt from account_document where letter = 'A' and point_of_sale = 3 and number = 416`,
    );
    expect(Number(row?.debt)).toBe(100);
  });

  it('what customers of the sheet still owe and no row names is counted and told, and stays', async () => {
    const open = async () =>
      (
        await server.database.query<{ title: string; debt: string }>(
          `select letter || ' ' || lpad(point_of_sale::text, 5, '0') || '-' || lpad(number::text, 8, '0') as title, debt
             from account_document d join customer c on c.id = d.customer_id where c.external_code = 'C1' and debt <> 0 order by d.id`,
        )
      ).map(({ title, debt }) => [title, debt] as const);
    const more = bytes('Cliente;Número;Fecha;Vto.;Importe\nC1;A 3-421;01/11/2026;01/12/2026;10\n');
    expect((await sheets.importFile(admin, aSheetUpload(more), false)).unwrap().created).toBe(1);
    const before = await open();
    expect(before.length).toBeGreaterThan(1);
    const report = (
      await sheets.importFile(admin, aSheetUpload(bytes('Número,Saldo\nA 3-416,100\nB 3-999,x\n')), true)
    ).unwrap();
    const titles = before.map(([title]) => title).filter((title) => title !== 'A 00003-00000416');
    expect(report.missing?.count).toBe(titles.length);
    expect(report.missing?.names.map((name) => name.split(' · ')[0])).toEqual(titles);
    expect(await open()).toEqual(before);
    // Nobody of the sheet: nothing can be missing.
    const other = (await sheets.importFile(admin, aSheetUpload(bytes('Número,Saldo\nB 3-999,5\n')), true)).unwrap();
    expect(other.missing).toEqual({ count: 0, names: [] });
  });

  it.each<[Uint8Array, string]>([
    [bytes('nada\n1\n'), 'No se reconoce ninguna fila de títulos'],
    [new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0, 0, 0, 1]), 'no es una planilla'],
  ])('a file that is no such sheet is refused', async (content, text) => {
    const answer = await sheets.importFile(admin, aSheetUpload(content), false);
    expect(answer.ok ? '' : sheetProblem(answer.val, documentSheetColumns)).toContain(text);
  });

  it.each(['gerente', 'vendedor', 'cliente'])('%s neither exports nor imports any', async (user) => {
    const token = await server.signIn(user);
    expect((await server.call('GET', `${sheetPaths.documents}?format=csv`, { token })).status).toBe(403);
    expect((await server.call('POST', sheetPaths.documents, { token, body: { content: 'YQ==' } })).status).toBe(403);
  });
});
