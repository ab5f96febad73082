import type { CalculatedQuote } from '#core/quotes/quote.service.ts';
import type { Quote } from '#core/quotes/quote.ts';
import { defaultValidityDays } from '#core/quotes/validity.ts';
import type { ProductPriceId, QuoteId } from '#core/shared/ids.ts';

/** A product to quote, and what was typed about it: an empty price is the one that the shop's margin makes. */
export interface DraftProduct {
  readonly kind: 'product';
  readonly productPriceId: ProductPriceId;
  readonly code: string;
  readonly brand: string;
  readonly description: string;
  readonly quantity: string;
  readonly price: string;
}

/** Labour and the like. */
export interface DraftFree {
  readonly kind: 'free';
  readonly description: string;
  readonly quantity: string;
  readonly price: string;
}

export type DraftLine = DraftProduct | DraftFree;

/** A quote as it stands in this tab, with everything as it was typed. */
export interface QuoteDraft {
  /** The quote that it changes; null for a new one. */
  readonly of: { readonly id: QuoteId; readonly version: number; readonly title: string } | null;
  readonly clientName: string;
  readonly clientPhone: string;
  readonly note: string;
  readonly validityDays: string;
  readonly atTodaysPrices: boolean;
  readonly lines: readonly DraftLine[];
}

export const blankDraft: QuoteDraft = {
  of: null,
  clientName: '',
  clientPhone: '',
  note: '',
  validityDays: String(defaultValidityDays),
  atTodaysPrices: false,
  lines: [],
};

/** Whether nothing was written that would be lost. */
export const isBlank = ({ of, clientName, clientPhone, note, lines }: QuoteDraft): boolean =>
  of === null && lines.length === 0 && [clientName, clientPhone, note].every((text) => text === '');

const isRow = (line: DraftLine, id: ProductPriceId): boolean => line.kind === 'product' && line.productPriceId === id;

/** Puts products in; one that is there already takes the new quantity and keeps its price. */
export const withProducts = (draft: QuoteDraft, products: readonly DraftProduct[]): QuoteDraft => {
  const isNew = (product: DraftProduct): boolean => !draft.lines.some((line) => isRow(line, product.productPriceId));
  const kept = draft.lines.map((line) => {
    const again = products.find(({ productPriceId }) => isRow(line, productPriceId));
    return again === undefined ? line : { ...line, quantity: again.quantity };
  });
  return { ...draft, lines: [...kept, ...products.filter(isNew)] };
};

/** Whether a product is there without a price typed by the clerk. */
export const isLeftToCalculate = ({ lines }: QuoteDraft, id: ProductPriceId): boolean =>
  lines.some((line) => isRow(line, id) && line.price.trim() === '');

export const withoutLine = (draft: QuoteDraft, place: number): QuoteDraft => ({
  ...draft,
  lines: draft.lines.filter((_, index) => index !== place),
});

/** Puts a line back where it was. */
export const withLineAt = (draft: QuoteDraft, place: number, line: DraftLine): QuoteDraft => ({
  ...draft,
  lines: [...draft.lines.slice(0, place), line, ...draft.lines.slice(place)],
});

export const withFreeLine = (draft: QuoteDraft): QuoteDraft => ({
  ...draft,
  lines: [...draft.lines, { kind: 'free', description: '', quantity: '1', price: '' }],
});

/** The typed quantity of a row in the draft; null for none. */
export const quantityOf = ({ lines }: QuoteDraft, id: ProductPriceId): string | null =>
  lines.find((line) => isRow(line, id))?.quantity ?? null;

export const productsOf = ({ lines }: Pick<CalculatedQuote, 'lines'>): readonly DraftProduct[] =>
  lines.flatMap(({ productPriceId, code, brand, description, quantity }) =>
    productPriceId === null
      ? []
      : [{ kind: 'product', productPriceId, code, brand, description, quantity: String(quantity), price: '' }],
  );

/** A quote to be changed; `write` puts a price as people type it. */
export const draftOf = (quote: Quote, title: string, write: (price: Quote['total']) => string): QuoteDraft => ({
  of: { id: quote.id, version: quote.version, title },
  clientName: quote.clientName,
  clientPhone: quote.clientPhone,
  note: quote.note,
  validityDays: String(quote.validityDays),
  atTodaysPrices: false,
  lines: quote.lines.map(({ productPriceId, code, brand, description, quantity, unitPrice, isOwnPrice }) => {
    const typed = { description, quantity: String(quantity) };
    return productPriceId === null
      ? { kind: 'free', ...typed, price: write(unitPrice) }
      : { kind: 'product', productPriceId, code, brand, ...typed, price: isOwnPrice ? write(unitPrice) : '' };
  }),
});
