/** What a sheet is of, where its kind has several: new prices are of one list, from some moment on. */
export interface SheetTarget {
  /** The id of the price list. */
  readonly id: string;
  /** The moment from which the sheet holds, ISO 8601; null for at once, and until somebody confirms it. */
  readonly at: string | null;
}

/** Why a sheet is not taken for what it is of (docs/rules/price-list-management.md 8). */
export type SheetTargetFailure =
  | { readonly code: 'price-list-not-found' }
  | { readonly code: 'price-list-withdrawn'; readonly name: string }
  | { readonly code: 'too-many-price-changes'; readonly max: number }
  | { readonly code: 'price-change-gone' }
  /** The sheet has no rows. */
  | { readonly code: 'price-sheet-empty' }
  | { readonly code: 'moment-unreadable' }
  | { readonly code: 'moment-past' }
  | { readonly code: 'moment-too-far' };
