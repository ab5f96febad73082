/** What a row of a sheet changes of a thing. */
export interface Change {
  readonly field: string;
  /** '' where nothing is there yet. */
  readonly from: string;
  readonly to: string;
}
