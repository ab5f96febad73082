import { setTimeout as pause } from 'node:timers/promises';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { machineClock } from './machine-clock.ts';
import { outputProblem } from './output-problem.ts';
import type { Terminal } from './terminal.ts';

declare const __VERSION__: string;

// Set before React is loaded: the terminal has no use for its development checks.
process.env['NODE_ENV'] ??= 'production';

const interruption = new AbortController();

/** The first Ctrl-C lets what runs tidy up, the second does not. */
const interrupt = (): void => {
  if (interruption.signal.aborted) process.exit(exitCodes.interrupted);
  interruption.abort();
};

let exitWhenCutOff: ExitCode = exitCodes.failed;

const terminal: Terminal = {
  environment: process.env,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  interrupted: interruption.signal,
  interrupt,
  whenCutOff: (exit) => {
    exitWhenCutOff = exit;
  },
  now: machineClock.now,
  pause: (ms) => pause(ms, undefined, { ref: false }),
};

process.on('SIGINT', interrupt);
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of stdout, such as `head`, has closed it on purpose: nothing is said.
  if (error.code === 'EPIPE') process.exit(exitWhenCutOff);
  process.stderr.write(`${outputProblem(error.code)}\n`);
  process.exit(exitCodes.failed);
});
// Nobody reads the messages any more.
process.stderr.on('error', () => process.exit(exitCodes.failed));

const words = process.argv.slice(2);

/** The version alone is written before anything else is loaded. */
const runWords = async (): Promise<ExitCode> => {
  if (words.length === 1 && ['--version', '-V'].includes(words[0] ?? '')) {
    terminal.whenCutOff(exitCodes.done);
    process.stdout.write(`${__VERSION__}\n`);
    return exitCodes.done;
  }
  const { run } = await import('./program.ts');
  return run(words, terminal, __VERSION__);
};

const exit = await runWords();
if (interruption.signal.aborted) process.exit(exit);
process.exitCode = exit;
