/** A way to understand a line. Where the text can't tell, there are several, and the catalogue decides. */
export interface Reading {
  /** As written; makers and words of a description may stand with it. */
  readonly code: string;
  /** What else the line says: the other cells of a spreadsheet's row. A maker named there narrows. */
  readonly around: string;
  /** Perhaps no whole number ('1,5'); null: the line says no quantity. */
  readonly quantity: number | null;
  /** An amount that is written and that nobody understands, as it is: 'x-3'; null where there is none. */
  readonly unread: string | null;
  readonly order: 'code-first' | 'quantity-first' | 'alone';
  /** The text says which is the quantity: 'x 4', '4 u.', a heading. */
  readonly isExplicit: boolean;
}

export interface WrittenLine {
  /** Where it stood, from 1. */
  readonly line: number;
  readonly text: string;
  /** At least one, the likeliest first. */
  readonly readings: readonly Reading[];
}

export const ignoredReasons = [
  /** 'Código;Cantidad'. */
  'heading',
  /** Words without a digit that are no code of the catalogue: a greeting. */
  'no-code',
  /** The column of quantities is empty there, or says 0. */
  'no-quantity',
] as const;
export type IgnoredReason = (typeof ignoredReasons)[number];

export interface IgnoredLine {
  readonly line: number;
  readonly text: string;
  readonly reason: IgnoredReason;
}

export interface WrittenOrder {
  readonly lines: readonly WrittenLine[];
  readonly ignored: readonly IgnoredLine[];
  /** How many lines are left that nobody read, because those before are more than an order holds. */
  readonly unread: number;
}
