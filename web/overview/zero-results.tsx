import { Link } from 'react-router-dom';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { ZeroResultSearch } from '#core/catalogue/text-search/zero-result.repository.port.ts';
import { idleAfterDays } from '#core/overview/overview.ts';

/**
 * What customers looked for and did not find: a part to stock, or a word that the search should know. Each leads to the
 * same search.
 */
export function ZeroResults({ searches }: { readonly searches: readonly ZeroResultSearch[] }) {
  return (
    <section className="overview-panel" aria-label="Búsquedas sin resultado">
      <h2>
        Búsquedas sin resultado <span>de clientes, {idleAfterDays} días</span>
      </h2>
      {searches.length === 0 ? (
        <p className="muted">Todo lo que buscaron tuvo resultado.</p>
      ) : (
        <ol className="zero-results">
          {searches.map(({ text, times }) => (
            <li key={text}>
              <Link to={`/products-search-by-text?${new URLSearchParams({ q: text })}`}>{text}</Link>
              <span className="mono" title={times === 1 ? 'Una vez' : `${formatCount(times)} veces`}>
                {formatCount(times)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
