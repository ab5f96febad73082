import type { CellWarning } from '#core/catalogue/import/drafts/cell-warning.ts';
import type { DraftOf } from '#core/catalogue/import/drafts/drafts.ts';
import type { Rejection } from '#core/catalogue/import/drafts/row-reasons.ts';
import { emptyMapping } from '#core/catalogue/import/rows/columns.ts';
import type { Field } from '#core/catalogue/import/rows/fields.ts';
import { readDrafts } from '#core/catalogue/import/rows/read-drafts.ts';
import type { Mapping } from '#core/imports/mapping.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import type { SpreadsheetFailure, SpreadsheetRow } from '#core/imports/spreadsheet.port.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';

type Row = readonly string[] | SpreadsheetRow;

/** Rows as a reader hands them out, in batches of a few, with a failure at the end where one is given. */
export async function* aSheet(
  rows: readonly Row[],
  failure?: SpreadsheetFailure,
): AsyncGenerator<Result<readonly SpreadsheetRow[], SpreadsheetFailure>, void> {
  const all = rows.map((row, at): SpreadsheetRow => ('cells' in row ? row : { line: at + 1, cells: row }));
  for (let at = 0; at < all.length; at += 3) yield Ok(all.slice(at, at + 3));
  if (failure !== undefined) yield Err(failure);
}

/** The day on which sheets of tests are read. */
export const today = '2026-11-27';

/** Everything that comes out of a sheet. */
export async function draftsOf<Kind extends ImportKind>(
  kind: Kind,
  rows: readonly Row[],
  mapping: Partial<Mapping<Field>> = {},
): Promise<{
  readonly drafts: readonly DraftOf[Kind][];
  readonly rejected: readonly Rejection[];
  readonly warnings: readonly CellWarning[];
  readonly seen: string[];
}> {
  const reading = (await readDrafts(kind, { ...emptyMapping, ...mapping }, aSheet(rows), { today })).unwrap();
  const drafts: DraftOf[Kind][] = [];
  const rejected: Rejection[] = [];
  const warnings: CellWarning[] = [];
  for await (const batch of reading.batches) {
    drafts.push(...batch.unwrap().drafts);
    rejected.push(...batch.unwrap().rejected);
    warnings.push(...(batch.unwrap().warnings ?? []));
  }
  return { drafts, rejected, warnings, seen: [...reading.seen.keys()] };
}
