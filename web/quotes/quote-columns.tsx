import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { type Quote, quoteTitle } from '#core/quotes/quote.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { OpenLink } from '#web/ui/list-link.tsx';
import type { CompanyColumn } from '#web/ui/list-table.tsx';
import { QuoteStateSign } from './quote-state-sign.tsx';
import { linkToQuotes } from './quote-url.ts';

export interface QuotesState {
  readonly page: number;
  /** The text of the search. */
  readonly text: string;
  /** The id of the one at the right. */
  readonly open: string | null;
}

/** The columns of the company's quotes; each leads to itself on the list as it is narrowed. */
export const quoteColumns = ({ page, text, open }: QuotesState): readonly CompanyColumn<Quote>[] => [
  {
    id: 'number',
    header: 'Número',
    cell: (quote) => (
      <OpenLink
        to={linkToQuotes({ page, text, quote: quote.id })}
        aria-current={quote.id === open ? 'true' : undefined}
      >
        {quoteTitle(quote)}
      </OpenLink>
    ),
    isMono: true,
    card: 'title',
  },
  {
    id: 'client',
    header: 'Cliente',
    cell: ({ clientName }) => (clientName === '' ? <span className="muted">Sin nombre</span> : clientName),
    lines: 'several',
    card: 'left',
  },
  { id: 'date', header: 'Fecha', cell: ({ date }) => formatDate(date), isMono: true, from: 'middle' },
  { id: 'total', header: 'Total', cell: ({ total }) => formatAmount(total), isNumber: true, card: 'right' },
  { id: 'state', header: 'Estado', cell: (quote) => <QuoteStateSign quote={quote} />, card: 'state' },
];
