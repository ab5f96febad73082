import { rmSync } from 'node:fs';
import { BroadcastChannel } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#adapters/postgres/database/database.ts';
import { openEmbedded } from '#adapters/postgres/database/embedded.ts';
import { emptyDirectory } from '#test/contracts/data-directories.ts';

const channel = new BroadcastChannel('heap-of-the-database');
const directory = emptyDirectory('mostrador-memory-');
let database: Database;
beforeAll(async () => {
  database = (await openEmbedded(directory, new URL('./measured-embedded.worker.mjs', import.meta.url))).unwrap();
});
afterAll(async () => {
  channel.close();
  await database.close();
  rmSync(directory, { recursive: true, force: true });
});

/** What is alive in the heap of the database's thread, in bytes. */
const aliveBytes = (): Promise<number> =>
  new Promise((resolve) => {
    channel.onmessage = (event) => resolve((event as { data: number }).data);
    channel.postMessage('how much?');
  });

const ask = async (times: number): Promise<void> => {
  for (let turn = 0; turn < times; turn += 1) {
    await database.query('select $1::int + n as sum, repeat($2, 40) as text from generate_series(1, 3) n', [
      turn,
      'ab',
    ]);
    if (turn % 100 === 0) await database.query('select nonsense').catch(() => undefined);
  }
};

it('keeps nothing of 20,000 answers in the heap of the embedded database', async () => {
  await ask(2000);
  const before = await aliveBytes();
  await ask(20_000);
  const grown = (await aliveBytes()) - before;
  // An answer kept would be at least a few hundred bytes.
  expect(grown).toBeLessThan(2_000_000);
}, 120_000);
