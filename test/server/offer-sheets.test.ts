import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCall } from '#adapters/http/call.ts';
import { createOfferManagementService } from '#adapters/http/offer-management.ts';
import { createSheetService } from '#adapters/http/sheets.ts';
import { offerRowReasonText } from '#adapters/texts/offer-sheets.es.ts';
import { sheetPaths } from '#adapters/wire/sheets.wire.ts';
import type { OfferKind } from '#core/offers/management/managed-offer.ts';
import type { OfferRowReason } from '#core/offers/sheets/offer-sheet.service.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { offerDetails } from '#test/builders/managed-offers.builder.ts';
import { aSheetUpload } from '#test/builders/sheet-upload.builder.ts';
import { aLongWriting } from '#test/contracts/long-writing.ts';
import { aServer, type TestServer } from './a-server.ts';

const manager = callerOf(0, { role: 'Manager', customerId: null });
const bytes = (text: string) => new TextEncoder().encode(text);

describe('offers out of a sheet and into one', () => {
  let server: TestServer;
  let sheets: ReturnType<typeof createSheetService<OfferRowReason>>;
  let offers: ReturnType<typeof createOfferManagementService>;
  beforeAll(async () => {
    server = await aServer();
    const token = await server.signIn('gerente');
    const settings = { baseUrl: server.address, token: () => token };
    sheets = createSheetService<OfferRowReason>(settings, sheetPaths.offers);
    offers = createOfferManagementService(createCall(settings));
    const two = [asId<'product-price'>('1'), asId<'product-price'>('2')];
    const made = async (kind: OfferKind, over: Parameters<typeof offerDetails>[0]) =>
      (await offers.create(manager, kind, offerDetails(over))).unwrap();
    await made('row', { text: '=por caja; "cerrada"', multiplesOnly: true, until: '2099-12-31' });
    await made('promotion', { percentage: money('12.5') });
    await made('lot', {
      title: 'Kit; de prueba',
      price: money('1234.5'),
      rows: two.map((productPriceId, at) => ({ productPriceId, quantity: at + 2 })),
    });
    await made('value-quantity', { minValue: money(1000), minQuantity: null, brandId: asId('1'), typeId: asId('2') });
  });
  afterAll(() => server.close());

  const taken = async (format: 'csv' | 'xlsx') => {
    const file = (await sheets.exportAll(manager, format)).unwrap();
    return { name: file.name, content: new Uint8Array(await buffer(file.content)) };
  };
  const entries = async () =>
    (await server.database.query<{ n: number }>('select count(*)::int as n from audit_entry'))[0]?.n;

  it.each(['csv', 'xlsx'] as const)('out as %s and in again changes nothing', async (format) => {
    const { name, content } = await taken(format);
    expect(name).toMatch(new RegExp(`^Ofertas \\d{4}-\\d\\d-\\d\\d\\.${format}$`));
    const before = await entries();
    expect((await sheets.importFile(manager, aSheetUpload(content), false)).unwrap()).toMatchObject({
      ...{ created: 0, changed: 0, unchanged: 4, ignored: [], rejected: [] },
      missing: { count: 0, names: [] },
    });
    expect(await entries()).toBe(before);
  });

  const sheet = bytes(
    [
      'Clase;Nombre;Código;Marca;Cantidad;Desde cantidad;Descuento;Precio;Nota;Desde;Hasta;Observaciones',
      'Por cantidad;;6203-2RS;SKF;;10;15;;;;;',
      'Combo;Kit nuevo;6203-2RS;SKF;2;;;9.999,50;guantes;1/1/2099;;',
      'Promo;;6204-2rs;skf;;;100;;;;;',
      'Combo;Kit nuevo;6204-2RS;SKF;1;;;;;;;',
      'Combo;Kit malo;6204-2RS;SKF;1;;;10;;;;',
      'Combo;Kit malo;NO-HAY;;1;;;;;;;',
      'Promo;;6200-2RS;;;;12,5;;;;;',
    ].join('\n'),
  );

  it('a dry run tells what the import does, and all rows of a combo stay out together', async () => {
    const before = await entries();
    const dry = (await sheets.importFile(manager, aSheetUpload(sheet), true)).unwrap();
    expect(dry).toMatchObject({ isDryRun: true, created: 2, changed: 0, unchanged: 1, ignored: ['Observaciones'] });
    expect(dry.rejected.map(({ line, reasons }) => [line, reasons.map(offerRowReasonText).join('. ')])).toEqual([
      [4, 'Descuento %: Un descuento mayor que 0 y menor que 100, con dos decimales a lo sumo'],
      [6, 'No hay un artículo «NO-HAY»'],
      [7, 'No hay un artículo «NO-HAY»'],
    ]);
    expect(dry.missing?.names).toEqual([
      'Por cantidad · 6200-2RS SKF',
      'Combo · Kit; de prueba',
      'Valor / Cantidad · SKF Rodamientos > Rodamientos de Rueda',
    ]);
    expect(await entries()).toBe(before);
    const done = (await sheets.importFile(manager, aSheetUpload(sheet), false)).unwrap();
    expect(done).toEqual({ ...dry, isDryRun: false, importId: expect.any(String) });
    // And that of the import.
    expect(await entries()).toBe((before ?? 0) + 3);
    const [kit] = (await offers.page(manager, { kind: 'lot', text: 'nuevo', state: 'scheduled' }, null)).unwrap()
      .offers;
    expect(kit?.rows.map(({ code, quantity }) => [code, quantity])).toEqual([
      ['6203-2RS', 2],
      ['6204-2RS', 1],
    ]);
    expect(kit).toMatchObject({ title: 'Kit nuevo', text: 'guantes', from: '2099-01-01', until: null });
    expect((await sheets.importFile(manager, aSheetUpload(sheet), false)).unwrap()).toMatchObject({
      created: 0,
      changed: 0,
      unchanged: 3,
    });
  });

  const generations = async () =>
    (await server.database.query<{ n: number }>('select count(*)::int as n from catalogue_generation'))[0]?.n ?? 0;
  const many = bytes(
    [
      'Clase;Código;Marca;Desde cantidad;Descuento',
      ...Array.from({ length: 30 }, (_, at) => `Por cantidad;6200-2RS;SKF;${at + 100};10`),
      ...Array.from({ length: 30 }, (_, at) => `Por cantidad;6201-2RS;SKF;${at + 100};10`),
    ].join('\n'),
  );

  it('while somebody else writes the catalogue it says so at once, and nothing is imported', async () => {
    const stop = await aLongWriting(server.database);
    const before = await entries();
    expect((await sheets.importFile(manager, aSheetUpload(many), false)).val).toMatchObject({ code: 'catalogue-busy' });
    await stop();
    expect(await entries()).toBe(before);
  });

  it('many offers of price rows are one generation of the catalogue, each with its entry', async () => {
    const before = { entries: (await entries()) ?? 0, generations: await generations() };
    expect((await sheets.importFile(manager, aSheetUpload(many), false)).unwrap()).toMatchObject({
      created: 60,
      rejected: [],
    });
    expect(await generations()).toBe(before.generations + 1);
    expect(await entries()).toBe(before.entries + 61);
    expect((await sheets.importFile(manager, aSheetUpload(many), false)).unwrap()).toMatchObject({ unchanged: 60 });
    expect(await generations()).toBe(before.generations + 1);
  });

  it('changes what the sheet says of an offer that it names by its number, and what another changed since stays', async () => {
    const [held] = (await offers.page(manager, { kind: 'promotion', text: '', state: null }, null)).unwrap().offers;
    const change = bytes(`N° de oferta;Clase;Descuento\n${held?.id};Promoción;20`);
    expect((await sheets.importFile(manager, aSheetUpload(change), false)).unwrap()).toMatchObject({
      created: 0,
      changed: 1,
    });
    const now = (await offers.one(manager, 'promotion', asId(held?.id ?? ''))).unwrap();
    expect(now.percentage?.toString()).toBe('20');
  });

  it('is for management, and what is no sheet of offers says why', async () => {
    expect((await sheets.importFile(manager, aSheetUpload(bytes('Código;Marca\nA;B')), true)).val).toEqual({
      code: 'missing-columns',
      missing: [['kind']],
      unknown: [],
    });
    expect((await sheets.importFile(manager, aSheetUpload(bytes('')), true)).val).toMatchObject({ code: 'empty-file' });
    expect((await sheets.importFile(manager, aSheetUpload(bytes('\0\x01')), true)).ok).toBe(false);
    const token = await server.signIn('vendedor');
    const asSeller = createSheetService<OfferRowReason>(
      { baseUrl: server.address, token: () => token },
      sheetPaths.offers,
    );
    expect((await asSeller.exportAll(manager, 'csv')).val).toEqual({ code: 'not-allowed' });
  });
});
