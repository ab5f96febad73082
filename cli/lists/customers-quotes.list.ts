import { customerQuoteProblem } from '#adapters/texts/customer-quotes.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { quoteStateTexts } from '#adapters/texts/quotes.es.ts';
import { customerQuotesWire, customerQuoteToWire } from '#adapters/wire/customer-quotes.wire.ts';
import type { CustomerQuoteFailure } from '#core/quotes/customer-quote.service.ts';
import type { CustomerQuote } from '#core/quotes/customer-quote.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { ListDeclaration } from '../declare/list.ts';
import { customerByCode } from '../find/find-customer.ts';

/** What a shop quotes to its clients, as staff may see it (docs/rules/quotes.md 4). */
export const customerQuotesList: ListDeclaration<object, CustomerQuote, CustomerQuoteFailure> = {
  name: 'quotes',
  access: 'staffOrders',
  problem: customerQuoteProblem,
  about: 'Lista lo que un cliente presupuestó, sin precios ni a quién',
  examples: ['customers quotes C-101', 'customers quotes C-101 --all --json'],
  words: [['código', 'el código del cliente']],
  answer: customerQuotesWire,
  paging: 'key',
  key: 'quotes',
  none: 'No presupuestó nada',
  toWire: customerQuoteToWire,
  columns: (style) => [
    { title: 'Número', cell: ({ number }) => number },
    { title: 'Fecha', cell: ({ date }) => formatDate(date) },
    { title: 'Vence', cell: ({ validUntil }) => formatDate(validUntil), isExtra: true },
    {
      title: 'Estado',
      cell: ({ state }) => quoteStateTexts[state],
      paint: (text, { state }) => (state === 'Valid' ? text : style.faint(text)),
    },
    { title: 'Artículos', cell: ({ articles }) => formatCount(articles.length), align: 'right' },
    {
      title: 'Qué',
      cell: ({ articles }) => articles.map(({ code, quantity }) => `${formatCount(quantity)} ${code}`).join(', '),
      minWidth: 10,
    },
  ],
  ask: async (asking, _options, { after }, code) => {
    const found = await customerByCode(asking, code);
    if (!found.ok) return found;
    const page = await asking.services.customerQuotes.page(asking.caller, found.val.id, after);
    return page.map(({ quotes, next }) => ({ rows: quotes, next }));
  },
};
