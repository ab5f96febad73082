import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartToWire } from '#adapters/wire/cart.wire.ts';
import { orderToWire } from '#adapters/wire/orders.wire.ts';
import { asId } from '#core/shared/ids.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';

const one = callerOf(1);
/** What each line is made of (docs/rules/orders.md 6). */
const lineNames =
  `id date productId productCode productBrandId productBrandName productPriceId offerLotId offerLotTitle internalCode
  multiple quantity listPrice discountsApplied cost stockState addedBy products`.split(/\s+/);
/** What a value/quantity offer is made of (docs/rules/orders.md 6). */
const gift = {
  id: '1',
  productTypeName: 'Rodamientos de Rueda',
  productBrandName: 'SKF',
  minValue: null,
  minQuantity: 2,
  discount: null,
  giftText: 'Una gorra',
};

describe.each(databases)('the names of an order on %s', (_name, open) => {
  const test = distributorForAll(open);
  const send = async (idempotencyKey: string) => {
    const sent = await test.distributor.orderService.send(one, {
      deliveryMethodId: asId('1'),
      notes: '',
      idempotencyKey,
      seenTag: null,
    });
    if (!sent.ok) throw new Error(sent.val.code);
    return sent.val.id;
  };
  const container = async () => {
    const [newest] = (await test.distributor.orderService.page(one, 1)).unwrap().orders;
    if (newest === undefined) throw new Error('there is no order');
    return orderToWire(newest).shoppingCartContainer;
  };

  beforeAll(async () => {
    await test.database.query(`insert into offer_lot (title, price, gift_text) values ('Par', 2500, 'Un trapo')`);
    await test.database.query('insert into offer_lot_product values (1, 1, 1), (1, 2, 2)');
    await test.database.query(
      `insert into offer_value_quantity (type_id, brand_id, min_quantity, gift_text)
       select t.id, b.id, 2, 'Una gorra' from product_type t, product_brand b where t.name = $1 and b.name = $2`,
      [gift.productTypeName, gift.productBrandName],
    );
  });
  beforeEach(async () => {
    const row = { productPriceId: asId<'product-price'>('1'), offerLotId: null, quantity: 3 };
    await test.distributor.cartService.setLine(one, row);
    const lot = { productPriceId: null, offerLotId: asId<'offer-lot'>('1'), quantity: 1 };
    await test.distributor.cartService.setLine(one, lot);
  });

  it('are the cart’s for its lines, and the offers’ for its gifts', async () => {
    const cart = cartToWire((await test.distributor.cartService.read(one)).unwrap());
    expect(cart.offerValueQuantities).toEqual([expect.objectContaining(gift)]);
    await send('names');
    const { products, offerValueQuantities } = await container();
    for (const line of products) expect(Object.keys(line)).toEqual(expect.arrayContaining(lineNames));
    expect(products).toEqual(cart.products.map((line) => expect.objectContaining(pick(line, lineNames))));
    expect(
      products.map(({ productCode, offerLotTitle, stockState }) => [productCode, offerLotTitle, stockState]),
    ).toEqual([
      ['6200-2RS', null, 'Green'],
      ['', 'Par', null],
    ]);
    expect(products[1]?.products).toEqual([
      { productId: '1', productCode: '6200-2RS', productBrandName: 'SKF', quantity: 1 },
      { productId: '2', productCode: '6201-2RS', productBrandName: 'SKF', quantity: 2 },
    ]);
    expect(offerValueQuantities).toEqual(cart.offerValueQuantities);
    expect(offerValueQuantities?.[0]?.productTypeParentId).toEqual(expect.any(String));
  });

  it('are the same for an order that was stored before lines had them', async () => {
    const id = await send('former');
    const amounts = { listPrice: '1000.00', cost: '900.00', subtotal: '2700.00' };
    const former = {
      lines: [
        {
          ...{ kind: 'product', code: '6200-2RS', brand: 'SKF', description: 'Rodamiento', quantity: 3, ...amounts },
          components: [],
        },
        {
          ...{ kind: 'lot', code: '', brand: '', description: 'Par', quantity: 1, ...amounts },
          components: [{ code: '6201-2RS', brand: 'SKF', quantity: 2 }],
        },
      ],
      offerValueQuantities: [{ id: '1', title: 'Rodamientos SKF', discount: null, giftText: 'Una gorra', value: 0 }],
      deliverySurcharge: { shoppingCartText: 'Recargo', minAmount: 100, value: 5, charged: '5.00' },
      discountExplanation: [],
    };
    await test.database.query('update sales_order set snapshot = $2 where id = $1', [
      Number(id),
      JSON.stringify(former),
    ]);
    const { products, offerValueQuantities, deliverySurcharge } = await container();
    for (const line of products) expect(Object.keys(line)).toEqual(expect.arrayContaining(lineNames));
    expect(products).toMatchObject([
      { productCode: '6200-2RS', productBrandName: 'SKF', description: 'Rodamiento', quantity: 3, cost: 900 },
      {
        ...{ offerLotTitle: 'Par', productCode: '', quantity: 1, stockState: null, discountsApplied: [] },
        products: [{ productCode: '6201-2RS', productBrandName: 'SKF', quantity: 2 }],
      },
    ]);
    expect(products[0]?.offerLotTitle).toBeNull();
    expect(offerValueQuantities).toMatchObject([{ title: 'Rodamientos SKF', giftText: 'Una gorra', minValue: null }]);
    expect(deliverySurcharge).toMatchObject({ charged: 5 });
  });
});

const pick = (line: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(line).filter(([name]) => names.includes(name)));
