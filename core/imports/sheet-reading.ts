/** How a sheet is read. */
export interface SheetReading {
  /**
   * The text of a mapping file (docs/import); null takes the supplier's, and recognises the headings where there is
   * none.
   */
  readonly mapping: string | null;
  /** A worksheet by name or number; null for the mapping's or the first. */
  readonly sheet: string | null;
  /**
   * The supplier whose list it is: columns that a person chose are remembered for the supplier's next list. Null where
   * it does not matter.
   */
  readonly supplier: string | null;
}
