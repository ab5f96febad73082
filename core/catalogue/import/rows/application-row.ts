import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { ApplicationDraft } from '../drafts/drafts.ts';
import type { RowReason } from '../drafts/row-reasons.ts';
import { withoutEmptyCells } from '../drafts/without-empty-cells.ts';
import { readYearEnd, type YearRange } from '../years/year-range.ts';
import { readYearRanges, unionOfYears } from '../years/year-ranges.ts';
import type { Field } from './fields.ts';
import type { RowValues } from './row-values.ts';

/** The years of a field; null where it holds something else, which is noted. */
const readYears = (row: RowValues, field: Field): YearRange | null => {
  const value = row.text(field);
  const years = readYearEnd(value);
  if (years === undefined) row.note({ code: 'bad-year', field, value });
  return years ?? null;
};

/** The ranges of one cell, or the one of two: 'desde' 08 and nothing 'hasta' is open. */
const yearsOf = (row: RowValues): readonly YearRange[] => {
  const value = row.text('year');
  if (value !== '') {
    const ranges = readYearRanges(value);
    if (ranges === undefined) row.note({ code: 'bad-year', field: 'year', value });
    return ranges ?? [];
  }
  const [since, until] = [readYears(row, 'yearFrom'), readYears(row, 'yearTo')];
  return [withoutEmptyCells({ from: since?.from ?? since?.to, to: row.text('yearTo') === '' ? undefined : until?.to })];
};

/** Reads an application of a product from a row (docs/rules/imports.md 8). */
export function applicationRow(row: RowValues, maxSince: number): Result<ApplicationDraft, readonly RowReason[]> {
  const ranges = yearsOf(row);
  for (const { from, to } of ranges)
    if (from !== undefined && to !== undefined && from > to) row.note({ code: 'years-reversed', from, to });
  for (const { from } of ranges)
    if (from !== undefined && from > maxSince) row.note({ code: 'year-ahead', from, max: maxSince });
  const draft: ApplicationDraft = {
    line: row.line,
    code: row.code('code'),
    ...withoutEmptyCells({ brand: row.text('brand'), segment: row.text('segment') }),
    vehicleBrand: row.required('vehicleBrand'),
    model: row.required('model'),
    ...withoutEmptyCells({ engine: row.text('engine'), position: row.text('position'), notes: row.text('notes') }),
    years: unionOfYears(ranges),
  };
  return row.reasons.length > 0 ? Err(row.reasons) : Ok(draft);
}
