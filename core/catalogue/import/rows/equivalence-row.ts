import { folded } from '#core/shared/folded.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { EquivalenceDraft } from '../drafts/drafts.ts';
import type { RowReason } from '../drafts/row-reasons.ts';
import { withoutEmptyCells } from '../drafts/without-empty-cells.ts';
import { equivalentCodes, saysNone } from './equivalent-codes.ts';
import { type RowValues, textLimit } from './row-values.ts';

/** Reads from a row that a code of one maker stands for those of another: one cell may have several. */
export function equivalenceRow(row: RowValues): Result<readonly EquivalenceDraft[], readonly RowReason[]> {
  const code = row.code('code');
  const brand = row.text('brand');
  const equivalentBrand = row.required('equivalentBrand');
  const written = row.code('equivalentCode');
  const said = equivalentCodes(written);
  const isOwnBrand = brand !== '' && folded(brand) === folded(equivalentBrand);
  const codes = said.filter((each) => !isOwnBrand || each.toUpperCase() !== code.toUpperCase());
  if (written !== '' && said.length === 0) row.note({ code: 'missing-value', field: 'equivalentCode' });
  if (saysNone(equivalentBrand)) row.note({ code: 'missing-value', field: 'equivalentBrand' });
  if (codes.some((each) => each.length > textLimit))
    row.note({ code: 'too-long', field: 'equivalentCode', limit: textLimit });
  // Beside others its own code says nothing.
  if (code !== '' && said.length > 0 && codes.length === 0) row.note({ code: 'equivalent-to-itself', value: code });
  if (row.reasons.length > 0) return Err(row.reasons);
  return Ok(
    codes.map((equivalentCode) => ({
      ...{ line: row.line, code, equivalentBrand, equivalentCode },
      ...withoutEmptyCells({ brand: brand || undefined }),
    })),
  );
}
