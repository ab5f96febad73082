import type { TableColumn, TableRow } from './table-cells.ts';

/** What is written: a workbook, texts with commas or semicolons, or several of them at once. Each has its path. */
export interface TableTask {
  /** The name of the workbook's sheet. */
  readonly sheet: string;
  readonly columns: readonly TableColumn[];
  readonly paths: { readonly excel?: string; readonly comma?: string; readonly semicolon?: string };
}

/** Asked for one by one: the next rows, or the end. */
export type ToTableWriter = { readonly kind: 'rows'; readonly rows: readonly TableRow[] } | { readonly kind: 'end' };

export type FromTableWriter = 'next' | 'done';
