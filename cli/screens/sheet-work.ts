import { basename } from 'node:path';
import { planTexts } from '#adapters/texts/import.es.ts';
import { sheetChangedSinceText } from '#adapters/texts/import-change.es.ts';
import { importHistoryProblem } from '#adapters/texts/import-history.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { Caller } from '#core/access/caller.ts';
import { Err, type Result } from '#core/shared/result.ts';
import { rowsToWrite } from '#core/sheets/rows-to-write.ts';
import { maxSheetBytes, type SheetReport, type UnderstoodColumns } from '#core/sheets/sheet.service.ts';
import type { SheetRun, SheetRunFailure } from '#core/sheets/sheet-run.ts';
import { readLocalBytes } from '../local-file.ts';
import type { Cli } from '../run-command.ts';
import { forgetAsSeen } from '../sheets/forget-as-seen.ts';
import { mappingFrom } from '../sheets/mapping-file.ts';
import type { SheetKind } from '../sheets/sheet-kind.ts';
import { otherWorksheetsLines } from '../views/other-worksheets.ts';
import { emptiedLines, sheetChangedLines, sheetReportText } from '../views/sheet.view.ts';
import { type GivenImport, type ImportView, type ImportWork, undoingOf } from './import-work.ts';
import { problemTextOf } from './screen-problem.ts';

const nothingUnderstood: UnderstoodColumns = { columns: [], decimal: 'auto', constants: [], preview: null };

const wouldWrite = <Reason>({ name }: SheetKind<Reason>, report: SheetReport<Reason>): string => {
  const { created, changed } = report;
  if (name === 'list-prices') {
    const prices = rowsToWrite(name, report);
    return prices === 0 ? '' : `${formatCount(prices)} ${prices === 1 ? 'precio' : 'precios'}`;
  }
  return [
    ...(created > 0 ? [`${formatCount(created)} ${created === 1 ? 'nuevo' : 'nuevos'}`] : []),
    ...(changed > 0 ? [`${formatCount(changed)} ${changed === 1 ? 'modificado' : 'modificados'}`] : []),
  ].join(' y ');
};

const countsOf = <Reason>(report: SheetReport<Reason>): ImportView['counts'] => [
  { name: planTexts.new, count: report.created },
  { name: planTexts.changed, count: report.changed },
  { name: planTexts.unchanged, count: report.unchanged },
  ...(report.missing === null ? [] : [{ name: planTexts.missing, count: report.missing.count }]),
  { name: planTexts.rejected, count: report.rejectedCount },
];

/** Why nothing was written of one that was confirmed; null where there is no such thing. */
const movedText = <Reason>(report: SheetReport<Reason> | null): string | null =>
  report === null || report.changedSince === null ? null : sheetChangedSinceText(report.changedSince);

/** What went wrong with sheets of that kind, as a sentence. */
export const problemsOf = <Reason>(cli: Cli, kind: SheetKind<Reason>) => {
  const problemText = problemTextOf(cli);
  return (failure: SheetRunFailure): string => problemText(failure, kind.problemText);
};

/** A sheet that is no catalogue and is imported here. */
export const beginSheetImport = async <Reason extends object>(
  cli: Cli,
  caller: Caller,
  kind: SheetKind<Reason>,
  path: string,
  options: GivenImport,
): Promise<Result<ImportWork, string>> => {
  const file = await readLocalBytes(path, maxSheetBytes);
  if (!file.ok) return Err(file.val.message);
  const mapping = await mappingFrom(options.mapping);
  if (!mapping.ok) return Err(mapping.val.message);
  const begun = await kind.runsOf(cli.services).start(caller, {
    fileName: basename(path),
    content: file.val,
    mapping: mapping.val,
    sheet: options.sheet ?? null,
    supplier: options.supplier ?? null,
  });
  const isStrict = options.strict === true;
  return begun
    .map((run) => sheetWork(cli, caller, kind, run, { isStrict, isBroughtHere: true }))
    .mapErr(problemsOf(cli, kind));
};

/** What a screen does with a sheet that the server keeps (docs/rules/sheets.md 1), as it was last answered. */
export const sheetWork = <Reason extends object>(
  cli: Cli,
  caller: Caller,
  kind: SheetKind<Reason>,
  begun: SheetRun<Reason>,
  { isStrict, isBroughtHere }: { readonly isStrict: boolean; readonly isBroughtHere: boolean },
): ImportWork => {
  const { services } = cli;
  const [service, history] = [kind.runsOf(services), kind.historyOf(services)];
  const problemOf = problemsOf(cli, kind);
  const problemText = problemTextOf(cli);
  let run = begun;
  /** The columns as read before, while the file is read again. */
  let understood = begun.understood ?? nothingUnderstood;

  const view = (): ImportView => {
    const { fileName, state, wasApplied, progress, report, failure } = run;
    return {
      ...understood,
      kind: kind.name,
      priceList: kind.list?.name ?? null,
      ...{ at: run.at, waitsFor: run.waitsFor },
      columnSet: kind.columns,
      fileName,
      state,
      wasApplied,
      rowsRead: progress?.done ?? 0,
      rowsTotal: progress?.total ?? null,
      counts: report === null ? [] : countsOf(report),
      rejected: report?.rejectedCount ?? 0,
      rejections: (report?.rejected ?? []).map(({ line, cells, reasons }) => ({
        line,
        cells,
        reasons: reasons.map((reason) => kind.reasonText(reason)),
      })),
      wouldWrite: report === null ? '' : wouldWrite(kind, report),
      withPrices: '',
      problem: failure === null ? movedText(report) : problemOf(failure),
      text: (style, columns) =>
        report === null
          ? 'Todavía no se leyó'
          : [
              ...otherWorksheetsLines(understood.preview, '--sheet', style, columns),
              ...sheetChangedLines(report, kind.columns, style, columns),
              sheetReportText(report, kind.reasonText, kind.changesText, style, columns),
              ...emptiedLines(report, kind.columns, style, columns),
            ].join('\n'),
    };
  };
  const take = (next: SheetRun<Reason>): ImportView => {
    run = next;
    understood = next.understood ?? understood;
    return view();
  };
  const look = async (): Promise<Result<ImportView, SheetRunFailure>> => (await service.show(caller, run.id)).map(take);
  /** Where somebody else changed it since, its present state is fetched and shown. */
  const asked = async (answer: Promise<Result<SheetRun<Reason>, SheetRunFailure>>) => {
    const changed = await answer;
    if (!changed.ok && changed.val.code === 'import-changed') await look();
    return changed.map(take).mapErr(problemOf);
  };
  const again = `mostrador import --kind ${kind.name}${kind.list === null ? '' : ` --price-list "${kind.list.name}"`}`;
  /** The sentence for a sheet that was left in a state that this person saw. */
  const leftText = (seen: SheetRun<Reason>['state']): string | null => {
    if (run.state === 'done') return seen === 'done' ? null : `Otra persona la importó: mirala con ${again}`;
    if (run.state === 'writing') return `La importación sigue en el servidor hasta terminar: mirala con ${again}`;
    return `${run.wasApplied ? 'Queda importada en parte' : 'Queda sin importar'}: la encontrás con ${again}`;
  };

  return {
    look: async () => (await look()).mapErr(problemOf),
    readWith: (mapping, sheet) =>
      asked(
        service.readAgain(caller, run.id, run.changedAt, {
          mapping,
          sheet: sheet ?? run.sheet,
          supplier: run.supplier,
        }),
      ),
    async apply(at) {
      if (isStrict && (run.report?.rejectedCount ?? 0) > 0) return Err('Hay filas rechazadas');
      const from = kind.list === null ? undefined : at;
      return asked(service.apply(caller, run.id, run.changedAt, run.supplier, from));
    },
    rejectedRows: async (format) => (await service.rejectedRows(caller, run.id, format)).mapErr(problemOf),
    async undo() {
      const importId = run.report?.importId ?? null;
      if (importId === null) return Err('No quedó en la historia: no hay nada para deshacer');
      return (await history.undo(caller, importId)).mapErr((failure) => problemText(failure, importHistoryProblem));
    },
    undoing: () => undoingOf(history, caller, run.report?.importId ?? '', problemText),
    discard: async () => (await service.discard(caller, run.id, run.changedAt)).mapErr(problemOf),
    async leave() {
      const { state } = run;
      if (!isBroughtHere || run.wasApplied) return leftText(state);
      const gone = await forgetAsSeen(service, caller, run);
      if (gone.ok || gone.val.code === 'import-not-found') return null;
      await look();
      return leftText(state);
    },
  };
};
