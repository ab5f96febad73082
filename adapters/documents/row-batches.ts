import type { SpreadsheetFailure, SpreadsheetRow } from '#core/imports/spreadsheet.port.ts';
import { withoutFormulaMark } from '#core/shared/formula-mark.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { SpreadsheetLimits } from './spreadsheet-limits.ts';

const batchSize = 1000;

/**
 * Rows in batches, held to the limits and without the mark of our own files; rows without content are left out. A
 * failure ends it.
 */
export async function* rowBatches(
  rows: AsyncIterable<Result<SpreadsheetRow, SpreadsheetFailure>>,
  limits: SpreadsheetLimits,
): AsyncGenerator<Result<readonly SpreadsheetRow[], SpreadsheetFailure>, void> {
  let batch: SpreadsheetRow[] = [];
  let count = 0;
  for await (const row of rows) {
    const failure = row.err ? row.val : beyond(row.val, count + 1, limits);
    if (failure !== undefined) {
      if (batch.length > 0) yield Ok(batch);
      return yield Err(failure);
    }
    if (row.err || isBlank(row.val)) continue;
    count += 1;
    batch.push({ ...row.val, cells: row.val.cells.map(withoutFormulaMark) });
    if (batch.length < batchSize) continue;
    yield Ok(batch);
    batch = [];
  }
  if (batch.length > 0) yield Ok(batch);
  else if (count === 0) yield Err({ code: 'empty-file' });
}

const isBlank = ({ cells, faults }: SpreadsheetRow): boolean =>
  (faults === undefined || faults.length === 0) && cells.every((cell) => cell.trim() === '');

function beyond(row: SpreadsheetRow, rows: number, limits: SpreadsheetLimits): SpreadsheetFailure | undefined {
  const { line, cells } = row;
  if (rows > limits.rows) return { code: 'too-large', what: 'rows', limit: limits.rows, line };
  if (cells.length > limits.columns && cells.slice(limits.columns).some((cell) => cell !== ''))
    return { code: 'too-large', what: 'columns', limit: limits.columns, line };
  return cells.some((cell) => cell.length > limits.cell)
    ? { code: 'too-large', what: 'cell', limit: limits.cell, line }
    : undefined;
}
