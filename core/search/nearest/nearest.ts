/** A product with a code near the wanted one; a brand where the code is another maker's. */
export interface NearCode {
  readonly key: number;
  readonly code: string;
  readonly brand?: string;
  /**
   * Characters missing, added, changed or swapped: 1 or 2, 0 for the code itself; more where codes only begin alike.
   */
  readonly distance: number;
}

/** A shorter question that finds something where the whole one does not. */
export interface NearQuestion {
  readonly text: string;
  /** The dropped words, as typed. */
  readonly dropped: readonly string[];
  readonly count: number;
}
