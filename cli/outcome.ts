import { type ExitCode, exitCodes } from './exit-codes.ts';

/** What a command ends with. Commands decide, cli/program.ts prints: so `--json` is one document, whatever happens. */
export type Outcome =
  | {
      readonly kind: 'success';
      readonly exit: ExitCode;
      /** The document of `--json`. */
      readonly document: unknown;
      /** The same for a person, without its last line break; empty where everything was said on the way. */
      readonly text: string;
    }
  | Problem
  /** It wrote as it went: a stream of lines, or a screen that redraws. */
  | { readonly kind: 'streamed'; readonly exit: ExitCode };

export interface Problem {
  readonly kind: 'problem';
  readonly exit: ExitCode;
  readonly code: string;
  /** One sentence without its final stop. */
  readonly message: string;
  /** What to do about it, a sentence or a command. */
  readonly advice?: string;
  /** What else a script may want to know. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

export const success = (document: unknown, text: string, exit: ExitCode = exitCodes.done): Outcome => ({
  kind: 'success',
  exit,
  document,
  text,
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

/** Ctrl-C while a person was asked or something was waited for. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}
