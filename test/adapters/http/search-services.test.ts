import { afterEach, describe, expect, it } from 'vitest';
import { createCall } from '#adapters/http/call.ts';
import { createExclusionService } from '#adapters/http/exclusions.ts';
import { createFamilyService } from '#adapters/http/families.ts';
import { createProductService } from '#adapters/http/products.ts';
import { createVehicleService } from '#adapters/http/vehicles.ts';
import { asId } from '#core/shared/ids.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aServer, problem, type Reply } from './a-server.ts';

const caller = callerOf(7);
let server: Awaited<ReturnType<typeof aServer>> | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const against = async (reply: Reply) => {
  const opened = await aServer(() => reply);
  server = opened;
  return { call: createCall({ baseUrl: opened.baseUrl, token: () => 'a-token' }), calls: opened.calls };
};

describe('vehicles over HTTP', () => {
  it('ask for a brand’s models and for a vehicle’s products, with a null body', async () => {
    const { call, calls } = await against({ body: [{ id: 4, vehicleBrandId: 2, name: 'Gol' }] });
    const service = createVehicleService(call);
    expect((await service.vehicles(caller, asId('2'))).val).toEqual([{ id: '4', vehicleBrandId: '2', name: 'Gol' }]);
    await service.vehicles(caller, null);
    await service.search(caller, { vehicleId: asId('4/x'), productTypeIds: [] });
    await service.search(caller, { vehicleId: asId('4'), productTypeIds: [asId('9')] });
    await service.search(caller, { vehicleId: asId('4'), productTypeIds: [], withHidden: true });
    expect(calls.map(({ url, body }) => [url, body])).toEqual([
      ['/api/Vehicles/from-brand/2', undefined],
      ['/api/Vehicle', undefined],
      ['/api/Products/search-by-vehicle/4%2Fx', null],
      ['/api/Products/search-by-vehicle/4', { productTypeIds: ['9'] }],
      ['/api/Products/search-by-vehicle/4', { withHidden: true }],
    ]);
  });

  it('keep to a segment, also where the back end answers brands of others', async () => {
    const brand = { vehicleBrandSegmentId: 1, id: 1, name: 'Fiat', order: 1 };
    const { call } = await against({ body: [brand, { ...brand, vehicleBrandSegmentId: null, id: 2 }] });
    const service = createVehicleService(call);
    expect((await service.brands(caller, asId('1'))).val).toMatchObject([{ id: '1', vehicleBrandSegmentId: '1' }]);
    expect((await service.brands(caller, null)).val).toHaveLength(2);
  });
});

describe('families over HTTP', () => {
  it('read what a lean back end answers', async () => {
    const { call } = await against({
      body: [
        { id: 1, name: 'Motor', filters: null },
        { id: 2, name: 'Correas', productTypeParentId: 1 },
      ],
    });
    expect((await createFamilyService(call).families(caller)).val).toMatchObject([
      { id: '1', productTypeParentId: null, filters: [], vehicleBrandIds: [], order: 1 },
      { id: '2', productTypeParentId: '1', order: 2 },
    ]);
  });

  it('send the request by its names, and no page where options are asked', async () => {
    const { call, calls } = await against({ body: { products: [], currentPage: 3, totalPages: 3 } });
    const request = {
      typeId: asId<'product-type'>('1'),
      subTypeId: null,
      vehicleBrandSegmentId: null,
      vehicleBrandIds: [asId<'vehicle-brand'>('5')],
      productBrandIds: [],
      properties: [{ property: 'interior1', values: ['17', ''] }],
      page: 3,
    };
    const service = createFamilyService(call);
    expect((await service.search(caller, request)).val).toMatchObject({
      currentPage: 3,
      totalPages: 3,
      totalCount: 41,
      hiddenCount: 0,
    });
    await service.options(caller, request);
    await service.options(caller, { ...request, withHidden: true });
    const { page: _page, ...body } = request;
    expect(calls.map(({ body: sent }) => sent)).toEqual([request, body, { ...body, withHidden: true }]);
  });
});

describe('one product and exclusions over HTTP', () => {
  it.each([
    [problem(404, 'product-not-found'), 'product-not-found'],
    [problem(400, 'odd'), 'unreachable'],
    [problem(403, 'not-allowed'), 'not-allowed'],
  ])('tell a refusal %#', async (reply, code) => {
    const { call } = await against(reply);
    expect((await createProductService(call).read(caller, asId('1'))).val).toEqual({ code });
    expect((await createProductService(call).substitutes(caller, asId('1'), null)).val).toEqual({ code });
  });

  it('name the row to compare with', async () => {
    const { call, calls } = await against({ body: [] });
    expect((await createProductService(call).substitutes(caller, asId('1'), asId('8'))).val).toEqual([]);
    expect(calls[0]?.url).toBe('/api/Products/1/substitutes?productPriceId=8');
  });

  it.each([
    ['exclusion-repeated', 'exclusion-repeated'],
    ['exclusion-incomplete', 'exclusion-incomplete'],
    ['something-new', 'unreachable'],
  ])('tell a list refused for %s', async (problemCode, code) => {
    const { call, calls } = await against(problem(400, problemCode));
    const list = [{ productBrandId: asId<'product-brand'>('1'), productTypeId: null }];
    expect((await createExclusionService(call).save(caller, list)).val).toEqual({ code });
    expect(calls[0]).toMatchObject({ method: 'PUT', url: '/api/Products/exclusions', body: list });
  });
});
