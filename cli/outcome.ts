import type { ProblemFacts } from './error-answer.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';

/**
 * What a command ends with. Commands decide, cli/program.ts prints: so `--json` is one document, after a failure too.
 */
export type Outcome =
  | {
      readonly kind: 'success';
      readonly exit: ExitCode;
      /** The document of `--json`. */
      readonly document: unknown;
      /**
       * What a person reads in place of the document, without its last line break; empty where it was all printed
       * before.
       */
      readonly text: string;
      /** The rows of a list, as the document has them: what `--fields` and `--stream` are about. */
      readonly rows?: readonly unknown[];
      /** The text says that something was done, and nothing else: `--quiet` leaves it out. */
      readonly isNotice?: true;
    }
  | Problem
  /** Already written as it went: a stream of lines, or a screen that redraws. */
  | { readonly kind: 'streamed'; readonly exit: ExitCode };

export interface Problem {
  readonly kind: 'problem';
  readonly exit: ExitCode;
  readonly code: string;
  /** A sentence without its final stop. */
  readonly message: string;
  /** What to do about it: a sentence or a command. */
  readonly advice?: string;
  /** Stdout holds a part of a file: no document goes after it. */
  readonly isBesideFile?: true;
  /** What came before it was a line each: its document is one too. */
  readonly isLine?: true;
  /** Further facts for scripts. */
  readonly facts?: ProblemFacts;
}

export const success = (document: unknown, text: string, exit: ExitCode = exitCodes.done): Outcome => ({
  kind: 'success',
  exit,
  document,
  text,
});

/** A command may end before it asks: where what it was given makes no sense. */
export const isOutcome = (failure: { readonly code: string } | Outcome): failure is Outcome =>
  'kind' in failure && 'exit' in failure;

/** A list: its document, its rows, and its table. */
export const rowsOutcome = (document: unknown, rows: readonly unknown[], text: string): Outcome => ({
  kind: 'success',
  exit: exitCodes.done,
  document,
  text,
  rows,
});

/** Something that was done, or was so already: its document, and a sentence. */
export const done = (document: unknown, text: string, exit: ExitCode = exitCodes.done): Outcome => ({
  kind: 'success',
  exit,
  document,
  text,
  isNotice: true,
});

export const problem = (
  code: string,
  message: string,
  advice?: string,
  exit: ExitCode = exitCodes.failed,
): Problem => ({
  kind: 'problem',
  exit,
  code,
  message,
  ...(advice === undefined ? {} : { advice }),
});

export const wrongUsage = (message: string, advice?: string): Problem =>
  problem('wrong-usage', message, advice, exitCodes.usage);

/** Ctrl-C before the server's answer: what it was asked for may be done, or not. */
export const interruptedProblem = problem(
  'interrupted',
  'Se interrumpió antes de que contestara el servidor',
  undefined,
  exitCodes.interrupted,
);

/** Ctrl-C while a person was asked or something was waited for. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}
