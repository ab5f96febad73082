import { Option } from 'commander';
import { planTexts } from '#adapters/texts/import.es.ts';
import { importHistoryProblem, importStateText } from '#adapters/texts/import-history.es.ts';
import { recordText, sheetFileText } from '#adapters/texts/import-kinds.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { importHistoryToWire, importHistoryWire } from '#adapters/wire/import-history.wire.ts';
import type { ImportHistoryFailure, ImportHistoryService } from '#core/imports/import-history.service.ts';
import type { ImportRecord } from '#core/imports/import-record.ts';
import { type SheetKindName, sheetKinds } from '#core/imports/record-kinds.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import type { Asking } from '../declare/declare.ts';
import type { ListDeclaration } from '../declare/list.ts';
import { idShown } from '../find/id-beginning.ts';
import { withSheetKind } from '../sheets/all-sheets.ts';

const historyKinds = [...sheetKinds, 'list-prices'] as const;

type HistoryKind = SheetKindName | 'list-prices';

export interface HistoryKindOptions {
  readonly kind?: HistoryKind;
}

export const historyKindOption = new Option(
  '--kind <CLASE>',
  'sólo las de clientes, comprobantes, ofertas o precios de una lista (las dos últimas, también para un gerente)',
).choices(historyKinds);

export const historyOf = ({ services }: Asking, { kind }: HistoryKindOptions): ImportHistoryService => {
  if (kind === undefined) return services.importHistory;
  if (kind === 'list-prices') return services.priceListImports;
  return withSheetKind({ kind }, ({ historyOf }) => historyOf(services));
};

export const importRecordToWire = (record: ImportRecord) =>
  importHistoryToWire({ records: [record], next: null }).records[0] as object;

/** An import of the history, with those of the same page that came after it, the newest first. */
interface ListedImport {
  readonly record: ImportRecord;
  readonly newer: readonly ImportRecord[];
}

export const importsList: ListDeclaration<HistoryKindOptions, ListedImport, ImportHistoryFailure> = {
  access: 'management',
  problem: importHistoryProblem,
  about: 'Las lista, la última primero',
  examples: ['imports list', 'imports list --all --json', 'imports list --kind offers'],
  options: [historyKindOption],
  answer: importHistoryWire,
  paging: 'key',
  key: 'records',
  none: 'Todavía no se importó nada',
  toWire: ({ record }) => importRecordToWire(record),
  columns: () => [
    { title: 'ID', cell: ({ record }) => idShown(record.id) },
    { title: 'Fecha', cell: ({ record }) => formatDateTime(record.importedAt) },
    { title: 'Qué', cell: ({ record }) => recordText(record) },
    { title: 'Archivo', cell: ({ record }) => sheetFileText(record), minWidth: 12 },
    { title: 'Quién', cell: ({ record }) => record.importedBy, isExtra: true },
    { title: planTexts.new, cell: ({ record }) => formatCount(record.counts.new), align: 'right' },
    {
      title: planTexts.changed,
      cell: ({ record }) => formatCount(record.counts.changed),
      align: 'right',
      isExtra: true,
    },
    { title: planTexts.rejected, cell: ({ record }) => formatCount(record.counts.rejected), align: 'right' },
  ],
  below: ({ record, newer }) => {
    const state = importStateText(record, newer);
    return state === '' ? null : `  ${state}`;
  },
  ask: async (asking, options, { after }) =>
    (await historyOf(asking, options).list(asking.caller, after)).map(({ records, next }) => ({
      rows: records.map((record, at) => ({ record, newer: records.slice(0, at) })),
      next,
    })),
};
