import type { DemoCustomer, DemoOrder, DemoSale, DemoUser } from '#adapters/postgres/demo/demo-commerce.ts';
import type { DemoCatalogue, DemoPart, DemoPriceRow } from '#adapters/postgres/demo/demo-rows.ts';
import { orderSnapshot } from '#adapters/postgres/orders/order-snapshot.ts';
import type { LotComponent } from '#core/cart/cart.ts';
import type { OrderState } from '#core/orders/state.ts';
import { inBuenosAires } from '#core/shared/buenos-aires.ts';
import { asId } from '#core/shared/ids.ts';
import { calculateOrder, type Wanted } from './calculate-order.ts';
import { type Chance, chanceOf } from './chance.ts';
import { rowsForSale } from './offers.ts';

const howMany = 124;
const hour = 3_600_000;
const day = 24 * hour;
const span = 90 * day;

/** Orders of the last 90 days, closer together the nearer to now; numbered by year in the order they were sent. */
export const demoOrders = (catalogue: DemoCatalogue, sale: DemoSale, seed: number, now: Date): DemoOrder[] => {
  const chance = chanceOf(seed, 'orders');
  const fittingParts = catalogue.parts.filter(({ fits }) => fits.length > 0);
  const last = new Map<number, number>();
  return Array.from({ length: howMany }, (_none, index): DemoOrder => {
    const ago = (howMany - index) / howMany;
    const sentAt = now.getTime() - Math.round((span * ago * ago) / 1000) * 1000;
    const { year } = inBuenosAires(sentAt);
    const number = (last.get(year) ?? 0) + 1;
    last.set(year, number);
    const customer = chance.yes(0.12) ? firstOf(sale.customers) : chance.pick(sale.customers);
    const wanted = wantedBy(chance, catalogue, fittingParts, sale);
    const states = statesSince(chance, sentAt, now.getTime());
    const sender = senderOf(chance, sale.users, customer);
    const { cart, lines } = calculateOrder(customer, sale, wanted, {
      sentAt: new Date(sentAt).toISOString(),
      sentBy: sender.sentBy,
    });
    return {
      id: index + 1,
      year,
      number,
      customerId: customer.id,
      ...sender,
      deliveryMethodId: chance.pick(sale.deliveryMethods).id,
      notes: chance.pick([
        '',
        '',
        '',
        'Entregar por la mañana.',
        'Avisar si falta algún artículo.',
        'Dejar en el expreso.',
      ]),
      subtotal: cart.subtotal.toFixed(2),
      discount: cart.discount.toFixed(2),
      total: cart.total.toFixed(2),
      states: states.map((step) => ({ ...step, by: step.state === 'Sent' ? sender.sentBy : 'gerente' })),
      lines: wanted.map((line) => ({ rowId: line.row?.id ?? null, lotId: line.lot?.id ?? null })),
      snapshot: orderSnapshot(cart, lines),
    };
  });
};

const firstOf = <Item>(items: readonly Item[]): Item => {
  const [first] = items;
  if (first === undefined) throw new Error('there is nobody');
  return first;
};

/** A few lines for sale, now and then with a combo. */
export const wantedBy = (
  chance: Chance,
  catalogue: DemoCatalogue,
  fittingParts: readonly DemoPart[],
  sale: DemoSale,
): Wanted[] => {
  const rows = new Map<DemoPriceRow, DemoPart>();
  const lines = chance.int(2, 9);
  while (rows.size < lines) {
    const part = chance.pick(fittingParts);
    const forSale = rowsForSale(catalogue, part);
    if (forSale.length > 0) rows.set(chance.pick(forSale), part);
  }
  const products = [...rows].map(([row, part]): Wanted => {
    const parentTypeId = catalogue.productTypes.find(({ id }) => id === part.typeId)?.parentId ?? 0;
    const quantity = row.multiple * chance.pick([1, 1, 2, 2, 3, 4, 6]);
    return { row, part, typeIds: [part.typeId, parentTypeId], quantity, lot: null };
  });
  if (!chance.yes(0.12)) return products;
  const lot = chance.pick(sale.lots);
  const components = lot.components.map(({ rowId, quantity }) => ({ ...soldRow(catalogue, rowId), quantity }));
  return [...products, { row: null, lot, components, quantity: 1 }];
};

const soldRow = (catalogue: DemoCatalogue, rowId: number): Omit<LotComponent, 'quantity'> => {
  for (const { products } of catalogue.parts) {
    for (const { id: productId, rows } of products) {
      const row = rows.find(({ id }) => id === rowId);
      if (row === undefined) continue;
      return { productId: asId(String(productId)), productCode: row.code, productBrandName: row.brand };
    }
  }
  throw new Error(`no price row ${rowId}`);
};

/** The states that it has come through by now; one in nine was cancelled. */
const statesSince = (chance: Chance, sentAt: number, now: number): { state: OrderState; at: string }[] => {
  const way: OrderState[] = chance.yes(0.11)
    ? chance.pick<OrderState[]>([
        ['Sent', 'Cancelled'],
        ['Sent', 'Received', 'Cancelled'],
      ])
    : ['Sent', 'Received', 'InDelivery', 'Delivered'];
  const hoursToNext = [0, chance.int(1, 9), chance.int(14, 40), chance.int(4, 30)];
  let at = sentAt;
  return way.flatMap((state, index) => {
    at += (hoursToNext[index] ?? 0) * hour;
    return at > now ? [] : [{ state, at: new Date(at).toISOString() }];
  });
};

/** The sender of an order: a login of the company, or its seller on its behalf. */
const senderOf = (
  chance: Chance,
  users: readonly DemoUser[],
  customer: DemoCustomer,
): { readonly sentBy: string; readonly actedBy: string | null } => {
  const seller = users.find(({ sellerId }) => sellerId === customer.sellerId);
  if (seller !== undefined && customer.state === 'Ok' && chance.yes(0.15)) {
    return { sentBy: seller.userName, actedBy: seller.userName };
  }
  const own = users.filter(({ customerId }) => customerId === customer.id);
  return { sentBy: chance.pick(own).userName, actedBy: null };
};
