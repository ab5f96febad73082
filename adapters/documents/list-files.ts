import type { ListWriter } from '#core/shared/list-file.ts';
import type { TableColumn, TableRow } from './table-cells.ts';
import type { TableFiles } from './table-files.ts';

export interface ListColumn<Row> extends TableColumn {
  /** An amount or a number is its exact text with a decimal point. */
  readonly cell: (row: Row) => string;
}

/** What a list shows as a workbook or a text with semicolons; the name is the file's and its sheet's. */
export const createListWriter = <Row>(
  files: TableFiles,
  name: string,
  columns: readonly ListColumn<Row>[],
): ListWriter<Row> => ({
  name,
  write: (format, batches, signal) =>
    files.write(
      format,
      { sheet: name, columns: columns.map(({ heading, width, kind }) => ({ heading, width, kind })) },
      cellsOf(batches, columns),
      signal,
    ),
});

async function* cellsOf<Row>(
  batches: AsyncIterable<readonly Row[]>,
  columns: readonly ListColumn<Row>[],
): AsyncGenerator<readonly TableRow[]> {
  for await (const rows of batches) yield rows.map((row) => columns.map(({ cell }) => cell(row)));
}
