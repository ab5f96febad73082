import type { QuoteOnPaper } from '#core/quotes/quote-printer.port.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { formatCount, formatPesos } from './numbers.es.ts';
import { ivaText } from './pricing.es.ts';
import { quotePaperTexts } from './quotes.es.ts';

type Line = QuoteOnPaper['lines'][number];

const nameOf = ({ description, brand, code }: Line): string =>
  [description, [brand, code].filter((part) => part !== '').join(' ')].filter((part) => part !== '').join(' · ');

/** The price of one; of several what each costs, and all of them. */
const priceOf = ({ quantity, unitPrice, subtotal }: Line): string =>
  quantity === 1 ? formatPesos(subtotal) : `${formatPesos(unitPrice)} c/u = ${formatPesos(subtotal)}`;

/** The quote as a message to the client: short lines, what WhatsApp makes bold between asterisks. */
export const quoteMessage = (quote: QuoteOnPaper): string =>
  [
    `*${quote.shopName}*`,
    `${quotePaperTexts.kind} ${quote.title}`,
    ...(quote.clientName === '' ? [] : [`Para ${quote.clientName}`]),
    ...quote.lines.flatMap((line) => ['', `${formatCount(line.quantity)} × ${nameOf(line)}`, priceOf(line)]),
    '',
    `*Total: ${formatPesos(quote.total)}*`,
    ivaText(quote.includesIva),
    quotePaperTexts.validUntil(formatDate(quote.validUntil)),
    ...(quote.note === '' ? [] : ['', quote.note]),
  ].join('\n');
