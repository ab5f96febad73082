import { maxUnpackedBytes, maxWorkbookBytes } from '#core/imports/sheet-sizes.ts';

/** Limits beyond which a file is refused. Sizes in bytes, cells in characters. */
export interface SpreadsheetLimits {
  /** Bytes of a workbook's packed file. */
  readonly packedSize: number;
  /** Bytes of all unpacked parts of a workbook together; of a CSV, which is not packed. */
  readonly unpackedSize: number;
  /** Bytes of the texts that a workbook keeps apart from its sheets: they are held in memory while a sheet is read. */
  readonly heldSize: number;
  /** Unpacked over packed, of one part of over a megabyte: text of real sheets stays far under it. */
  readonly ratio: number;
  readonly rows: number;
  readonly columns: number;
  readonly cell: number;
}

export const defaultLimits: SpreadsheetLimits = {
  packedSize: maxWorkbookBytes,
  unpackedSize: maxUnpackedBytes,
  heldSize: 2 ** 27,
  ratio: 200,
  rows: 2_000_000,
  columns: 200,
  cell: 10_000,
};
