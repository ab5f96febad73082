import { folded } from '#core/shared/folded.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { EquivalenceDraft } from '../drafts/drafts.ts';
import type { RowReason } from '../drafts/row-reasons.ts';
import { withoutEmptyCells } from '../drafts/without-empty-cells.ts';
import type { RowValues } from './row-values.ts';

/** Reads from a row that a code of one maker stands for that of another. */
export function equivalenceRow(row: RowValues): Result<EquivalenceDraft, readonly RowReason[]> {
  const draft: EquivalenceDraft = {
    line: row.line,
    code: row.code('code'),
    ...withoutEmptyCells({ brand: row.text('brand') }),
    equivalentBrand: row.required('equivalentBrand'),
    equivalentCode: row.code('equivalentCode'),
  };
  const sameBrand = draft.brand !== undefined && folded(draft.brand) === folded(draft.equivalentBrand);
  if (sameBrand && draft.code !== '' && draft.code.toUpperCase() === draft.equivalentCode.toUpperCase())
    row.note({ code: 'equivalent-to-itself', value: draft.code });
  return row.reasons.length > 0 ? Err(row.reasons) : Ok(draft);
}
