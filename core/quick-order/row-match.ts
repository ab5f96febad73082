import { normaliseCode } from '#core/catalogue/code.ts';
import type { CardRow, ProductCard } from '#core/catalogue/product-card.ts';
import { asTyped } from '#core/search/rank.ts';
import type { Match } from './quick-order.ts';

/** A row that a code leads to, and how. */
export interface RowMatch {
  readonly card: ProductCard;
  readonly row: CardRow;
  readonly match: Exclude<Match, 'chosen'>;
  readonly foundBy: { readonly code: string; readonly brand: string } | null;
}

interface Named {
  readonly code: string;
  readonly brand: string;
}

/** A code alone, or with its maker before or after it. */
const formsOf = ({ code, brand }: Named): readonly string[] => [code, `${brand} ${code}`, `${code} ${brand}`];

const likeness = (typed: string, named: Named): 'exact' | 'normalised' | null => {
  if (named.code === '') return null;
  const forms = formsOf(named);
  if (forms.some((form) => asTyped(form) === asTyped(typed))) return 'exact';
  const normalised = normaliseCode(typed);
  return forms.some((form) => normaliseCode(form) === normalised) ? 'normalised' : null;
};

const rowLikeness = (typed: string, row: CardRow) =>
  likeness(typed, { code: row.code, brand: row.brandName }) ?? likeness(typed, { code: row.internalCode, brand: '' });

/**
 * The rows of a product that a code means: those that carry it; else all of them, where it is the product's code or another
 * maker's for it; none where it is none of these.
 */
export const matchRows = (typed: string, card: ProductCard): readonly RowMatch[] => {
  const carrying = card.rows.flatMap((row): RowMatch[] => {
    const match = rowLikeness(typed, row);
    return match === null ? [] : [{ card, row, match, foundBy: null }];
  });
  if (carrying.length > 0) return carrying;
  const own = likeness(typed, { code: card.code, brand: card.brandName });
  if (own !== null) return card.rows.map((row) => ({ card, row, match: own, foundBy: null }));
  const other = card.codesOtherBrands.find((each) => likeness(typed, each) !== null);
  return other === undefined ? [] : card.rows.map((row) => ({ card, row, match: 'equivalent', foundBy: other }));
};

/** The same of the products that the index found; what led there and no card tells, a bar code, counts as normalised. */
export const matchFound = (typed: string, cards: readonly ProductCard[]): readonly RowMatch[] => {
  const told = cards.flatMap((card) => matchRows(typed, card));
  if (told.length > 0) return told;
  return cards.flatMap((card) => card.rows.map((row): RowMatch => ({ card, row, match: 'normalised', foundBy: null })));
};
