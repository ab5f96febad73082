import { type Command, Option } from 'commander';
import { customerSheetProblem } from '#adapters/texts/customer-sheets.es.ts';
import { customerSheetReportToWire } from '#adapters/wire/customer-sheets.wire.ts';
import { type CustomerSheetFormat, customerSheetFormats } from '#core/customer-sheets/customer-sheet.service.ts';
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
import { customerReportText } from '../views/customer.view.ts';

interface ExportOptions {
  readonly format: CustomerSheetFormat;
  readonly output?: string;
}

interface ImportOptions {
  readonly dryRun?: boolean;
  readonly yes?: boolean;
}

export const customerSheetCommands = (customers: Command, act: Act): void => {
  withExamples(
    customers
      .command('export')
      .description('Guarda todos los clientes en una planilla')
      .addOption(new Option('--format <FORMATO>', 'qué archivo').choices(customerSheetFormats).default('xlsx'))
      .option('--output <ARCHIVO>', 'dónde guardarlo (si no, acá, con su nombre)')
      .action(act<ExportOptions>(take)),
    'customers export --format csv --output clientes.csv',
  );
  withExamples(
    customers
      .command('import')
      .description('Crea y cambia clientes con una planilla de las mismas columnas')
      .argument('archivo', 'CSV o Excel (.xlsx)')
      .option('--dry-run', 'decir qué haría, sin hacerlo')
      .option('--yes', 'no preguntar')
      .action(act<ImportOptions>((cli, options, path) => bring(cli, options, path))),
    'customers import clientes.xlsx --dry-run',
  );
};

async function take(cli: Cli, { format, output }: ExportOptions): Promise<Outcome> {
  const { services, settings } = cli;
  const who = await signedIn(services, settings.server, 'administration');
  if (!who.ok) return who.val;
  const progress = startProgress(cli.terminal, cli.outputMode);
  progress.show({ title: 'Preparando', done: 0, total: null });
  const file = await services.customerSheets.take(who.val.caller, format).finally(() => progress.end());
  if (!file.ok) return problemOf(file.val, settings.server, customerSheetProblem);
  const saved = await saveFile(file.val.name, file.val.content, output);
  return saved.ok ? success({ format, file: saved.val }, `Guardado en ${saved.val}`) : saved.val;
}

async function bring(cli: Cli, { dryRun, yes }: ImportOptions, path = ''): Promise<Outcome> {
  const { services, settings, terminal, outputMode } = cli;
  const file = await openLocalFile(path);
  if (file === null) return wrongUsage(`No se encontró el archivo ${path}, o no se puede leer`);
  if (dryRun !== true && yes !== true && !outputMode.mayAsk) {
    return wrongUsage('La importación cambia clientes', 'Mirá antes con --dry-run, o confirmá con --yes');
  }
  const who = await signedIn(services, settings.server, 'administration');
  if (!who.ok) return who.val;
  const content = new Uint8Array(await file.arrayBuffer());
  const run = async (isDryRun: boolean) => {
    const progress = startProgress(terminal, outputMode);
    progress.show({ title: isDryRun ? 'Leyendo' : 'Importando', done: 0, total: null });
    return services.customerSheets.bring(who.val.caller, content, isDryRun).finally(() => progress.end());
  };
  const style = styleFor(outputMode.colour.stdout);
  const looked = await run(yes !== true || dryRun === true);
  if (!looked.ok) return problemOf(looked.val, settings.server, customerSheetProblem);
  const told = (report: typeof looked.val) =>
    success(
      customerSheetReportToWire(report),
      customerReportText(report, style),
      report.rejected.length === 0 ? exitCodes.done : exitCodes.failed,
    );
  const { created, changed } = looked.val;
  if (!looked.val.isDryRun || dryRun === true || created + changed === 0) return told(looked.val);
  terminal.stderr.write(`${customerReportText(looked.val, styleFor(outputMode.colour.stderr))}\n`);
  if (!(await confirm(terminal, `¿Importar ${created + changed} clientes?`))) {
    return success(customerSheetReportToWire(looked.val), 'No se cambió nada', exitCodes.declined);
  }
  const done = await run(false);
  return done.ok ? told(done.val) : problemOf(done.val, settings.server, customerSheetProblem);
}
