/** A shop's quotes, a page of them. */

import { Link } from 'react-router-dom';
import type { Quote } from '#core/quotes/quote.ts';
import { searchPath } from '#web/search/search-url.ts';
import { ListTable } from '#web/ui/list-table.tsx';
import { Message } from '#web/ui/message.tsx';
import { type QuotesState, quoteColumns } from './quote-columns.tsx';

interface QuoteListProps extends QuotesState {
  readonly quotes: readonly Quote[];
}

export function QuoteList({ quotes, ...state }: QuoteListProps) {
  return (
    <ListTable
      rows={quotes}
      keyOf={({ id }) => id}
      columns={quoteColumns(state)}
      isOpen={({ id }) => id === state.open}
    />
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
