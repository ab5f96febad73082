import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface RunningMostrador {
  readonly address: string;
  close(): Promise<void>;
}

/** The built program at a port, with a data directory of its own unless the settings name one. */
export const startMostrador = async (
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningMostrador> => {
  const child = spawn(process.execPath, ['test/journeys/server.mjs'], {
    env: { ...process.env, ...settings, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${address}/readyz`)
      .then(({ ok }) => ok)
      .catch(() => false);
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`the Mostrador at ${address} ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    address,
    async close() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
};
