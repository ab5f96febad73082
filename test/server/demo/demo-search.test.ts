import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCartRepository } from '#adapters/postgres/cart/cart.ts';
import { followCatalogue } from '#adapters/postgres/catalogue/catalogue-follower.ts';
import { createExclusionRepository } from '#adapters/postgres/catalogue/exclusions.ts';
import { createProductRepository } from '#adapters/postgres/catalogue/products.ts';
import { createTaxonomyRepository } from '#adapters/postgres/catalogue/taxonomy.ts';
import { createVehicleRepository } from '#adapters/postgres/catalogue/vehicles.ts';
import { createTermsRepository } from '#adapters/postgres/customers/terms.ts';
import { documentNames, documentTexts, searchDocument } from '#adapters/postgres/search/search-rows.ts';
import { technicalLabel } from '#adapters/texts/technical-labels.es.ts';
import { createFamilyService } from '#core/catalogue/families/create-family-service.ts';
import { createKnownFamilies } from '#core/catalogue/families/known-families.ts';
import { createProductService } from '#core/catalogue/products/create-product-service.ts';
import { createVehicleService } from '#core/catalogue/vehicles/create-vehicle-service.ts';
import { maxProductsOfVehicle } from '#core/catalogue/vehicles/vehicle.service.ts';
import { buildSearchIndex } from '#core/search/index/search-index.ts';
import { search } from '#core/search/search.ts';
import { suggestAll } from '#core/search/suggestions/suggest.ts';
import { asId } from '#core/shared/ids.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import type { TestDatabase } from '#test/contracts/databases.ts';
import { demoDatabases } from '#test/contracts/demo-databases.ts';

const customer = callerOf(1);
const admin = callerOf(1, { role: 'Admin', customerId: null });

const openServices = async ({ database }: TestDatabase) => {
  const follower = await followCatalogue(database);
  const { texts } = await documentTexts(database, 0, follower.generation(), 100_000);
  const names = await documentNames(database);
  const index = buildSearchIndex(texts.map((text) => searchDocument(text, names)));
  const parts = {
    searchIndex: { current: () => index },
    productRepository: await createProductRepository(database, follower),
    exclusions: await createExclusionRepository(database),
    vehicles: createVehicleRepository(database, follower),
    taxonomy: createTaxonomyRepository(database, follower),
    terms: createTermsRepository(database),
    carts: createCartRepository(database),
    labelOf: technicalLabel,
  };
  const services = {
    vehicles: createVehicleService(parts),
    families: createFamilyService({ ...parts, knownFamilies: createKnownFamilies(parts) }),
    products: createProductService(parts),
  };
  return { ...services, index, productRepository: parts.productRepository, close: () => follower.close() };
};

describe.each(demoDatabases)('searching the demo on %s', (_name, open) => {
  let test: TestDatabase;
  let services: Awaited<ReturnType<typeof openServices>>;
  beforeAll(async () => {
    test = await open();
    services = await openServices(test);
  }, 120_000);
  afterAll(async () => {
    services.close();
    await test.dispose();
  });

  it('has filters for every subfamily, and something to choose in each list', async () => {
    const families = (await services.families.families(customer)).unwrap();
    expect(families).toHaveLength(48);
    for (const { name, productTypeParentId, filters } of families.filter((each) => each.productTypeParentId !== null)) {
      expect(productTypeParentId).not.toBeNull();
      expect(filters.length, name).toBeGreaterThan(0);
      for (const { type, options, title } of filters) {
        expect(options.length > 0, `${name}: ${title}`).toBe(type === 'Dropdown');
      }
    }
  });

  it('finds by bore what the database has by bore', async () => {
    const [type] = await test.database.query<{ id: number; count: number }>(
      `select t.id, count(*) as count from product_version v join product_type t on t.id = v.type_id
        where t.name = 'Rodamientos de aplicación general' and (v.technical->>'interior1')::numeric between 17 and 20 group by t.id`,
    );
    const found = await services.families.search(admin, {
      typeId: null,
      subTypeId: asId(String(type?.id)),
      vehicleBrandSegmentId: null,
      vehicleBrandIds: [],
      productBrandIds: [],
      properties: [{ property: 'interior1', values: ['17', '20'] }],
      page: 1,
    });
    expect(found.unwrap().totalCount).toBe(type?.count);
  });

  it('answers every product of the commonest vehicle, with engines of that vehicle only', async () => {
    const [vehicle] = await test.database.query<{ id: number; count: number }>(
      'select vehicle_id as id, count(distinct product_id) as count from application group by 1 order by 2 desc, 1 limit 1',
    );
    expect(vehicle?.count).toBeLessThanOrEqual(maxProductsOfVehicle);
    const vehicleId = asId<'vehicle'>(String(vehicle?.id));
    const { subTypes, fittings, totalCount } = (
      await services.vehicles.search(admin, { vehicleId, productTypeIds: [] })
    ).unwrap();
    const products = subTypes.flatMap((subType) => subType.products);
    expect([totalCount, new Set(products.map(({ shown }) => shown.productId)).size]).toEqual([
      vehicle?.count,
      vehicle?.count,
    ]);
    const engines = (await services.vehicles.engines(admin, vehicleId)).unwrap();
    for (const { productId } of products.map(({ shown }) => shown)) {
      expect(engines).toEqual(expect.arrayContaining([...(fittings.get(productId) ?? [])]));
    }
  });

  it('suggests the codes of a maker that start as typed before other products with the number', async () => {
    const keys = suggestAll(services.index, 'corven 30').map(({ key }) => asId<'product'>(String(key)));
    const products = await services.productRepository.products(keys);
    expect(products).toHaveLength(10);
    for (const { shown } of products) expect(`${shown.productBrandName} ${shown.code}`).toMatch(/^CORVEN 30/);
  });

  it('offers the equivalents of CORVEN 3003 in its place', async () => {
    const [hit] = search(services.index, { code: 'CORVEN 3003', page: 1, pageSize: 1 }).hits;
    const found = (await services.products.substitutes(customer, asId(String(hit?.key)), null)).unwrap();
    const others = ['THOMPSON T-3003', 'NAKATA N 5044', 'VMG AX 107', 'TRW JAR1003'];
    expect(found.length).toBeGreaterThan(0);
    for (const { product } of found)
      expect(others).toContain(`${product.shown.productBrandName} ${product.shown.code}`);
  });
});
