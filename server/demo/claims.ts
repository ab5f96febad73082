import type { DemoOrder, DemoUser } from '#adapters/postgres/demo/demo-commerce.ts';
import type { DemoClaim, DemoDocument } from '#adapters/postgres/demo/demo-office.ts';
import type { DemoCatalogue } from '#adapters/postgres/demo/demo-rows.ts';
import type { ClaimState } from '#core/claims/state.ts';
import { documentTitle } from '#core/current-account/document-title.ts';
import { formatNumber } from '#core/orders/number.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import { numbered, stepsFrom } from './case-steps.ts';
import { type Chance, chanceOf } from './chance.ts';
import { claimOrigins, claimTexts } from './claim-texts.ts';
import { claimedRow, type SoldRow, soldRows } from './sold-rows.ts';

type Claim = Omit<DemoClaim, 'id' | 'year' | 'number'>;

interface Delivered {
  readonly order: DemoOrder;
  readonly document: DemoDocument;
  readonly sentOutAt: number;
}

/** How many claims of the others; the demo company claims about every second of its orders. */
const ofOthers = 24;

/** Claims about orders that went out, the newer the less far on. */
export const demoClaims = (
  catalogue: DemoCatalogue,
  users: readonly DemoUser[],
  orders: readonly DemoOrder[],
  documents: readonly DemoDocument[],
  seed: number,
  now: Date,
): DemoClaim[] => {
  const chance = chanceOf(seed, 'claims');
  const rows = soldRows(catalogue);
  const admins = new Map(
    users.flatMap(({ role, customerId, userName }) =>
      role === 'CustomerAdmin' ? [[customerId, userName] as const] : [],
    ),
  );
  const delivered = newestFirst(orders, documents);
  const first = delivered.filter(({ order }) => order.customerId === 1);
  const others = delivered.filter(({ order }) => order.customerId !== 1);
  const chosen = [
    ...(first.length < 10 ? first : first.filter((_one, index) => index < 4 || index % 2 === 0)),
    ...others.filter((_one, index) => index % Math.ceil(others.length / ofOthers) === 0),
  ];
  const places = new Map<boolean, number>();
  return numbered(
    chosen.map((one): Claim => {
      const isFirst = one.order.customerId === 1;
      const place = places.get(isFirst) ?? 0;
      places.set(isFirst, place + 1);
      const state = stateAt(chance, place);
      return claimOf(chance, one, state, rows, admins.get(one.order.customerId) ?? one.order.sentBy, now.getTime());
    }),
  );
};

const newestFirst = (orders: readonly DemoOrder[], documents: readonly DemoDocument[]): Delivered[] => {
  const byOrder = new Map(documents.map((document) => [document.orderId, document]));
  return orders
    .flatMap((order): Delivered[] => {
      const document = byOrder.get(order.id);
      const sentOut = order.states.find(({ state }) => state === 'InDelivery');
      const hasProducts = document?.lines.some(({ rowId }) => rowId !== null) ?? false;
      return document === undefined || sentOut === undefined || !hasProducts
        ? []
        : [{ order, document, sentOutAt: Date.parse(sentOut.at) }];
    })
    .sort((one, other) => other.sentOutAt - one.sentOutAt);
};

const stateAt = (chance: Chance, place: number): ClaimState => {
  const newest: readonly ClaimState[] = ['Created', 'InProgress', 'Accepted', 'Refused', 'Created', 'InProgress'];
  return newest[place] ?? (chance.yes(0.65) ? 'Accepted' : 'Refused');
};

const claimOf = (
  chance: Chance,
  { order, document, sentOutAt }: Delivered,
  state: ClaimState,
  rows: ReadonlyMap<number, SoldRow>,
  createdBy: string,
  now: number,
): Claim => {
  const lines = document.lines.flatMap(({ rowId, quantity }) => {
    const sold = rowId === null ? undefined : rows.get(rowId);
    return sold === undefined ? [] : [{ sold, quantity }];
  });
  const products = chance
    .some(lines, chance.yes(0.3) ? 2 : 1)
    .map(({ sold, quantity }) => claimedRow(sold, chance.int(1, quantity)));
  const reasonId = chance.int(1, claimTexts.length);
  const texts = claimTexts[reasonId - 1];
  const originId = chance.int(1, claimOrigins.length);
  const isByInvoice = claimOrigins[originId - 1] === 'Factura';
  const way: readonly ClaimState[] = state === 'Created' || state === 'InProgress' ? [] : [state];
  const hours = { Created: chance.int(4, 40), InProgress: chance.int(2, 20), end: chance.int(20, 110) };
  return {
    customerId: order.customerId,
    createdBy,
    originId,
    reasonId,
    purchaseDate: isByInvoice ? document.date : dateInBuenosAires(Date.parse(order.states[0]?.at ?? '')),
    purchaseDocument: isByInvoice ? documentTitle(document) : formatNumber(order),
    note: chance.pick(texts?.notes ?? ['']).replace('{codigo}', products[0]?.code ?? ''),
    externalCode: state === 'Created' ? null : `RC-${chance.code('00##*###')}`,
    resolution: way.length === 0 ? '' : chance.pick((state === 'Accepted' ? texts?.accepted : texts?.refused) ?? ['']),
    products,
    states: stepsFrom<ClaimState>(sentOutAt, now, [
      { state: 'Created', by: createdBy, hours: hours.Created },
      ...(state === 'Created' ? [] : [{ state: 'InProgress' as const, by: 'gerente', hours: hours.InProgress }]),
      ...way.map((end) => ({ state: end, by: 'gerente', hours: hours.end })),
    ]),
  };
};
