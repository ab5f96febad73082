import { existsSync, realpathSync, statSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Option } from 'commander';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { exitCodes } from './exit-codes.ts';
import { type Outcome, type Problem, problem, success, wrongUsage } from './outcome.ts';
import type { Cli } from './run-command.ts';

/** Where a file goes, as every command that keeps one takes it. */
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
 * said is none.
 */
export const formatOf = <Format extends string>(
  formats: readonly Format[],
  { format, output = '' }: Pick<SaveOptions, 'output'> & { readonly format?: Format },
  otherwise: Format,
): Result<Format, Problem> => {
  const ending = extname(output).slice(1).toLowerCase();
  const named = formats.find((each) => each === ending);
  if (format === undefined || named === undefined || named === format) return Ok(format ?? named ?? otherwise);
  return Err(
    wrongUsage(`«${output}» no es nombre de un ${format}`, `Dejá una de las dos cosas: el nombre, o --format ${named}`),
  );
};

/** Whether it goes to stdout, which then holds the file and nothing else. */
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
    const chunks = content instanceof Uint8Array ? [content] : content;
    await pipeline(Readable.from(chunks), terminal.stdout, { end: false });
    return Ok('-');
  }
  const file = options.output ?? basename(name);
  if (options.force !== true && existsSync(file)) return Err(fileExists(file, '--output'));
  const part = partOf(file);
  try {
    await writeFile(part, content);
    await rename(part, file);
    return Ok(file);
  } catch {
    await rm(part, { force: true });
    return Err(notWritten(file));
  }
}

const fileExists = (file: string, option: string): Problem =>
  problem('file-exists', `Ya hay un ${file}: elegí otro nombre con ${option}, o pisalo con --force`);

/** The file itself, whatever links lead there; null where there is none. */
const realPath = (file: string): string | null => {
  try {
    return realpathSync(file);
  } catch {
    return null;
  }
};

/** Why the rejected rows of the file `from` cannot go to `to`, told before anything is sent; null where they can. */
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
  return there !== null && !isForced ? fileExists(to, '--rejections') : whyNotWritable(to);
}

/** Beside the file first: whoever reads it has all of it, or what was there before. */
const partOf = (file: string): string => join(dirname(file), `.${basename(file)}.${process.pid}.part`);

const notWritten = (file: string): Problem => problem('file-not-written', `No se pudo escribir ${file}`);

/**
 * Whether a file could be written over there, tried before something is done that it would tell about; null where it
 * could.
 */
export async function whyNotWritable(file: string): Promise<Problem | null> {
  const part = partOf(file);
  try {
    await writeFile(part, '');
    return existsSync(file) && statSync(file).isDirectory() ? notWritten(file) : null;
  } catch {
    return notWritten(file);
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
