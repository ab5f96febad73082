import type { LineToQuote, QuoteToKeep } from './draft.ts';
import type { Quote, QuoteLine } from './quote.ts';

const isSameLine = (line: QuoteLine, wanted: LineToQuote): boolean => {
  if (line.quantity !== wanted.quantity) return false;
  if (wanted.kind === 'free') {
    return (
      line.productPriceId === null && line.description === wanted.description && line.unitPrice.equals(wanted.price)
    );
  }
  const { productPriceId, ownPrice } = wanted;
  if (line.productPriceId !== productPriceId) return false;
  return ownPrice === null ? !line.isOwnPrice : line.isOwnPrice && line.unitPrice.equals(ownPrice);
};

/** Whether a quote is of that day and says just what another is to say: then it was made before. */
export const isKeptQuote = (quote: Quote, wanted: QuoteToKeep, today: string): boolean =>
  quote.date === today &&
  quote.clientName === wanted.clientName &&
  quote.clientPhone === wanted.clientPhone &&
  quote.note === wanted.note &&
  quote.validityDays === wanted.validityDays &&
  quote.lines.length === wanted.lines.length &&
  wanted.lines.every((line, place) => {
    const kept = quote.lines[place];
    return kept !== undefined && isSameLine(kept, line);
  });
