import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { PriceDraft } from '../drafts/drafts.ts';
import type { RowReason } from '../drafts/row-reasons.ts';
import { withoutEmptyCells } from '../drafts/without-empty-cells.ts';
import type { RowValues } from './row-values.ts';

/** Reads the price of an article in a list from a row. */
export function priceRow(row: RowValues): Result<PriceDraft, readonly RowReason[]> {
  const code = row.code('code');
  const priceList = row.required('priceList');
  const price = row.requiredAmount('price');
  if (price === undefined || row.reasons.length > 0) return Err(row.reasons);
  return Ok({ line: row.line, code, ...withoutEmptyCells({ brand: row.text('brand') }), priceList, price });
}
