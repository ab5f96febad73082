import { Option } from 'commander';
import { planTexts } from '#adapters/texts/import.es.ts';
import { importHistoryProblem, importStateText } from '#adapters/texts/import-history.es.ts';
import { recordText } from '#adapters/texts/import-kinds.es.ts';
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

export const importsList: ListDeclaration<HistoryKindOptions, ImportRecord, ImportHistoryFailure> = {
  access: 'management',
  problem: importHistoryProblem,
  about: 'Las lista, la última primero',
  examples: ['imports list', 'imports list --all --json', 'imports list --kind offers'],
  options: [historyKindOption],
  answer: importHistoryWire,
  paging: 'key',
  key: 'records',
  none: 'Todavía no se importó nada',
  toWire: importRecordToWire,
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
};
