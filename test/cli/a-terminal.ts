import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { exitCodes } from '#cli/exit-codes.ts';
import { run } from '#cli/program.ts';
import type { Terminal } from '#cli/terminal.ts';
import { checkAnswer, checkError } from './answer-check.ts';

export interface TerminalOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** What another program pipes in; a screen's keyboard where `screen` is given. */
  readonly typed?: string;
  /** Whether the keyboard of a screen ends behind what is typed: a question more has an empty answer. */
  readonly isAllTyped?: boolean;
  /** Columns of a screen with a person before it; left out: no screen at all. */
  readonly screen?: number;
  readonly interrupted?: AbortSignal;
  /** A night of March where none is said. */
  readonly now?: () => number;
  /** How milliseconds pass after Ctrl-C; as they do where it is left out. */
  readonly pause?: Terminal['pause'];
  /** Called with all that stdout has so far, whenever there is more; it may type. */
  readonly onOutput?: (text: string, type: (keys: string) => void) => void;
  /** Called with all that stderr has so far, where questions are asked; it may type. */
  readonly onQuestion?: (text: string, type: (keys: string) => void) => void;
}

export interface Ran {
  readonly exit: number;
  readonly stdout: string;
  readonly stderr: string;
}

const streamOf = (screen: number | undefined) =>
  Object.assign(new PassThrough(), screen === undefined ? {} : { isTTY: true, columns: screen, rows: 24 }, keyboard);

/** What a screen's keyboard has besides a stream. */
const keyboard = { setRawMode: () => {}, ref: () => {}, unref: () => {} };

const gather = (stream: PassThrough, onText: (text: string) => void = () => {}) => {
  let text = '';
  stream.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    onText(text);
  });
  return () => text;
};

/** Runs a command line as cli/main.ts does, with streams of its own. */
export async function runCli(words: readonly string[], options: TerminalOptions = {}): Promise<Ran> {
  const { environment = {}, typed = '', screen, interrupted = new AbortController().signal } = options;
  const [stdin, stdout, stderr] = [streamOf(screen), streamOf(screen), streamOf(screen)];
  const [out, err] = [
    gather(stdout, (text) => options.onOutput?.(text, (keys) => void stdin.write(keys))),
    gather(stderr, (text) => options.onQuestion?.(text, (keys) => void stdin.write(keys))),
  ];
  if (screen === undefined || options.isAllTyped === true) stdin.end(typed);
  else stdin.write(typed);
  const terminal: Terminal = {
    environment,
    stdin: stdin as unknown as NodeJS.ReadStream,
    stdout: stdout as unknown as NodeJS.WriteStream,
    stderr: stderr as unknown as NodeJS.WriteStream,
    interrupted,
    interrupt: () => {},
    whenCutOff: () => {},
    now: options.now ?? (() => Date.parse('2026-03-09T02:05:00Z')),
    pause: options.pause ?? ((ms) => pause(ms, undefined, { ref: false })),
  };
  const exit = await run(words, terminal, '9.8.7');
  await new Promise((resolve) => setImmediate(resolve));
  await checkDocuments(words, exit, out());
  return { exit, stdout: out(), stderr: err() };
}

/** With `--json` an answer is what its command says, and a failure what all say. */
const checkDocuments = async (words: readonly string[], exit: number, stdout: string): Promise<void> => {
  const has = (...options: readonly string[]): boolean => options.some((option) => words.includes(option));
  if (!has('--json', '--stream') || has('-h', '-')) return;
  // A stream, and what `watch` tells, are a line each: the last may be a failure.
  const isLines = has('--stream', 'watch');
  const text = isLines ? (stdout.trimEnd().split('\n').at(-1) ?? '') : stdout;
  if (isLines && text === '') return;
  const document: unknown = JSON.parse(text);
  // What failed or was declined may have an answer too.
  if (exit > exitCodes.declined || isFailure(document)) await checkError(words, document);
  else if (!isLines && !has('--fields')) await checkAnswer(words, document);
};

/** A mail or a job that failed has an `error` too, which is a sentence. */
const isFailure = (document: unknown): boolean =>
  typeof document === 'object' &&
  document !== null &&
  'error' in document &&
  typeof document.error === 'object' &&
  document.error !== null;

/** The document of `--json`: reading fails when there is more or less than one. */
export const documentOf = ({ stdout }: Ran): unknown => JSON.parse(stdout);

export const csi = '\u001b[';
export const widestLine = (text: string): number => Math.max(...text.split('\n').map((line) => [...line].length));
