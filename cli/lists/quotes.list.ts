import { Option } from 'commander';
import * as z from 'zod/mini';
import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { quoteProblem } from '#adapters/texts/quotes.es.ts';
import { quotePageWire, quoteToWire, quoteWire } from '#adapters/wire/quotes.wire.ts';
import { formatNumber } from '#core/orders/number.ts';
import type { QuoteFailure } from '#core/quotes/quote.service.ts';
import type { Quote } from '#core/quotes/quote.ts';
import { dateInBuenosAires, formatDate } from '#core/shared/buenos-aires.ts';
import { numberedToWire, numberedWire } from '../arguments/document-number.ts';
import type { ListDeclaration } from '../declare/list.ts';
import type { Cli } from '../run-command.ts';
import { quoteStateText } from '../views/quote.view.ts';
import type { TableColumn } from '../views/table.ts';

/** Quotes as rows of a table. */
export const quoteColumns = (today: string): readonly TableColumn<Quote>[] => [
  { title: 'Número', cell: formatNumber },
  { title: 'Fecha', cell: ({ date }) => formatDate(date) },
  { title: 'Cliente', cell: ({ clientName }) => clientName, minWidth: 10 },
  { title: 'Total', cell: ({ total }) => formatAmount(total), align: 'right' },
  { title: 'Observaciones', cell: ({ note }) => note, minWidth: 12, isExtra: true },
  { title: 'Estado', cell: (quote) => quoteStateText(quote, today) },
];

interface ListOptions {
  readonly search?: string;
}

export const dayOf = ({ terminal }: Cli): string => dateInBuenosAires(terminal.now());

export const quotesList: ListDeclaration<ListOptions, Quote, QuoteFailure> = {
  about: 'Lista presupuestos, los más nuevos primero',
  examples: ['quotes list', 'quotes list --search "taller sur" --json'],
  options: [new Option('--search <TEXTO>', 'parte del número, del cliente o de las observaciones')],
  answer: z.extend(quotePageWire, { quotes: z.array(numberedWire(quoteWire)) }),
  access: 'quotes',
  problem: quoteProblem,
  paging: 'number',
  key: 'quotes',
  none: 'No hay presupuestos así',
  noneYet: 'Todavía no hay presupuestos',
  columns: (_style, { cli }) => quoteColumns(dayOf(cli)),
  toWire: numberedToWire(quoteToWire),
  ask: async ({ services, caller }, { search: text = '' }, { page }) =>
    (await services.quotes.page(caller, { page, text })).map(({ quotes, totalPages }) => ({
      rows: quotes,
      totalPages,
    })),
};
