import type { Change } from '#core/imports/change.ts';
import { isSteep } from '#core/imports/steep-change.ts';
import type { SheetExample, SheetReport } from '#core/sheets/sheet.service.ts';
import type { ChangedSheetRow } from '#core/sheets/sheet-look.ts';
import type { ImportExample } from './import-example.ts';

const hasSteep = (changes: readonly Change[]): boolean => changes.some(isSteep);

/** What happens to a row that comes in. */
export const fateOf = ({ kind, changes }: Pick<SheetExample, 'kind' | 'changes'>): ImportExample['what'] =>
  kind === 'new' ? 'Nueva' : hasSteep(changes) ? 'Cambia mucho' : 'Cambia';

/** What happens to a row that would write over what changed since the look. */
export const fateOfMoved = ({ fields }: Pick<ChangedSheetRow, 'fields'>): ImportExample['what'] =>
  hasSteep(fields) ? 'Cambió antes, y cambia mucho' : 'Cambió antes';

/** Whether a sheet that was looked at changes a price steeply: those rows too that are shown as changed since. */
export const warnsOfSteep = ({ isDryRun, examples }: Pick<SheetReport<unknown>, 'isDryRun' | 'examples'>): boolean =>
  isDryRun && examples.some((example) => fateOf(example) === 'Cambia mucho');
