import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { CostDraft } from '../drafts/drafts.ts';
import type { RowReason } from '../drafts/row-reasons.ts';
import { withoutEmptyCells } from '../drafts/without-empty-cells.ts';
import type { RowValues } from './row-values.ts';

/** A sheet of purchase costs alone: nothing else of the article changes. A cost of 0 says nothing, as a price does. */
export function costRow(row: RowValues): Result<CostDraft, readonly RowReason[]> {
  const code = row.code('code');
  const purchaseCost = row.requiredAmount('purchaseCost');
  if (purchaseCost === undefined || row.reasons.length > 0) return Err(row.reasons);
  return Ok({ line: row.line, code, ...withoutEmptyCells({ brand: row.text('brand') }), purchaseCost });
}
