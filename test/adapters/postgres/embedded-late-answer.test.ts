import { rmSync } from 'node:fs';
import pg from 'pg';
import { expect, it } from 'vitest';
import { openBackend } from '#adapters/postgres/database/embedded-backend.ts';
import { migratedDirectory } from '#test/contracts/data-directories.ts';

const stallingWorker = new URL('stalling-embedded.worker.mjs', import.meta.url);

it('a client that asks after another was given up gets the answers to its own questions, and no others', async () => {
  const directory = migratedDirectory('mostrador-late-');
  const opened = await openBackend(directory, stallingWorker, { report: () => undefined, statementMs: 60_000 });
  if (!opened.ok) throw new Error(opened.val.code);
  const backend = opened.val;
  const aClient = async () => {
    const client = new pg.Client({ user: 'postgres', database: 'postgres', stream: () => backend.connect() as never });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const impatient = await aClient();
  const late = { text: `select 'stall' as who`, query_timeout: 50 } as pg.QueryConfig;
  await expect(impatient.query(late)).rejects.toThrow('Query read timeout');
  void impatient.end().catch(() => undefined);

  const client = await aClient();
  const asked = Array.from({ length: 40 }, (_, place) => `customer ${place}`);
  const answers = await Promise.all(asked.map((who) => client.query('select $1::text as who', [who])));
  expect(answers.map(({ rows }) => rows)).toEqual(asked.map((who) => [{ who }]));
  expect(backend.waitedMs()).toBe(0);
  await backend.close(() => client.end());
  rmSync(directory, { recursive: true, force: true });
}, 60_000);
