import { formatNumber, parseDocumentNumber } from '#core/orders/number.ts';
import { folded } from '#core/shared/folded.ts';
import type { QuoteFacts } from './quote.ts';

/** Which quotes are looked for, a page at a time; an empty text for all. */
export interface QuoteFilter {
  readonly page: number;
  readonly text: string;
}

/** What a quote is found by beside its number: its client and its note, without accents and case. */
export const searchTextOf = ({ clientName, clientPhone, note }: Omit<QuoteFacts, 'validityDays'>): string =>
  folded(`${clientName} ${clientPhone} ${note}`);

/** What must all stand somewhere in a quote: the number as it is written in full, or the words that were typed. */
export const wordsToFind = (typed: string): readonly string[] => {
  const number = parseDocumentNumber(typed.replace(/^\s*p\s*(?=\d)/i, ''));
  if (number !== null) return [formatNumber(number)];
  return folded(typed)
    .split(' ')
    .filter((word) => word !== '');
};
