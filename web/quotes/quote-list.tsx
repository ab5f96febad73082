import { Link } from 'react-router-dom';
import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { quoteStateTexts } from '#adapters/texts/quotes.es.ts';
import { type Quote, quoteTitle } from '#core/quotes/quote.ts';
import { quoteState } from '#core/quotes/validity.ts';
import { dateInBuenosAires, formatDate } from '#core/shared/buenos-aires.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { searchPath } from '#web/search/search-url.ts';
import { Message } from '#web/ui/message.tsx';
import { linkToQuotes } from './quote-url.ts';

interface QuoteListProps {
  readonly quotes: readonly Quote[];
  readonly page: number;
  /** What they were looked for by. */
  readonly text: string;
  /** The id of the one at the right. */
  readonly open: string | null;
}

export function QuoteList({ quotes, page, text, open }: QuoteListProps) {
  return (
    <table className="office-table q-list">
      <thead>
        <tr>
          <th>Número</th>
          <th>Cliente</th>
          <th className="o-since">Fecha</th>
          <th className="num">Total</th>
          <th>Estado</th>
        </tr>
      </thead>
      <tbody>
        {quotes.map((quote) => (
          <tr key={quote.id} className={quote.id === open ? 'open' : undefined}>
            <th scope="row">
              <Link
                className="mono stretched q-number"
                to={linkToQuotes({ page, text, quote: quote.id })}
                aria-current={quote.id === open ? 'true' : undefined}
              >
                {quoteTitle(quote)}
              </Link>
            </th>
            <td className="q-client">{quote.clientName || <span className="muted">Sin nombre</span>}</td>
            <td className="mono o-since">{formatDate(quote.date)}</td>
            <td className="num q-total">{formatAmount(quote.total)}</td>
            <td className="q-state">
              <StateOfQuote quote={quote} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether it still holds, or that the client said yes. */
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
