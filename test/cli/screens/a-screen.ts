import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import xterm from '@xterm/headless';
import { onTestFailed } from 'vitest';
import { run } from '#cli/program.ts';
import type { Terminal } from '#cli/terminal.ts';

export interface ScreenOptions {
  readonly environment: Readonly<Record<string, string>>;
  readonly columns?: number;
  readonly rows?: number;
  /** A night of March where none is said. */
  readonly now?: () => number;
}

export interface RunningScreen {
  /** What is seen, without spaces at the ends of lines. */
  text(): string;
  /** Everything that was written, with its escape sequences. */
  written(): string;
  /** What is seen once it holds that text, or fits. */
  until(wanted: string | RegExp | ((text: string) => boolean)): Promise<string>;
  type(keys: string): void;
  resize(columns: number, rows: number): void;
  interrupt(): void;
  readonly exit: Promise<number>;
}

export const keys = {
  enter: '\r',
  escape: '\u001b',
  up: '\u001b[A',
  down: '\u001b[B',
  right: '\u001b[C',
  left: '\u001b[D',
  pageDown: '\u001b[6~',
  backspace: '\u007f',
  /** As a terminal gives it that was asked to tell what is pasted. */
  pasted: (text: string) => `\u001b[200~${text}\u001b[201~`,
};

/** Runs a command line before a terminal that shows what is written as a real one does. */
export function aScreen(
  words: readonly string[],
  { environment, columns = 80, rows = 24, now = () => Date.parse('2026-03-09T02:05:00Z') }: ScreenOptions,
): RunningScreen {
  const terminal = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
  const stream = () =>
    Object.assign(new PassThrough(), {
      isTTY: true,
      columns,
      rows,
      setRawMode: () => {},
      ref: () => {},
      unref: () => {},
    });
  const [stdin, stdout, stderr] = [stream(), stream(), stream()];
  let written = '';
  const waiting = new Set<() => void>();
  for (const output of [stdout, stderr]) {
    output.on('data', (chunk: Buffer) => {
      written += chunk.toString();
      // A terminal that a program writes to puts a return before each line feed.
      terminal.write(chunk.toString().replaceAll('\n', '\r\n'), () => {
        for (const look of waiting) look();
      });
    });
  }
  const text = (): string => {
    const { active } = terminal.buffer;
    const lines = Array.from(
      { length: terminal.rows },
      (_, at) => active.getLine(active.viewportY + at)?.translateToString(true) ?? '',
    );
    return lines.join('\n').trimEnd();
  };
  const interruption = new AbortController();
  onTestFailed(() => {
    process.stderr.write(`What was seen last:\n${text()}\n`);
  });
  const given: Terminal = {
    environment: { NO_COLOR: '1', ...environment },
    stdin: stdin as unknown as NodeJS.ReadStream,
    stdout: stdout as unknown as NodeJS.WriteStream,
    stderr: stderr as unknown as NodeJS.WriteStream,
    interrupted: interruption.signal,
    interrupt: () => interruption.abort(),
    whenCutOff: () => {},
    now,
    pause: (ms) => pause(ms, undefined, { ref: false }),
  };
  return {
    text,
    written: () => written,
    until: (wanted) =>
      new Promise((resolve) => {
        const fits = (seen: string): boolean => {
          if (typeof wanted === 'function') return wanted(seen);
          return typeof wanted === 'string' ? seen.includes(wanted) : wanted.test(seen);
        };
        const look = () => {
          const seen = text();
          if (!fits(seen)) return;
          waiting.delete(look);
          resolve(seen);
        };
        waiting.add(look);
        look();
      }),
    type: (typed) => void stdin.write(typed),
    resize(wide, high) {
      terminal.resize(wide, high);
      Object.assign(stdout, { columns: wide, rows: high });
      stdout.emit('resize');
    },
    interrupt: () => interruption.abort(),
    exit: run(words, given, '9.8.7'),
  };
}
