import type { Answers } from './back-end.ts';
import { comboOf, productsOf } from './catalogue.ts';
import { bodyOf, type Manners } from './specification.ts';

interface Held {
  readonly line: Readonly<Record<string, unknown>>;
  readonly quantity: number;
  readonly cost: number;
}

/** Cart, orders, current account and price lists of the one customer. */
export const salesOf = (manners: Manners): Answers => {
  const { id, saved, paged } = manners;
  const rows = new Map(
    productsOf(manners).flatMap(({ prices }) => prices.map((price) => [String(price.productPriceId), price])),
  );
  const combo = comboOf(manners);
  const held = new Map<string, Held>();
  const orders: unknown[] = [];
  const surcharge = { shoppingCartText: 'Recargo por envío', minAmount: 5000, value: 300 };

  const cart = () => {
    const lines = [...held.values()];
    const subtotal = lines.reduce((sum, { cost, quantity }) => sum + cost * quantity, 0);
    return {
      products: lines.map(({ line, quantity, cost }, index) => ({
        ...{
          id: id(index + 1),
          date: '2026-11-20T15:00:00',
          productId: line['productId'],
          productCode: line['code'] ?? '',
        },
        ...{ productBrandId: line['productBrandId'], productBrandName: line['productBrandName'] ?? '' },
        ...{
          productPriceId: line['productPriceId'] ?? null,
          offerLotId: line['offerLotId'] ?? null,
          offerLotTitle: line['offerLotId'] == null ? null : combo.title,
          internalCode: line['internalCode'] ?? '',
        },
        ...{ multiple: 1, quantity, listPrice: cost, cost, stockState: 'Green', addedBy: 'cliente' },
      })),
      offerValueQuantities:
        lines.length === 0
          ? []
          : [
              {
                id: id(43),
                productTypeName: 'Encendido',
                minQuantity: 1,
                giftText: 'Una gorra',
                productTypeParentId: id(20),
              },
            ],
      deliverySurcharge: surcharge,
      subtotal,
      discount: 0,
      total: subtotal === 0 ? 0 : subtotal + (subtotal < surcharge.minAmount ? surcharge.value : 0),
    };
  };

  const account = {
    id: id(61),
    date: '2026-11-01',
    title: 'A 00001-00000061',
    expiration: '2026-12-01',
    days: 19,
    total: 1210,
    debt: 210,
    hasPdf: true,
  };
  const named = { name: 'A 00001-00000061.pdf', content: Buffer.from('%PDF-1.4').toString('base64') };
  const file = (name: string) => ({ name, date: '2026-11-19T10:00:00' });
  return {
    'GET /api/ShoppingCarts': () => ({ body: cart() }),
    'GET /api/ShoppingCarts/state': () => ({ body: held.size > 0 }),
    'POST /api/ShoppingCarts': (asked) => {
      const line = bodyOf(asked);
      if (String(line['offerLotId']) === String(combo.id)) {
        held.set(`combo ${combo.id}`, { line, quantity: Number(line['quantity']), cost: combo.price });
        return saved();
      }
      const price = rows.get(String(line['productPriceId']));
      // This server takes what a line is called from the line.
      if (price === undefined || line['code'] !== price.code || line['productId'] == null) return { status: 400 };
      held.set(String(line['productPriceId']), { line, quantity: Number(line['quantity']), cost: price.cost });
      return saved();
    },
    'DELETE /api/ShoppingCarts': ({ query }) => {
      const lot = query.get('offerLotId') ?? '';
      held.delete(lot === '' ? (query.get('productPriceId') ?? '') : `combo ${lot}`);
      return saved();
    },
    'GET /api/Public/delivery-methods': { body: [{ id: id(71), name: 'Reparto zona sur' }] },
    'POST /api/Orders': () => {
      const { products, offerValueQuantities, deliverySurcharge, total } = cart();
      const number = orders.length + 1;
      orders.unshift({
        ...{
          id: id(800 + number),
          year: 2026,
          number,
          date: '2026-11-20T15:00:00',
          total,
          deliveryMethodName: 'Reparto zona sur',
        },
        ...{ state: 'Sent', stateDate: '2026-11-20T15:00:00' },
        shoppingCartContainer: { products, offerValueQuantities, deliverySurcharge },
      });
      held.clear();
      return saved();
    },
    'GET /api/Orders/page/*': () => paged('orders', orders),
    'GET /api/CurrentAccounts/actual': { body: [account] },
    'GET /api/CurrentAccounts/historic/*': { body: { documents: [account], currentPage: 1, totalPages: 1 } },
    'GET /api/CurrentAccounts/bank-accounts': {
      body: [
        {
          id: id(62),
          bank: 'Banco Nación',
          holder: 'Casa',
          cuit: '30-50001091-2',
          number: '1-2',
          cbu: '2850590940090418135201',
        },
      ],
    },
    'GET /api/CurrentAccounts/*/pdf': { body: named },
    'GET /api/Files/price-list': {
      body: [
        {
          listPrice: 'Lista 1',
          excel: file('Lista 1.xlsx'),
          comma: file('Lista 1,.csv'),
          semicolon: file('Lista 1;.csv'),
        },
      ],
    },
    'GET /api/Files/price-list-file': ({ query }) => ({ body: { ...named, name: query.get('name') } }),
  };
};
