import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogueExportService } from '#adapters/http/catalogue-export.ts';
import type { CatalogueExportRequest } from '#core/catalogue/export/catalogue-export.service.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

const admin = callerOf(0, { role: 'Admin', customerId: null });

describe('what the catalogue holds, as a sheet', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer();
  });
  afterAll(() => server.close());

  const asked = async (over: Partial<CatalogueExportRequest>, user = 'admin') => {
    const token = await server.signIn(user);
    const service = createCatalogueExportService({ baseUrl: server.address, token: () => token });
    return service.create(admin, { kind: 'catalogue', format: 'csv', priceList: null, ...over });
  };
  const linesOf = async (over: Partial<CatalogueExportRequest>) => {
    const file = (await asked(over)).unwrap();
    return { ...file, lines: (await buffer(file.content)).toString().replace('\uFEFF', '').trimEnd().split('\r\n') };
  };

  it('has products with their attributes by their labels, in columns that an import knows', async () => {
    const { name, lines, rowCount, leftOutCount } = await linesOf({});
    expect(name).toMatch(/^Catálogo \d{4}-\d\d-\d\d\.csv$/);
    expect([rowCount, leftOutCount]).toEqual([6, 0]);
    expect(lines[0]).toContain('"Código";"Marca";"Descripción";"Familia";"Subfamilia"');
    expect(lines[0]).toContain(
      '"Ubicación en el depósito";"Aplicaciones";"Foto";"Diámetro interior";"Diámetro exterior"',
    );
    expect(lines[6]).toContain('"6205-2RS";"SKF";"Rodamiento rígido de bolas"');
    expect(lines[6]).toMatch(/;4;10;6000,00;;"En venta";21;"";"";"";"";17;40$/);
  });

  it('has prices of the list that is named, however its name is written', async () => {
    const { name, lines } = await linesOf({ kind: 'prices', priceList: 'lista 1' });
    expect(name).toMatch(/^Precios Lista 1 /);
    expect(lines.slice(0, 2)).toEqual([
      '"Código";"Marca";"Lista de precios";"Precio"',
      '"6200-2RS";"SKF";"Lista 1";1000,00',
    ]);
    expect((await asked({ kind: 'prices' })).val).toEqual({ code: 'price-list-missing' });
    expect((await asked({ kind: 'prices', priceList: 'Otra' })).val).toEqual({
      code: 'price-list-unknown',
      name: 'Otra',
    });
  });

  it('is a model of its columns where there is nothing of a kind', async () => {
    expect((await linesOf({ kind: 'vehicles' })).lines).toHaveLength(1);
  });

  it('is for administrators, and of what is no kind nothing is made', async () => {
    expect((await asked({}, 'gerente')).val).toEqual({ code: 'not-allowed' });
    const token = await server.signIn('admin');
    const answer = await server.call('GET', '/api/Imports/export?kind=todo', { token });
    expect(answer.status).toBe(400);
  });
});
