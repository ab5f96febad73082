import { Command, CommanderError, type Option } from 'commander';
import type { ContainerModule } from 'inversify';
import type { CommandGroup } from './command-group.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { firstWordAt, groupOf, wordsByArea } from './group-words.ts';
import { groupsFor } from './groups.ts';
import { formatHelp, shortHelp, withExamples } from './help.ts';
import { relax } from './missing-words.ts';
import { Interrupted, interruptedProblem, problem, wrongUsage } from './outcome.ts';
import { finishOn, tellEnd } from './report.ts';
import { type Act, type ActHere, actHereIn, actIn, type Patience } from './run-command.ts';
import { outputModeOf, type Terminal } from './terminal.ts';
import { optionTwice, usageProblem } from './usage-problem.ts';

/** How long what was interrupted may tidy up, in milliseconds. */
const usualPatienceMs = 2000;

type Write = (text: string) => void;

const createProgram = (
  groups: readonly CommandGroup[],
  actOf: (modules: readonly ContainerModule[]) => Act,
  actHere: ActHere,
  write: Write,
  /** The help that nobody asked for: what is shown in place of a command that is missing. */
  writeHelp: Write,
  version: string,
): Command => {
  const program = new Command('mostrador');
  withExamples(
    program,
    'login admin',
    'catalogue search "6203 2rs"',
    'catalogue import lista.xlsx --kind prices --dry-run',
  );
  program
    .description('Mostrador en la terminal: pedidos, catálogo, reclamos e importaciones')
    .option('--server <URL>', 'servidor (si no, el del perfil, el entorno o config)')
    .option('--profile <NOMBRE>', 'el servidor de un perfil (mostrador config)')
    .option('--json', 'un solo documento JSON por la salida')
    .option('--fields <a,b.c>', 'sólo esos campos de --json; sin --json, con tabuladores')
    .option('--stream', 'un JSON por línea, uno por fila')
    .option('--quiet', 'sin avances ni frases si salió bien')
    .option('--no-color', 'sin colores')
    .option('--no-input', 'no preguntar nada')
    .version(version, '-V, --version', 'muestra la versión');
  for (const { define, modules } of groups) define(program, actOf(modules), actHere);
  inSpanish(program, write, writeHelp);
  return program;
};

/** Settings of commander that every command needs: they are not inherited by commands added to a program. */
const inSpanish = (command: Command, write: Write, writeHelp: Write): void => {
  command
    .configureHelp({ formatHelp })
    // report.ts prints a problem; the rest is help that was asked for.
    .configureOutput({ writeOut: write, writeErr: writeHelp, outputError: () => {} })
    .helpOption('-h, --help', 'muestra esta ayuda')
    .helpCommand(false)
    .exitOverride();
  relax(command);
  // A group that opens a screen takes further words, to tell that it has no such command; its commands take none.
  if (command.commands.length === 0) command.allowExcessArguments(false);
  for (const option of command.options) refuseTwice(command, option);
  for (const child of command.commands) inSpanish(child, write, writeHelp);
};

/**
 * Refuses a value given twice, of which the last would count silently. Options that take several values, and switches,
 * may be repeated.
 */
const refuseTwice = (command: Command, option: Option): void => {
  const takesOne = (option.required || option.optional) && !option.variadic;
  if (!takesOne) return;
  let isGiven = false;
  command.on(`option:${option.name()}`, () => {
    if (isGiven && !Array.isArray(command.getOptionValue(option.attributeName()))) {
      throw new CommanderError(exitCodes.usage, optionTwice, `option '${option.long ?? option.short ?? ''}' twice`);
    }
    isGiven = true;
  });
};

/** The program with these commands, to be looked at. */
export const programOf = (groups: readonly CommandGroup[], version: string): Command =>
  createProgram(
    groups,
    () => () => async () => undefined,
    () => async () => undefined,
    () => undefined,
    () => undefined,
    version,
  );

const helpWords = (words: readonly string[]): readonly string[] =>
  words.length > 0 && groupOf(words) === null ? words : [...words, '--help'];

/** `help` may come after options of the program. */
const helped = (line: readonly string[]): readonly string[] => {
  const at = firstWordAt(line);
  if (line[at] !== 'help') return line;
  const words = helpWords(line.slice(at + 1));
  return isForAll(words) ? words : [...line.slice(0, at), ...words];
};

const helpFlags: readonly string[] = ['-h', '--help'];
const outputFlags: readonly string[] = ['--json', '--stream', '--quiet', '--no-color', '--no-input'];

/** Whether nothing was asked for, or the help of all. */
const isForAll = (words: readonly string[]): boolean =>
  words.length === 0 ||
  (words.some((word) => helpFlags.includes(word)) &&
    words.every((word) => helpFlags.includes(word) || outputFlags.includes(word)));

const commandMissing = wrongUsage('Falta el comando', 'Los que hay se ven con -h, sin --json');

const helpCodes: readonly string[] = ['commander.help', 'commander.helpDisplayed', 'commander.version'];

/**
 * Runs one command line, without the program's own name, and answers its exit code. It prints; it never ends the
 * process.
 */
export async function run(line: readonly string[], terminal: Terminal, version: string): Promise<ExitCode> {
  // `help orders list` is `orders list --help`.
  const words = helped(line);
  let exit: ExitCode = exitCodes.done;
  const finish = finishOn(terminal);
  let isReported = false;
  const keep = (...finished: Parameters<typeof finish>): void => {
    isReported = true;
    exit = finish(...finished);
  };
  const write = (text: string): void => {
    terminal.whenCutOff(exitCodes.done);
    terminal.stdout.write(text);
  };
  const patience: Patience = { ms: usualPatienceMs };
  /** The mode of output by the flags as typed, where the line was not understood. */
  const typedMode = () =>
    outputModeOf(terminal, {
      json: words.includes('--json'),
      stream: words.includes('--stream'),
      color: !words.includes('--no-color'),
    });
  const actOf = (modules: readonly ContainerModule[]): Act => actIn(terminal, patience, modules, keep);
  const program = createProgram(
    isForAll(words) ? [] : await groupsFor(words),
    actOf,
    actHereIn(terminal, patience, keep),
    write,
    (text) => (typedMode().json ? undefined : write(text)),
    version,
  );
  if (isForAll(words)) {
    write(shortHelp(program, wordsByArea));
    return exitCodes.done;
  }

  const work = program.parseAsync(words, { from: 'user' }).then(
    () => exit,
    (error: unknown): ExitCode => {
      if (error instanceof CommanderError) {
        const isMissing = error.code === 'commander.help' && typedMode().json;
        if (helpCodes.includes(error.code) && !isMissing) return exitCodes.done;
        return finish(isMissing ? commandMissing : usageProblem(error), typedMode(), null);
      }
      const isInterrupted = error instanceof Interrupted;
      // A file that stdout holds is not gone on with.
      if (!isReported && !isToStdout(words))
        tellEnd(terminal, typedMode(), isInterrupted ? interruptedProblem : defect);
      isReported = true;
      if (isInterrupted) return exitCodes.interrupted;
      throw error;
    },
  );
  const givenUp = afterInterruption(terminal, patience).then((): ExitCode => {
    const isCut = !isReported && !isToStdout(words);
    return isCut ? finish(interruptedProblem, typedMode(), null) : exitCodes.interrupted;
  });
  return Promise.race([work, givenUp]);
}

const isToStdout = (words: readonly string[]): boolean =>
  words.some((word, at) => word === '--output=-' || (word === '--output' && words[at + 1] === '-'));

const defect = problem('defect', 'Falló el programa mismo: lo que se sabe está en la salida de errores');

const afterInterruption = ({ interrupted, pause }: Terminal, patience: Patience): Promise<void> =>
  new Promise((resolve) => {
    // A listener that hears of the end later may ask for more time.
    const tidy = (waited = 0): void => {
      const { ms } = patience;
      if (ms <= waited) resolve();
      else void pause(ms - waited).then(() => tidy(ms));
    };
    if (interrupted.aborted) tidy();
    else interrupted.addEventListener('abort', () => tidy(), { once: true });
  });
