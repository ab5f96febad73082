import type { CatalogueProduct, CatalogueRow } from '#core/catalogue/products/catalogue-product.ts';
import { askedCode, likeness } from '#core/shared/named-code.ts';
import { type Match, matches } from './quick-order.ts';

/** A row that a code leads to, and how. */
export interface RowMatch {
  readonly product: CatalogueProduct;
  readonly row: CatalogueRow;
  readonly match: Exclude<Match, 'chosen'>;
  readonly foundBy: { readonly code: string; readonly brand: string } | null;
}

/**
 * The rows of a product that a code means: those that carry it; else all of them, where it is the product's code or
 * another maker's for it; none where it is none of these.
 */
export const matchRows = (typed: string, product: CatalogueProduct): readonly RowMatch[] => {
  const asked = askedCode(typed);
  const carrying = product.rows.flatMap((row): RowMatch[] => {
    const match =
      likeness(asked, { code: row.code, brand: row.brandName }) ??
      likeness(asked, { code: row.internalCode, brand: '' });
    return match === null ? [] : [{ product, row, match, foundBy: null }];
  });
  if (carrying.length > 0) return carrying;
  const own = likeness(asked, { code: product.shown.code, brand: product.shown.productBrandName });
  if (own !== null) return product.rows.map((row) => ({ product, row, match: own, foundBy: null }));
  const other = product.shown.codesOtherBrands.find((each) => likeness(asked, each) !== null);
  return other === undefined ? [] : product.rows.map((row) => ({ product, row, match: 'equivalent', foundBy: other }));
};

/** Matches the products that the index found; a match that no product shows, by a bar code, counts as normalised. */
export const matchFound = (typed: string, products: readonly CatalogueProduct[]): readonly RowMatch[] => {
  const matched = products.flatMap((product) => matchRows(typed, product));
  if (matched.length > 0) return matched;
  return products.flatMap((product) =>
    product.rows.map((row): RowMatch => ({ product, row, match: 'normalised', foundBy: null })),
  );
};

/**
 * The rows that the code names best: as it is written before but for punctuation, and both before another maker's code.
 */
export const bestOf = (rows: readonly RowMatch[]): readonly RowMatch[] => {
  const best = Math.min(...rows.map(({ match }) => matches.indexOf(match)));
  return rows.filter(({ match }) => matches.indexOf(match) === best);
};
