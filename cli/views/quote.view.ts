import { formatAmount, formatCount } from '#adapters/texts/numbers.es.ts';
import { ivaText } from '#adapters/texts/pricing.es.ts';
import { noMarkupTexts, quotePaperTexts, quoteStateTexts } from '#adapters/texts/quotes.es.ts';
import { formatNumber } from '#core/orders/number.ts';
import type { Quote, QuoteLine } from '#core/quotes/quote.ts';
import { quoteState } from '#core/quotes/validity.ts';
import { formatDate, formatDateTime } from '#core/shared/buenos-aires.ts';
import { printable, type Style } from '../style.ts';
import { facts } from './facts.ts';
import { type TableColumn, table } from './table.ts';

/** 'Vigente', or that the client said yes. `today` is the day in Buenos Aires. */
export const quoteStateText = ({ cartedAt, validUntil }: Quote, today: string): string =>
  cartedAt === null ? quoteStateTexts[quoteState(validUntil, today)] : 'En el carrito';

const lineColumns: readonly TableColumn<QuoteLine>[] = [
  { title: 'Código', cell: ({ code }) => code, minWidth: 8 },
  { title: 'Marca', cell: ({ brand }) => brand, minWidth: 6 },
  { title: 'Descripción', cell: ({ description }) => description, minWidth: 12 },
  { title: 'Cant.', cell: ({ quantity }) => formatCount(quantity), align: 'right' },
  { title: 'Precio', cell: ({ unitPrice }) => formatAmount(unitPrice), align: 'right' },
  { title: 'Subtotal', cell: ({ subtotal }) => formatAmount(subtotal), align: 'right' },
];

/** A whole quote: for whom, until when, its lines and its total. */
export function quoteText(quote: Quote, today: string, style: Style, screenColumns: number | null): string {
  const { clientName, clientPhone, createdBy, actedBy, cartedAt, lines, note } = quote;
  const heading = facts(
    [
      [quotePaperTexts.client, [clientName, clientPhone].filter((part) => part !== '').join(' · ')],
      [quotePaperTexts.date, formatDate(quote.date)],
      ['Validez', quotePaperTexts.validUntil(formatDate(quote.validUntil))],
      ['Estado', quoteStateText(quote, today)],
      ['Al carrito', cartedAt === null ? '' : formatDateTime(cartedAt)],
      ['Lo hizo', actedBy ?? createdBy],
      [quotePaperTexts.note, printable(note)],
    ],
    style,
    screenColumns,
  );
  const below = ({ lacksMarkup }: QuoteLine): string | null => (lacksMarkup ? `  ${noMarkupTexts.chip}` : null);
  return [
    style.bold(`Presupuesto ${formatNumber(quote)}`),
    heading,
    '',
    table(lines, lineColumns, style, screenColumns, below),
    '',
    `${quotePaperTexts.total}  ${formatAmount(quote.total)}`,
    style.faint(ivaText(quote.includesIva)),
  ].join('\n');
}
