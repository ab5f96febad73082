import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#adapters/postgres/database/database.ts';
import { openEmbedded } from '#adapters/postgres/database/embedded.ts';
import { createJobQueue } from '#adapters/postgres/jobs/job-queue.ts';
import type { JobQueue } from '#core/jobs/job-queue.port.ts';
import { migratedDirectory } from '#test/contracts/data-directories.ts';
import { databases } from '#test/contracts/databases.ts';
import { embeddedWorker } from '#test/contracts/embedded-worker.ts';
import { server } from '../../../esbuild.config.mjs';

const program = join(process.cwd(), 'dist/test/dying-worker.mjs');
beforeAll(async () => {
  const {
    outdir: _folder,
    outbase: _base,
    splitting: _splitting,
    chunkNames: _names,
    ...options
  } = server as BuildOptions;
  await build({ ...options, entryPoints: ['test/adapters/postgres/dying-worker.ts'], outfile: program });
});

/** Answers once it works on the job; it goes on until it is killed. */
const startDying = async (...args: readonly string[]) => {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return {
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
};

const finish = async (jobs: JobQueue): Promise<void> => {
  jobs.work('price-lists', { handle: async () => ({ progress: 100 }) });
  await expect
    .poll(() => jobs.see('price-lists', 'left'), { timeout: 10_000 })
    .toMatchObject({ state: 'done', output: { progress: 100 } });
  await jobs.close();
};
const queueOn = (database: Database) =>
  createJobQueue(
    database,
    (_source, error) => {
      throw error;
    },
    20,
  );

describe('a job of a process that is killed', () => {
  it('is done by the next one in the same directory', async () => {
    const directory = migratedDirectory('mostrador-killed-');
    const open = async () => (await openEmbedded(directory, embeddedWorker)).unwrap();
    const before = await open();
    await (await queueOn(before)).add('price-lists', 'left');
    await before.close();
    await (await startDying(directory, embeddedWorker.href)).kill();
    const after = await open();
    const jobs = await queueOn(after);
    expect(await jobs.see('price-lists', 'left')).toMatchObject({ state: 'running', output: { progress: 40 } });
    await finish(jobs);
    await after.close();
    rmSync(directory, { recursive: true, force: true });
  });

  const postgresql = databases.find(([name]) => name === 'PostgreSQL');
  it.skipIf(postgresql === undefined)('is done by another one, at once', async () => {
    const test = await postgresql?.[1]();
    if (test === undefined) throw new Error('no PostgreSQL');
    const [own] = await test.database.query<{ name: string }>('select current_database() as name');
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    url.pathname = `/${own?.name}`;
    const jobs = await queueOn(test.database);
    await jobs.add('price-lists', 'left');
    const dying = await startDying(url.href);
    expect(await jobs.see('price-lists', 'left')).toMatchObject({ state: 'running', output: { progress: 40 } });
    await dying.kill();
    await finish(jobs);
    await test.dispose();
  });
});
afterAll(() => rmSync(program, { force: true }));
