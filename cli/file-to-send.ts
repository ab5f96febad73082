import { formatBytes } from '#adapters/texts/bytes.es.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { localFileSize, readLocalBytes } from './local-file.ts';
import { type Problem, problem, wrongUsage } from './outcome.ts';
import { printable } from './style.ts';

/** A file that is sent whole: its size is looked at before any of it is read. */
export async function fileToSend(path: string, maxBytes: number): Promise<Result<Uint8Array, Problem>> {
  const size = await localFileSize(path);
  if (size !== null && size > maxBytes) {
    return Err(problem('file-too-large', `${printable(path)} pesa más de ${formatBytes(maxBytes)}`));
  }
  const content = await readLocalBytes(path, maxBytes);
  return content === null ? Err(wrongUsage(`No se encontró el archivo ${path}, o no se puede leer`)) : Ok(content);
}
