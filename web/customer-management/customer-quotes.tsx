import { useId, useState } from 'react';
import { customerQuoteProblem } from '#adapters/texts/customer-quotes.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { quoteStateTexts } from '#adapters/texts/quotes.es.ts';
import type { CustomerQuote } from '#core/quotes/customer-quote.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { customerQuotesModule } from '#web/modules/customer-quotes.module.ts';
import { useServices } from '#web/services.ts';
import type { OfficeColumn } from '#web/ui/office-column.ts';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { StateSign } from '#web/ui/state-sign.tsx';

const articleText = ({ quantity, code, brand, description }: CustomerQuote['articles'][number]): string =>
  `${formatCount(quantity)} × ${[code, brand, description].filter((part) => part !== '').join(' ')}`;

const columns: readonly OfficeColumn<CustomerQuote>[] = [
  { id: 'number', header: 'Número', text: ({ number }) => number, isMono: true, card: 'title' },
  { id: 'date', header: 'Fecha', text: ({ date }) => formatDate(date), isMono: true, card: 'left' },
  {
    id: 'until',
    header: 'Válido hasta',
    text: ({ validUntil }) => formatDate(validUntil),
    isMono: true,
    card: 'right',
    cardLabel: 'hasta',
  },
  {
    id: 'state',
    header: 'Estado',
    text: ({ state }) => quoteStateTexts[state],
    cell: ({ state }) => <StateSign look={state === 'Valid' ? 'good' : 'waiting'} text={quoteStateTexts[state]} />,
    card: 'state',
  },
  {
    id: 'articles',
    header: 'Artículos',
    text: ({ articles }) => articles.map(articleText).join('; '),
    cell: ({ articles }) =>
      articles.length === 0 ? (
        <span className="muted">Ninguno de los nuestros</span>
      ) : (
        <ul className="quoted-articles">
          {articles.map((article) => (
            <li key={`${article.code} ${article.brand}`}>{articleText(article)}</li>
          ))}
        </ul>
      ),
    card: 'line',
  },
];

/** What a customer quoted to its own clients: which articles, and nothing that is the shop's own (docs/rules/quotes.md 4). */
export function CustomerQuotes({ id }: { readonly id: CustomerId }) {
  const { customerQuotes } = useServices(customerQuotesModule);
  const [after, setAfter] = useState<string | null>(null);
  const { answer, failure, isCurrent, retry } = useServiceQuery(customerQuotes.page, { customerId: id, after });
  const heading = useId();
  const shown = isCurrent ? answer : null;
  const next = shown?.next ?? null;
  return (
    <section className="customer-short" aria-labelledby={heading}>
      <div className="office-head">
        <h2 id={heading}>Presupuestos a sus clientes</h2>
      </div>
      <p className="muted">Qué artículos presupuestó y hasta cuándo valen. Ni sus precios ni para quién son.</p>
      <OfficeTable
        name="Presupuestos"
        rows={shown?.quotes ?? null}
        problem={failure && customerQuoteProblem(failure)}
        onRetry={retry}
        none={<p className="muted">Todavía no hizo presupuestos.</p>}
        rowKey="id"
        columns={columns}
        isShort
      />
      {(after !== null || next !== null) && (
        <nav className="key-pages" aria-label="Páginas">
          {after !== null && (
            <button type="button" className="btn" onClick={() => setAfter(null)}>
              Más nuevos
            </button>
          )}
          {next !== null && (
            <button type="button" className="btn" onClick={() => setAfter(next)}>
              Más viejos
            </button>
          )}
        </nav>
      )}
    </section>
  );
}
