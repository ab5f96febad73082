/** The kinds, in the order in which they are told. */
export const cellWarningCodes = ['price-in-words', 'negative-stock', 'model-in-general', 'code-like-date'] as const;

type CellWarningCode = (typeof cellWarningCodes)[number];

/** How many cells there are of each kind. */
export type CellWarningCounts = Readonly<Record<CellWarningCode, number>>;

export const noCellWarnings = Object.fromEntries(cellWarningCodes.map((code) => [code, 0])) as CellWarningCounts;

/**
 * A cell that is not taken as it is written, while its row comes in (docs/rules/imports.md 29): a word where a price
 * goes, which says none, a stock below 0, which is 0, the segment of a model that is in 'General' (30), or
 * a new article's code that looks like a date (2).
 */
export interface CellWarning {
  /** The row's line, 1-based. */
  readonly line: number;
  readonly code: CellWarningCode;
  /** As the file has it. */
  readonly value: string;
}
