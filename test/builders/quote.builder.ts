import type { Quote, QuoteLine, StoredQuoteLine } from '#core/quotes/quote.ts';
import { quoteTotal, shownLine } from '#core/quotes/quote.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';

export const aStoredLine = (over: Partial<StoredQuoteLine> = {}): StoredQuoteLine => ({
  productPriceId: asId('1'),
  code: 'B47091',
  brand: 'COFAP',
  description: 'Amortiguador delantero',
  quantity: 4,
  sellingPrice: money('50000.00'),
  ownPrice: null,
  isAtCost: false,
  ...over,
});

export const aQuote = (
  over: Partial<Omit<Quote, 'lines'>> & { readonly lines?: readonly StoredQuoteLine[] } = {},
): Quote => {
  const { lines: stored = [aStoredLine()], ...rest } = over;
  const lines: readonly QuoteLine[] = stored.map(shownLine);
  return {
    id: asId('1'),
    year: 2026,
    number: 12,
    customerId: asId('1'),
    shopName: 'Repuestos Ñandú',
    clientName: 'Marta Gómez',
    clientPhone: '11 5874-9895',
    note: '',
    date: '2026-11-20',
    validityDays: 7,
    validUntil: '2026-11-27',
    includesIva: true,
    createdBy: 'cliente',
    actedBy: null,
    cartedAt: null,
    version: 1,
    lines,
    total: quoteTotal(lines),
    ...rest,
  };
};
