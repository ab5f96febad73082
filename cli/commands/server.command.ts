import { fileURLToPath } from 'node:url';
import { type Command, InvalidArgumentError, Option } from 'commander';
import * as z from 'zod/mini';
import type { ActHere, CommandGroup } from '../command-group.ts';
import { yesOption } from '../declare/change.ts';
import { declare, declareGroup } from '../declare/declare.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { whyUnreadable } from '../local-file.ts';
import { done, type Outcome, problem, success, wrongUsage } from '../outcome.ts';
import { confirm } from '../prompt.ts';
import { outputModeOf, type Terminal } from '../terminal.ts';

/**
 * The server's own program, of a clone or of a package: two folders above this one, as it is built and as it is
 * written.
 */
const serverProgram = fileURLToPath(new URL('../../bin/start.mjs', import.meta.url));
/** As `npm start` runs it (docs/decisions/0014-room-for-answers.md). */
const nodeFlags = ['--max-semi-space-size=32', '--expose-gc'];
const ownEnvironment = { MALLOC_ARENA_MAX: '1' };

interface RunOptions {
  readonly json?: boolean;
  readonly data?: string;
}

const dataOption = () => new Option('--data <CARPETA>', 'dónde guarda (si no, DATA_DIR)');

/**
 * Runs the server's program here until it ends, and what stops us stops it. Its lines go to this terminal's own streams
 * as they come; with `--json` to stderr, and the document has them once it is over. Why work on the database failed,
 * which ends by itself, is told once then, as every failure.
 */
const runServer = async (
  terminal: Terminal,
  words: readonly string[],
  { data, ...options }: RunOptions,
  more: Readonly<Record<string, string>> = {},
  facts: Readonly<{ dryRun?: true }> = {},
): Promise<Outcome> => {
  const { environment, stdin, stdout, stderr, interrupted } = terminal;
  const isDocument = outputModeOf(terminal, options).json;
  let [written, complaint] = ['', ''];
  const { spawn } = await import('node:child_process');
  const child = spawn(process.execPath, [...nodeFlags, serverProgram, ...words], {
    env: { ...ownEnvironment, ...environment, ...more, ...(data === undefined ? {} : { DATA_DIR: data }) },
    stdio: [stdin.isTTY === true ? 'inherit' : 'ignore', 'pipe', 'pipe'],
  });
  child.stdout?.pipe(isDocument ? stderr : stdout, { end: false });
  if (isDocument) {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      written = `${written}${text}`.slice(-maxWritten);
    });
  }
  const isReportedAtItsEnd = isDocument && words.length > 0;
  if (!isReportedAtItsEnd) child.stderr?.pipe(stderr, { end: false });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = `${complaint}${text}`.slice(-maxWritten);
  });
  const stop = () => child.kill('SIGTERM');
  interrupted.addEventListener('abort', stop, { once: true });
  process.once('SIGTERM', stop);
  try {
    const exit = await new Promise<ExitCode>((resolve) => {
      child.once('error', () => resolve(exitCodes.failed));
      child.once('close', (code) => resolve(exitOf(code)));
    });
    const isFailure = isDocument && !interrupted.aborted && exit !== exitCodes.done;
    if (isReportedAtItsEnd && !isFailure) stderr.write(complaint);
    if (interrupted.aborted) return { kind: 'streamed', exit: exitCodes.interrupted };
    const isWithoutFolder = exit !== exitCodes.done && complaint.includes(noFolder);
    if (!isDocument) {
      if (isWithoutFolder) stderr.write(`${folderAdvice}\n`);
      return { kind: 'streamed', exit: isWithoutFolder ? exitCodes.usage : exit };
    }
    const lines = linesOf(written);
    if (!isFailure) return success({ ok: true, lines, ...facts }, lines.join('\n'));
    const [why = 'El programa del servidor falló', ...more] = linesOf(complaint);
    const message = why.replace(/\.$/, '');
    return isWithoutFolder
      ? wrongUsage(message, [...more, folderAdvice].join('\n'))
      : problem('server-failed', message, more.join('\n') || undefined, exit);
  } finally {
    interrupted.removeEventListener('abort', stop);
    process.removeListener('SIGTERM', stop);
  }
};

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line.trim() !== '');

/** The server's program says so where its folder was not given: the command line lacks it. */
const noFolder = 'DATA_DIR no definida';

/** A terminal names the folder by an option too. */
const folderAdvice = 'Decila con --data CARPETA, o con DATA_DIR';

const exitOf = (code: number | null): ExitCode => {
  if (code === 0) return exitCodes.done;
  return code === exitCodes.usage ? exitCodes.usage : exitCodes.failed;
};

/** Characters of what it wrote that the document has: a server that runs for weeks writes more. */
const maxWritten = 200_000;

/** A server that is stopped finishes what it accepted, ten seconds at most, and closes its database. */
const patienceMs = 15_000;

const maxPort = 65_535;

/** 0 is any that is free. */
const readPort = (text: string): string => {
  if (!/^\d{1,5}$/.test(text) || Number(text) > maxPort)
    throw new InvalidArgumentError(`Va un número de 0 a ${maxPort}`);
  return text;
};

/** Whether it ended well, and what it wrote to stdout. */
const ranWire = z.object({ ok: z.boolean(), lines: z.array(z.string()) });

const triedWire = z.extend(ranWire, { dryRun: z.optional(z.literal(true)) });

const serverCommands = (program: Command, act: ActHere): void => {
  const actHere: ActHere = (work) => act(work, patienceMs);
  declare(program, {
    name: 'serve',
    about: 'Corre el servidor acá, hasta Ctrl-C',
    examples: ['serve', 'serve --port 8080 --data /srv/mostrador'],
    options: [new Option('--port <N>', 'en qué puerto (si no, PORT o 3000)').argParser(readPort), dataOption()],
    answer: ranWire,
  }).action(
    actHere<RunOptions & { readonly port?: string }>(async (terminal, { port, ...options }) =>
      runServer(terminal, [], options, port === undefined ? {} : { PORT: port }),
    ),
  );
  const db = declareGroup(
    program,
    'db',
    'La base de datos de acá, con el servidor detenido',
    'db check',
    'db backup copia.tar.gz',
    'db restore copia.tar.gz --yes',
  );
  declare(db, {
    name: 'migrate',
    about: 'La pone al día de este programa, con una copia antes',
    examples: ['db migrate --dry-run', 'db migrate'],
    options: [new Option('--dry-run', 'decir si hay algo para cambiar, sin cambiarlo'), yesOption(), dataOption()],
    answer: triedWire,
  }).action(
    // It asks nothing: a backup is made before anything is changed.
    actHere<RunOptions & { readonly dryRun?: boolean }>(async (terminal, { dryRun, ...options }) =>
      dryRun === true
        ? runServer(terminal, ['migrate', '--dry-run'], options, {}, { dryRun: true })
        : runServer(terminal, ['migrate'], options),
    ),
  );
  declare(db, {
    name: 'check',
    about: 'Dice si se abre, cómo está y qué tiene, sin cambiarla',
    examples: ['db check', 'db check --data /srv/mostrador'],
    options: [dataOption()],
    answer: ranWire,
  }).action(actHere<RunOptions>(async (terminal, options) => runServer(terminal, ['check'], options)));
  declare(db, {
    name: 'backup',
    about: 'Hace una copia, con las automáticas o en un archivo',
    examples: ['db backup', 'db backup copia.tar.gz'],
    words: [['[archivo]', 'dónde; si no, con las automáticas']],
    options: [dataOption()],
    answer: ranWire,
  }).action(
    actHere<RunOptions>(async (terminal, options, file) =>
      runServer(terminal, ['backup', ...(file === undefined ? [] : [file])], options),
    ),
  );
  declare(db, {
    name: 'restore',
    about: 'Pone una copia en una base vacía',
    examples: ['db restore copia.tar.gz --dry-run', 'db restore copia.tar.gz --yes'],
    words: [['archivo', 'la copia']],
    options: [
      new Option('--dry-run', 'leer la copia y mirar si se puede, sin cambiar nada'),
      yesOption(),
      dataOption(),
    ],
    answer: triedWire,
  }).action(
    actHere<RunOptions & { readonly yes?: boolean; readonly dryRun?: boolean }>(
      async (terminal, options, file = '') => {
        const unreadable = await whyUnreadable(file);
        if (unreadable !== null) return unreadable;
        if (options.dryRun === true) {
          return runServer(terminal, ['restore', file, '--dry-run'], options, {}, { dryRun: true });
        }
        const isSure = options.yes === true;
        if (!isSure && !outputModeOf(terminal, options).mayAsk) {
          return wrongUsage('Restaurar llena la base de datos', 'Confirmalo con --yes');
        }
        if (!isSure && !(await confirm(terminal, `¿Restaurar ${file}?`))) {
          return done({ ok: false, lines: [] }, 'No se cambió nada', exitCodes.declined);
        }
        return runServer(terminal, ['restore', file], options);
      },
    ),
  );
};

export const group: CommandGroup = {
  modules: [],
  define: (program, _act, actHere) => serverCommands(program, actHere),
};
