import type { CardRow, ProductCard } from '#core/catalogue/products/product-card.ts';
import { askedCode, likeness } from '#core/shared/named-code.ts';
import { type Match, matches } from './quick-order.ts';

/** A row that a code leads to, and how. */
export interface RowMatch {
  readonly card: ProductCard;
  readonly row: CardRow;
  readonly match: Exclude<Match, 'chosen'>;
  readonly foundBy: { readonly code: string; readonly brand: string } | null;
}

/**
 * The rows of a product that a code means: those that carry it; else all of them, where it is the product's code or
 * another maker's for it; none where it is none of these.
 */
export const matchRows = (typed: string, card: ProductCard): readonly RowMatch[] => {
  const asked = askedCode(typed);
  const carrying = card.rows.flatMap((row): RowMatch[] => {
    const match =
      likeness(asked, { code: row.code, brand: row.brandName }) ??
      likeness(asked, { code: row.internalCode, brand: '' });
    return match === null ? [] : [{ card, row, match, foundBy: null }];
  });
  if (carrying.length > 0) return carrying;
  const own = likeness(asked, { code: card.shown.code, brand: card.shown.productBrandName });
  if (own !== null) return card.rows.map((row) => ({ card, row, match: own, foundBy: null }));
  const other = card.shown.codesOtherBrands.find((each) => likeness(asked, each) !== null);
  return other === undefined ? [] : card.rows.map((row) => ({ card, row, match: 'equivalent', foundBy: other }));
};

/**
 * The same of the products that the index found; what led there and no card tells, a bar code, counts as normalised.
 */
export const matchFound = (typed: string, cards: readonly ProductCard[]): readonly RowMatch[] => {
  const told = cards.flatMap((card) => matchRows(typed, card));
  if (told.length > 0) return told;
  return cards.flatMap((card) => card.rows.map((row): RowMatch => ({ card, row, match: 'normalised', foundBy: null })));
};

/**
 * Those that the code names best: as it is written before but for punctuation, and both before another maker's code.
 */
export const bestOf = (rows: readonly RowMatch[]): readonly RowMatch[] => {
  const best = Math.min(...rows.map(({ match }) => matches.indexOf(match)));
  return rows.filter(({ match }) => matches.indexOf(match) === best);
};
