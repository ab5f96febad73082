import { once } from 'node:events';

/** Lines, and the next ones once whoever reads them took these: so that none wait in memory. */
export const writeLines = async (stdout: NodeJS.WritableStream, lines: readonly string[]): Promise<void> => {
  if (lines.length > 0 && !stdout.write(`${lines.join('\n')}\n`)) await once(stdout, 'drain');
};
