import { basename } from 'node:path';
import { planTexts } from '#adapters/texts/import.es.ts';
import { importHistoryProblem } from '#adapters/texts/import-history.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { sheetProblem } from '#adapters/texts/sheets.es.ts';
import type { Caller } from '#core/access/caller.ts';
import type { ImportRecord } from '#core/catalogue/import/import-record.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { SheetReport, SheetUpload, UnderstoodColumns } from '#core/sheets/sheet.service.ts';
import { openLocalFile, readLocalText } from '../local-file.ts';
import type { Cli } from '../run-command.ts';
import { rejectedRowsCsv } from '../sheets/rejected-rows.ts';
import type { SheetKind } from '../sheets/sheet-kind.ts';
import { sheetReportText } from '../views/sheet.view.ts';
import type { GivenImport, ImportView, ImportWork } from './import-work.ts';
import { problemTextOf } from './screen-problem.ts';

const nothingUnderstood: UnderstoodColumns = { columns: [], decimal: 'auto', constants: [], preview: null };

const wouldWrite = <Reason>({ created, changed }: SheetReport<Reason>): string =>
  [
    ...(created > 0 ? [`${formatCount(created)} ${created === 1 ? 'nuevo' : 'nuevos'}`] : []),
    ...(changed > 0 ? [`${formatCount(changed)} ${changed === 1 ? 'modificado' : 'modificados'}`] : []),
  ].join(' y ');

/**
 * A sheet of customers, documents or offers: its calls read the whole file each time, and this remembers what they
 * said.
 */
export const beginSheetImport = async <Reason extends object>(
  cli: Cli,
  caller: Caller,
  kind: SheetKind<Reason>,
  path: string,
  options: GivenImport,
): Promise<Result<ImportWork, string>> => {
  const { services } = cli;
  const [service, history] = [kind.serviceOf(services), kind.historyOf(services)];
  const problemText = problemTextOf(cli);
  const problemOf = (failure: Parameters<typeof sheetProblem>[0]): string =>
    problemText(failure, (each) => sheetProblem(each, kind.columns));
  const historyProblem = (failure: Parameters<typeof importHistoryProblem>[0]): string =>
    problemText(failure, importHistoryProblem);

  const file = await openLocalFile(path);
  if (file === null) return Err(`No se encontró el archivo ${path}, o no se puede leer`);
  const mapping = options.mapping === undefined ? null : await readLocalText(options.mapping);
  if (options.mapping !== undefined && mapping === null) {
    return Err(`No se encontró el archivo ${options.mapping}, o no se puede leer`);
  }
  let upload: SheetUpload = {
    fileName: basename(path),
    content: new Uint8Array(await file.arrayBuffer()),
    mapping,
    sheet: options.sheet ?? null,
    supplier: options.supplier ?? null,
  };
  let understood = nothingUnderstood;
  let report: SheetReport<Reason> | null = null;
  let state: ImportView['state'] = 'reading';
  let problem: string | null = null;
  let progress: ImportRecord['progress'] = null;
  /** What a call answers after another sheet's columns were asked for is about nothing any more. */
  let turn = 0;

  const view = (): ImportView => ({
    ...understood,
    kind: kind.name,
    columnSet: kind.columns,
    fileName: upload.fileName,
    state,
    rowsRead: progress?.done ?? 0,
    rowsTotal: progress?.total ?? null,
    counts:
      report === null
        ? []
        : [
            { name: planTexts.new, count: report.created },
            { name: planTexts.changed, count: report.changed },
            { name: planTexts.unchanged, count: report.unchanged },
            ...(report.missing === null ? [] : [{ name: planTexts.missing, count: report.missing.count }]),
            { name: planTexts.rejected, count: report.rejectedCount },
          ],
    rejected: report?.rejectedCount ?? 0,
    rejections: (report?.rejected ?? []).map(({ line, reasons }) => ({
      line,
      why: reasons.map((reason) => kind.reasonText(reason)).join('; '),
    })),
    wouldWrite: report === null ? '' : wouldWrite(report),
    problem,
    text: (style) => (report === null ? 'Todavía no se leyó' : sheetReportText(report, kind.reasonText, style)),
  });

  /** Goes on by itself; the screen asks again until it is over. */
  const run = async (isDryRun: boolean): Promise<void> => {
    const mine = turn;
    const answer = await service.importFile(caller, upload, isDryRun, true);
    if (mine !== turn) return;
    if (answer.ok) report = answer.val;
    problem = answer.ok ? null : problemOf(answer.val);
    state = answer.ok ? (isDryRun ? 'planned' : 'done') : 'failed';
  };
  const read = async (): Promise<Result<ImportView, string>> => {
    turn += 1;
    const columns = await service.readColumns(caller, upload);
    if (!columns.ok) {
      state = 'failed';
      problem = problemOf(columns.val);
      return Err(problem);
    }
    understood = columns.val;
    [report, problem, state] = [null, null, 'reading'];
    void run(true);
    return Ok(view());
  };

  const begun = await read();
  if (!begun.ok) return begun;
  return Ok({
    async look() {
      // How far it is, the history tells.
      const page = state === 'writing' ? await history.list(caller, null) : null;
      const running = page?.ok ? page.val.records.find((each) => each.fileName === upload.fileName) : undefined;
      progress = running?.progress ?? null;
      return Ok(view());
    },
    readWith(next, sheet) {
      upload = { ...upload, mapping: next, sheet: sheet ?? upload.sheet };
      return read();
    },
    async apply() {
      if (options.strict === true && (report?.rejectedCount ?? 0) > 0) return Err('Hay filas rechazadas');
      state = 'writing';
      void run(false);
      return Ok(view());
    },
    async rejectedRows(format) {
      if (report === null) return Err('Todavía no se leyó');
      if (format === 'xlsx') return Err('Las de esta clase se guardan en .csv');
      const bytes = rejectedRowsCsv(report, kind.reasonText);
      const content = (async function* () {
        yield bytes;
      })();
      return Ok({ name: 'rechazadas.csv', content });
    },
    async undo() {
      // Others import too: the newest of the history may be theirs.
      const importId = report?.importId ?? null;
      if (importId === null) return Err('No quedó en la historia: no hay nada para deshacer');
      return (await history.undo(caller, importId)).mapErr(historyProblem);
    },
    async leave() {
      return state === 'writing'
        ? `Puede haber quedado por la mitad: mirala con mostrador imports list --kind ${kind.name}`
        : null;
    },
  });
};
