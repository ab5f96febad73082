import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migratedDirectory } from '#test/contracts/data-directories.ts';

export interface RunningProgram {
  readonly child: ChildProcess;
  readonly address: string;
  readonly output: () => string;
  /** Waits for the end and answers the exit code. */
  ended(): Promise<number | null>;
}

const removable = (directory: string) => ({
  directory,
  remove: () => rmSync(directory, { recursive: true, force: true }),
});

/** A data directory with nothing in it. */
export const aDataDirectory = () => removable(mkdtempSync(join(tmpdir(), 'mostrador-start-')));

/** The directory of a shop that nobody can sign in to yet: its tables are there, which takes seconds, and no row. */
export const aDirectoryOfTables = () => removable(migratedDirectory('mostrador-start-'));

let nextPort = 3910 + (process.pid % 50);

/** The built program, as a user starts it once it is built. */
export const startProgram = (environment: Record<string, string>): RunningProgram => {
  nextPort += 1;
  const port = environment['PORT'] ?? String(nextPort);
  let output = '';
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: '',
      DATABASE_URL: '',
      RATE_LIMIT: '0',
      SIGN_IN_LIMIT: '0',
      PORT: port,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const end = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code));
  });
  return { child, address: `http://127.0.0.1:${port}`, output: () => output, ended: () => end };
};

export const untilReady = async (program: RunningProgram): Promise<void> => {
  while (program.child.exitCode === null) {
    const ready = await fetch(`${program.address}/readyz`).catch(() => null);
    if (ready?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the program ended: ${program.output()}`);
};

export const signIn = async (program: RunningProgram, userName: string, password = 'demo'): Promise<string> => {
  const answer = await fetch(`${program.address}/api/Login/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password }),
  });
  return ((await answer.json()) as { token: string }).token;
};

export const callAs =
  (program: RunningProgram, token: string) => async (method: string, path: string, body?: unknown) => {
    const response = await fetch(program.address + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, json: (await response.json()) as Record<string, unknown> };
  };
