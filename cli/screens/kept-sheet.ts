import type { Caller } from '#core/access/caller.ts';
import { Ok, type Result } from '#core/shared/result.ts';
import { newestOwnSheet } from '#core/sheets/newest-own-sheet.ts';
import type { SheetRunSummary } from '#core/sheets/sheet-run.ts';
import type { Cli } from '../run-command.ts';
import { type ChosenSheet, withSheetKind } from '../sheets/all-sheets.ts';
import type { ImportWork } from './import-work.ts';
import { problemsOf, sheetWork } from './sheet-work.ts';

const noneKept = ['not-offered', 'not-allowed', 'price-list-not-found'];

type KeptSheet = SheetRunSummary & { readonly chosen: ChosenSheet };

/**
 * The sheet that who is signed in left before, here or on the web, of one of these kinds. Where none `isNamed` it is
 * none that is done or failed: looking at one keeps it for another day, and it would be in the way of every file. Null
 * where there is none that changed after `newerThan`, in milliseconds since 1970.
 */
export const findKeptSheet = async (
  cli: Cli,
  caller: Caller,
  kinds: readonly ChosenSheet[],
  {
    isNamed,
    isStrict,
    newerThan,
  }: { readonly isNamed: boolean; readonly isStrict: boolean; readonly newerThan: number },
): Promise<Result<ImportWork | null, string>> => {
  const lists = await Promise.all(kinds.map((chosen) => keptOf(cli, caller, chosen)));
  const kept: KeptSheet[] = [];
  for (const list of lists) {
    if (!list.ok) return list;
    const isMeant = ({ state }: KeptSheet): boolean => isNamed || (state !== 'done' && state !== 'failed');
    kept.push(...list.val.filter((each) => isMeant(each) && each.changedAt > newerThan));
  }
  kept.sort((one, other) => other.changedAt - one.changedAt);
  const newest = newestOwnSheet(kept, caller.userName);
  if (newest === null) return Ok(null);
  return withSheetKind(newest.chosen, async (sheet) => {
    const shown = await sheet.runsOf(cli.services).show(caller, newest.id);
    return shown
      .map((run) => sheetWork(cli, caller, sheet, run, { isStrict, isBroughtHere: false }))
      .mapErr(problemsOf(cli, sheet));
  });
};

/** None where the server keeps no sheets, or this person may not import any, or the sheet's list is gone. */
const keptOf = (cli: Cli, caller: Caller, chosen: ChosenSheet): Promise<Result<readonly KeptSheet[], string>> =>
  withSheetKind(chosen, async (kind) => {
    const listed = await kind.runsOf(cli.services).list(caller);
    if (!listed.ok && noneKept.includes(listed.val.code)) return Ok([]);
    return listed.map((sheets) => sheets.map((each) => ({ ...each, chosen }))).mapErr(problemsOf(cli, kind));
  });
