import { formatAmount, formatCount, formatPesos } from '#adapters/texts/numbers.es.ts';
import { ivaText } from '#adapters/texts/pricing.es.ts';
import { stockTexts } from '#adapters/texts/stock.es.ts';
import type { Cart, CartLine } from '#core/cart/cart.ts';
import { titleOfLine } from '#core/orders/order.ts';
import { printable, type Style } from '../style.ts';
import { type Amount, amounts } from './amounts.ts';
import { type TableColumn, table } from './table.ts';

const columnsIn = ({ bad, warning }: Style): readonly TableColumn<CartLine>[] => [
  { title: 'Código', cell: ({ productCode }) => productCode, minWidth: 8 },
  { title: 'Marca', cell: ({ productBrandName }) => productBrandName, minWidth: 6 },
  { title: 'Descripción', cell: titleOfLine, minWidth: 12 },
  {
    title: 'Stock',
    cell: ({ isGone, stockState }) =>
      isGone ? 'No se puede pedir' : stockState === null ? '' : stockTexts[stockState],
    paint: (text, { isGone, stockState }) =>
      (isGone || stockState === 'Red' ? bad : stockState === 'Yellow' ? warning : String)(text),
    isExtra: true,
  },
  { title: 'Cant.', cell: ({ quantity }) => formatCount(quantity), align: 'right' },
  { title: 'Costo', cell: ({ cost }) => formatAmount(cost), align: 'right' },
  { title: 'Subtotal', cell: ({ subtotal }) => formatAmount(subtotal), align: 'right' },
];

/** Remarks about a line before it is ordered. */
const notesOf = ({ products, isGone, cost, acceptedCost }: CartLine): readonly string[] => [
  ...(products.length === 0
    ? []
    : [
        `  incluye ${products.map((each) => `${each.quantity} × ${each.productCode} ${each.productBrandName}`).join(', ')}`,
      ]),
  ...(isGone ? ['  ya no se puede pedir: sacalo para enviar'] : []),
  ...(cost.equals(acceptedCost) ? [] : [`  antes costaba ${formatPesos(acceptedCost)}`]),
];

/** The lines of a cart and how its total comes about. */
export const cartText = (cart: Cart, style: Style, columns: number | null): string => {
  if (cart.products.length === 0) return 'El carrito está vacío';
  const discounts = cart.discountExplanation.map(
    ({ reason, detail, value }): Amount => [detail === '' ? reason : `${reason} (${detail})`, value.negated()],
  );
  const { surcharge, missingForFreeDelivery } = cart;
  const gifts = cart.offerValueQuantities.flatMap(({ giftText }) =>
    giftText === '' ? [] : [`Regalo: ${printable(giftText)}`],
  );
  const missing =
    missingForFreeDelivery.isZero() || surcharge.isZero()
      ? []
      : [`Faltan ${formatPesos(missingForFreeDelivery)} para no pagar el envío`];
  const below = [...gifts, ...missing];
  return [
    table(cart.products, columnsIn(style), style, columns, notesOf),
    '',
    ...amounts(
      [
        ['Subtotal', cart.subtotal],
        ...discounts,
        ...(surcharge.isZero() ? [] : [['Recargo por envío', surcharge] as const]),
        ['Total', cart.total],
      ],
      columns,
    ),
    style.faint(ivaText(false)),
    ...(below.length === 0 ? [] : ['', ...below]),
  ].join('\n');
};
