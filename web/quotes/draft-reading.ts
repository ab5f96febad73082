import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { lineTooLargeText } from '#adapters/texts/quotes.es.ts';
import { fitsQuoteLine, type LineToQuote, type QuoteToKeep } from '#core/quotes/draft.ts';
import { type QuoteLine, shownLine } from '#core/quotes/quote.ts';
import { type Rounding, roundedUp } from '#core/quotes/round-price.ts';
import { maxValidityDays } from '#core/quotes/validity.ts';
import type { ProductPriceId } from '#core/shared/ids.ts';
import { maxPerLine } from '#core/shared/max-per-line.ts';
import { type Money, money } from '#core/shared/money.ts';
import { tidyText } from '#core/shared/tidy-text.ts';
import { parseNumber } from '#core/shared/written-number.ts';
import type { FieldProblem } from '#web/hooks/form-errors.ts';
import type { DraftLine, QuoteDraft } from './draft.ts';

/** The problems of a typed line, by field. */
export interface LineProblems {
  readonly description?: string;
  readonly quantity?: string;
  readonly price?: string;
}

const maxPrice = money('99999999.99');

/** '1234,5', '1.234,50' and '$ 1.234' alike; null where it is no price. */
export const parsePrice = (typed: string): Money | null => {
  const decimal = parseNumber(typed, 'auto');
  if (decimal === undefined) return null;
  const price = money(decimal);
  return price.isNegative() || price.gt(maxPrice) || price.scale > 2 ? null : price;
};

const parseWhole = (typed: string, max: number): number | null => {
  const whole = /^\s*\d{1,7}\s*$/.test(typed) ? Number(typed) : 0;
  return whole >= 1 && whole <= max ? whole : null;
};

export const problemsOf = (line: DraftLine): LineProblems => {
  const isFree = line.kind === 'free';
  const lacksPrice = line.price.trim() === '';
  return {
    ...(isFree && tidyText(line.description) === '' ? { description: 'Escribí qué es' } : {}),
    ...(parseWhole(line.quantity, maxPerLine) === null ? { quantity: 'Escribí una cantidad' } : {}),
    ...priceProblem(line, isFree && lacksPrice),
  };
};

const priceProblem = (line: DraftLine, isMissing: boolean): Pick<LineProblems, 'price'> => {
  if (!isMissing && line.price.trim() === '') return {};
  const price = parsePrice(line.price);
  if (isMissing || price === null) return { price: 'Escribí un precio, como 1.234,50' };
  const quantity = parseWhole(line.quantity, maxPerLine);
  if (quantity === null || fitsQuoteLine(price, quantity)) return {};
  return { price: `En esta línea, ${lineTooLargeText}` };
};

const ownPriceOf = ({ price }: DraftLine): Money | null => (price.trim() === '' ? null : parsePrice(price));

/** What rounding makes of the price that stands, typed or calculated; null where it changes nothing. */
export const roundedPrice = (line: DraftLine, calculated: Money | null, to: Rounding): Money | null => {
  const price = line.price.trim() === '' ? calculated : parsePrice(line.price);
  const rounded = price === null ? null : roundedUp(price, to);
  return rounded === null || price === null || rounded.equals(price) || rounded.gt(maxPrice) ? null : rounded;
};

/** Rounds the prices; null where rounding changes none of them. */
export const withRoundedPrices = (
  draft: QuoteDraft,
  calculated: ReadonlyMap<ProductPriceId, Money>,
  to: Rounding,
): QuoteDraft | null => {
  const rounded = draft.lines.map((line) =>
    roundedPrice(line, line.kind === 'product' ? (calculated.get(line.productPriceId) ?? null) : null, to),
  );
  if (rounded.every((price) => price === null)) return null;
  const price = (at: number) => (rounded[at] ? { price: formatAmount(rounded[at]) } : {});
  return { ...draft, lines: draft.lines.map((line, at) => ({ ...line, ...price(at) })) };
};

const readLine = (line: DraftLine): LineToQuote | null => {
  const quantity = parseWhole(line.quantity, maxPerLine);
  const price = ownPriceOf(line);
  if (quantity === null || Object.keys(problemsOf(line)).length > 0) return null;
  if (line.kind === 'product') {
    return { kind: 'product', productPriceId: line.productPriceId, quantity, ownPrice: price };
  }
  return price === null ? null : { kind: 'free', description: tidyText(line.description), quantity, price };
};

/** The products whose price is to be calculated: at the shop's price, not at the one that the clerk typed. */
export const toCalculate = (draft: QuoteDraft): readonly LineToQuote[] =>
  draft.lines.flatMap((line) => {
    if (line.kind === 'free') return [];
    const { productPriceId } = line;
    return [{ kind: 'product', productPriceId, quantity: parseWhole(line.quantity, maxPerLine) ?? 1, ownPrice: null }];
  });

/** The problems of the draft, each at the path of its field. */
export const draftProblems = ({ validityDays, lines }: QuoteDraft): readonly FieldProblem[] => [
  ...(parseWhole(validityDays, maxValidityDays) === null
    ? [{ field: 'validityDays', text: `Escribí de 1 a ${maxValidityDays} días` }]
    : []),
  ...lines.flatMap((line, place) =>
    Object.entries(problemsOf(line)).map(([field, text]) => ({ field: `lines.${place}.${field}`, text })),
  ),
];

/** The draft as the service takes it; null while something of it is not right. */
export const readDraft = (draft: QuoteDraft): QuoteToKeep | null => {
  const lines = draft.lines.flatMap((line) => readLine(line) ?? []);
  const validityDays = parseWhole(draft.validityDays, maxValidityDays);
  if (validityDays === null || lines.length === 0 || lines.length < draft.lines.length) return null;
  const { clientName, clientPhone, note, atTodaysPrices } = draft;
  return {
    clientName: tidyText(clientName),
    clientPhone: tidyText(clientPhone),
    note: tidyText(note),
    validityDays,
    atTodaysPrices,
    lines,
  };
};

/** A line at the price that is known for its row by now; null while it cannot be worked out. */
export const shownDraftLine = (line: DraftLine, known: ReadonlyMap<ProductPriceId, Money>): QuoteLine | null => {
  const read = readLine(line);
  if (read === null) return null;
  const { description, quantity } = line;
  const ownPrice = ownPriceOf(line);
  const sellingPrice = line.kind === 'product' ? (known.get(line.productPriceId) ?? null) : null;
  if (ownPrice === null && sellingPrice === null) return null;
  const names = { productPriceId: null, code: '', brand: '' };
  return shownLine({ ...names, description, quantity: Number(quantity), sellingPrice, ownPrice, isAtCost: false });
};
