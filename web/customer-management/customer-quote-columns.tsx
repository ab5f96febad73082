import { formatCount } from '#adapters/texts/numbers.es.ts';
import { quoteStateTexts } from '#adapters/texts/quotes.es.ts';
import type { CustomerQuote } from '#core/quotes/customer-quote.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { OfficeColumn } from '#web/ui/office-column.ts';
import { StateSign } from '#web/ui/state-sign.tsx';

const articleText = ({ quantity, code, brand, description }: CustomerQuote['articles'][number]): string =>
  `${formatCount(quantity)} × ${[code, brand, description].filter((part) => part !== '').join(' ')}`;

/** The columns of what a customer quoted. */
export const customerQuoteColumns: readonly OfficeColumn<CustomerQuote>[] = [
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
