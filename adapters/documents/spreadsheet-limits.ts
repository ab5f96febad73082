/** What is refused before it can hurt. Sizes in bytes, cells in characters. */
export interface SpreadsheetLimits {
  readonly fileSize: number;
  /** Of all parts of a workbook together. */
  readonly unpackedSize: number;
  /** Unpacked over packed, of one part of over a megabyte: text of real sheets stays far under it. */
  readonly ratio: number;
  readonly rows: number;
  readonly columns: number;
  readonly cell: number;
}

export const defaultLimits: SpreadsheetLimits = {
  fileSize: 100 * 2 ** 20,
  unpackedSize: 2 ** 30,
  ratio: 200,
  rows: 2_000_000,
  columns: 200,
  cell: 10_000,
};
