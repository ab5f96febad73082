import type * as z from 'zod/mini';
import type { ExitCode } from './exit-codes.ts';

/** The streams and the environment of a process, or those of a test. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly stdin: NodeJS.ReadStream;
  /** The document, and nothing else. */
  readonly stdout: NodeJS.WriteStream;
  /** Progress, questions and problems. */
  readonly stderr: NodeJS.WriteStream;
  /** Ctrl-C. */
  readonly interrupted: AbortSignal;
  /** Does what Ctrl-C does, where a screen or a question receives it as a key. */
  interrupt(): void;
  /**
   * The exit code, from here on, for a reader of stdout that closes it early: with rows `head` had enough, of a file or
   * a document it has half. A failure unless this is called.
   */
  whenCutOff(exit: ExitCode): void;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Passes that many milliseconds, without keeping the process alive for them. */
  pause(ms: number): Promise<void>;
  /** The folder where it was started; the process's own by default. */
  readonly folder?: string;
}

/** How to behave there, from the flags, the environment and what each stream is. */
export interface OutputMode {
  readonly json: boolean;
  /** Writes a line of JSON for each row. */
  readonly stream: boolean;
  /** Paths of the fields that are written, as 'customer.name'; null for all. */
  readonly fields: readonly string[] | null;
  /** The schema of the command's answer; null without one. */
  readonly answer: z.core.$ZodType | null;
  /** No progress, and no sentence where all went well. */
  readonly quiet: boolean;
  readonly colour: { readonly stdout: boolean; readonly stderr: boolean };
  /** May something redraw itself? */
  readonly animated: { readonly stdout: boolean; readonly stderr: boolean };
  /** Is somebody there to be asked? */
  readonly mayAsk: boolean;
  /** Columns of the screen; null where the document goes to a file or to another program. */
  readonly columns: number | null;
}

export interface OutputFlags {
  readonly json?: boolean;
  readonly stream?: boolean;
  readonly fields?: string;
  readonly quiet?: boolean;
  readonly color?: boolean;
  readonly input?: boolean;
}

const usualColumns = 80;

/** The columns of the window; null where output goes to a file or to another program. */
export const columnsOf = ({ isTTY, columns }: NodeJS.WriteStream): number | null =>
  isTTY === true ? columns || usualColumns : null;

const fieldsOf = (text: string | undefined): readonly string[] | null => {
  const fields = (text ?? '').split(',').flatMap((field) => field.trim() || []);
  return fields.length === 0 ? null : fields;
};

export function outputModeOf(
  { environment, stdin, stdout, stderr }: Terminal,
  flags: OutputFlags,
  answer: z.core.$ZodType | null = null,
): OutputMode {
  const isDumb = environment['TERM'] === 'dumb';
  const wantsColour = flags.color !== false && (environment['NO_COLOR'] ?? '') === '' && !isDumb;
  const colour = (stream: NodeJS.WriteStream) => wantsColour && stream.isTTY === true;
  const animated = (stream: NodeJS.WriteStream) => !isDumb && stream.isTTY === true;
  return {
    json: flags.json === true || flags.stream === true,
    stream: flags.stream === true,
    fields: fieldsOf(flags.fields),
    answer,
    quiet: flags.quiet === true,
    colour: { stdout: colour(stdout), stderr: colour(stderr) },
    animated: {
      stdout: animated(stdout) && flags.json !== true && flags.stream !== true,
      stderr: animated(stderr) && flags.quiet !== true,
    },
    mayAsk: flags.input !== false && stdin.isTTY === true && stderr.isTTY === true,
    columns: columnsOf(stdout),
  };
}
