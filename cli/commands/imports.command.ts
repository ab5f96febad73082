import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { importHistoryProblem, importUndoText } from '#adapters/texts/import-history.es.ts';
import { recordKindTexts } from '#adapters/texts/import-reasons.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { importHistoryToWire, importHistoryWire } from '#adapters/wire/import-history.wire.ts';
import type { ImportHistoryFailure } from '#core/catalogue/import/import-history.service.ts';
import type { ImportRecord } from '#core/catalogue/import/import-record.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { CommandGroup } from '../command-group.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import { type Asking, asCaller, declare, declareGroup, failed } from '../declare/declare.ts';
import { declareList } from '../declare/list.ts';
import { catalogueModule } from '../modules/catalogue.module.ts';
import type { Act } from '../run-command.ts';
import { fileOptions, keepFile, type SaveOptions } from '../saved-file.ts';
import { printable } from '../style.ts';

const base = { access: 'administration', problem: importHistoryProblem } as const;
const id = ['ID', 'el que da imports list'] as const;
const toWire = (record: ImportRecord) => importHistoryToWire({ records: [record], next: null }).records[0] as object;

const recordOf = async (
  { services, caller }: Asking,
  wanted = '',
): Promise<Result<ImportRecord, ImportHistoryFailure>> => {
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof services.importHistory.list>> = await services.importHistory.list(
      caller,
      after,
    );
    if (!page.ok) return page;
    const found = page.val.records.find((each) => each.id === wanted.trim());
    if (found !== undefined) return Ok(found);
    after = page.val.next;
  } while (after !== null);
  return Err({ code: 'import-not-found' });
};

const importCommands = (program: Command, act: Act): void => {
  const imports = declareGroup(
    program,
    'imports',
    'Importaciones que se hicieron',
    'imports list',
    'imports undo 12 --dry-run',
  );
  declareList<object, ImportRecord, ImportHistoryFailure>(imports, act, {
    ...base,
    about: 'Las lista, la última primero',
    examples: ['imports list', 'imports list --all --json'],
    answer: importHistoryWire,
    paging: 'key',
    key: 'records',
    none: 'Todavía no se importó nada',
    toWire,
    columns: () => [
      { title: 'ID', cell: (each) => each.id },
      { title: 'Fecha', cell: ({ importedAt }) => formatDateTime(importedAt) },
      { title: 'Qué', cell: ({ kind }) => recordKindTexts[kind] },
      { title: 'Archivo', cell: ({ fileName }) => fileName, least: 12 },
      { title: 'Quién', cell: ({ importedBy }) => importedBy, isExtra: true },
      { title: 'Nuevos', cell: ({ counts }) => formatCount(counts.new), align: 'right' },
      { title: 'Cambiados', cell: ({ counts }) => formatCount(counts.changed), align: 'right', isExtra: true },
      { title: 'Rechazados', cell: ({ counts }) => formatCount(counts.rejected), align: 'right' },
    ],
    below: ({ undo }) => (undo === null ? null : `  ${importUndoText(undo)}`),
    ask: async ({ services, caller }, _options, { after }) =>
      (await services.importHistory.list(caller, after)).map(({ records, next }) => ({ rows: records, next })),
  });
  declare(imports, {
    name: 'rejections',
    about: 'Guarda las filas que rechazó una, con su motivo',
    examples: ['imports rejections 12 --output rechazadas.csv'],
    words: [id],
    options: [new Option('--format <FORMATO>', 'qué archivo').choices(['xlsx', 'csv']).default('xlsx'), ...fileOptions],
    answer: z.object({ file: z.string() }),
  }).action(
    act<SaveOptions & { readonly format: 'xlsx' | 'csv' }>((cli, options, which = '') =>
      asCaller(cli, 'administration', async ({ services, caller }) => {
        const format = options.output?.toLowerCase().endsWith('.csv') === true ? 'csv' : options.format;
        const file = await services.importHistory.rejectedRows(caller, which.trim(), format);
        if (!file.ok) return failed(cli, file.val, importHistoryProblem);
        return keepFile(cli, file.val, options);
      }),
    ),
  );
  declareChange<object, ImportRecord, ImportHistoryFailure>(imports, act, {
    ...base,
    name: 'undo',
    about: 'Empieza a deshacer la última',
    examples: ['imports undo 12 --yes'],
    words: [id],
    isFinal: true,
    answer: changedWire(importHistoryWire.def.shape.records.def.element),
    toWire,
    said: ({ fileName }) => `Se está deshaciendo ${printable(fileName)}: sigue por su cuenta, y se ve con imports list`,
    plan: async (asking, _options, which) =>
      (await recordOf(asking, which)).map((record) => ({
        question: `¿Deshacer la importación de ${printable(record.fileName)}?`,
        isDone: record.undo !== null,
        before: toWire(record),
        work: async () => (await asking.services.importHistory.undo(asking.caller, record.id)).map(() => record),
      })),
  });
};

export const group: CommandGroup = { modules: [catalogueModule], define: importCommands };
