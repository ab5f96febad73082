import { type Quote, quoteTitle } from './quote.ts';
import type { QuoteOnPaper } from './quote-printer.port.ts';

/** The fields that the client gets, named one by one, so that no other ever does. */
export const onPaper = (quote: Quote): QuoteOnPaper => ({
  title: quoteTitle(quote),
  shopName: quote.shopName,
  clientName: quote.clientName,
  clientPhone: quote.clientPhone,
  note: quote.note,
  date: quote.date,
  validUntil: quote.validUntil,
  includesIva: quote.includesIva,
  total: quote.total,
  lines: quote.lines.map(({ code, brand, description, quantity, unitPrice, subtotal }) => ({
    code,
    brand,
    description,
    quantity,
    unitPrice,
    subtotal,
  })),
});
