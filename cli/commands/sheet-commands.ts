import { basename } from 'node:path';
import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { sheetProblem } from '#adapters/texts/sheets.es.ts';
import { sheetReportToWire, sheetReportWire } from '#adapters/wire/sheets.wire.ts';
import type { Caller } from '#core/access/caller.ts';
import type { ImportHistoryService } from '#core/catalogue/import/import-history.service.ts';
import { type SheetFormat, sheetFormats } from '#core/shared/sheet-format.ts';
import type { SheetFailure, SheetReport, SheetUpload } from '#core/sheets/sheet.service.ts';
import { fileAnswer, withAnswers } from '../answer-schema.ts';
import { exitCodes } from '../exit-codes.ts';
import { withExamples } from '../help.ts';
import { openLocalFile, readLocalText } from '../local-file.ts';
import { type Outcome, type Problem, success, wrongUsage } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import { type Progress, startProgress } from '../progress.ts';
import { confirm } from '../prompt.ts';
import type { Act, Cli } from '../run-command.ts';
import { fileOptions, formatOf, keepFile, type SaveOptions, saveFile, whyNotWritable } from '../saved-file.ts';
import { signedIn } from '../session.ts';
import type { SheetKind } from '../sheets/sheet-kind.ts';
import { styleFor } from '../style.ts';
import { sheetReportText } from '../views/sheet.view.ts';
import { type ReadingOptions, withColumnAdvice, withReadingOptions } from './reading-options.ts';

interface ExportOptions extends SaveOptions {
  readonly format?: SheetFormat;
}

export interface SheetImportOptions extends ReadingOptions {
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly rejections?: string;
}

/** One kind of sheet among the commands of a group. */
interface SheetCommands<Reason> {
  /** As the group is called: 'customers'. */
  readonly group: string;
  readonly kind: SheetKind<Reason>;
  /** 'todas las ofertas'; 'todos los …' where nothing is said. */
  readonly all?: string;
}

/** `export` and `import` of a group of commands. */
export const sheetCommands = <Reason extends object>(
  group: Command,
  sheet: SheetCommands<Reason>,
  act: Act,
  names: { readonly exports: string; readonly imports: string } = { exports: 'export', imports: 'import' },
): void => {
  const { things } = sheet.kind;
  const exporting = group.command(names.exports);
  for (const option of fileOptions) exporting.addOption(option);
  withExamples(
    exporting
      .description(`Guarda ${sheet.all ?? `todos los ${things}`} en una planilla`)
      .addOption(new Option('--format <FORMATO>', 'qué archivo (si no, el del nombre, o xlsx)').choices(sheetFormats))
      .action(act<ExportOptions>((cli, options) => exportThings(cli, sheet.kind, options))),
    `${sheet.group} ${names.exports} --output ${things}.csv`,
  );
  withExamples(
    withReadingOptions(
      group
        .command(names.imports)
        .description(`Crea y cambia ${things} con una planilla de las mismas columnas`)
        .argument('archivo', 'CSV o Excel (.xlsx)'),
    )
      .option('--dry-run', 'decir qué haría, sin hacerlo')
      .option('--yes', 'no preguntar')
      .option('--rejections <ARCHIVO>', 'guardar las filas rechazadas, con su motivo, en .csv')
      .action(act<SheetImportOptions>((cli, options, path) => importThings(cli, sheet.kind, options, path))),
    `${sheet.group} ${names.imports} ${things}.xlsx --dry-run`,
    `${sheet.group} ${names.imports} ${things}.csv --mapping columnas.json --supplier "Mi sistema"`,
  );
  withAnswers(group, {
    [names.exports]: fileAnswer({ format: z.enum(sheetFormats) }),
    [names.imports]: sheetReportWire,
  });
};

async function exportThings<Reason>(cli: Cli, sheet: SheetKind<Reason>, options: ExportOptions): Promise<Outcome> {
  const { services, settings } = cli;
  const format = formatOf(sheetFormats, options, 'xlsx');
  if (!format.ok) return format.val;
  const who = await signedIn(services, settings.server, sheet.access);
  if (!who.ok) return who.val;
  const progress = startProgress(cli.terminal, cli.outputMode);
  progress.show({ title: 'Preparando', done: 0, total: null });
  const file = await sheet
    .serviceOf(services)
    .exportAll(who.val.caller, format.val)
    .finally(() => progress.end());
  if (!file.ok) return problemFor(cli, sheet, file.val);
  return keepFile(cli, file.val, options, { format: format.val });
}

/** Says what a sheet would do, asks, and does it. */
export async function importThings<Reason extends object>(
  cli: Cli,
  sheet: SheetKind<Reason>,
  { dryRun, yes, rejections, ...reading }: SheetImportOptions,
  path = '',
): Promise<Outcome> {
  const { services, settings, terminal, outputMode } = cli;
  const file = await openLocalFile(path);
  if (file === null) return wrongUsage(`No se encontró el archivo ${path}, o no se puede leer`);
  if (dryRun !== true && yes !== true && !outputMode.mayAsk) {
    return wrongUsage(`La importación cambia ${sheet.things}`, 'Mirá antes con --dry-run, o confirmá con --yes');
  }
  const who = await signedIn(services, settings.server, sheet.access);
  if (!who.ok) return who.val;
  const mapping = reading.mapping === undefined ? null : await readLocalText(reading.mapping);
  if (reading.mapping !== undefined && mapping === null) {
    return wrongUsage(`No se encontró el archivo ${reading.mapping}, o no se puede leer`);
  }
  const upload: SheetUpload = {
    fileName: basename(path),
    content: new Uint8Array(await file.arrayBuffer()),
    mapping,
    sheet: reading.sheet ?? null,
    supplier: reading.supplier ?? null,
  };
  const run = async (isDryRun: boolean) => {
    const progress = startProgress(terminal, outputMode);
    progress.show({ title: isDryRun ? 'Leyendo' : 'Importando', done: 0, total: null });
    const stop = isDryRun ? null : tellProgress(sheet.historyOf(services), who.val.caller, upload.fileName, progress);
    return sheet
      .serviceOf(services)
      .importFile(who.val.caller, upload, isDryRun, true)
      .finally(() => {
        stop?.();
        progress.end();
      });
  };
  const text = (report: SheetReport<Reason>, stream: 'stdout' | 'stderr') =>
    sheetReportText(report, sheet.reasonText, styleFor(outputMode.colour[stream]));
  const unwritable = rejections === undefined ? null : await whyNotWritable(rejections);
  if (unwritable !== null) return unwritable;
  const planned = await run(yes !== true || dryRun === true);
  if (!planned.ok) return problemFor(cli, sheet, planned.val);
  const unsaved = await saveRejections(cli, sheet, planned.val, rejections);
  if (unsaved !== null) return unsaved;
  const outcome = (report: SheetReport<Reason>) =>
    success(
      sheetReportToWire(report),
      text(report, 'stdout'),
      report.rejected.length === 0 ? exitCodes.done : exitCodes.failed,
    );
  const { created, changed } = planned.val;
  if (!planned.val.isDryRun || dryRun === true || created + changed === 0) return outcome(planned.val);
  terminal.stderr.write(`${text(planned.val, 'stderr')}\n`);
  if (!(await confirm(terminal, `¿Importar ${created + changed} ${sheet.things}?`))) {
    return success(sheetReportToWire(planned.val), 'No se cambió nada', exitCodes.declined);
  }
  const done = await run(false);
  if (!done.ok) return problemFor(cli, sheet, done.val);
  // Between the look and the import a row may have become another one's.
  return (await saveRejections(cli, sheet, done.val, rejections)) ?? outcome(done.val);
}

/** Milliseconds between two looks at how far an import is. */
const lookEveryMs = 1000;

/** Shows how far the import of a file is, until it is stopped. */
const tellProgress = (
  history: Pick<ImportHistoryService, 'list'>,
  caller: Caller,
  fileName: string,
  progress: Progress,
): (() => void) => {
  let isOver = false;
  const timer = setInterval(async () => {
    const page = await history.list(caller, null);
    const running = page.ok
      ? page.val.records.find((each) => each.progress !== null && each.fileName === fileName)
      : undefined;
    if (!isOver && running?.progress != null) progress.show({ title: 'Importando', ...running.progress });
  }, lookEveryMs);
  return () => {
    isOver = true;
    clearInterval(timer);
  };
};

/** Null once they are in the file, or where there is nothing to save. */
async function saveRejections<Reason>(
  cli: Cli,
  { reasonText }: SheetKind<Reason>,
  report: SheetReport<Reason>,
  path: string | undefined,
): Promise<Problem | null> {
  if (path === undefined || report.rejected.length === 0) return null;
  const { rejectedRowsCsv } = await import('../sheets/rejected-rows.ts');
  const saved = await saveFile(cli, path, rejectedRowsCsv(report, reasonText), { output: path, force: true });
  return saved.ok ? null : saved.val;
}

const problemFor = <Reason>(cli: Cli, { columns }: SheetKind<Reason>, failure: SheetFailure): Problem =>
  withColumnAdvice(
    problemOf(failure, cli.settings.server, (each) => sheetProblem(each, columns)),
    'Importar y exportar',
  );
