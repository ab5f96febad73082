import { maxRelationQuantity } from '#core/catalogue/products/max-relation-quantity.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { RelationDraft } from '../drafts/drafts.ts';
import type { RowReason } from '../drafts/row-reasons.ts';
import { withoutEmptyCells } from '../drafts/without-empty-cells.ts';
import type { RowValues } from './row-values.ts';

/** Reads from a row that a product goes with another, or in its place. */
export function relationRow(row: RowValues): Result<RelationDraft, readonly RowReason[]> {
  const quantity = row.amount('quantity');
  if (quantity !== undefined && (!/^[1-9]\d*$/.test(quantity) || Number(quantity) > maxRelationQuantity))
    row.note({ code: 'bad-number', field: 'quantity', value: quantity });
  const draft: RelationDraft = {
    line: row.line,
    code: row.code('code'),
    ...withoutEmptyCells({ brand: row.text('brand') }),
    title: row.required('title'),
    relatedCode: row.code('relatedCode'),
    ...withoutEmptyCells({ relatedBrand: row.text('relatedBrand'), quantity, notes: row.text('notes') }),
  };
  return row.reasons.length > 0 ? Err(row.reasons) : Ok(draft);
}
