import { formatAmount, formatCount, formatPesos } from '#adapters/texts/numbers.es.ts';
import { ignoredTexts, lackingBrandText, lineStateText, notUnderstoodText } from '#adapters/texts/quick-order.es.ts';
import { rowStockText } from '#adapters/texts/row-stock.es.ts';
import {
  isReady,
  isTrouble,
  lacksQuantity,
  makersFor,
  type OrderLine,
  type OrderRow,
  type QuickOrder,
} from '#core/quick-order/quick-order.ts';
import { printable, type Style } from '../style.ts';
import { type TableColumn, table } from './table.ts';

/** Choices that are named below a line; the web shows them all. */
const maxNamed = 3;

const quantityOf = (line: OrderLine): string => {
  const { quantity, row } = line;
  const asked = lacksQuantity(line) ? quantity : (row?.quantity ?? quantity);
  return asked === null ? '' : String(asked).replace('.', ',');
};

const columnsIn = ({ good, warning, bad }: Style): readonly TableColumn<OrderLine>[] => [
  { title: 'Línea', cell: ({ lines }) => formatCount(lines[0] ?? 0), align: 'right' },
  {
    title: 'Estado',
    cell: lineStateText,
    paint: (text, line) => (isReady(line) ? (isTrouble(line) ? warning : good) : bad)(text),
  },
  { title: 'Código', cell: ({ row, code }) => row?.code ?? code, minWidth: 8 },
  { title: 'Marca', cell: ({ row }) => row?.brand ?? '', minWidth: 6 },
  { title: 'Descripción', cell: ({ row, text }) => row?.description ?? text, minWidth: 12, isExtra: true },
  { title: 'Cant.', cell: quantityOf, align: 'right' },
  { title: 'Costo', cell: ({ row }) => (row?.cost == null ? '' : formatAmount(row.cost)), align: 'right' },
  {
    title: 'Subtotal',
    cell: (line) => (line.row?.subtotal == null || lacksQuantity(line) ? '' : formatAmount(line.row.subtotal)),
    align: 'right',
  },
];

/** Tells one choice from another: its maker, its stock, and its cost. */
const nameOf = (row: OrderRow): string => {
  const { code, brand, cost } = row;
  const stock = rowStockText(row);
  return `${code} ${brand} (${cost === null ? stock : `${stock}, ${formatPesos(cost)}`})`;
};

const adviceFor = (line: OrderLine): string | null => {
  const advice = whatToDo(line);
  if (line.lackingBrand === null) return advice === null ? null : `  ${advice}`;
  const lacking = lackingBrandText(printable(line.lackingBrand), makersFor(line));
  return advice === null ? `  ${lacking}` : `  ${lacking}: ${advice}`;
};

/** What there is to do about a line that can't be ordered as it is, or that is between the multiples of its offer. */
const whatToDo = (line: OrderLine): string | null => {
  if (line.unread !== null) return notUnderstoodText(printable(line.unread));
  if (line.nearest.length > 0) {
    return `${isReady(line) ? 'la oferta es por múltiplos:' : 'poné'} ${line.nearest.map(formatCount).join(' o ')}`;
  }
  if (isReady(line) || line.choices.length === 0) return null;
  const more = line.choices.length > maxNamed ? ' y más' : '';
  return `puede ser ${line.choices.slice(0, maxNamed).map(nameOf).join(', ')}${more}`;
};

/** An order written elsewhere as it was understood, line by line, and what it comes to. */
export function quickOrderText(order: QuickOrder, style: Style, screenColumns: number | null): string {
  const { lines, ignored, total } = order;
  if (lines.length === 0) return 'No hay líneas para pedir';
  const ready = lines.filter(isReady).length;
  const left = ignored.map(({ line, text, reason }) =>
    style.faint(`Sin leer, línea ${formatCount(line)} (${ignoredTexts[reason]}): ${printable(text)}`),
  );
  return [
    table(lines, columnsIn(style), style, screenColumns, adviceFor),
    '',
    ...left,
    `Líneas listas: ${formatCount(ready)} de ${formatCount(lines.length)} · ${formatPesos(total)} a tus costos`,
  ].join('\n');
}
