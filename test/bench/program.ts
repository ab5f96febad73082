import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Client } from './client.ts';

/** The built server as a user starts it, or what stands in for it, on its own process. */
export interface Program {
  readonly client: Client;
  readonly port: number;
  readonly pid: number;
  readonly startedInMs: number;
  /** Resident memory in MB, now. */
  memory(): number;
  stop(): Promise<void>;
}

/** What `npm start` tells Node and its C library (docs/decisions/0014-room-for-answers.md). */
const startWords = (): { readonly flags: readonly string[]; readonly environment: Record<string, string> } => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  const [ours = ''] = scripts.start.split('||');
  const words = ours.split(' ');
  return {
    flags: words.filter((word) => word.startsWith('--')),
    environment: Object.fromEntries(words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('='))),
  };
};

export const startProgram = async (
  port: number,
  dataDir: string,
  databaseUrl: string | undefined,
  script = 'dist/server/main.js',
): Promise<Program> => {
  const begun = performance.now();
  const { flags, environment } = startWords();
  const child: ChildProcess = spawn(process.execPath, [...flags, script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...environment,
      PORT: String(port),
      DATA_DIR: dataDir,
      // Counted as anybody's calls are, and never reached.
      RATE_LIMIT: '100000000',
      SIGN_IN_LIMIT: '0',
      DATABASE_URL: databaseUrl ?? '',
    },
  });
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const client = new Client(port);
  while (true) {
    if (hasEnded()) throw new Error(`${script} ended with ${child.exitCode ?? child.signalCode}`);
    const ready = await client.call('GET', '/readyz').catch(() => null);
    if (ready?.status === 200) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    client,
    port,
    pid: child.pid ?? 0,
    startedInMs: performance.now() - begun,
    memory() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    },
    stop: () =>
      new Promise((resolve) => {
        if (hasEnded()) return resolve();
        client.close();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
};
