import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAccountManagementService } from '#adapters/http/account-management.ts';
import { createBrandBoardService } from '#adapters/http/brand-board.ts';
import { type Call, createCall, type HttpSettings } from '#adapters/http/call.ts';
import { createCartService } from '#adapters/http/cart.ts';
import { createCatalogueService } from '#adapters/http/catalogue.ts';
import { createClaimManagementService } from '#adapters/http/claim-management.ts';
import { createClaimService } from '#adapters/http/claims.ts';
import { createCurrentAccountService } from '#adapters/http/current-account.ts';
import { createCustomerConfigurationService } from '#adapters/http/customer-configuration.ts';
import { createCustomerService } from '#adapters/http/customers.ts';
import { createFileService } from '#adapters/http/files.ts';
import { createNewsManagementService } from '#adapters/http/news.ts';
import { createOfferService } from '#adapters/http/offers.ts';
import { createOrderService } from '#adapters/http/orders.ts';
import { createPictureService } from '#adapters/http/pictures.ts';
import { createPriceListService } from '#adapters/http/price-lists.ts';
import { createSavedListService } from '#adapters/http/saved-lists.ts';
import { createSavedSearchService } from '#adapters/http/saved-searches.ts';
import { createSearchExportService } from '#adapters/http/search-export.ts';
import { createShopConfigurationService } from '#adapters/http/shop-configuration.ts';
import { createVehicleService } from '#adapters/http/vehicles.ts';
import { createWarrantyService } from '#adapters/http/warranties.ts';
import { savedListProblem } from '#adapters/texts/saved-lists.es.ts';
import { lineAt, lineOfRow } from '#core/cart/named-line.ts';
import { noFilters } from '#core/catalogue/text-search/catalogue.service.ts';
import { keepsDistributor, keepsFaults, keepsSynonyms } from '#core/configuration/shop-configuration.ts';
import { sendPersistently } from '#core/orders/send-persistently.ts';
import { asId } from '#core/shared/ids.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { startBackEnd } from '#test/stand-in/back-end.ts';
import { type Mode, specificationAnswers } from '#test/stand-in/specification.ts';

const caller = callerOf(1, { role: 'CustomerAdmin' });
const admin = callerOf(1, { role: 'Admin', customerId: null });
const modes: readonly Mode[] = ['numbers', 'texts'];

describe.each(modes)('a back end that has only the calls of existing servers, with ids that are %s', (mode) => {
  let backEnd: Awaited<ReturnType<typeof startBackEnd>>;
  let call: Call;
  let settings: HttpSettings;
  beforeEach(async () => {
    backEnd = await startBackEnd(specificationAnswers(mode));
    settings = { baseUrl: backEnd.address, token: () => 'token-of-cliente' };
    call = createCall(settings);
  });
  afterEach(() => backEnd.close());

  const found = async (text: string) => {
    const request = { productIds: [], codeSearch: text, fulltextSearch: text, page: 1, filters: noFilters };
    const page = (await createCatalogueService(call).searchByText(caller, request)).unwrap();
    const [product] = page.subTypes.flatMap(({ products }) => products);
    const [price] = product?.prices ?? [];
    if (product === undefined || price === undefined) throw new Error(`nothing is called ${text}`);
    return { page, product, price };
  };
  const fill = async (quantity: number) => {
    const { product, price } = await found('BKR6E');
    return createCartService(call).setLine(caller, { ...lineAt(lineOfRow(product, price), quantity), quantity });
  };

  it('finds products, with and without their lists', async () => {
    const { page, product, price } = await found('bkr');
    expect([page.totalCount, page.subTypes[0]?.name, product.shown.code, price.offers.length]).toEqual([
      ...[1, 'Bujías de Encendido', 'BKR6E', 1],
    ]);
    const bare = await found('PF1');
    expect([bare.product.shown.relations, bare.price.images, bare.price.multiple, bare.price.stockState]).toEqual([
      ...[[], [], 1, 'Yellow'],
    ]);
    expect((await createVehicleService(call).search(caller, { vehicleId: asId('1'), productTypeIds: [] })).ok).toBe(
      true,
    );
    expect((await createOfferService(call).products(caller)).unwrap().subTypes[0]?.products).toHaveLength(1);
    expect((await createFileService(call).list(caller, 'Flyers')).unwrap()[0]?.name).toBe('flyer.png');
  });

  it('fills and empties a cart, with any answer to that', async () => {
    expect((await fill(12)).val).toMatchObject({ count: 1 });
    const line = backEnd.calls.find((each) => each.startsWith('POST /api/ShoppingCarts'));
    const { price } = await found('BKR6E');
    expect(JSON.parse(line?.slice(line.indexOf('{')) ?? '')).toMatchObject({
      ...{ code: 'BKR6E', productBrandName: 'NGK', internalCode: 'I-1', productBrandId: price.productBrandId },
      ...{ productPriceId: price.productPriceId, offerId: price.offers[0]?.id, offerLotId: null, quantity: 12 },
    });
    expect((await fill(3)).val).toMatchObject({ count: 1 });
    const cart = (await createCartService(call).read(caller)).unwrap();
    expect([cart.subtotal.toNumber(), cart.surcharge.toNumber(), cart.offerValueQuantities[0]?.title]).toEqual([
      ...[3000, 300, 'Encendido'],
    ]);
    const key = { productPriceId: cart.products[0]?.productPriceId ?? null, offerLotId: null };
    expect((await createCartService(call).removeLine(caller, key)).val).toMatchObject({ count: 0 });
    expect((await createCartService(call).state(caller)).val).toMatchObject({ count: 0 });
  });

  it('is sent each order once, and shows it', async () => {
    const orders = createOrderService(call);
    for (const turn of [1, 2, 3]) {
      await fill(3);
      const order = {
        deliveryMethodId: asId<'delivery-method'>('71'),
        notes: '',
        idempotencyKey: `k${turn}`,
        seenTag: null,
      };
      const sent = await sendPersistently(orders, caller, order, async () => undefined);
      expect([sent.ok, sent.val]).toEqual([true, null]);
    }
    const { orders: shown } = (await orders.page(caller, 1)).unwrap();
    expect(shown.map(({ number, total }) => [number, total.toNumber()])).toEqual([
      ...[
        [3, 3300],
        [2, 3300],
        [1, 3300],
      ],
    ]);
    expect(
      shown[0]?.lines.map(({ productCode, productBrandName, quantity }) => [productCode, productBrandName, quantity]),
    ).toEqual([['BKR6E', 'NGK', 3]]);
    expect([shown[0]?.deliverySurcharge.charged.toNumber(), shown[0]?.discount.toNumber()]).toEqual([300, 0]);
  });

  it('tells the account and the price lists', async () => {
    const account = createCurrentAccountService(call);
    const actual = (await account.actual(caller)).unwrap();
    expect([actual.documents[0]?.total.toNumber(), actual.maxDays]).toEqual([1210, 60]);
    expect((await account.historic(caller, 1)).unwrap().documents).toHaveLength(1);
    expect((await createPriceListService(call, settings).lists(caller)).unwrap()[0]?.name).toBe('Lista 1');
  });

  it('takes claims and warranties', async () => {
    const claims = createClaimService(call);
    const product = {
      productId: asId<'product'>('1'),
      productCode: 'BKR6E',
      productBrandId: asId<'product-brand'>('31'),
    };
    const claim = {
      ...{ origin: 'Pedido', reason: 'Faltante', purchaseDate: '2026-11-02', purchaseDocument: 'A 2', note: 'Faltó' },
      products: [{ ...product, productBrandName: 'NGK', quantity: 1 }],
    };
    for (const key of ['a', 'b', 'c']) expect((await claims.open(caller, claim, key)).val).toBeNull();
    const page = (await claims.page(caller, 1)).unwrap();
    expect([page.claims.length, page.claims[0]?.purchaseDocument]).toEqual([4, 'A 2']);
    const which = page.claims[0];
    if (which === undefined) throw new Error('there is no claim');
    expect((await claims.find(caller, which)).val).toEqual(which);
    expect((await claims.find(caller, { year: 2000, number: 1 })).val).toEqual({ code: 'claim-not-found' });
    const associated = await createClaimManagementService(call).associate(admin, { id: which.id }, 'F-1');
    expect(associated.val).toMatchObject({ externalCode: 'F-1', currentTracking: { state: 'InProgress' } });
    const warranties = createWarrantyService(call);
    const warranty = {
      ...{
        ...product,
        productBrandName: 'NGK',
        quantity: 1,
        purchaseDocument: 'A 1',
        vehicleBrand: 'VW',
        vehicle: 'Gol',
      },
      ...{ engine: '1.6', year: 2020, plate: 'AB123CD', kilometrage: 9, faultSequence: '3', startUsing: '2026-01-01' },
      ...{
        endUsing: '2026-02-01',
        kilometrageInstalled: 1,
        kilometrageUsed: 2,
        kilometrageBreakage: 3,
        notes: 'Ruido',
      },
    };
    expect((await warranties.request(caller, warranty, 'k')).val).toBeNull();
    expect((await warranties.list(caller)).unwrap()).toHaveLength(2);
  });

  it('saves what is configured, with any answer to that', async () => {
    const own = createCustomerConfigurationService(call);
    for (const value of [true, false, true])
      expect((await own.setDisplay(caller, 'includeIva', value)).val).toBe(value);
    const { specialDiscounts } = (await own.read(caller)).unwrap();
    const ids = specialDiscounts.map(({ id }) => id);
    for (const _turn of [1, 2, 3]) {
      expect((await own.includeSpecialDiscounts(caller, ids, null)).unwrap()[0]?.include).toBe(true);
    }
    const shop = createShopConfigurationService(call);
    for (const days of [30, 45, 90]) {
      expect((await shop.save(admin, 'currentAccount', { days }, null)).val).toEqual({ days });
    }
    const origins = [{ id: '00000000-0000-0000-0000-000000000000', name: 'Mostrador' }];
    const stored = (await shop.save(admin, 'demandOrigins', origins, null)).unwrap();
    expect([stored[0]?.name, stored[0]?.id === origins[0]?.id]).toEqual(['Mostrador', false]);
    // This server keeps neither synonyms, nor ways to fail that are edited, nor the distributor, which is seen
    // beforehand.
    const all = (await shop.read(admin)).unwrap();
    expect([all.searchSynonyms, keepsSynonyms(all)]).toEqual([[], false]);
    expect([all.faultSequences, keepsFaults(all)]).toEqual([[], false]);
    expect([all.distributorData.hasFile, all.distributorLook.upload, keepsDistributor(all)]).toEqual([
      false,
      null,
      false,
    ]);
  });

  it('lets administrators do their work', async () => {
    const documents = createAccountManagementService(call);
    const [document] = (await documents.search(admin, 'A')).unwrap();
    for (const isFinished of [true, false, true]) {
      expect((await documents.setFinished(admin, document?.id ?? asId(''), isFinished)).val).toMatchObject({
        isFinished,
      });
    }
    const board = createBrandBoardService(call);
    const { assigned } = (await board.read(admin)).unwrap();
    const wanted = {
      unassigned: [],
      assigned: assigned.map(({ id, vehiclesBrands }) => ({
        id,
        vehiclesBrands: vehiclesBrands.map((brand) => brand.id),
      })),
    };
    for (const _turn of [1, 2]) expect((await board.save(admin, wanted, null)).ok).toBe(true);
    const { product, price } = await found('BKR6E');
    const what = {
      productId: product.shown.productId,
      productBrandId: price.productBrandId,
      code: 'BKR6E',
      productBrandName: 'NGK',
    };
    expect((await createNewsManagementService(call).announce(admin, what)).val).toMatchObject(what);
    const put = await createPictureService(call).put(admin, {
      folder: 'Flyers',
      name: 'a.png',
      content: new Uint8Array([1]),
    });
    expect(put.val).toMatchObject({ name: 'a.png' });
    const asAdmin = createCall({ ...settings, token: () => 'token-of-admin' });
    expect((await createCustomerService(asAdmin).list(admin)).unwrap()[0]?.adminPassword).toBe('clave-1');
  });

  it('is said not to offer what it has no call for', async () => {
    const lists = await createSavedListService(call).all(caller);
    expect(lists.err && savedListProblem(lists.val)).toBe('Este servidor no lo ofrece');
    expect((await createSavedSearchService(call).all(caller)).val).toEqual({ code: 'not-offered' });
    const asked = { productIds: [], codeSearch: 'x', fulltextSearch: 'x', page: 1, filters: noFilters };
    const file = await createSearchExportService(settings).create(caller, asked, 'xlsx');
    expect(file.val).toEqual({ code: 'not-offered' });
  });
});
