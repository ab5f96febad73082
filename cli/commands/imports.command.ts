import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { planTexts } from '#adapters/texts/import.es.ts';
import {
  importHistoryProblem,
  importStateText,
  undoQuestion,
  undoResultText,
} from '#adapters/texts/import-history.es.ts';
import { recordText } from '#adapters/texts/import-kinds.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { importHistoryToWire, importHistoryWire } from '#adapters/wire/import-history.wire.ts';
import type { ImportHistoryFailure, ImportHistoryService } from '#core/imports/import-history.service.ts';
import type { ImportRecord } from '#core/imports/import-record.ts';
import { laterImport, notUndoable } from '#core/imports/not-undoable.ts';
import { type SheetKindName, sheetKinds } from '#core/imports/record-kinds.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { type SheetFormat, sheetFormats } from '#core/shared/sheet-format.ts';
import type { CommandGroup } from '../command-group.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import { type Asking, asCaller, declare, declareGroup, failed } from '../declare/declare.ts';
import { declareList } from '../declare/list.ts';
import { everyRow } from '../declare/pages.ts';
import { idShown, listedByBeginning } from '../find/id-beginning.ts';
import { catalogueModule } from '../modules/catalogue.module.ts';
import { sheetImportsModule } from '../modules/sheet-imports.module.ts';
import { type Outcome, problem } from '../outcome.ts';
import type { Act } from '../run-command.ts';
import { fileOptions, formatOf, keepFile, type SaveOptions } from '../saved-file.ts';
import { withSheetKind } from '../sheets/all-sheets.ts';
import { printable } from '../style.ts';

/** A manager imports offers and new prices of lists: the server answers those alone. */
const base = { access: 'management', problem: importHistoryProblem } as const;

interface UndoOptions extends OfKind {
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
  return problem(
    'later-import',
    `Después de esa hubo otra importación (${what})`,
    `Deshacé primero ésa: imports undo ${idShown(first.id)}`,
  );
};

const historyKinds = [...sheetKinds, 'list-prices'] as const;
type HistoryKind = SheetKindName | 'list-prices';

interface OfKind {
  readonly kind?: HistoryKind;
}

const ofKind = new Option(
  '--kind <CLASE>',
  'sólo las de clientes, comprobantes, ofertas o precios de una lista (las dos últimas, también para un gerente)',
).choices(historyKinds);

const historyOf = ({ services }: Asking, { kind }: OfKind): ImportHistoryService => {
  if (kind === undefined) return services.importHistory;
  if (kind === 'list-prices') return services.priceListImports;
  return withSheetKind({ kind }, ({ historyOf }) => historyOf(services));
};

const id = ['ID', 'el que da imports list, o su comienzo'] as const;
const toWire = (record: ImportRecord) => importHistoryToWire({ records: [record], next: null }).records[0] as object;

const pageOf = (asking: Asking, options: OfKind) => async (after: string | null) =>
  (await historyOf(asking, options).list(asking.caller, after)).map(({ records: rows, next }) => ({ rows, next }));

/** A record by its id, or by a beginning that only one id has. */
const recordOf = async (
  asking: Asking,
  options: OfKind,
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
  declareList<OfKind, ImportRecord, ImportHistoryFailure>(imports, act, {
    ...base,
    about: 'Las lista, la última primero',
    examples: ['imports list', 'imports list --all --json', 'imports list --kind offers'],
    options: [ofKind],
    answer: importHistoryWire,
    paging: 'key',
    key: 'records',
    none: 'Todavía no se importó nada',
    toWire,
    columns: () => [
      { title: 'ID', cell: (each) => idShown(each.id) },
      { title: 'Fecha', cell: ({ importedAt }) => formatDateTime(importedAt) },
      { title: 'Qué', cell: recordText },
      { title: 'Archivo', cell: ({ fileName }) => fileName, minWidth: 12 },
      { title: 'Quién', cell: ({ importedBy }) => importedBy, isExtra: true },
      { title: planTexts.new, cell: ({ counts }) => formatCount(counts.new), align: 'right' },
      { title: planTexts.changed, cell: ({ counts }) => formatCount(counts.changed), align: 'right', isExtra: true },
      { title: planTexts.rejected, cell: ({ counts }) => formatCount(counts.rejected), align: 'right' },
    ],
    below: (record) => {
      const state = importStateText(record);
      return state === '' ? null : `  ${state}`;
    },
    ask: async (asking, options, { after }) =>
      (await historyOf(asking, options).list(asking.caller, after)).map(({ records, next }) => ({
        rows: records,
        next,
      })),
  });
  declare(imports, {
    name: 'rejections',
    about: 'Guarda las filas que rechazó una, con su motivo',
    examples: ['imports rejections 5f2c --output rechazadas.csv'],
    words: [id],
    options: [
      ofKind,
      new Option('--format <FORMATO>', 'qué archivo (si no, el del nombre, o xlsx)').choices(sheetFormats),
      ...fileOptions,
    ],
    answer: z.object({ file: z.string() }),
  }).action(
    act<SaveOptions & OfKind & { readonly format?: SheetFormat }>(async (cli, options, which = '') => {
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
    options: [ofKind, new Option('--rest', 'lo que cambió después queda como está, y se deshace el resto')],
    isFinal: true,
    isReversible: true,
    answer: changedWire(importHistoryWire.def.shape.records.def.element),
    toWire,
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
        before: toWire(record),
        work: async () =>
          (await historyOf(asking, options).undo(asking.caller, record.id, options.rest === true)).map(() => record),
      });
    },
  });
};

export const group: CommandGroup = { modules: [catalogueModule, sheetImportsModule], define: importCommands };
