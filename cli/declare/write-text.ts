import { once } from 'node:events';

/** Writes a text, and ends once the reader of stdout has taken it, so that none waits in memory. */
export const writeText = async (stdout: NodeJS.WritableStream, text: string): Promise<void> => {
  if (text !== '' && !stdout.write(text)) await once(stdout, 'drain');
};
