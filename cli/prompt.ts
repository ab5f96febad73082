import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { Interrupted } from './outcome.ts';
import type { Terminal } from './terminal.ts';

/** Readline echoes what is typed here: nowhere. */
const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Questions go to stderr: stdout is the document's. Ctrl-C ends them in `Interrupted`, Ctrl-D in an empty answer. */
const ask = (terminal: Terminal, question: string, isSecret: boolean): Promise<string> =>
  new Promise((resolve, reject) => {
    const { stdin, stderr, interrupted } = terminal;
    if (interrupted.aborted) return reject(new Interrupted());
    const lines = createInterface({
      input: stdin,
      output: isSecret ? nowhere() : stderr,
      terminal: true,
      historySize: 0,
    });
    const interrupt = () => {
      stderr.write('\n');
      reject(new Interrupted());
      lines.close();
    };
    lines.once('SIGINT', () => {
      interrupt();
      terminal.interrupt();
    });
    // Ctrl-C may come as a signal too, from outside of this terminal.
    interrupted.addEventListener('abort', interrupt, { once: true });
    lines.once('close', () => {
      interrupted.removeEventListener('abort', interrupt);
      resolve('');
    });
    if (isSecret) stderr.write(question);
    lines.question(isSecret ? '' : question, (answer) => {
      if (isSecret) stderr.write('\n');
      resolve(answer);
      lines.close();
    });
  });

/** Shows what is typed. */
export const askText = (terminal: Terminal, question: string): Promise<string> => ask(terminal, question, false);

/** Shows nothing of what is typed. */
export const askSecret = (terminal: Terminal, question: string): Promise<string> => ask(terminal, question, true);

/** True only for a clear yes; Enter alone is no. */
export const confirm = async (terminal: Terminal, question: string): Promise<boolean> =>
  /^\s*s([ií])?\s*$/i.test(await askText(terminal, `${question} (s/N) `));

/** What another program or a file gave in place of a typed answer: its first line. */
export const firstLine = async (source: AsyncIterable<Buffer | string>): Promise<string> => {
  let text = '';
  for await (const chunk of source) {
    text += chunk.toString();
    if (text.includes('\n')) break;
  }
  return text.split(/\r?\n/, 1)[0] ?? '';
};
