import type { Result } from '#core/shared/result.ts';
import type { Cli } from '../run-command.ts';
import { saveFile } from '../saved-file.ts';

/**
 * Keeps a file where somebody typed; an empty path is this folder, by the file's own name. Stdout is the screen's: '-'
 * is a name here.
 */
export const saveFromScreen = async (
  cli: Cli,
  name: string,
  content: AsyncIterable<Uint8Array>,
  typed: string,
): Promise<Result<string, string>> => {
  const path = typed.trim();
  const options = path === '' ? {} : { output: path === '-' ? './-' : path };
  return (await saveFile(cli, name, content, options)).mapErr(({ message }) => message);
};
