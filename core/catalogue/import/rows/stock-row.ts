import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { StockDraft } from '../drafts/drafts.ts';
import type { RowReason } from '../drafts/row-reasons.ts';
import { withoutEmptyCells } from '../drafts/without-empty-cells.ts';
import type { RowValues } from './row-values.ts';

/** A sheet of stock alone: nothing else of the article changes. None is 0; an empty cell says nothing. */
export function stockRow(row: RowValues): Result<StockDraft, readonly RowReason[]> {
  const code = row.code('code');
  const stock = row.requiredAmount('stock');
  if (stock === undefined || row.reasons.length > 0) return Err(row.reasons);
  return Ok({ line: row.line, code, ...withoutEmptyCells({ brand: row.text('brand') }), stock });
}
