import { Link } from 'react-router-dom';
import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { quoteStateTexts } from '#adapters/texts/quotes.es.ts';
import { type Quote, quoteTitle } from '#core/quotes/quote.ts';
import { quoteState } from '#core/quotes/validity.ts';
import { dateInBuenosAires, formatDate } from '#core/shared/buenos-aires.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { searchPath } from '#web/search/search-url.ts';
import { OpenLink } from '#web/ui/list-link.tsx';
import { type CompanyColumn, ListTable } from '#web/ui/list-table.tsx';
import { Message } from '#web/ui/message.tsx';
import { linkToQuotes } from './quote-url.ts';

interface QuoteListProps {
  readonly quotes: readonly Quote[];
  readonly page: number;
  /** The text of the search. */
  readonly text: string;
  /** The id of the one at the right. */
  readonly open: string | null;
}

export function QuoteList({ quotes, page, text, open }: QuoteListProps) {
  const columns: readonly CompanyColumn<Quote>[] = [
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
    { id: 'state', header: 'Estado', cell: (quote) => <StateOfQuote quote={quote} />, card: 'state' },
  ];
  return <ListTable rows={quotes} keyOf={({ id }) => id} columns={columns} isOpen={({ id }) => id === open} />;
}

/** Whether it is still valid, or that the client said yes. */
export function StateOfQuote({ quote }: { readonly quote: Quote }) {
  const { clock } = usePublicServices();
  const state = quoteState(quote.validUntil, dateInBuenosAires(clock.now()));
  if (quote.cartedAt !== null) {
    return (
      <span className="state delivered">
        <i aria-hidden="true" />
        En el carrito
      </span>
    );
  }
  return (
    <span className={state === 'Valid' ? 'state indelivery' : 'state cancelled'}>
      <i aria-hidden="true" />
      {quoteStateTexts[state]}
    </span>
  );
}

export function NoQuotes() {
  return (
    <Message title="Todavía no hay presupuestos">
      <p className="muted">Buscá lo que te piden y tocá «presupuestar»: se arma solo, a tus precios de venta.</p>
      <Link className="btn primary" to={searchPath}>
        Buscar artículos
      </Link>
    </Message>
  );
}
