import type { Caller } from '#core/access/caller.ts';
import { type BroughtKind, importKinds, sheetKinds } from '#core/imports/record-kinds.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { Cli } from '../run-command.ts';
import { withSheetKind } from '../sheets/all-sheets.ts';
import { beginCatalogueImport, type GivenImport, type ImportWork } from './import-work.ts';
import { findKeptSheet } from './kept-sheet.ts';
import { nothingChosen } from './nothing-chosen.ts';
import { beginSheetImport } from './sheet-work.ts';

/** Brings a file of that kind. */
export const beginImport = (
  cli: Cli,
  caller: Caller,
  path: string,
  kind: BroughtKind,
  options: GivenImport,
): Promise<Result<ImportWork, string>> => {
  const sheet = sheetKinds.find((each) => each === kind);
  const catalogue = importKinds.find((each) => each === kind);
  if (catalogue !== undefined) return beginCatalogueImport(cli, caller, path, { ...options, kind: catalogue });
  if (sheet === undefined) return Promise.resolve(Err(nothingChosen));
  return withSheetKind(sheet, (found) => beginSheetImport(cli, caller, found, path, options));
};

/** The import that was left before, where no file is named; null for none. */
export const findKept = (
  cli: Cli,
  caller: Caller,
  { kind, strict }: GivenImport & { readonly kind?: BroughtKind },
): Promise<Result<ImportWork | null, string>> => {
  const sheet = sheetKinds.find((each) => each === kind);
  if (kind !== undefined && sheet === undefined) return Promise.resolve(Ok(null));
  return findKeptSheet(cli, caller, sheet ?? null, { isStrict: strict === true });
};
