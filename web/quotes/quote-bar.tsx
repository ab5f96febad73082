import { Link, useLocation } from 'react-router-dom';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { useServices } from '#web/services.ts';
import { useStore } from '#web/state/store.ts';
import { Icon } from '#web/ui/icon.tsx';
import { draftLink } from './quote-url.ts';

/** The screens from which products are quoted. */
const withProducts = /^\/(products-search-by-|offers|product-news)/;

/** The quote that is being written, at the foot of every list of products. */
export function QuoteBar() {
  const { quoteQueries } = useServices();
  const { pathname } = useLocation();
  const { of, clientName, lines } = useStore(quoteQueries.draft);
  if (lines.length === 0 || !withProducts.test(pathname)) return null;
  const name = of === null ? 'Presupuesto' : `Cambiando ${of.title}`;
  return (
    <section className="quote-bar" aria-label="Presupuesto">
      <Icon name="quote" />
      <b>{clientName === '' ? name : `${name} · ${clientName}`}</b>
      <span>
        {formatCount(lines.length)} {lines.length === 1 ? 'línea' : 'líneas'}
      </span>
      <Link className="btn primary" to={draftLink}>
        Seguir
      </Link>
    </section>
  );
}
