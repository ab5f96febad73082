import { existsSync, openAsBlob } from 'node:fs';
import { access, constants, readFile, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { formatBytes } from '#adapters/texts/bytes.es.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { type Problem, problem } from './outcome.ts';
import { printable } from './style.ts';

/** Why a file of this computer cannot be read, of all commands that take one. */
const unreadable = (path: string, code: string | undefined): Problem => {
  const name = printable(path);
  if (code === 'ENOENT' || code === 'ENOTDIR') return problem('file-not-found', `No existe el archivo ${name}`);
  if (code === 'EACCES' || code === 'EPERM') return problem('file-unreadable', `No tenés permiso para leer ${name}`);
  return problem('file-unreadable', `No se pudo leer ${name}`);
};

const tooLarge = (path: string, maxBytes: number): Problem =>
  problem('file-too-large', `${printable(path)} pesa más de ${formatBytes(maxBytes)}`);

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** The size of a file in bytes, looked at before any of it is read. */
async function sizeOf(path: string, maxBytes: number): Promise<Result<number, Problem>> {
  try {
    const found = await stat(path);
    if (found.isDirectory()) return Err(problem('file-unreadable', `${printable(path)} es una carpeta, no un archivo`));
    if (!found.isFile()) return Err(unreadable(path, undefined));
    await access(path, constants.R_OK);
    return found.size > maxBytes ? Err(tooLarge(path, maxBytes)) : Ok(found.size);
  } catch (error) {
    return Err(unreadable(path, codeOf(error)));
  }
}

/** Why a file cannot be read, which is opened by somebody else; null where it can. */
export const whyUnreadable = async (path: string): Promise<Problem | null> => {
  const size = await sizeOf(path, Number.POSITIVE_INFINITY);
  return size.ok ? null : size.val;
};

/** Why a path that somebody is typing is no good: whether there is such a file. */
export const whyNoFile = (path: string): string | null =>
  existsSync(path) ? null : unreadable(path, 'ENOENT').message;

/** A file to be sent, which stays on disk until then. */
export const openLocalFile = async (
  path: string,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<Result<Blob, Problem>> => {
  const size = await sizeOf(path, maxBytes);
  if (!size.ok) return size;
  try {
    const file = await openAsBlob(path);
    // Node 20 counts the bytes of a blob up to 4 GB.
    return file.size === size.val ? Ok(file) : Err(unreadable(path, undefined));
  } catch (error) {
    return Err(unreadable(path, codeOf(error)));
  }
};

/** Most bytes of a file that a person wrote. */
const maxTextBytes = 16 * 2 ** 20;

/** The text of a small file, or of a pipe. */
export const readLocalText = async (path: string): Promise<Result<string, Problem>> => {
  // A pipe that a shell gives a name is no file: `<(pass show mostrador)`.
  const isPipe = await stat(path).then(
    (found) => found.isFIFO() || found.isCharacterDevice(),
    () => false,
  );
  const size = isPipe ? Ok(0) : await sizeOf(path, maxTextBytes);
  if (!size.ok) return size;
  try {
    return Ok(await readFile(path, 'utf8'));
  } catch (error) {
    return Err(unreadable(path, codeOf(error)));
  }
};

/** The text of a small file; `-` reads the standard input. */
export const readTextOrInput = async (path: string, stdin: Readable): Promise<Result<string, Problem>> =>
  path === '-' ? Ok(await textOf(stdin)) : readLocalText(path);

/** A file that is sent in one piece. */
export const readLocalBytes = async (path: string, maxBytes: number): Promise<Result<Uint8Array, Problem>> => {
  const file = await openLocalFile(path, maxBytes);
  if (!file.ok) return file;
  try {
    return Ok(await file.val.bytes());
  } catch (error) {
    return Err(unreadable(path, codeOf(error)));
  }
};
