import { deflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogueDraftRepository } from '#adapters/postgres/catalogue-draft/repository.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
let admin = '';
let customer = '';
beforeAll(async () => {
  server = await aServer();
  admin = await server.signIn('admin');
  customer = await server.signIn('cliente');
});
afterAll(() => server.close());

interface Run {
  readonly id: string;
  readonly state: string;
  readonly rowsTotal: number | null;
  readonly summary: Record<string, number> & {
    readonly rejections: readonly { line: number; cells: readonly string[]; reasons: readonly { code: string }[] }[];
  };
  readonly constants: readonly { readonly field: string; readonly value: string }[];
  readonly changedSince: object | null;
  readonly changedAt: number;
  readonly failure: { readonly code: string } | null;
}

const upload = async (content: string | Uint8Array, fields: Record<string, string> = { kind: 'catalogue' }) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([content as BlobPart]), 'lista.csv');
  const response = await fetch(`${server.address}/api/Imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin}` },
    body: form,
  });
  return { status: response.status, run: (await response.json()) as Run };
};

const settled = async (id: string): Promise<Run> => {
  while (true) {
    const { json } = await server.call('GET', `/api/Imports/${id}`, { token: admin });
    const run = json as unknown as Run;
    if (run.state !== 'reading' && run.state !== 'writing') return run;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
const plan = async (content: string | Uint8Array, fields?: Record<string, string>) =>
  settled((await upload(content, fields)).run.id);
const apply = async (id: string, strict = false) => {
  const answer = await server.call('POST', `/api/Imports/${id}/apply`, { token: admin, body: { strict } });
  return answer.status === 202 ? settled(id) : answer;
};
const found = async (text: string): Promise<number> => {
  const { json } = await server.call('POST', '/api/Products/search-by-text', {
    token: customer,
    body: { codeSearch: text, fulltextSearch: text },
  });
  return Number(json?.['totalCount']);
};
const fingerprint = () =>
  server.database.query(
    `select (select count(*) from product)::int as products, (select count(*) from product_version)::int as contents,
            (select count(*) from list_price)::int as prices, (select count(*) from catalogue_generation)::int as generations,
            (select count(*) from catalogue_writer)::int as writers, (select count(*) from product_brand)::int as brands`,
  );

const heading = 'Código;Marca;Descripción;Rubro;Subrubro;Precio de lista;Stock;Múltiplo\n';
const rows = (...lines: string[]) => heading + lines.join('\n');

describe('an import', () => {
  it('says which sheet of a workbook was read and which others have something, and reads another', async () => {
    const ofBrand = (brand: string) => [
      ['Código', 'Marca', 'Descripción'],
      [`HOJA-${brand}`, brand, 'De prueba'],
    ];
    const book = await writeXlsx({
      sheets: [
        { name: 'Cálculos', rows: ofBrand('Oculta'), hidden: true },
        { name: 'Carátula', rows: [['Distribuidora Norte'], ['Vigente desde', 'noviembre']] },
        { name: 'Autos', rows: ofBrand('Autos') },
        { name: 'Agro', rows: ofBrand('Agro') },
      ],
    });
    const first = await plan(book);
    expect(first).toMatchObject({
      state: 'planned',
      preview: {
        sheets: ['Cálculos', 'Carátula', 'Autos', 'Agro'],
        sheet: 'Autos',
        others: ['Carátula', 'Agro'],
      },
      summary: { new: 1, newNames: { brands: ['Autos'] } },
    });
    const body = { mapping: null, sheet: 'Agro', supplier: null, priceList: null };
    await server.call('POST', `/api/Imports/${first.id}/map`, { token: admin, body });
    expect(await settled(first.id)).toMatchObject({
      preview: { sheet: 'Agro', others: ['Carátula', 'Autos'] },
      summary: { new: 1, newNames: { brands: ['Agro'] } },
    });
    await server.call('DELETE', `/api/Imports/${first.id}`, { token: admin });
  });

  it('shows first, writes then, and what was written is found, priced and orderable at once', async () => {
    const content = rows(
      '087902E000;HELLA;Bobina de encendido;Encendido;Bobinas de Ignición;"$ 39.990,50 ";3;1',
      '00012;HELLA;Bujía incandescente;Encendido;Bujías Incandescentes;1.234,00;0;4',
    );
    const planned = await plan(content);
    expect([planned.state, planned.summary['new'], planned.summary['rejected']]).toEqual(['planned', 2, 0]);
    expect(planned.summary).toMatchObject({
      newNames: {
        brands: ['HELLA'],
        families: ['Encendido', 'Encendido › Bobinas de Ignición', 'Encendido › Bujías Incandescentes'],
      },
    });
    expect(await found('087902e000')).toBe(0);
    const done = (await apply(planned.id)) as Run;
    expect(done.state).toBe('done');
    await expect.poll(() => found('087902-E000')).toBe(1);
    const { json } = await server.call('POST', '/api/Products/search-by-text', {
      token: customer,
      body: { fulltextSearch: 'bobinas hella' },
    });
    const subTypes = json?.['subTypes'] as {
      products: { prices: { productPriceId: string; cost: number; stockState: string }[] }[];
    }[];
    const price = subTypes[0]?.products[0]?.prices[0];
    expect([price?.cost, price?.stockState]).toEqual([39990.5, 'Green']);
    const set = await server.call('POST', '/api/ShoppingCarts', {
      token: customer,
      body: { productPriceId: price?.productPriceId, quantity: 2 },
    });
    expect(set.status).toBe(200);

    const again = await plan(content);
    expect([again.summary['new'], again.summary['changed'], again.summary['unchanged']]).toEqual([0, 0, 2]);
    const before = await server.database.query('select count(*)::int as n from product_version');
    await apply(again.id);
    expect(await server.database.query('select count(*)::int as n from product_version')).toEqual(before);
  });

  it('takes the rest of a row whose price is in words or whose stock is negative, and tells both', async () => {
    await apply((await plan(rows('CELDA-1;HELLA;Foco;Luces;;100,00;5;1'))).id);
    const again = await plan(rows('CELDA-1;HELLA;Foco;Luces;;Consultar;-3;4', 'CELDA-2;HELLA;Otro;Luces;;caro;-1;1'));
    const told = {
      warned: { 'price-in-words': 1, 'negative-stock': 1 },
      warnings: [
        { line: 2, code: 'negative-stock', value: '-3' },
        { line: 2, code: 'price-in-words', value: 'Consultar' },
      ],
    };
    // Of a row that stays out nothing is told but why.
    expect(again.summary).toMatchObject({ changed: 1, rejected: 1, changedFields: { stock: 1, multiple: 1 }, ...told });
    expect((await apply(again.id)) as Run).toMatchObject({ state: 'done', summary: told });
    const asStored = await plan(rows('CELDA-1;HELLA;Foco;Luces;;100,00;0;4'));
    expect(asStored.summary).toMatchObject({ unchanged: 1, changed: 0 });
    await server.call('DELETE', `/api/Imports/${asStored.id}`, { token: admin });
  });

  it('changes only the columns of a sheet without descriptions, and makes nothing of codes that are not there', async () => {
    await apply((await plan(rows('PARC1;HELLA;Bobina;Encendido;Bobinas;100,00;3;1'))).id);
    const planned = await plan('Código;Marca;Múltiplo\nparc1;;6\nPARC1;HELLA;12\nNUEVO9;HELLA;6\n');
    expect(planned.summary).toMatchObject({
      ...{ new: 0, changed: 1, rejected: 2 },
      examples: [{ line: 2, name: 'PARC1 HELLA Bobina', changes: [{ field: 'multiple', from: '1', to: '6' }] }],
      newNames: { brands: [], families: [] },
    });
    expect(planned.summary.rejections).toMatchObject([
      { line: 3, reasons: [{ code: 'duplicate-in-file', firstLine: 2, name: 'PARC1 HELLA' }] },
      { line: 4, reasons: [{ code: 'product-undescribed', value: 'HELLA NUEVO9' }] },
    ]);
    expect(await apply(planned.id)).toMatchObject({ state: 'done' });
    const again = await plan(rows('PARC1;HELLA;Bobina;Encendido;Bobinas;100,00;3;6'));
    expect(again.summary).toMatchObject({ new: 0, changed: 0, unchanged: 1 });
  });

  it('puts a subfamily without its family where one family alone has it, and changes nothing the second time', async () => {
    const content = rows(
      'LONE-1;HELLA;Amortiguador;#N/D;AMORTIGUADORES;10;1;1',
      'LONE-2;HELLA;Amortiguador;Suspensión;Amortiguadores;10;1;1',
      'LONE-3;HELLA;Sin familia;;Sueltos;10;1;1',
      'LONE-1;HELLA;Amortiguador;Suspensión;Amortiguadores;10;1;1',
    );
    const planned = await plan(content);
    expect([planned.summary['new'], planned.summary['rejected']]).toEqual([3, 1]);
    expect(planned.summary.rejections[0]).toMatchObject({ line: 5, reasons: [{ code: 'duplicate-in-file' }] });
    expect(planned.summary.rejections[0]?.cells[0]).toBe('LONE-1');
    expect(await apply(planned.id)).toMatchObject({ state: 'done' });
    const places = await server.database.query(
      `select p.code, f.name as family, t.name as type from product p join product_version v on v.product_id = p.id
         join product_type t on t.id = v.type_id left join product_type f on f.id = t.parent_id
        where p.code like 'LONE-_' order by p.code`,
    );
    expect(places).toEqual([
      { code: 'LONE-1', family: 'Suspensión', type: 'Amortiguadores' },
      { code: 'LONE-2', family: 'Suspensión', type: 'Amortiguadores' },
      { code: 'LONE-3', family: null, type: 'Sueltos' },
    ]);
    expect((await plan(content)).summary).toMatchObject({ new: 0, changed: 0, unchanged: 3 });
  });

  it('lets good rows in past rejected ones, unless it is strict', async () => {
    const content = rows(
      'GOOD-1;HELLA;Buena;Motor;;10;1;1',
      ';HELLA;Sin código;Motor;;10;1;1',
      'BAD-1;HELLA;Mala;Motor;;diez;1;1',
    );
    const planned = await plan(content);
    expect(planned.summary['rejected']).toBe(2);
    expect(planned.summary.rejections.map(({ line, cells }) => [line, cells[0], cells[2]])).toEqual([
      [3, '', 'Sin código'],
      [4, 'BAD-1', 'Mala'],
    ]);
    const before = await fingerprint();
    const refused = await server.call('POST', `/api/Imports/${planned.id}/apply`, {
      token: admin,
      body: { strict: true },
    });
    expect(refused.json).toMatchObject({ code: 'rows-rejected' });
    expect(await fingerprint()).toEqual(before);
    await apply(planned.id);
    await expect.poll(() => found('GOOD-1')).toBe(1);
  });

  it('reports what a newer list no longer has, and deletes nothing', async () => {
    await apply((await plan(rows('L-1;LISTA;Uno;Motor;;10;1;1', 'L-2;LISTA;Dos;Motor;;10;1;1'))).id);
    const newer = await plan(rows('L-1;LISTA;Uno;Motor;;10;1;1'));
    expect(newer.summary['missing']).toBe(1);
    await apply(newer.id);
    expect(await found('L-2')).toBe(1);
  });

  it('of equivalences and prices finds the products by code', async () => {
    await apply(
      (await plan('Código;Marca equivalente;Código equivalente\n6200-2RS;CORVEN;3003\n', { kind: 'equivalences' })).id,
    );
    await expect.poll(() => found('corven 3003')).toBe(1);
    const priced = await plan('Código;Marca;Precio\n6200-2RS;SKF;1500,75\nNADA;SKF;1\n', {
      kind: 'prices',
      priceList: 'Lista 1',
    });
    expect([priced.summary['changed'], priced.summary['rejected']]).toEqual([1, 1]);
    expect(priced.summary.rejections[0]?.reasons[0]?.code).toBe('product-not-found');
  });

  it('of prices without a list are for the only one there is; with a second one somebody has to say', async () => {
    const sheet = 'Código;Marca;Precio\n6200-2RS;SKF;1777\n';
    const priced = await plan(sheet, { kind: 'prices' });
    expect([priced.state, priced.summary['changed']]).toEqual(['planned', 1]);
    expect(priced.summary).toMatchObject({ priceLists: ['Lista 1'], newNames: { priceLists: [] } });
    // What the mapping says of all rows goes before what is proposed.
    const mapping = JSON.stringify({ constants: { priceList: 'Otra' }, columns: { code: 'Código', price: 'Precio' } });
    const other = await plan(sheet, { kind: 'prices', mapping });
    expect(other.summary).toMatchObject({ newNames: { priceLists: ['Otra'] } });
    await server.database.query(`insert into price_list (name) values ('Segunda')`);
    expect((await plan(sheet, { kind: 'prices' })).state).toBe('failed');
    await server.database.query(`update price_list set withdrawn_at = now() where name = 'Segunda'`);
    expect((await plan(sheet, { kind: 'prices' })).state).toBe('planned');
  });

  it('of prices whose columns are told by hand keep the list that is proposed, and take another one where it is told', async () => {
    const sheet = 'pieza;vale\n6200-2RS;1888\n';
    const lost = await plan(sheet, { kind: 'prices' });
    expect([lost.state, lost.constants]).toEqual(['failed', [{ field: 'priceList', value: 'Lista 1' }]]);
    const read = async (id: string, constants: Record<string, string>, supplier: string | null = null) => {
      const mapping = JSON.stringify({ recognise: false, columns: { code: 'pieza', price: 'vale' }, constants });
      const body = { mapping, sheet: null, priceList: null, supplier };
      expect((await server.call('POST', `/api/Imports/${id}/map`, { token: admin, body })).status).toBe(202);
      return settled(id);
    };
    const planned = await read(lost.id, {});
    expect([planned.state, planned.summary['changed'], planned.summary['newNames']]).toMatchObject([
      'planned',
      1,
      { priceLists: [] },
    ]);
    // What was only proposed is not remembered with the supplier's columns.
    const supplier = 'Ñandú SA';
    const again = await plan(sheet, { kind: 'prices', supplier });
    expect((await read(again.id, { priceList: 'Lista 1' }, supplier)).state).toBe('planned');
    await apply(again.id);
    await server.database.query(`update price_list set name = 'Única' where name = 'Lista 1'`);
    const next = await plan(sheet, { kind: 'prices', supplier });
    expect([next.state, next.summary['newNames']]).toMatchObject(['planned', { priceLists: [] }]);
    await server.database.query(`update price_list set name = 'Lista 1' where name = 'Única'`);
    const named = await plan(sheet, { kind: 'prices', priceList: 'Mayorista' });
    expect(named.constants).toEqual([{ field: 'priceList', value: 'Mayorista' }]);
    expect((await read(named.id, {})).summary).toMatchObject({ newNames: { priceLists: ['Mayorista'] } });
    expect((await read(named.id, { priceList: 'Taller' })).summary).toMatchObject({
      newNames: { priceLists: ['Taller'] },
    });
  });

  it('tells new articles whose code a spreadsheet program may have made a date, and leaves out those of a workbook', async () => {
    const text = await plan(
      rows('2024-03-01;NGK;Bujía;Encendido;Bujías;100;1;1', '3-24;NGK;Bujía;Encendido;Bujías;100;1;1'),
    );
    expect(text.summary).toMatchObject({
      new: 2,
      warned: { 'code-like-date': 1 },
      warnings: [{ line: 2, code: 'code-like-date', value: '2024-03-01' }],
    });
    await server.call('DELETE', `/api/Imports/${text.id}`, { token: admin });
    const book = await writeXlsx({
      sheets: [
        {
          name: 'Lista',
          rows: [
            ['Código', 'Marca', 'Descripción'],
            [new Date('2024-03-01'), 'NGK', 'Bujía'],
          ],
        },
      ],
    });
    const dated = await plan(book);
    expect(dated.summary).toMatchObject({
      new: 0,
      rejections: [{ line: 2, reasons: [{ code: 'code-became-date', field: 'code', value: '2024-03-01' }] }],
    });
    await server.call('DELETE', `/api/Imports/${dated.id}`, { token: admin });
  });

  it('of applications without a segment is of the model that there is, and tells what it makes in which segment', async () => {
    const segmentsOf = async (model: string) =>
      server.database.query(
        `select s.name, count(a.*)::int as fits from vehicle v join vehicle_brand b on b.id = v.vehicle_brand_id
           join vehicle_brand_segment s on s.id = b.segment_id left join application a on a.vehicle_id = v.id
          where v.name = $1 group by s.name order by s.name`,
        [model],
      );
    const product = await plan(rows('SEG-1;NGK;Bujía;Encendido;Bujías;100;1;1'));
    await apply(product.id);
    const vehicles = 'Segmento;Marca;Modelo\n';
    const known = await plan(
      `${vehicles}Autos;Tatra;Gol\nCamiones;Tatra;Pesado\nAutos;Tatra;Mixto\nCamiones;Tatra;Mixto`,
      {
        kind: 'vehicles',
      },
    );
    expect(known.summary).toMatchObject({
      newNames: { vehicles: ['Autos › Tatra › Gol', 'Camiones › Tatra › Pesado', 'Autos › Tatra › Mixto'] },
    });
    await apply(known.id);
    await apply((await plan(`${vehicles}Camiones;Tatra;Mixto`, { kind: 'vehicles' })).id);
    const heading = 'Código;Marca;Marca vehículo;Modelo\n';
    const sheet = `${heading}SEG-1;NGK;Tatra;Pesado\nSEG-1;NGK;Tatra;Nuevo\nSEG-1;NGK;Zetor;Crystal`;
    const planned = await plan(sheet, { kind: 'applications' });
    expect(planned.summary).toMatchObject({
      new: 3,
      newNames: { vehicles: ['Autos › Tatra › Nuevo', 'Zetor › Crystal'] },
    });
    await apply(planned.id);
    expect(await segmentsOf('Pesado')).toEqual([{ name: 'Camiones', fits: 1 }]);
    expect(await segmentsOf('Crystal')).toEqual([{ name: 'General', fits: 1 }]);
    const after = await plan(`${vehicles}Agrícola;Zetor;Crystal`, { kind: 'vehicles' });
    expect(after.summary).toMatchObject({
      newNames: { vehicles: [] },
      warned: { 'model-in-general': 1 },
      warnings: [{ line: 2, code: 'model-in-general', value: 'Zetor › Crystal' }],
    });
    await apply(after.id);
    expect(await segmentsOf('Crystal')).toEqual([{ name: 'General', fits: 1 }]);
  });

  it('of applications is found by its vehicle at once', async () => {
    const sheet = 'Código;Marca del vehículo;Modelo;Motor;Años;Segmento\n6201-2RS;Peugeot;208;1.6;12-19;Autos\n';
    const planned = await plan(sheet, { kind: 'applications' });
    expect([planned.state, planned.summary['new']]).toEqual(['planned', 1]);
    expect(planned.summary).toMatchObject({ newNames: { vehicles: ['Autos › Peugeot › 208'] } });
    await apply(planned.id);
    await expect.poll(() => found('peugeot 208 2015')).toBe(1);
    expect(await found('peugeot 208 2005')).toBe(0);
    expect((await plan(sheet, { kind: 'applications' })).summary['unchanged']).toBe(1);
  });

  it('asks again where it would write over what was changed since it was looked at, and tells which rows', async () => {
    await apply((await plan(rows('SINCE1;HELLA;Uno;Motor;;100;1;1', 'SINCE2;HELLA;Dos;Motor;;100;1;1'))).id);
    const price = (code: string, pesos: number) => `Código;Marca;Precio\n${code};HELLA;${pesos}\n`;
    const seen = await plan(`${price('SINCE1', 111)}SINCE2;HELLA;222\n`, { kind: 'prices' });
    expect([seen.state, seen.summary['changed'], seen.changedSince]).toEqual(['planned', 2, null]);
    expect(await apply((await plan(price('SINCE1', 777), { kind: 'prices' })).id)).toMatchObject({ state: 'done' });
    const before = await fingerprint();
    expect(await apply(seen.id)).toMatchObject({
      ...{ state: 'planned', rowsTotal: 2, failure: null },
      changedSince: {
        count: 1,
        rows: [
          {
            line: 2,
            name: 'SINCE1 HELLA Uno',
            fields: [{ field: 'price', seen: '100.00', from: '777.00', to: '111' }],
          },
        ],
        isUndone: false,
      },
    });
    expect(await fingerprint()).toEqual(before);
    // Somebody else had it read again since.
    const late = await server.call('POST', `/api/Imports/${seen.id}/apply`, {
      token: admin,
      body: { seenAt: seen.changedAt },
    });
    expect([late.status, late.json?.['code']]).toEqual([409, 'import-changed']);
    // The changes were shown, and nothing changed since.
    const { changedAt } = await settled(seen.id);
    const again = await server.call('POST', `/api/Imports/${seen.id}/apply`, {
      token: admin,
      body: { seenAt: changedAt },
    });
    expect(again.status).toBe(202);
    expect(await settled(seen.id)).toMatchObject({ state: 'done', changedSince: null });
    expect((await plan(price('SINCE1', 111), { kind: 'prices' })).summary['unchanged']).toBe(1);
  });

  it('does not ask where something else was changed since, and does where an import was undone', async () => {
    await apply((await plan(rows('SINCE3;HELLA;Tres;Motor;;100;1;1', 'SINCE4;HELLA;Cuatro;Motor;;100;1;1'))).id);
    const price = (code: string, pesos: number) => `Código;Marca;Precio\n${code};HELLA;${pesos}\n`;
    const first = await plan(price('SINCE3', 111), { kind: 'prices' });
    const other = await plan(price('SINCE4', 222), { kind: 'prices' });
    expect(await apply(first.id)).toMatchObject({ state: 'done' });
    expect(await apply(other.id)).toMatchObject({ state: 'done' });
    const last = await plan(price('SINCE3', 333), { kind: 'prices' });
    expect((await server.call('POST', `/api/Imports/${other.id}/undo`, { token: admin })).status).toBe(204);
    const isUndone = async () =>
      (
        await server.database.query('select 1 from import_record where import_id = $1 and undone_at is not null', [
          other.id,
        ])
      ).length;
    await expect.poll(isUndone).toBe(1);
    expect(await apply(last.id)).toMatchObject({ state: 'planned', changedSince: { count: 0, isUndone: true } });
    expect(await apply(last.id)).toMatchObject({ state: 'done' });
  });

  it('is done by one person at a time', async () => {
    const first = await plan(rows('ONE;HELLA;Uno;Motor;;10;1;1'));
    const other = (await createCatalogueDraftRepository(server.database).begin('otra persona')).unwrap();
    const refused = await server.call('POST', `/api/Imports/${first.id}/apply`, { token: admin, body: {} });
    expect([refused.status, refused.json?.['title']]).toEqual([409, expect.stringContaining('otra persona')]);
    await other.abandon();
  });
});

/** A zip whose one part says little and unpacks to much. */
const zipBomb = (): Uint8Array => {
  const part = deflateRawSync(Buffer.alloc(64 * 1024 * 1024));
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(part.length, 18);
  local.writeUInt32LE(1000, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(part.length, 20);
  central.writeUInt32LE(1000, 24);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + part.length, 16);
  return Buffer.concat([local, name, part, central, name, end]);
};

/** More than is read ahead of its rows. */
const longWorkbook = (): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [{ name: '1', rows: Array.from({ length: 12_000 }, (_, at) => [`x${at}`, `y${at}`, `z${at}`]) }],
  });

describe('a broken file', async () => {
  let before: unknown;
  beforeEach(async () => {
    before = await fingerprint();
  });

  it.each<[string, string | Uint8Array, string]>([
    ['is empty', '', 'empty-file'],
    [
      'is binary under the name of a .csv',
      Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 3, 0, 0, 255, 254]),
      'not-a-spreadsheet',
    ],
    ['lacks a column', 'Código;Marca\nA;1\n', 'missing-columns'],
    ['may say the description under another heading', 'Código;Precio;Lo que es\nA;1;B\n', 'missing-columns'],
    ['has no heading anybody knows', 'x;y\n1;2\n', 'heading-not-found'],
    [
      'is an old Excel',
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Buffer.alloc(600)]),
      'old-excel',
    ],
    ['is a zip bomb', zipBomb(), 'zip'],
    ['is a long workbook without headings', await longWorkbook(), 'heading-not-found'],
  ])('that %s ends in a clear message and an unchanged catalogue', async (_what, content, code) => {
    const run = await plan(content);
    expect(run.state).toBe('failed');
    if (code !== 'zip') expect(run.failure?.code).toBe(code);
    const refused = await server.call('POST', `/api/Imports/${run.id}/apply`, { token: admin, body: {} });
    expect(refused.status).toBe(409);
    expect(await fingerprint()).toEqual(before);
  });

  it('without its form is refused', async () => {
    expect((await upload(heading, {})).status).toBe(400);
    expect((await upload(heading, { kind: 'nonsense' })).status).toBe(400);
    const notForm = await server.call('POST', '/api/Imports', { token: admin, body: { kind: 'catalogue' } });
    expect(notForm.status).toBe(415);
  });
});
