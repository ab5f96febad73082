import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

export interface RunningMostrador {
  readonly address: string;
  close(): Promise<void>;
}

/** As `npm start` has it (package.json). */
const asStarted = ['--max-semi-space-size=32', '--expose-gc'];

const startsWithinMs = 120_000;
const stopsWithinMs = 15_000;

/**
 * The built program at a port, on a data directory of its own (test/journeys/server.mjs). Refuses where another program
 * answers at that port.
 */
export const startMostrador = async (
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningMostrador> => {
  const address = `http://127.0.0.1:${port}`;
  const answers = (): Promise<boolean> =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  if (await answers()) throw new Error(`somebody else is at ${address}: JOURNEYS_PORT names another port`);
  const child = spawn(process.execPath, [...asStarted, 'test/journeys/server.mjs'], {
    env: { ...process.env, ...settings, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const until = Date.now() + startsWithinMs;
  while (!(await answers())) {
    if (hasEnded(child)) throw new Error(`the Mostrador at ${address} ended with ${child.exitCode}`);
    if (Date.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`the Mostrador at ${address} does not start`);
    }
    await pause(100);
  }
  if (hasEnded(child)) throw new Error(`the Mostrador at ${address} ended with ${child.exitCode}`);
  return { address, close: () => stop(child) };
};

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

const stop = async (child: ChildProcess): Promise<void> => {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  const late = setTimeout(() => child.kill('SIGKILL'), stopsWithinMs);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(late);
};
