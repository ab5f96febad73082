import { type Command, Option } from 'commander';
import { sheetProblem } from '#adapters/texts/sheets.es.ts';
import { sheetReportToWire } from '#adapters/wire/sheets.wire.ts';
import type { CallGroup } from '#core/access/calls.ts';
import { type SheetFormat, type SheetReport, type SheetService, sheetFormats } from '#core/sheets/sheet.service.ts';
import { exitCodes } from '../exit-codes.ts';
import { withExamples } from '../help.ts';
import { openLocalFile } from '../local-file.ts';
import { type Outcome, success, wrongUsage } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import { startProgress } from '../progress.ts';
import { confirm } from '../prompt.ts';
import type { Act, Cli } from '../run-command.ts';
import { saveFile } from '../saved-file.ts';
import { signedIn } from '../session.ts';
import { styleFor } from '../style.ts';
import { sheetReportText } from '../views/sheet.view.ts';

interface ExportOptions {
  readonly format: SheetFormat;
  readonly output?: string;
}

interface ImportOptions {
  readonly dryRun?: boolean;
  readonly yes?: boolean;
}

/** One kind of sheet in the terminal. */
export interface SheetCommands<Reason> {
  /** As the group is called: 'customers'. */
  readonly group: string;
  /** What they are: 'clientes'. */
  readonly things: string;
  /** 'todas las ofertas'; 'todos los …' where nothing is said. */
  readonly all?: string;
  readonly serviceOf: (cli: Cli) => SheetService<Reason>;
  readonly reasonText: (reason: Reason) => string;
  /** Whose calls they are; administrators' where nothing is said. */
  readonly access?: CallGroup;
}

/** `export` and `import` of a group of commands. */
export const sheetCommands = <Reason extends object>(
  group: Command,
  sheet: SheetCommands<Reason>,
  act: Act,
  names: { readonly take: string; readonly bring: string } = { take: 'export', bring: 'import' },
): void => {
  const { things } = sheet;
  withExamples(
    group
      .command(names.take)
      .description(`Guarda ${sheet.all ?? `todos los ${things}`} en una planilla`)
      .addOption(new Option('--format <FORMATO>', 'qué archivo').choices(sheetFormats).default('xlsx'))
      .option('--output <ARCHIVO>', 'dónde guardarlo (si no, acá, con su nombre)')
      .action(act<ExportOptions>((cli, options) => take(cli, sheet, options))),
    `${sheet.group} ${names.take} --format csv --output ${things}.csv`,
  );
  withExamples(
    group
      .command(names.bring)
      .description(`Crea y cambia ${things} con una planilla de las mismas columnas`)
      .argument('archivo', 'CSV o Excel (.xlsx)')
      .option('--dry-run', 'decir qué haría, sin hacerlo')
      .option('--yes', 'no preguntar')
      .action(act<ImportOptions>((cli, options, path) => bring(cli, sheet, options, path))),
    `${sheet.group} ${names.bring} ${things}.xlsx --dry-run`,
  );
};

async function take<Reason>(
  cli: Cli,
  sheet: SheetCommands<Reason>,
  { format, output }: ExportOptions,
): Promise<Outcome> {
  const { services, settings } = cli;
  const who = await signedIn(services, settings.server, sheet.access ?? 'administration');
  if (!who.ok) return who.val;
  const progress = startProgress(cli.terminal, cli.outputMode);
  progress.show({ title: 'Preparando', done: 0, total: null });
  const file = await sheet
    .serviceOf(cli)
    .take(who.val.caller, format)
    .finally(() => progress.end());
  if (!file.ok) return problemOf(file.val, settings.server, sheetProblem);
  const saved = await saveFile(file.val.name, file.val.content, output);
  return saved.ok ? success({ format, file: saved.val }, `Guardado en ${saved.val}`) : saved.val;
}

async function bring<Reason extends object>(
  cli: Cli,
  sheet: SheetCommands<Reason>,
  { dryRun, yes }: ImportOptions,
  path = '',
): Promise<Outcome> {
  const { services, settings, terminal, outputMode } = cli;
  const file = await openLocalFile(path);
  if (file === null) return wrongUsage(`No se encontró el archivo ${path}, o no se puede leer`);
  if (dryRun !== true && yes !== true && !outputMode.mayAsk) {
    return wrongUsage(`La importación cambia ${sheet.things}`, 'Mirá antes con --dry-run, o confirmá con --yes');
  }
  const who = await signedIn(services, settings.server, sheet.access ?? 'administration');
  if (!who.ok) return who.val;
  const content = new Uint8Array(await file.arrayBuffer());
  const run = async (isDryRun: boolean) => {
    const progress = startProgress(terminal, outputMode);
    progress.show({ title: isDryRun ? 'Leyendo' : 'Importando', done: 0, total: null });
    return sheet
      .serviceOf(cli)
      .bring(who.val.caller, content, isDryRun, true)
      .finally(() => progress.end());
  };
  const text = (report: SheetReport<Reason>, stream: 'stdout' | 'stderr') =>
    sheetReportText(report, sheet.reasonText, styleFor(outputMode.colour[stream]));
  const looked = await run(yes !== true || dryRun === true);
  if (!looked.ok) return problemOf(looked.val, settings.server, sheetProblem);
  const told = (report: SheetReport<Reason>) =>
    success(
      sheetReportToWire(report),
      text(report, 'stdout'),
      report.rejected.length === 0 ? exitCodes.done : exitCodes.failed,
    );
  const { created, changed } = looked.val;
  if (!looked.val.isDryRun || dryRun === true || created + changed === 0) return told(looked.val);
  terminal.stderr.write(`${text(looked.val, 'stderr')}\n`);
  if (!(await confirm(terminal, `¿Importar ${created + changed} ${sheet.things}?`))) {
    return success(sheetReportToWire(looked.val), 'No se cambió nada', exitCodes.declined);
  }
  const done = await run(false);
  return done.ok ? told(done.val) : problemOf(done.val, settings.server, sheetProblem);
}
