import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { importHistoryProblem, undoQuestion, undoResultText } from '#adapters/texts/import-history.es.ts';
import { importHistoryWire } from '#adapters/wire/import-history.wire.ts';
import type { ImportHistoryFailure } from '#core/imports/import-history.service.ts';
import type { ImportRecord } from '#core/imports/import-record.ts';
import { laterImport, notUndoable } from '#core/imports/not-undoable.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { type SheetFormat, sheetFormats } from '#core/shared/sheet-format.ts';
import type { CommandGroup } from '../command-group.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import { type Asking, asCaller, declare, declareGroup, failed } from '../declare/declare.ts';
import { declareList } from '../declare/list.ts';
import { everyRow } from '../declare/pages.ts';
import { idShown, listedByBeginning } from '../find/id-beginning.ts';
import {
  type HistoryKindOptions,
  historyKindOption,
  historyOf,
  importRecordToWire,
  importsList,
} from '../lists/imports.list.ts';
import { catalogueModule } from '../modules/catalogue.module.ts';
import { sheetImportsModule } from '../modules/sheet-imports.module.ts';
import { type Outcome, problem } from '../outcome.ts';
import type { Act } from '../run-command.ts';
import { fileOptions, formatOf, keepFile, type SaveOptions } from '../saved-file.ts';
import { printable } from '../style.ts';

/** A manager imports offers and new prices of lists: the server answers those alone. */
const base = { access: 'management', problem: importHistoryProblem } as const;

interface UndoOptions extends HistoryKindOptions {
  readonly rest?: boolean;
}

/** A refused undo, with the command that undoes the rest. */
const undoProblem = (failure: ImportHistoryFailure): string =>
  `${importHistoryProblem(failure)}${failure.code === 'changed-since-import' ? ' (imports undo, con --rest)' : ''}`;

/** The refusal that the server would give, so that nobody is asked in vain; null where it gives none. */
const refusalOf = async (
  asking: Asking,
  options: UndoOptions,
  record: ImportRecord,
): Promise<ImportHistoryFailure | Outcome | null> => {
  const { changedSince: count, changedNames: names, listInUse } = record;
  if (record.isRunning) return { code: 'import-running' };
  const why = notUndoable(record);
  if (why === 'later-import') return laterRefusal(asking, options, record);
  if (why === 'list-in-use' && listInUse !== null) return { code: 'undone-list-in-use', ...listInUse };
  return count === 0 || options.rest === true ? null : { code: 'changed-since-import', count, names };
};

/** The refusal where a later import has to be undone first, which it names. */
const laterRefusal = async (
  asking: Asking,
  options: UndoOptions,
  record: ImportRecord,
): Promise<ImportHistoryFailure | Outcome> => {
  const later = await everyRow(
    pageOf(asking, options),
    () => true,
    ({ id }) => id === record.id,
  );
  if (!later.ok) return later.val;
  const first = laterImport(later.val, record);
  if (first === null) return { code: 'later-import' };
  const what = `${printable(first.fileName)}, de ${first.importedBy}, ${formatDateTime(first.importedAt)}`;
  if (first.isRunning) {
    return problem(
      'later-import',
      `Después de esa se está importando otra (${what})`,
      `Cuando termine, deshacé primero ésa: imports undo ${idShown(first.id)}`,
    );
  }
  return problem(
    'later-import',
    `Después de esa hubo otra importación (${what})`,
    `Deshacé primero ésa: imports undo ${idShown(first.id)}`,
  );
};

const id = ['ID', 'el que da imports list, o su comienzo'] as const;

const pageOf = (asking: Asking, options: HistoryKindOptions) => async (after: string | null) =>
  (await historyOf(asking, options).list(asking.caller, after)).map(({ records: rows, next }) => ({ rows, next }));

/** A record by its id, or by a beginning that only one id has. */
const recordOf = async (
  asking: Asking,
  options: HistoryKindOptions,
  wanted = '',
): Promise<Result<ImportRecord, ImportHistoryFailure | Outcome>> => {
  return listedByBeginning(wanted.trim(), pageOf(asking, options), { code: 'import-not-found' } as const);
};

const importCommands = (program: Command, act: Act): void => {
  const imports = declareGroup(
    program,
    'imports',
    'Importaciones que se hicieron',
    'imports list',
    'imports undo 5f2c --dry-run',
  );
  declareList(imports, act, importsList);
  declare(imports, {
    name: 'rejections',
    about: 'Guarda las filas que rechazó una, con su motivo',
    examples: ['imports rejections 5f2c --output rechazadas.csv'],
    words: [id],
    options: [
      historyKindOption,
      new Option('--format <FORMATO>', 'qué archivo (si no, el del nombre, o xlsx)').choices(sheetFormats),
      ...fileOptions,
    ],
    answer: z.object({ file: z.string() }),
  }).action(
    act<SaveOptions & HistoryKindOptions & { readonly format?: SheetFormat }>(async (cli, options, which = '') => {
      const format = formatOf(sheetFormats, options, 'xlsx');
      if (!format.ok) return format.val;
      return asCaller(cli, 'management', async (asking) => {
        // An import that was only looked at has rejected rows and no record.
        const record = await recordOf(asking, options, which);
        const wanted = record.ok ? record.val.id : which.trim();
        const file = await historyOf(asking, options).rejectedRows(asking.caller, wanted, format.val);
        if (!file.ok) return failed(cli, file.val, importHistoryProblem);
        return keepFile(cli, file.val, options);
      });
    }),
  );
  declareChange<UndoOptions, ImportRecord, ImportHistoryFailure>(imports, act, {
    ...base,
    problem: undoProblem,
    name: 'undo',
    about: 'Empieza a deshacer la última, o anula precios que esperan su hora',
    examples: ['imports undo 5f2c --yes', 'imports undo 5f2c --rest'],
    words: [id],
    options: [historyKindOption, new Option('--rest', 'lo que cambió después queda como está, y se deshace el resto')],
    isFinal: true,
    isReversible: true,
    answer: changedWire(importHistoryWire.def.shape.records.def.element),
    toWire: importRecordToWire,
    message: ({ fileName, waiting }) =>
      waiting !== null
        ? `Se anularon los precios de ${printable(fileName)}`
        : `Se está deshaciendo ${printable(fileName)}: sigue por su cuenta, y se ve con imports list`,
    plan: async (asking, options, which) => {
      const found = await recordOf(asking, options, which);
      if (!found.ok) return found;
      const { val: record } = found;
      const refused = record.undo === null ? await refusalOf(asking, options, record) : null;
      if (refused !== null) return Err(refused);
      return Ok({
        names: [record.fileName],
        question: `${undoQuestion({ ...record, fileName: printable(record.fileName) })} ${undoResultText(record)}`,
        isDone: record.undo !== null,
        before: importRecordToWire(record),
        work: async () =>
          (await historyOf(asking, options).undo(asking.caller, record.id, options.rest === true)).map(() => record),
      });
    },
  });
};

export const group: CommandGroup = { modules: [catalogueModule, sheetImportsModule], define: importCommands };
