import { formatAmount, formatCount } from '#adapters/texts/numbers.es.ts';
import { orderStateTexts } from '#adapters/texts/order-states.es.ts';
import { ivaText } from '#adapters/texts/pricing.es.ts';
import { deliveryAddressText } from '#core/customers/delivery-address.ts';
import { formatNumber } from '#core/orders/number.ts';
import { nameOfReplaced, type Order, type OrderLine, titleOfLine } from '#core/orders/order.ts';
import { nextStates, type OrderState } from '#core/orders/state.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { printable, type Style } from '../style.ts';
import { type Amount, amounts } from './amounts.ts';
import { facts } from './facts.ts';
import { type TableColumn, table } from './table.ts';

/** How each state looks. */
export const orderStatePainter = ({
  good,
  warning,
  bad,
  faint,
}: Style): Readonly<Record<OrderState, (text: string) => string>> => ({
  Sent: warning,
  Received: good,
  InDelivery: good,
  Delivered: faint,
  Cancelled: bad,
});

/** To staff a cost is what the distributor paid: what the customer pays is a price. */
const columnsFor = (costTitle: 'Costo' | 'Precio'): readonly TableColumn<OrderLine>[] => [
  { title: 'Código', cell: ({ productCode }) => productCode, minWidth: 8 },
  { title: 'Marca', cell: ({ productBrandName }) => productBrandName, minWidth: 6 },
  { title: 'Descripción', cell: titleOfLine, minWidth: 12 },
  { title: 'Cant.', cell: ({ quantity }) => formatCount(quantity), align: 'right' },
  { title: costTitle, cell: ({ cost }) => formatAmount(cost), align: 'right' },
  { title: 'Subtotal', cell: ({ subtotal }) => formatAmount(subtotal), align: 'right' },
];

const countOf = (part: {
  readonly quantity: number;
  readonly productCode: string;
  readonly productBrandName: string;
}) => `${formatCount(part.quantity)} × ${part.productCode} ${part.productBrandName}`;

/** The line that this one replaces, and the parts of a combo. */
const belowLine = ({ products, replaces }: OrderLine): string | null => {
  const details = [
    ...(replaces === undefined ? [] : [`reemplaza a ${formatCount(replaces.quantity)} × ${nameOfReplaced(replaces)}`]),
    ...(products.length === 0 ? [] : [`incluye ${products.map(countOf).join(', ')}`]),
  ];
  return details.length === 0 ? null : `  ${details.join('; ')}`;
};

/** A whole order: who, when, where it stands and may go, its lines and how its total comes about. */
export const orderText = (order: Order, style: Style, screenColumns: number | null): string =>
  wholeOrder(
    order,
    { next: nextStates(order.state).map((state) => orderStateTexts[state]), costTitle: 'Precio' },
    style,
    screenColumns,
  );

/** An order for its own company, which cannot change its state. */
export const ownOrderText = (order: Order, style: Style, screenColumns: number | null): string =>
  wholeOrder(order, { next: [], costTitle: 'Costo' }, style, screenColumns);

interface OrderReader {
  /** The states to which they may move it. */
  readonly next: readonly string[];
  readonly costTitle: 'Costo' | 'Precio';
}

function wholeOrder(
  order: Order,
  { next, costTitle }: OrderReader,
  style: Style,
  screenColumns: number | null,
): string {
  const who = order.actedBy ?? order.sentBy;
  const heading = facts(
    [
      ['Cliente', order.customerName],
      ['Enviado', `${formatDateTime(order.date)}${who === '' ? '' : ` por ${who}`}`],
      ['Entrega', order.deliveryMethodName],
      ['Va a', order.deliveryAddress === null ? '' : deliveryAddressText(order.deliveryAddress)],
      ['Estado', `${orderStateTexts[order.state]} desde ${formatDateTime(order.stateDate)}`],
      ['Puede pasar a', next.join(', ')],
      ['Notas', order.notes],
    ],
    style,
    screenColumns,
  );
  const { charged } = order.deliverySurcharge;
  const discounts = order.discountExplanation.map(
    (row): Amount => [row.detail === '' ? row.reason : `${row.reason} (${row.detail})`, row.value.negated()],
  );
  const gifts = order.offerValueQuantities.flatMap(({ giftText }) =>
    giftText === '' ? [] : [`Regalo: ${printable(giftText)}`],
  );
  return [
    style.bold(`Pedido ${formatNumber(order)}`),
    heading,
    '',
    table(order.lines, columnsFor(costTitle), style, screenColumns, belowLine),
    '',
    ...amounts(
      [
        ['Subtotal', order.subtotal],
        ...discounts,
        ...(charged.isZero() ? [] : [['Recargo por envío', charged] as const]),
        ['Total', order.total],
      ],
      screenColumns,
    ),
    style.faint(ivaText(false)),
    ...(gifts.length === 0 ? [] : ['', ...gifts]),
  ].join('\n');
}
