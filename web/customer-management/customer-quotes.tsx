import { customerQuoteProblem } from '#adapters/texts/customer-quotes.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { quoteStateTexts } from '#adapters/texts/quotes.es.ts';
import type { CustomerQuote } from '#core/quotes/customer-quote.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { customerQuotesModule } from '#web/modules/customer-quotes.module.ts';
import { useServices } from '#web/services.ts';
import type { OfficeColumn } from '#web/ui/office-column.ts';
import { StateSign } from '#web/ui/state-sign.tsx';
import { PagedList } from './paged-list.tsx';

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
    cell: ({ state }) => <StateSign tone={state === 'Valid' ? 'good' : 'waiting'} text={quoteStateTexts[state]} />,
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

/**
 * What a customer quoted to its own clients: which articles, and nothing that is the shop's own
 * (docs/rules/quotes.md 4).
 */
export function CustomerQuotes({ id }: { readonly id: CustomerId }) {
  const { customerQuotes } = useServices(customerQuotesModule);
  return (
    <PagedList
      title="Presupuestos a sus clientes"
      name="Presupuestos"
      query={customerQuotes.page}
      asked={(after) => ({ customerId: id, after })}
      rowsOf={({ quotes }) => quotes}
      problem={customerQuoteProblem}
      none="Todavía no hizo presupuestos."
      rowKey="id"
      columns={columns}
    >
      <p className="muted">Qué artículos presupuestó y hasta cuándo valen. Ni sus precios ni para quién son.</p>
    </PagedList>
  );
}
