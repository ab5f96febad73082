import * as z from 'zod/mini';
import { type LineToQuote, maxOwnPrice, maxQuoteTexts, type QuoteToKeep } from '#core/quotes/draft.ts';
import type { CalculatedQuote, QuotePage, QuoteToCalculate } from '#core/quotes/quote.service.ts';
import type { Quote, QuoteLine } from '#core/quotes/quote.ts';
import { defaultValidityDays, maxValidityDays } from '#core/quotes/validity.ts';
import { maxPerLine } from '#core/shared/max-per-line.ts';
import { money, toPesos } from '#core/shared/money.ts';
import { tidyText } from '#core/shared/tidy-text.ts';
import { fromWireOrNull, pesos, toWireOrNull } from './amounts.wire.ts';
import { answeredId, idFromWire, idWire, optionalIdFromWire, optionalIdWire } from './ids.wire.ts';

const quantity = z.number().check(z.int(), z.positive(), z.maximum(maxPerLine));
/** What a clerk may type as a price: at most a hundred million, to the cent. */
const typedPrice = z.number().check(
  z.nonnegative(),
  z.maximum(toPesos(maxOwnPrice)),
  z.refine((value) => money(value).scale <= 2),
);

const lineWire = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('product'),
    productPriceId: idWire,
    quantity,
    ownPrice: z.nullish(typedPrice),
  }),
  z.strictObject({
    kind: z.literal('free'),
    description: z.string().check(z.overwrite(tidyText), z.minLength(1), z.maxLength(maxQuoteTexts.description)),
    quantity,
    price: typedPrice,
  }),
]);

export const quoteToKeepWire = z.strictObject({
  clientName: z._default(z.string().check(z.overwrite(tidyText), z.maxLength(maxQuoteTexts.clientName)), ''),
  clientPhone: z._default(z.string().check(z.overwrite(tidyText), z.maxLength(maxQuoteTexts.clientPhone)), ''),
  note: z._default(z.string().check(z.overwrite(tidyText), z.maxLength(maxQuoteTexts.note)), ''),
  validityDays: z._default(z.number().check(z.int(), z.positive(), z.maximum(maxValidityDays)), defaultValidityDays),
  atTodaysPrices: z._default(z.boolean(), false),
  lines: z.array(lineWire).check(z.minLength(1)),
});

export const quoteToCalculateWire = z.strictObject({
  id: optionalIdWire,
  atTodaysPrices: z._default(z.boolean(), false),
  lines: z.array(lineWire),
});

const quoteLineWire = z.object({
  productPriceId: z.nullable(answeredId),
  code: z.string(),
  brand: z.string(),
  description: z.string(),
  quantity: z.number(),
  unitPrice: pesos,
  isOwnPrice: z.boolean(),
  lacksMarkup: z.boolean(),
  subtotal: pesos,
});

export const quoteWire = z.object({
  id: answeredId,
  year: z.number(),
  number: z.number(),
  customerId: answeredId,
  shopName: z.string(),
  clientName: z.string(),
  clientPhone: z.string(),
  note: z.string(),
  date: z.string(),
  validityDays: z.number(),
  validUntil: z.string(),
  includesIva: z.boolean(),
  createdBy: z.string(),
  actedBy: z.nullable(z.string()),
  cartedAt: z.nullable(z.string()),
  version: z.number(),
  lines: z.array(quoteLineWire),
  total: pesos,
});

export const quotePageWire = z.object({
  quotes: z.array(quoteWire),
  currentPage: z.number(),
  totalPages: z.number(),
});

export const calculatedQuoteWire = z.object({
  lines: z.array(z.object({ ...quoteLineWire.shape, isGone: z.boolean() })),
  total: pesos,
  includesIva: z.boolean(),
});

const lineFromWire = (line: z.infer<typeof lineWire>): LineToQuote =>
  line.kind === 'free'
    ? { ...line, price: money(line.price) }
    : { ...line, productPriceId: idFromWire(line.productPriceId), ownPrice: fromWireOrNull(line.ownPrice) };

const lineToKeepToWire = (line: LineToQuote): z.infer<typeof lineWire> =>
  line.kind === 'free' ? { ...line, price: toPesos(line.price) } : { ...line, ownPrice: toWireOrNull(line.ownPrice) };

export const quoteToKeepFromWire = (quote: z.infer<typeof quoteToKeepWire>): QuoteToKeep => ({
  ...quote,
  lines: quote.lines.map(lineFromWire),
});

export const quoteToKeepToWire = (quote: QuoteToKeep): z.infer<typeof quoteToKeepWire> => ({
  ...quote,
  lines: quote.lines.map(lineToKeepToWire),
});

export const quoteToCalculateFromWire = (asked: z.infer<typeof quoteToCalculateWire>): QuoteToCalculate => ({
  ...asked,
  id: optionalIdFromWire(asked.id),
  lines: asked.lines.map(lineFromWire),
});

export const quoteToCalculateToWire = (asked: QuoteToCalculate): z.infer<typeof quoteToCalculateWire> => ({
  ...asked,
  lines: asked.lines.map(lineToKeepToWire),
});

const quoteLineToWire = (line: QuoteLine): z.infer<typeof quoteLineWire> => ({
  ...line,
  unitPrice: toPesos(line.unitPrice),
  subtotal: toPesos(line.subtotal),
});

const quoteLineFromWire = (line: z.infer<typeof quoteLineWire>): QuoteLine => ({
  ...line,
  productPriceId: optionalIdFromWire(line.productPriceId),
  unitPrice: money(line.unitPrice),
  subtotal: money(line.subtotal),
});

export const quoteToWire = (quote: Quote): z.infer<typeof quoteWire> => ({
  ...quote,
  lines: quote.lines.map(quoteLineToWire),
  total: toPesos(quote.total),
});

export const quoteFromWire = (quote: z.infer<typeof quoteWire>): Quote => ({
  ...quote,
  id: idFromWire(quote.id),
  customerId: idFromWire(quote.customerId),
  lines: quote.lines.map(quoteLineFromWire),
  total: money(quote.total),
});

export const quotePageToWire = ({ quotes, ...paging }: QuotePage): z.infer<typeof quotePageWire> => ({
  quotes: quotes.map(quoteToWire),
  ...paging,
});

export const quotePageFromWire = ({ quotes, ...paging }: z.infer<typeof quotePageWire>): QuotePage => ({
  quotes: quotes.map(quoteFromWire),
  ...paging,
});

export const calculatedQuoteToWire = (calculated: CalculatedQuote): z.infer<typeof calculatedQuoteWire> => ({
  ...calculated,
  lines: calculated.lines.map(({ isGone, ...line }) => ({ ...quoteLineToWire(line), isGone })),
  total: toPesos(calculated.total),
});

export const calculatedQuoteFromWire = (calculated: z.infer<typeof calculatedQuoteWire>): CalculatedQuote => ({
  ...calculated,
  lines: calculated.lines.map(({ isGone, ...line }) => ({ ...quoteLineFromWire(line), isGone })),
  total: money(calculated.total),
});
