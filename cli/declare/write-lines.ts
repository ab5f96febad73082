import { once } from 'node:events';

/** Writes lines, and ends once the reader of stdout has taken them, so that none wait in memory. */
export const writeLines = async (stdout: NodeJS.WritableStream, lines: readonly string[]): Promise<void> => {
  if (lines.length > 0 && !stdout.write(`${lines.join('\n')}\n`)) await once(stdout, 'drain');
};
