import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { type Problem, problem } from './outcome.ts';

/**
 * Keeps what the server made, and answers where. The name that the server gives is a name here, and nothing that is there is written
 * over unasked.
 */
export async function saveFile(
  name: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
  output: string | undefined,
): Promise<Result<string, Problem>> {
  const file = output ?? basename(name);
  if (output === undefined && existsSync(file)) {
    return Err(problem('file-exists', `Ya hay un ${file}: elegí otro nombre con --output`));
  }
  return writeFile(file, content).then(
    () => Ok(file),
    () => Err(problem('file-not-written', `No se pudo escribir ${file}`)),
  );
}
