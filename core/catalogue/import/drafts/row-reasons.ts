import type { RepeatedBelow } from '#core/imports/repeated-rows.ts';
import type { TooManyCells } from '#core/imports/sheet-lines.ts';
import type { Failure } from '#core/shared/result.ts';

/**
 * Why a good row finds no place in this catalogue: no product has the code (and the sheet says no description to make
 * one of), or, without a brand, several have it; or its price is of a list that was withdrawn.
 */
export type PlaceFailure =
  | (Failure<'product-not-found' | 'product-undescribed' | 'product-ambiguous' | 'price-list-withdrawn'> & {
      readonly value: string;
    })
  /** The same two are related so already, with another quantity or note, which no undoing could bring back. */
  | (Failure<'relation-differs' | 'related-to-itself'> & { readonly value: string })
  /** The row says no segment, and the vehicle's brand has a model of that name in several. */
  | (Failure<'model-in-segments'> & { readonly value: string; readonly segments: readonly string[] })
  /** The product is sold in place of `product` already, by prices and stock of its own: no second one is made. */
  | (Failure<'product-sold-elsewhere'> & { readonly value: string; readonly product: string });

/**
 * `firstLine` is the one that counts; `name` the repeated row's code and brand as it has them, which rejected rows kept
 * from before do not say.
 */
interface RepeatedThing {
  readonly firstLine: number;
  readonly name?: string;
}

/**
 * Why a row stays out. `field` is a Field (core/catalogue/import/rows/fields.ts) or a technical attribute; values are
 * as the file has them.
 */
export type RowReason =
  | (Failure<'missing-value' | 'control-characters' | 'formula-without-value'> & { readonly field: string })
  | (Failure<'bad-number' | 'negative-number' | 'number-too-large' | 'bad-year' | 'year-out-of-range'> & {
      readonly field: string;
      readonly value: string;
    })
  /** Dollars, or other money than pesos. */
  | (Failure<'foreign-amount'> & { readonly field: string; readonly value: string })
  /** A code that a spreadsheet program turned into '8,71E+11', or a number too long for it: digits are gone. */
  | (Failure<'damaged-code'> & { readonly field: string; readonly value: string })
  /** A code like '3-24' that a workbook keeps as a date: `value` is that date. */
  | (Failure<'code-became-date'> & { readonly field: string; readonly value: string })
  /** '#N/A', '#REF!' and the like. */
  | (Failure<'error-value'> & { readonly field: string; readonly value: string })
  | (Failure<'too-long'> & { readonly field: string; readonly limit: number })
  /** An address on the internet where the name of a picture's file goes: nothing is fetched. */
  | (Failure<'picture-address' | 'bad-picture-name'> & { readonly field: string; readonly value: string })
  | (Failure<'too-many-pictures'> & { readonly field: string; readonly limit: number })
  | (Failure<'bad-iva'> & { readonly value: string })
  /** A cell that is none of the few words that its column has. */
  | (Failure<'bad-sale'> & { readonly field: string; readonly value: string })
  /** The one column says that it is discontinued, the other that it is not. */
  | (Failure<'sale-contradicted'> & { readonly sale: string; readonly discontinued: string })
  | (Failure<'year-ahead'> & { readonly from: number; readonly max: number })
  | (Failure<'years-reversed'> & { readonly from: number; readonly to: number })
  | (Failure<'equivalent-to-itself'> & { readonly value: string })
  | (Failure<'duplicate-in-file'> & RepeatedThing)
  /** Two products are related twice, with two quantities or notes: it is not known which one counts. */
  | (Failure<'relation-twice'> & RepeatedThing)
  /** A product is there twice, with two prices: it is not known which one counts. */
  | (Failure<'two-prices'> & RepeatedThing & { readonly first: string; readonly second: string })
  /**
   * The row counts, and a later one says the same thing once more: both are in the file of rejected rows, so that the
   * person who corrects it can choose.
   */
  | RepeatedBelow
  /** A line of a text with more cells than there are headings: a mark that separates stands inside one of them. */
  | TooManyCells
  /** The price is of another list than the one that the sheet is for. */
  | (Failure<'other-price-list'> & { readonly value: string })
  /** The row is good, and this catalogue has no place for it. */
  | PlaceFailure;

export interface Rejection {
  readonly line: number;
  /**
   * The cells as they are in the sheet, cut to what a screen shows; only where rows are shown with them
   * (docs/rules/imports.md 23).
   */
  readonly cells?: readonly string[];
  readonly reasons: readonly RowReason[];
}
