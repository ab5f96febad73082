import type { Caller } from '#core/access/caller.ts';
import { type SheetKindName, sheetKinds } from '#core/imports/record-kinds.ts';
import { Ok, type Result } from '#core/shared/result.ts';
import { newestOwnSheet } from '#core/sheets/newest-own-sheet.ts';
import type { SheetRunSummary } from '#core/sheets/sheet-run.ts';
import type { Cli } from '../run-command.ts';
import { withSheetKind } from '../sheets/all-sheets.ts';
import type { SheetKind } from '../sheets/sheet-kind.ts';
import type { ImportWork } from './import-work.ts';
import { problemsOf, sheetWork } from './sheet-work.ts';

interface KeptSheet extends SheetRunSummary {
  readonly kind: SheetKindName;
}

/**
 * The sheet of customers, documents or offers that who is signed in left before, here or on the web; of that kind, or
 * of any, but then none that is done or failed: looking at one keeps it for another day, and it would be in the way of
 * every file. Null where there is none.
 */
export const findKeptSheet = async (
  cli: Cli,
  caller: Caller,
  kind: SheetKindName | null,
  options: { readonly isStrict: boolean },
): Promise<Result<ImportWork | null, string>> => {
  const kinds = kind === null ? sheetKinds : [kind];
  const lists = await Promise.all(kinds.map((each) => withSheetKind(each, (sheet) => keptOf(cli, caller, sheet))));
  const kept: KeptSheet[] = [];
  for (const list of lists) {
    if (!list.ok) return list;
    kept.push(...list.val.filter(({ state }) => kind !== null || (state !== 'done' && state !== 'failed')));
  }
  kept.sort((one, other) => other.changedAt - one.changedAt);
  const newest = newestOwnSheet(kept, caller.userName);
  if (newest === null) return Ok(null);
  return withSheetKind(newest.kind, async (sheet) => {
    const shown = await sheet.runsOf(cli.services).show(caller, newest.id);
    return shown
      .map((run) => sheetWork(cli, caller, sheet, run, { ...options, isBroughtHere: false }))
      .mapErr(problemsOf(cli, sheet));
  });
};

/** None where the server keeps none, or this person may not import any. */
const keptOf = async <Reason extends object>(
  cli: Cli,
  caller: Caller,
  kind: SheetKind<Reason>,
): Promise<Result<readonly KeptSheet[], string>> => {
  const listed = await kind.runsOf(cli.services).list(caller);
  if (!listed.ok && (listed.val.code === 'not-offered' || listed.val.code === 'not-allowed')) return Ok([]);
  return listed.map((sheets) => sheets.map((each) => ({ ...each, kind: kind.name }))).mapErr(problemsOf(cli, kind));
};
