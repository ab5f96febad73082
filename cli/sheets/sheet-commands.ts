import { basename } from 'node:path';
import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { sheetReportToWire, sheetReportWire } from '#adapters/wire/sheets.wire.ts';
import type { SheetPreview } from '#core/imports/sheet-preview.ts';
import { type SheetFormat, sheetFormats } from '#core/shared/sheet-format.ts';
import { maxSheetBytes, type SheetReport, type SheetUpload } from '#core/sheets/sheet.service.ts';
import type { SheetRunFailure } from '#core/sheets/sheet-run.ts';
import { fileAnswer } from '../answer-schema.ts';
import { declare } from '../declare/declare.ts';
import { exitCodes } from '../exit-codes.ts';
import { readLocalBytes } from '../local-file.ts';
import { type Outcome, type Problem, success, wrongUsage } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import { startProgress } from '../progress.ts';
import { confirm } from '../prompt.ts';
import type { Act, Cli } from '../run-command.ts';
import { fileOptions, formatOf, keepFile, type SaveOptions, whyNoRejections } from '../saved-file.ts';
import { signedIn } from '../session.ts';
import { styleFor } from '../style.ts';
import { columnsOf } from '../terminal.ts';
import { otherWorksheetsLines } from '../views/other-worksheets.ts';
import { emptiedLines, sheetReportText } from '../views/sheet.view.ts';
import { forgetAsSeen } from './forget-as-seen.ts';
import { mappingFrom } from './mapping-file.ts';
import { type ReadingOptions, readingOptions, withColumnAdvice } from './reading-options.ts';
import type { ExchangedSheet, SheetKind } from './sheet-kind.ts';
import { type Bringing, saveRejections, step, writeAsSeen } from './sheet-step.ts';

interface ExportOptions extends SaveOptions {
  readonly format?: SheetFormat;
}

export interface SheetImportOptions extends ReadingOptions {
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly rejections?: string;
  readonly force?: boolean;
}

/** A kind of sheet among the commands of a group. */
interface SheetCommands<Reason> {
  /** The name of the group: 'customers'. */
  readonly group: string;
  readonly kind: ExchangedSheet<Reason>;
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
  declare(group, {
    name: names.exports,
    about: `Guarda ${sheet.all ?? `todos los ${things}`} en una planilla`,
    examples: [`${sheet.group} ${names.exports} --output ${things}.csv`],
    options: [
      ...fileOptions,
      new Option('--format <FORMATO>', 'qué archivo (si no, el del nombre, o xlsx)').choices(sheetFormats),
    ],
    answer: fileAnswer({ format: z.enum(sheetFormats) }),
  }).action(act<ExportOptions>((cli, options) => exportThings(cli, sheet.kind, options)));
  declare(group, {
    name: names.imports,
    about: `Crea y cambia ${things} con una planilla de las mismas columnas`,
    examples: [
      `${sheet.group} ${names.imports} ${things}.xlsx --dry-run`,
      `${sheet.group} ${names.imports} ${things}.csv --mapping columnas.json --supplier "Mi sistema"`,
    ],
    words: [['archivo', 'CSV o Excel (.xlsx)']],
    options: [
      ...readingOptions(),
      new Option('--dry-run', 'decir qué haría, sin hacerlo'),
      new Option('--yes', 'no preguntar'),
      new Option('--rejections <ARCHIVO>', 'guardar las filas rechazadas, con su motivo, en .csv'),
      new Option('--force', 'pisar el archivo de --rejections si ya está'),
    ],
    answer: sheetReportWire,
  }).action(act<SheetImportOptions>((cli, options, path) => importThings(cli, sheet.kind, options, path)));
};

async function exportThings<Reason>(cli: Cli, sheet: ExchangedSheet<Reason>, options: ExportOptions): Promise<Outcome> {
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
  { dryRun, yes, rejections, force = false, ...reading }: SheetImportOptions,
  path = '',
): Promise<Outcome> {
  const { services, settings, terminal, outputMode } = cli;
  const file = await readLocalBytes(path, maxSheetBytes);
  if (!file.ok) return file.val;
  if (dryRun !== true && yes !== true && !outputMode.mayAsk) {
    return wrongUsage(`La importación cambia ${sheet.things}`, 'Mirá antes con --dry-run, o confirmá con --yes');
  }
  const who = await signedIn(services, settings.server, sheet.access);
  if (!who.ok) return who.val;
  const mapping = await mappingFrom(reading.mapping);
  if (!mapping.ok) return mapping.val;
  const upload: SheetUpload = {
    fileName: basename(path),
    content: file.val,
    mapping: mapping.val,
    sheet: reading.sheet ?? null,
    supplier: reading.supplier ?? null,
  };
  const noRejections = await whyNoRejections(rejections, path, force);
  if (noRejections !== null) return noRejections;
  const bringing: Bringing<Reason> = {
    cli,
    service: sheet.runsOf(services),
    caller: who.val.caller,
    worksheet: '--sheet',
  };
  const wrong = (failure: SheetRunFailure) => problemFor(cli, sheet, failure);
  let preview: SheetPreview | null = null;
  const text = (report: SheetReport<Reason>, stream: 'stdout' | 'stderr') => {
    const [style, columns] = [styleFor(outputMode.colour[stream]), columnsOf(terminal[stream])];
    return [
      ...otherWorksheetsLines(preview, '--sheet', style, columns),
      sheetReportText(report, sheet.reasonText, sheet.changesText, style, columns),
      ...emptiedLines(report, sheet.columns, style, columns),
    ].join('\n');
  };
  const outcome = (report: SheetReport<Reason>) =>
    success(
      sheetReportToWire(report),
      text(report, 'stdout'),
      report.rejectedCount === 0 ? exitCodes.done : exitCodes.failed,
    );

  const brought = await step(bringing, 'Leyendo', () => bringing.service.start(bringing.caller, upload));
  if (!brought.ok) return problemFor(cli, sheet, brought.val);
  const { run, report: planned } = brought.val;
  preview = run.understood?.preview ?? null;
  /** Discards the sheet: nobody is going to import it. */
  const leave = async (outcome: Outcome): Promise<Outcome> => {
    await forgetAsSeen(bringing.service, bringing.caller, run);
    return outcome;
  };
  const unsaved = await saveRejections(bringing, brought.val, rejections, wrong);
  if (unsaved !== null) return leave(unsaved);
  const count = planned.created + planned.changed;
  if (dryRun === true || (yes !== true && count === 0)) return leave(outcome(planned));
  if (yes !== true) {
    terminal.stderr.write(`${text(planned, 'stderr')}\n`);
    const isConfirmed = await confirm(terminal, `¿Importar ${count} ${sheet.things}?`).catch(async (error) => {
      await forgetAsSeen(bringing.service, bringing.caller, run);
      throw error;
    });
    if (!isConfirmed) {
      return leave(success(sheetReportToWire(planned), 'No se cambió nada', exitCodes.declined));
    }
  }
  const done = await writeAsSeen(bringing, run, {
    title: 'Importando',
    columns: sheet.columns,
    write: ({ changedAt }) => bringing.service.apply(bringing.caller, run.id, changedAt, upload.supplier),
    question: yes === true ? null : (report) => `¿Importar ${report.created + report.changed} ${sheet.things} igual?`,
  });
  if (!done.ok) return problemFor(cli, sheet, done.val);
  if (done.val.isDeclined) return success(sheetReportToWire(done.val.report), 'No se cambió nada', exitCodes.declined);
  // Between the look and the import a row may have become another one's.
  return (await saveRejections(bringing, done.val, rejections, wrong)) ?? outcome(done.val.report);
}

const problemFor = <Reason>(cli: Cli, { problemText }: SheetKind<Reason>, failure: SheetRunFailure): Problem =>
  withColumnAdvice(problemOf(failure, cli.settings.server, problemText), 'Importar y exportar');
