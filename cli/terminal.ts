/** Where a command runs: the streams and the environment of a process, or those of a test. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly stdin: NodeJS.ReadStream;
  /** The document, and nothing else. */
  readonly stdout: NodeJS.WriteStream;
  /** Progress, questions and problems. */
  readonly stderr: NodeJS.WriteStream;
  /** Ctrl-C. */
  readonly interrupted: AbortSignal;
  /** What Ctrl-C does, where a screen or a question keeps it from being a signal. */
  interrupt(): void;
  /** Milliseconds since the epoch. */
  now(): number;
}

/** How to behave there, from the flags, the environment and what each stream is. */
export interface OutputMode {
  readonly json: boolean;
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
  readonly color?: boolean;
  readonly input?: boolean;
}

const usualColumns = 80;

export function outputModeOf({ environment, stdin, stdout, stderr }: Terminal, flags: OutputFlags): OutputMode {
  const isDumb = environment['TERM'] === 'dumb';
  const wantsColour = flags.color !== false && (environment['NO_COLOR'] ?? '') === '' && !isDumb;
  const colour = (stream: NodeJS.WriteStream) => wantsColour && stream.isTTY === true;
  const animated = (stream: NodeJS.WriteStream) => !isDumb && stream.isTTY === true;
  return {
    json: flags.json === true,
    colour: { stdout: colour(stdout), stderr: colour(stderr) },
    animated: { stdout: animated(stdout) && flags.json !== true, stderr: animated(stderr) },
    mayAsk: flags.input !== false && stdin.isTTY === true && stderr.isTTY === true,
    columns: stdout.isTTY === true ? stdout.columns || usualColumns : null,
  };
}
