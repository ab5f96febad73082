import { statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, extname, join } from 'node:path';
import type { NamedFile } from '#core/shared/named-file.ts';
import { Err, type Result } from '#core/shared/result.ts';
import type { Cli } from '../run-command.ts';
import { saveFile } from '../saved-file.ts';

/** No shell reads what is typed on a screen: '~/lista.xlsx' is of the person's own folder. */
const withHome = (path: string): string => (/^~(?=$|[\\/])/.test(path) ? join(homedir(), path.slice(1)) : path);

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Keeps a file where somebody typed; an empty path, or a folder, is there by the file's own name. Stdout is the
 * screen's: '-' is a name here. `--rejections FILE --force` writes that file over.
 */
export const saveFromScreen = async (
  cli: Cli,
  { name, content }: NamedFile<AsyncIterable<Uint8Array>>,
  typed: string,
  { rejections, force = false }: { readonly rejections?: string; readonly force?: boolean } = {},
): Promise<Result<string, string>> => {
  const path = withHome(typed.trim());
  const output =
    path === '' ? basename(name) : path === '-' ? './-' : isFolder(path) ? join(path, basename(name)) : path;
  const [made, wanted] = [extname(name).toLowerCase(), extname(output).toLowerCase()];
  if (wanted !== '' && wanted !== made) return Err(`«${output}» no es nombre de un ${made.slice(1)}: escribí otro`);
  const saved = await saveFile(cli, name, content, { output, force: force && typed.trim() === rejections });
  return saved.mapErr(({ code, message }) =>
    code === 'file-exists' ? `Ya hay un archivo ${output}: escribí otro nombre` : message,
  );
};
