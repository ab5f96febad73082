import type { Caller } from '#core/access/caller.ts';
import { type SheetKindName, sheetKinds } from '#core/catalogue/import/record-kinds.ts';
import { newestOwnSheet } from '#core/sheets/newest-own-sheet.ts';
import type { SheetRunSummary } from '#core/sheets/sheet-run.ts';
import type { Cli } from '../run-command.ts';
import { withSheetKind } from '../sheets/all-sheets.ts';
import type { ImportWork } from './import-work.ts';
import { sheetWork } from './sheet-work.ts';

interface KeptSheet extends SheetRunSummary {
  readonly kind: SheetKindName;
}

/**
 * The sheet of customers, documents or offers that who is signed in left before, here or on the web; of that kind, or
 * of any, but then none that is over. Null where there is none, also where the server keeps none.
 */
export const findKeptSheet = async (
  cli: Cli,
  caller: Caller,
  kind: SheetKindName | null,
  options: { readonly isStrict: boolean },
): Promise<ImportWork | null> => {
  const lists = await Promise.all((kind === null ? sheetKinds : [kind]).map((each) => keptOf(cli, caller, each)));
  const kept = lists
    .flat()
    .filter(({ state }) => kind !== null || state !== 'done')
    .sort((one, other) => other.changedAt - one.changedAt);
  const newest = newestOwnSheet(kept, caller.userName);
  if (newest === null) return null;
  return withSheetKind(newest.kind, async (sheet) => {
    const shown = await sheet.runsOf(cli.services).show(caller, newest.id);
    return shown.ok ? sheetWork(cli, caller, sheet, shown.val, { ...options, isBroughtHere: false }) : null;
  });
};

const keptOf = async (cli: Cli, caller: Caller, kind: SheetKindName): Promise<readonly KeptSheet[]> => {
  const listed = await withSheetKind(kind, (sheet) => sheet.runsOf(cli.services).list(caller));
  return listed.ok ? listed.val.map((each) => ({ ...each, kind })) : [];
};
