import { Command, CommanderError } from 'commander';
import { accountCommand } from './commands/account.command.ts';
import { backupCommand } from './commands/backup.command.ts';
import { catalogueCommands } from './commands/catalogue.command.ts';
import { completionCommand } from './commands/completion.command.ts';
import { customerCommands } from './commands/customers.command.ts';
import { demandCommands } from './commands/demands.command.ts';
import { doctorCommand } from './commands/doctor.command.ts';
import { mailCommands } from './commands/mail.command.ts';
import { orderCommands } from './commands/orders.command.ts';
import { passwordCommand } from './commands/password.command.ts';
import { priceListCommands } from './commands/price-lists.command.ts';
import { quickOrderCommand } from './commands/quick-order.command.ts';
import { quoteCommands } from './commands/quotes.command.ts';
import { sessionCommands } from './commands/session.command.ts';
import { warrantyCommands } from './commands/warranties.command.ts';
import { watchCommand } from './commands/watch.command.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { formatHelp, shortHelp, withExamples } from './help.ts';
import { Interrupted } from './outcome.ts';
import { finishOn } from './report.ts';
import { type Act, actIn, type Patience } from './run-command.ts';
import { outputModeOf, type Terminal } from './terminal.ts';
import { usageProblem } from './usage-problem.ts';

/** How long what was interrupted may tidy up, in milliseconds. */
const usualPatienceMs = 2000;

const createProgram = (act: Act, write: (text: string) => void, version: string): Command => {
  const program = new Command('mostrador');
  withExamples(
    program,
    'login admin',
    'catalogue search "6203 2rs"',
    'catalogue import lista.xlsx --kind prices --dry-run',
  );
  program
    .description('Mostrador en la terminal: pedidos, catálogo, reclamos e importaciones')
    .option('--server <URL>', 'servidor (si no: API_BASE_URL, PORT, config.json o http://127.0.0.1:3000)')
    .option('--json', 'un solo documento JSON por la salida')
    .option('--no-color', 'sin colores')
    .option('--no-input', 'no preguntar nada')
    .version(version, '-V, --version', 'muestra la versión');
  sessionCommands(program, act);
  passwordCommand(program, act);
  orderCommands(program, act);
  customerCommands(program, act);
  catalogueCommands(program, act);
  quickOrderCommand(program, act);
  quoteCommands(program, act);
  accountCommand(program, act);
  priceListCommands(program, act);
  demandCommands(program, act);
  warrantyCommands(program, act);
  mailCommands(program, act);
  backupCommand(program, act);
  watchCommand(program, act);
  doctorCommand(program, act, version);
  completionCommand(program, act);
  inSpanish(program, write);
  return program;
};

/** Settings of commander that every command needs: they are not inherited by commands added to a program. */
const inSpanish = (command: Command, write: (text: string) => void): void => {
  command
    .configureHelp({ formatHelp })
    // A problem is told by report.ts; the rest is help that was asked for.
    .configureOutput({ writeOut: write, writeErr: write, outputError: () => {} })
    .helpOption('-h, --help', 'muestra esta ayuda')
    .helpCommand(false)
    .exitOverride();
  for (const child of command.commands) inSpanish(child, write);
};

const helpCodes: readonly string[] = ['commander.help', 'commander.helpDisplayed', 'commander.version'];

/** Runs one command line, without the program's own name, and answers its exit code. It prints; it never ends the process. */
export async function run(words: readonly string[], terminal: Terminal, version: string): Promise<ExitCode> {
  let exit: ExitCode = exitCodes.done;
  const finish = finishOn(terminal);
  const keep = (...told: Parameters<typeof finish>): void => {
    exit = finish(...told);
  };
  const write = (text: string): void => void terminal.stdout.write(text);
  const patience: Patience = { ms: usualPatienceMs };
  const program = createProgram(actIn(terminal, patience, keep), write, version);
  if (words.length === 0) {
    write(shortHelp(program));
    return exitCodes.done;
  }

  const work = program.parseAsync(words, { from: 'user' }).then(
    () => exit,
    (error: unknown): ExitCode => {
      if (error instanceof Interrupted) return exitCodes.interrupted;
      if (!(error instanceof CommanderError)) throw error;
      if (helpCodes.includes(error.code)) return exitCodes.done;
      return finish(usageProblem(error), outputModeOf(terminal, { json: words.includes('--json') }), null);
    },
  );
  return Promise.race([work, afterInterruption(terminal.interrupted, patience)]);
}

const afterInterruption = (interrupted: AbortSignal, patience: Patience): Promise<ExitCode> =>
  new Promise((resolve) => {
    const tidy = () => setTimeout(() => resolve(exitCodes.interrupted), patience.ms).unref();
    if (interrupted.aborted) tidy();
    else interrupted.addEventListener('abort', tidy, { once: true });
  });
