import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createCatalogueDraftRepository } from '#adapters/postgres/catalogue-draft/repository.ts';
import { familiesWire, familyPageWire, propertyValuesWire } from '#adapters/wire/families.wire.ts';
import { productWire } from '#adapters/wire/product.wire.ts';
import { substitutesWire } from '#adapters/wire/substitutes.wire.ts';
import { vehicleProductsWire } from '#adapters/wire/vehicles.wire.ts';
import { aProduct, writeProducts } from '#test/builders/distributor.builder.ts';
import { aFleet } from '#test/builders/fleet.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  server = await aServer();
  await aFleet(server.database);
  await server.database.query(
    `insert into equivalent_code (product_id, brand_name, code, generation) values (1, 'FAG', 'F-6200', 1), (2, 'FAG', 'OTRO', 1)`,
  );
  // Another catalogue draft, so that the running server hears of all of it.
  await writeProducts(createCatalogueDraftRepository(server.database), [
    aProduct({
      brand: 'FAG',
      code: 'F 6200',
      listPrice: '1500.00',
      attributes: { interior1: '10', otrosAbs: 'Con ABS' },
    }),
    ...Array.from({ length: 4 }, (_, each) => aProduct({ code: `620${each}-2RS`, listPrice: `${each + 1}000.00` })),
  ]);
  for (const user of ['admin', 'vendedor', 'cliente', 'otro']) tokens[user] = await server.signIn(user);
  await vi.waitFor(async () => expect((await vehicle('1')).json).toMatchObject({ totalCount: 2 }), 10_000);
});
afterAll(() => server.close());

const as = (user: string) => ({ token: tokens[user] ?? '' });
const vehicle = (id: string, body: unknown = null) =>
  server.call('POST', `/api/Products/search-by-vehicle/${id}`, { ...as('cliente'), body });
const codesOf = (json: Record<string, unknown> | null): string[] =>
  ((json?.['subTypes'] ?? []) as { products: { code: string }[] }[]).flatMap(({ products }) =>
    products.map(({ code }) => code),
  );
const family = (body: unknown, user = 'cliente') =>
  server.call('POST', '/api/Products/search-by-family', { ...as(user), body });

describe('the vehicle lists', () => {
  it('cascade from segment to brand to model to engine', async () => {
    const get = async (path: string) => (await server.call('GET', path, as('cliente'))).json;
    expect(await get('/api/VehiclesBrandSegments')).toEqual([
      { id: '2', name: 'Autos' },
      { id: '1', name: 'Camiones' },
    ]);
    expect(await get('/api/VehicleBrands')).toHaveLength(3);
    expect(await get('/api/VehicleBrands?vehicleBrandSegmentId=1')).toEqual([
      { vehicleBrandSegmentId: '1', id: '3', name: 'Scania', order: 3 },
    ]);
    expect(await get('/api/Vehicle')).toHaveLength(4);
    expect(await get('/api/Vehicles/from-brand/1')).toEqual([
      { vehicleBrandId: '1', id: '1', name: 'Gol' },
      { vehicleBrandId: '1', id: '2', name: 'Golf' },
    ]);
    expect(await get('/api/Products/engines-from-vehicle/1')).toEqual(['1.4 AP', '1.6 AP']);
    expect(await get('/api/Products/engines-from-vehicle/nada')).toEqual([]);
  });
});

describe('a search by vehicle', () => {
  it('answers its products grouped, with the engines of that vehicle, at the caller’s prices', async () => {
    const { json } = await vehicle('1');
    expect(z.safeParse(vehicleProductsWire, json).success).toBe(true);
    expect(json).toMatchObject({
      types: [{ name: 'Rodamientos' }],
      subTypes: [
        {
          name: 'Rodamientos de Rueda',
          products: [
            { code: '6200-2RS', engines: ['1.4 AP', '1.6 AP'], prices: [{ cost: 1000 }] },
            { code: '6201-2RS', engines: [], prices: [{ cost: 2000 }] },
          ],
        },
      ],
    });
  });

  it('has what changed since it was last asked for, by any user', async () => {
    const answer = async (user: string) =>
      JSON.stringify(
        (await server.call('POST', '/api/Products/search-by-vehicle/1', { ...as(user), body: null })).json,
      );
    const price = (listPrice: string) =>
      writeProducts(createCatalogueDraftRepository(server.database), [aProduct({ code: '6201-2RS', listPrice })]);
    await Promise.all(['cliente', 'otro', 'admin'].map(answer));
    await price('2345.67');
    for (const user of ['cliente', 'otro', 'admin']) {
      await expect.poll(() => answer(user), { timeout: 10_000 }).toContain('"listPrice":2345.67');
    }
    await price('2000.00');
    await expect.poll(() => answer('otro'), { timeout: 10_000 }).toContain('"listPrice":2000,');
  });

  it('keeps to families, and an unknown vehicle has nothing', async () => {
    expect(codesOf((await vehicle('1', { productTypeIds: ['999'] })).json)).toEqual([]);
    expect((await vehicle('nada')).json).toMatchObject({ types: [], subTypes: [], totalCount: 0 });
    expect((await vehicle('1', { surprise: 1 })).status).toBe(400);
  });
});

describe('a search by family and attributes', () => {
  it('is described by each family’s filters and what it reaches', async () => {
    const { json } = await server.call('GET', '/api/ProductTypes/with-filter-configuration', as('cliente'));
    expect(z.safeParse(familiesWire, json).success).toBe(true);
    const [parent, child] = json as unknown as z.infer<typeof familiesWire>;
    expect(parent).toMatchObject({ name: 'Rodamientos', productTypeParentId: null, order: 1 });
    expect(child).toMatchObject({
      name: 'Rodamientos de Rueda',
      productTypeParentId: parent?.id,
      vehicleBrandIds: ['2', '1'],
      vehicleBrandSegmentIds: ['2'],
      filters: [
        { type: 'Number', property: 'interior1', title: 'Diámetro interior', options: [] },
        { type: 'Number', property: 'exterior1' },
        { type: 'Dropdown', property: 'otrosAbs', options: ['Con ABS'] },
      ],
    });
    expect(child?.productBrandIds).toHaveLength(2);
  });

  it('finds by every criterion together, and says what is left to choose', async () => {
    const [, child] = (await server.call('GET', '/api/ProductTypes/with-filter-configuration', as('cliente')))
      .json as unknown as { id: string }[];
    const codes = async (body: object) => {
      const { json } = await family({ subTypeId: child?.id, ...body });
      expect(z.safeParse(familyPageWire, json).success).toBe(true);
      return ((json?.['products'] ?? []) as { code: string }[]).map(({ code }) => code);
    };
    const interior = (...values: unknown[]) => ({ properties: [{ property: 'interior1', values }] });
    expect(await codes({})).toHaveLength(7);
    expect(await codes(interior('', '12,5'))).toEqual(['F 6200']);
    expect(await codes(interior(11, null))).toHaveLength(6);
    expect(await codes({ vehicleBrandIds: ['2'] })).toEqual(['6202-2RS']);
    expect(await codes({ vehicleBrandSegmentId: '1' })).toEqual([]);
    expect(await codes({ properties: [{ property: 'otrosAbs', values: ['Con ABS'] }] })).toEqual(['F 6200']);
    const options = await server.call('POST', '/api/Products/technical-information-options', {
      ...as('cliente'),
      body: { subTypeId: child?.id, properties: [{ property: 'otrosAbs', values: ['Sin ABS'] }] },
    });
    expect(z.safeParse(propertyValuesWire, options.json).success).toBe(true);
    expect(options.json).toEqual([{ property: 'otrosAbs', values: ['Con ABS'] }]);
  });

  it('takes no harm from unknown ids and properties or impossible pages', async () => {
    expect((await family({ typeId: 'nada' })).json).toMatchObject({ products: [], totalPages: 0 });
    expect((await family({ typeId: '1', properties: [{ property: 'nada', values: ['x'] }] })).json).toMatchObject({
      totalCount: 7,
    });
    expect((await family({ page: -4 })).json).toMatchObject({ currentPage: 1 });
    const beyond = await family({ page: 99_999 });
    expect(beyond.json).toMatchObject({ currentPage: 1, totalPages: 1 });
    expect(beyond.json?.['products']).toEqual((await family({})).json?.['products']);
    const body = { fulltextSearch: 'rodamiento', page: 99_999 };
    const text = await server.call('POST', '/api/Products/search-by-text', { ...as('cliente'), body });
    expect(text.json).toMatchObject({ currentPage: 1, totalPages: 1 });
    expect(codesOf(text.json).length).toBeGreaterThan(0);
    expect((await family({ page: 2 ** 40 })).json).toMatchObject({ currentPage: 1 });
    const anything = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.array(fc.string(), { maxLength: 2 }));
    const names = ['typeId', 'subTypeId', 'vehicleBrandIds', 'productBrandIds', 'properties', 'page', 'productTypeIds'];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(
          'search-by-family',
          'technical-information-options',
          'search-by-vehicle/1',
          'search-by-vehicle/%F0',
        ),
        fc.oneof(fc.dictionary(fc.constantFrom(...names), anything), fc.jsonValue()),
        async (path, sent) => {
          const body = JSON.stringify(sent);
          expect((await server.call('POST', `/api/Products/${path}`, { ...as('cliente'), body })).status).toBeLessThan(
            500,
          );
        },
      ),
      { numRuns: 150 },
    );
  }, 60_000);
});

describe('a search by text', () => {
  it('finds a code that its maker’s name follows without a space, and suggests it', async () => {
    const body = { codeSearch: 'F6200fag', fulltextSearch: 'F6200fag', page: 1 };
    const { json } = await server.call('POST', '/api/Products/search-by-text', { ...as('cliente'), body });
    expect(codesOf(json)).toContain('F 6200');
    for (const path of ['autocomplete-code', 'autocomplete-all-data']) {
      const suggested = await server.call('POST', `/api/Products/${path}`, {
        ...as('cliente'),
        body: { textToSearch: 'F6200fag' },
      });
      expect(JSON.stringify(suggested.json)).toContain('F 6200');
    }
  });
});

describe('one product', () => {
  it('is answered at the caller’s prices, with its brands', async () => {
    const { json } = await server.call('GET', '/api/Products/2', as('cliente'));
    expect(z.safeParse(productWire, json).success).toBe(true);
    expect(json).toMatchObject({ code: '6201-2RS', prices: [{ cost: 2000 }] });
    const brands = await server.call('GET', '/api/Products/brands-for-product/2', as('cliente'));
    expect(brands.json).toMatchObject([{ name: 'SKF' }]);
  });

  it('has its equivalents as substitutes, with the difference', async () => {
    const { json } = await server.call('GET', '/api/Products/1/substitutes', as('cliente'));
    expect(z.safeParse(substitutesWire, json).success).toBe(true);
    expect(json).toMatchObject([{ product: { code: 'F 6200' }, difference: 500, differencePercentage: 50 }]);
    expect((await server.call('GET', '/api/Products/2/substitutes', as('cliente'))).json).toEqual([]);
  });

  it.each(['/api/Products/999', '/api/Products/nada', '/api/Products/999/substitutes'])('%s is 404', async (path) => {
    const answer = await server.call('GET', path, as('cliente'));
    expect([answer.status, answer.json?.['title']]).toEqual([404, 'No encontramos ese artículo']);
  });
});

describe('Marcas y Familias', () => {
  const path = '/api/Products/exclusions';
  const save = (user: string, body: unknown) => server.call('PUT', path, { ...as(user), body });

  it.each([
    [[{ productBrandId: '1' }], 'Elegí una marca y una familia'],
    [
      [
        { productBrandId: '1', productTypeId: '2' },
        { productBrandId: 1, productTypeId: 2 },
      ],
      'Ya existe esta combinación de marca y tipo.',
    ],
    [[{ productBrandId: '77', productTypeId: '2' }], 'Esa marca o ese tipo ya no está en el catálogo'],
  ])('refuses %j', async (body, title) => {
    const answer = await save('cliente', body);
    expect([answer.status, answer.json?.['title']]).toEqual([400, title]);
  });

  it('leaves its pairs out of that user’s searches, and of nobody else’s', async () => {
    const saved = await save('cliente', [{ productBrandId: '1', productTypeId: '1' }]);
    expect(saved.json).toEqual([
      { productBrandId: '1', productBrandName: 'SKF', productTypeId: '1', productTypeName: 'Rodamientos' },
    ]);
    expect((await server.call('GET', path, as('cliente'))).json).toEqual(saved.json);
    const text = async (user: string) =>
      codesOf(
        (await server.call('POST', '/api/Products/search-by-text', { ...as(user), body: { codeSearch: '620' } })).json,
      ).length;
    expect([await text('cliente'), await text('otro')]).toEqual([0, 6]);
    expect((await vehicle('1')).json).toMatchObject({ totalCount: 0, hiddenCount: 2 });
    expect((await family({ typeId: '1' })).json).toMatchObject({ totalCount: 1, hiddenCount: 6 });
    expect((await family({ typeId: '1' }, 'otro')).json).toMatchObject({ totalCount: 7, hiddenCount: 0 });
    const link = { ...as('cliente'), body: { productIds: ['1'] } };
    expect((await server.call('POST', '/api/Products/search-by-text', link)).json).toMatchObject({
      totalCount: 0,
      hiddenCount: 1,
    });

    const shown = { totalCount: 2, hiddenCount: 0 };
    expect((await vehicle('1', { withHidden: true })).json).toMatchObject(shown);
    // Not the answer that was kept for the user who hides it.
    expect((await vehicle('1')).json).toMatchObject({ totalCount: 0, hiddenCount: 2 });
    const all = { totalCount: 7, hiddenCount: 0 };
    expect((await family({ typeId: '1', withHidden: true })).json).toMatchObject(all);
    expect((await family({ typeId: '1', withHidden: 'yes' })).status).toBe(400);
    expect((await save('cliente', [])).json).toEqual([]);
    expect(await text('cliente')).toBe(6);
  });
});

describe('what is disabled', () => {
  it('is nowhere for a customer and a seller, and marked for staff; and nobody searches without a session', async () => {
    await server.database.query(`update product_brand set disabled = true where name = 'FAG'`);
    await writeProducts(createCatalogueDraftRepository(server.database), [aProduct({ code: 'nuevo' })]);
    const [{ id } = { id: 0 }] = await server.database.query<{ id: number }>(
      `select id from product where code = 'F 6200'`,
    );
    const seen = async () => (await server.call('GET', `/api/Products/${id}`, as('cliente'))).status;
    await expect.poll(seen, { timeout: 10_000 }).toBe(404);
    await expect.poll(async () => (await family({ typeId: '1' })).json?.['totalCount'], { timeout: 10_000 }).toBe(7);
    for (const user of ['cliente', 'vendedor']) {
      expect((await server.call('GET', `/api/Products/${id}`, as(user))).status).toBe(404);
    }
    expect((await server.call('GET', `/api/Products/${id}`, as('admin'))).json).toMatchObject({ isDisabled: true });
    expect((await server.call('GET', '/api/Products/1/substitutes', as('admin'))).json).toEqual([]);
    // The product's code still leads to its substitutes, and does not say whose code it was.
    const body = { codeSearch: 'OTRO' };
    const found = async (user: string) => {
      const answer = await server.call('POST', '/api/Products/search-by-text', { ...as(user), body });
      return [codesOf(answer.json).length, JSON.stringify(answer.json).includes('"brand":"FAG"')];
    };
    expect([await found('cliente'), await found('admin')]).toEqual([
      [1, false],
      [1, true],
    ]);
    for (const path of ['Vehicle', 'VehicleBrands', 'VehiclesBrandSegments', 'Products/1', 'Products/exclusions']) {
      expect((await server.call('GET', `/api/${path}`)).status).toBe(401);
    }
  });
});
