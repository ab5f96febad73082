import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { folded } from '#core/shared/folded.ts';
import { Interrupted } from './outcome.ts';
import { printable } from './style.ts';
import { columnsOf, type Terminal } from './terminal.ts';
import { forgetTypedAhead, typedLine } from './typed-line.ts';
import { cut, widthOf } from './views/display-width.ts';
import { wrap, wrapBeside } from './views/wrap.ts';
import { occupy } from './waiting.ts';

/** Readline echoes what is typed here: nowhere. */
const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Columns that are left for the answer beside the last line. */
const roomForAnswer = 8;

/** Lines that are too long end between words, and the last leaves room for the answer. */
const wrapped = (question: string, columns: number | null): string => {
  const [end = ''] = /\s*$/.exec(question) ?? [];
  const room = columns === null ? null : columns - roomForAnswer;
  const lines = question.trimEnd().split('\n');
  return lines.map((line) => (room === null || widthOf(line) <= room ? line : wrap(line, room))).join('\n') + end;
};

/** Questions go to stderr: stdout is the document's. Ctrl-C ends them in `Interrupted`, Ctrl-D in an empty answer. */
const ask = (terminal: Terminal, whole: string, isSecret: boolean): Promise<string> =>
  new Promise((resolve, reject) => {
    const { stdin, stderr, interrupted } = terminal;
    const question = wrapped(whole, columnsOf(stderr));
    if (interrupted.aborted) return reject(new Interrupted());
    const leave = occupy(stderr);
    const line = typedLine(stdin);
    const lines = createInterface({
      input: line.keys,
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
      line.close();
      leave();
      resolve('');
    });
    lines.question(isSecret ? '' : question, (answer) => {
      if (isSecret) stderr.write('\n');
      resolve(answer);
      lines.close();
    });
    if (isSecret) stderr.write(question);
    line.read();
  });

/** Shows what is typed. */
export const askText = (terminal: Terminal, question: string): Promise<string> => ask(terminal, question, false);

/** Shows nothing of what is typed. */
export const askSecret = (terminal: Terminal, question: string): Promise<string> => ask(terminal, question, true);

/** True only for a clear yes to what was seen; Enter alone is no. */
export const confirm = async (terminal: Terminal, question: string): Promise<boolean> => {
  forgetTypedAhead(terminal.stdin);
  return /^\s*s([ií])?\s*$/i.test(await askText(terminal, `${question} (s/N) `));
};

/** A line each, or more where what one is about is long: as many as leave all of them and the title on the screen. */
const choiceLines = (
  stderr: Terminal['stderr'],
  choices: readonly { readonly name: string; readonly about?: string }[],
): string => {
  const columns = columnsOf(stderr);
  const width = String(choices.length).length;
  const lines = choices.map(({ name, about = '' }, at) => ({
    head: `  ${String(at + 1).padStart(width)} `,
    body: printable(about === '' ? name : `${name}: ${about}`),
  }));
  const wrappedLines = lines.map(({ head, body }) => head + wrapBeside(head.length, body, columns));
  const rows = wrappedLines.join('\n').split('\n').length;
  const isTall = columns !== null && rows + linesBeside > (stderr.rows ?? Number.POSITIVE_INFINITY);
  return `${(isTall ? lines.map(({ head, body }) => cut(head + body, columns)) : wrappedLines).join('\n')}\n`;
};

/** The title of the choices, and the question below them. */
const linesBeside = 2;

/**
 * Asks for one of several, by its number or its name; null for an empty answer. What is none of them is asked again.
 */
export const askWhich = async <Choice extends { readonly name: string; readonly about?: string }>(
  terminal: Terminal,
  title: string,
  choices: readonly Choice[],
): Promise<Choice | null> => {
  terminal.stderr.write(`${title}:\n${choiceLines(terminal.stderr, choices)}`);
  for (;;) {
    const typed = (await askText(terminal, `Elegí (1 a ${choices.length}): `)).trim();
    if (typed === '') return null;
    const chosen = choices[Number(typed) - 1] ?? choices.find(({ name }) => folded(name) === folded(typed));
    if (chosen !== undefined) return chosen;
  }
};

/** The first line of a file or of the standard input, in place of a typed answer. */
export const firstLine = async (source: AsyncIterable<Buffer | string>): Promise<string> => {
  const decoder = new StringDecoder('utf8');
  let text = '';
  for await (const chunk of source) {
    text += typeof chunk === 'string' ? chunk : decoder.write(chunk);
    if (text.includes('\n')) break;
  }
  return text.split(/\r?\n/, 1)[0] ?? '';
};
