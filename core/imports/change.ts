/** What a row of a sheet changes of a thing. */
export interface Change {
  readonly field: string;
  /** '' where nothing is there yet. */
  readonly from: string;
  readonly to: string;
}

/** A change of what somebody had changed since the sheet was looked at. */
export interface ChangedField extends Change {
  /** What there was at the look; '' for nothing. */
  readonly seen: string;
}

/** So many rows that write over such changes are told. */
export const maxChangedRows = 50;
