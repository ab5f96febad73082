import type { Quote, QuoteLine } from './quote.ts';

/** Everything that stands on a quote's paper, and nothing that its prices were made from. */
export interface QuoteOnPaper
  extends Pick<
    Quote,
    'shopName' | 'clientName' | 'clientPhone' | 'note' | 'date' | 'validUntil' | 'includesIva' | 'total'
  > {
  readonly title: string;
  readonly lines: readonly Pick<QuoteLine, 'code' | 'brand' | 'description' | 'quantity' | 'unitPrice' | 'subtotal'>[];
}

export interface QuotePrinter {
  /** A PDF of as many A4 pages as the lines need; the same quote gives the same bytes. */
  print(quote: QuoteOnPaper): Promise<Uint8Array>;
}
