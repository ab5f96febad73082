/** A field that a row of a sheet changes. */
export interface Change {
  readonly field: string;
  /** '' where nothing is there yet. */
  readonly from: string;
  readonly to: string;
}

/** A change of what somebody had changed since the sheet was looked at. */
export interface ChangedField extends Change {
  /** The value at the look; '' for none. */
  readonly seen: string;
}

/** Most rows that are named where they would write over later changes. */
export const maxChangedRows = 50;
