import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A folder with `mostrador` as it is built, for what finds it by PATH. */
export const aProgramIn = (folder: string): string => {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const program = `#!/bin/sh\nexec '${process.execPath}' '${join(process.cwd(), 'dist/cli/main.js')}' "$@"\n`;
  writeFileSync(join(bin, 'mostrador'), program, { mode: 0o755 });
  return `${bin}:${process.env['PATH'] ?? ''}`;
};

export interface Ended {
  readonly exit: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs another program to its end, while this process goes on answering it. */
export const runProgram = (
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  input = '',
): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { env });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', (exit) => resolve({ exit, stdout, stderr }));
    // A program may end before it has read its input.
    child.stdin.once('error', (error: NodeJS.ErrnoException) => error.code === 'EPIPE' || reject(error));
    child.stdin.end(input);
  });
