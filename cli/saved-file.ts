import { lstatSync, realpathSync, statSync } from 'node:fs';
import { chmod, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Option } from 'commander';
import { FileBrokenOff } from '#adapters/http/streamed-file.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { exitCodes } from './exit-codes.ts';
import { type Outcome, type Problem, problem, success, wrongUsage } from './outcome.ts';
import type { Cli } from './run-command.ts';

/** The options that say where a file goes, of every command that saves one. */
export interface SaveOptions {
  readonly output?: string;
  readonly force?: boolean;
}

export const fileOptions: readonly Option[] = [
  new Option('--output <ARCHIVO>', 'dónde guardarlo (si no, acá, con su nombre); - es la salida'),
  new Option('--force', 'pisar el archivo si ya está'),
];

/**
 * The format that was said, or the one that the file's ending says, else that one; a name that says another than was
 * said is none, nor is one that is taken.
 */
export const formatOf = <Format extends string>(
  formats: readonly Format[],
  options: SaveOptions & { readonly format?: Format },
  otherwise: Format,
): Result<Format, Problem> => {
  const { format, output = '' } = options;
  const ending = extname(output).slice(1).toLowerCase();
  const named = formats.find((each) => each === ending);
  if (format !== undefined && named !== undefined && named !== format) {
    const advice = `Dejá una de las dos cosas: el nombre, o --format ${named}`;
    return Err(wrongUsage(`«${output}» no es nombre de un ${format}`, advice));
  }
  if (format === undefined && named === undefined && ending !== '' && output !== '-') {
    return Err(wrongUsage(`«${output}» no es nombre de un ${formats.join(' ni de un ')}`, 'Decí cuál con --format'));
  }
  const refusal = whyNotKept(options);
  return refusal === null ? Ok(format ?? named ?? otherwise) : Err(refusal);
};

/** Whether the file goes to stdout, which then holds nothing else. */
const isToStdout = ({ output }: SaveOptions): boolean => output === '-';

/**
 * Keeps what the server made, and answers where. The name that the server gives is a name here, and nothing that is
 * there is written over unasked.
 */
export async function saveFile(
  { terminal }: Pick<Cli, 'terminal'>,
  name: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
  options: SaveOptions,
): Promise<Result<string, Problem>> {
  if (isToStdout(options)) {
    // A file that was cut off must not look complete.
    terminal.whenCutOff(exitCodes.failed);
    const chunks = content instanceof Uint8Array ? [content] : content;
    try {
      await pipeline(Readable.from(chunks), terminal.stdout, { end: false });
      return Ok('-');
    } catch (error) {
      if (error instanceof FileBrokenOff)
        return Err({ ...brokenOff(error), advice: 'Pedilo de nuevo: lo que salió no está entero', isBesideFile: true });
      throw error;
    }
  }
  const file = options.output ?? basename(name);
  const refusal = whyNotKept({ ...options, output: file });
  if (refusal !== null) return Err(refusal);
  const real = realPath(file) ?? file;
  const part = partOf(real);
  try {
    const mode = modeOf(real);
    // The unfinished file has the mode of the old one from the start, so that nobody else can read it.
    await writeFile(part, content, mode === null ? {} : { mode });
    if (mode !== null) await chmod(part, mode);
    await rename(part, real);
    return Ok(file);
  } catch (error) {
    await rm(part, { force: true });
    return Err(error instanceof FileBrokenOff ? brokenOff(error) : notWritten(file, error));
  }
}

const brokenOff = ({ cause }: FileBrokenOff): Problem =>
  problem(
    'file-broken-off',
    cause instanceof Error && cause.name === 'TimeoutError'
      ? 'El servidor dejó de mandar el archivo antes de que llegara todo'
      : 'La conexión se cortó antes de que llegara todo el archivo',
    'Pedilo de nuevo: no quedó nada guardado',
  );

const fileExists = (file: string, option: string): Problem =>
  problem('file-exists', `Ya hay un archivo ${file}: elegí otro nombre con ${option}, o pisalo con --force`);

const isAFolder = (file: string, option: string): Problem =>
  problem('not-a-file', `${file} es una carpeta: poné el nombre del archivo con ${option}`);

const notAFile = (file: string): Problem => problem('not-a-file', `${file} no es un archivo que se pueda pisar`);

/** Why nothing is kept there, known before the server makes it; null where it can be. */
export const whyNotKept = ({ output, force = false }: SaveOptions, option = '--output'): Problem | null => {
  if (output === undefined || output === '-' || lstatSync(output, { throwIfNoEntry: false }) === undefined) return null;
  const there = statSync(output, { throwIfNoEntry: false });
  // A folder stands there: `--force` would not help.
  if (there?.isDirectory() === true) return isAFolder(output, option);
  if (!force) return fileExists(output, option);
  return there?.isFile() === true ? null : notAFile(output);
};

/** The path of the file itself, all links followed; null where there is none. */
const realPath = (file: string): string | null => {
  try {
    return realpathSync(file);
  } catch {
    return null;
  }
};

const permissionBits = 0o777;

/** The permissions of the file that is there; null where there is none. */
const modeOf = (file: string): number | null => {
  const there = statSync(file, { throwIfNoEntry: false });
  return there === undefined ? null : there.mode & permissionBits;
};

/**
 * Why the rejected rows of the file `from` cannot go to `to`, reported before anything is sent; null where they can.
 */
export async function whyNoRejections(
  to: string | undefined,
  from: string,
  isForced: boolean,
): Promise<Problem | null> {
  if (to === undefined || to === '-') return null;
  const there = realPath(to);
  if (there !== null && there === realPath(from)) {
    return wrongUsage(`${to} es el archivo que se importa`, 'Elegí otro nombre con --rejections');
  }
  return whyNotKept({ output: to, force: isForced }, '--rejections') ?? whyNotWritable(to);
}

/**
 * The unfinished file, beside the final one: renamed when complete, so that readers see the old file or the whole new
 * one.
 */
const partOf = (file: string): string => join(dirname(file), `.${basename(file)}.${process.pid}.part`);

const notWritten = (file: string, error: unknown): Problem => {
  const { code } = error as NodeJS.ErrnoException;
  const why =
    code === 'ENOENT' || code === 'ENOTDIR'
      ? `: no existe la carpeta ${dirname(file)}`
      : code === 'EACCES' || code === 'EPERM' || code === 'EROFS'
        ? ': no tenés permiso'
        : code === 'ENOSPC'
          ? ': no hay lugar en el disco'
          : '';
  return problem('file-not-written', `No se pudo escribir ${file}${why}`);
};

/**
 * Whether a file could be written there, tried before something is done that it would tell about; null where it could.
 */
async function whyNotWritable(file: string): Promise<Problem | null> {
  const part = partOf(realPath(file) ?? file);
  try {
    await writeFile(part, '');
    return null;
  } catch (error) {
    return notWritten(file, error);
  } finally {
    await rm(part, { force: true });
  }
}

/** Keeps it and says so; a file that went to stdout is all that stands there. */
export async function keepFile(
  cli: Cli,
  { name, content }: { readonly name: string; readonly content: Uint8Array | AsyncIterable<Uint8Array> },
  options: SaveOptions,
  document: object = {},
  textOf: (file: string) => string = (file) => `Guardado en ${file}`,
): Promise<Outcome> {
  const saved = await saveFile(cli, name, content, options);
  if (!saved.ok) return saved.val;
  if (isToStdout(options)) return { kind: 'streamed', exit: exitCodes.done };
  return success({ ...document, file: saved.val }, textOf(saved.val));
}
