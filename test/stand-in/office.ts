import type { Answers, Asked, StandInAnswer } from './back-end.ts';
import { bodyOf, type Manners } from './specification.ts';

const listOf = ({ body }: Asked): readonly Record<string, unknown>[] =>
  JSON.parse(body) as readonly Record<string, unknown>[];

/** Claims and warranties, of the customer and for staff. */
export const demandsOf = ({ id, saved, paged }: Manners): Answers => {
  const created = { date: '2026-11-20T15:00:00', state: 'Created' };
  const demands: Record<string, unknown>[] = [
    {
      ...{ id: id(91), origin: 'Pedido', reason: 'Faltante', purchaseDate: '2026-11-01T00:00:00' },
      ...{ purchaseDocument: 'A 1-91', resolution: null, currentTracking: created },
    },
  ];
  const warranties: Record<string, unknown>[] = [
    {
      ...{
        id: id(95),
        rmaNumber: 'RMA-95',
        date: '2026-11-20',
        product: 'BKR6E',
        productBrandName: 'NGK',
        quantity: 1,
      },
      currentTracking: created,
    },
  ];
  return {
    'GET /api/Demands/origins': { body: [{ id: id(1), name: 'Pedido' }] },
    'GET /api/Demands/reasons': { body: [{ id: id(1), name: 'Faltante' }] },
    'GET /api/Demands/*': () => paged('demands', demands),
    'POST /api/Demands': (asked) => {
      demands.unshift({ id: id(90 - demands.length), ...bodyOf(asked), resolution: null, currentTracking: created });
      return saved();
    },
    'GET /api/Management/Demands/*': () =>
      paged(
        'demands',
        demands.map((demand) => ({ externalCode: null, ...demand, customerName: 'El Cruce' })),
      ),
    'POST /api/Management/Demands/associate': (asked) => {
      const { demandId, externalCode } = bodyOf(asked);
      const demand = demands.find((each) => String(each['id']) === String(demandId));
      if (demand === undefined) return { status: 404 };
      Object.assign(demand, { externalCode, currentTracking: { ...created, state: 'InProgress' } });
      return saved();
    },
    'GET /api/Warranties/fault-sequence': { body: [{ id: id(3), title: 'Ruido', detail: 'Al arrancar' }] },
    'GET /api/Warranties': () => ({ body: warranties }),
    'POST /api/Warranties': (asked) => {
      const { productCode, productBrand, quantity } = bodyOf(asked);
      const product = { product: productCode, productBrandName: productBrand, quantity };
      warranties.unshift({ id: id(94), rmaNumber: 'RMA-94', date: '2026-11-21', ...product, currentTracking: created });
      return saved();
    },
  };
};

/** What is configured, and what an administrator keeps. */
export const officeOf = ({ id, saved }: Manners): Answers => {
  const group = { subject: 'Aviso', accounts: ['a@example.com'], sendToZoneAccount: false };
  const configuration: Record<string, unknown> = {
    delivery: { minAmount: 5000, value: 300, shoppingCartText: 'Recargo por envío' },
    currentAccount: { days: 60 },
    specialDiscounts: [{ id: id(81), title: 'Contado', percentage: 5, explanation: 'Pago contado' }],
    alert: { title: 'Aviso', message: 'Cerramos el lunes' },
    products: { priceOrder: 'LowestToHighest' },
    productBrand: [{ id: id(31), name: 'NGK', disabled: false }],
    productType: [{ id: id(20), name: 'Encendido', disabled: false, indented: false, order: 1 }],
    productBrandTypesDisabled: [],
    bankAccounts: [],
    deliveryMethods: [{ id: id(71), name: 'Reparto zona sur', externalCode: '', isSystemGenerated: false }],
    whatsAppConfigurations: [],
    demandOrigins: [{ id: id(1), name: 'Pedido' }],
    demandReasons: [{ id: id(1), name: 'Faltante' }],
    emailSender: {
      ...{ account: 'a@example.com', user: 'a', password: '', smtp: 'smtp.example.com', port: 587, ssl: true },
      ...{ comunication: group, orders: group, demands: group, waranties: group },
    },
  };
  const savers: Readonly<Record<string, string>> = {
    delivery: 'delivery',
    'current-account': 'currentAccount',
    'special-discounts': 'specialDiscounts',
    alert: 'alert',
    products: 'products',
    'demand-origins': 'demandOrigins',
    'demand-reasons': 'demandReasons',
    'delivery-methods': 'deliveryMethods',
  };
  const own = {
    ...{ eMail: 'c@example.com', zone: 'Sur', sellerName: 'Vendedor', discounts: { discount1: 10 } },
    ...{
      includeIva: false,
      showSellingPrice: true,
      specialDiscounts: [{ id: id(81), title: 'Contado', include: false }],
    },
    surcharges: [{ text: 'General', percentage: 30, productBrandId: null, productTypeId: null, indented: false }],
  };
  const news: Record<string, unknown>[] = [];
  const pictures: Record<string, unknown>[] = [{ name: 'flyer.png' }];
  const document = {
    ...{
      id: id(61),
      title: 'A 00001-00000061',
      customerName: 'El Cruce',
      customerFantasyName: 'El Cruce',
      date: '2026-11-01',
    },
    ...{
      expiration: '2026-12-01',
      total: 1210,
      debt: 210,
      days: 19,
      isFinished: false,
      isExpired: false,
      hasPdf: true,
    },
  };
  const brands = [{ vehicleBrandSegmentId: id(51), id: id(52), name: 'Volkswagen', order: 1 }];
  let board: unknown = { unassigned: [], assigned: [{ id: id(51), name: 'Autos', vehiclesBrands: brands }] };
  const changed = (change: () => void): StandInAnswer => {
    change();
    return saved();
  };
  return {
    'GET /api/admin-configuration': () => ({ body: configuration }),
    'POST /api/admin-configuration/*': (asked) => {
      const section = savers[asked.parts[0] ?? ''];
      if (section === undefined) return { status: 404 };
      const parsedBody: unknown = JSON.parse(asked.body);
      const named = Array.isArray(parsedBody)
        ? listOf(asked).map((item, index) =>
            /^[0-]*$/.test(String(item['id'])) ? { ...item, id: id(500 + index) } : item,
          )
        : parsedBody;
      return changed(() => (configuration[section] = named));
    },
    'GET /api/customer-configuration': () => ({ body: own }),
    'GET /api/customer-configuration/alert': { body: { title: 'Aviso', message: 'Cerramos el lunes' } },
    'PUT /api/customer-configuration/alert': () => saved(),
    'POST /api/customer-configuration/include-iva/*': ({ parts }) =>
      changed(() => Object.assign(own, { includeIva: parts[0] === 'true' })),
    'POST /api/customer-configuration/show-selling-price/*': ({ parts }) =>
      changed(() => Object.assign(own, { showSellingPrice: parts[0] === 'true' })),
    'POST /api/customer-configuration/special-discounts-included': (asked) =>
      changed(() => {
        const included = (JSON.parse(asked.body) as unknown[]).map(String);
        for (const special of own.specialDiscounts) special.include = included.includes(String(special.id));
      }),
    'POST /api/customer-configuration/surcharges': (asked) =>
      changed(() => Object.assign(own, { surcharges: listOf(asked).map((row) => ({ text: 'General', ...row })) })),
    'GET /api/CurrentAccounts': { body: [document] },
    'GET /api/CurrentAccounts/*': () => ({ body: document }),
    'PUT /api/CurrentAccounts/*': (asked) => changed(() => Object.assign(document, bodyOf(asked))),
    'DELETE /api/CurrentAccounts/*': () => saved(),
    'GET /api/Offers/lots-complete': { body: [{ id: id(42), title: 'Service de encendido' }] },
    'GET /api/Offers/value-quantity-complete': {
      body: [{ id: id(43), productTypeName: 'Encendido', minQuantity: 10, discount: 5, giftText: '' }],
    },
    'GET /api/admin-files/*': () => ({ body: pictures }),
    'POST /api/admin-files': (asked) => changed(() => pictures.push({ name: bodyOf(asked)['name'] })),
    'DELETE /api/admin-files/*/*': () => saved(),
    'GET /api/product-news': () => ({ body: news }),
    'POST /api/product-news': (asked) =>
      changed(() => news.unshift({ ...bodyOf(asked), id: id(98), createdAt: '2026-11-20T15:00:00' })),
    'DELETE /api/product-news/*': () => saved(),
    'GET /api/VehiclesBrandSegments/container': () => ({ body: board }),
    'PUT /api/VehiclesBrandSegments/container': (asked) => changed(() => (board = bodyOf(asked))),
    'POST /api/Vl/Update/create-prices-files': () => saved(),
    'GET /api/Public/whatsapp': { body: [{ id: id(5), link: 'https://wa.me/1', zone: 'Sur', display: '11 5555' }] },
    'GET /api/public/images/*': { body: [] },
    'POST /api/public/contact-us': () => saved(),
  };
};
