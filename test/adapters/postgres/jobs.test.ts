import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addJob } from '#adapters/postgres/jobs/add-job.ts';
import { jobId, prepareJobs } from '#adapters/postgres/jobs/boss.ts';
import { createJobQueue } from '#adapters/postgres/jobs/job-queue.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';
import { jobQueueContract } from '#test/contracts/job-queue.contract.ts';

describe.each(databases)('jobs on %s', (name, open) => {
  let test: TestDatabase;
  const failures: string[] = [];
  const queueOf = () => createJobQueue(test.database, (_source, error) => void failures.push(String(error)), 20);
  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.dispose());

  jobQueueContract(queueOf);

  it('are there exactly if their transaction was committed', async () => {
    const jobs = await queueOf();
    for (const result of [Err({ code: 'no' }), Ok(null)]) {
      await test.database.transaction(async (tx) => {
        await addJob(tx, 'price-lists', result.ok ? 'kept' : 'refused');
        return result;
      });
    }
    expect(await jobs.see('price-lists', 'refused')).toBeNull();
    expect(await jobs.see('price-lists', 'kept')).toMatchObject({ state: 'waiting' });
    await jobs.cancel('price-lists', 'kept');
    await jobs.close();
  });

  it('that fail are tried again later, and what failed is said', async () => {
    const jobs = await queueOf();
    jobs.work('price-lists', {
      handle: async () => {
        throw new Error('no paper');
      },
    });
    await jobs.add('price-lists', 'fails');
    const row = async () => {
      const [found] = await test.database.query(
        `select state::text, start_after > now() + interval '50 seconds' as later, output->>'message' as why
           from mostrador_jobs.job where name = 'price-lists' and state = 'retry'`,
      );
      return found;
    };
    await expect.poll(row).toEqual({ state: 'retry', later: true, why: 'Error: no paper' });
    expect(failures.splice(0)).toEqual(['Error: no paper']);
    await jobs.close();
    await jobs.cancel('price-lists', 'fails');
  });

  it('that fail wait longer before each try, so that what is mended in a minute finds them', async () => {
    const jobs = await queueOf();
    jobs.work('sheets', {
      handle: async () => {
        throw new Error('away');
      },
    });
    await jobs.add('sheets', 'waits');
    const pause = async (tries: number) => {
      const [found] = await test.database.query<{ seconds: number }>(
        `select extract(epoch from start_after - now())::float8 as seconds from mostrador_jobs.job
          where name = 'sheets' and state = 'retry' and retry_count = $1`,
        [tries],
      );
      return found?.seconds ?? 0;
    };
    await expect.poll(() => pause(0)).toBeGreaterThan(0);
    // The fourth failure: the pause is 16 seconds or more, by the clock of the database.
    await test.database.query(
      `update mostrador_jobs.job set retry_count = 2, start_after = now() where name = 'sheets' and state = 'retry'`,
    );
    await expect.poll(() => pause(3)).toBeGreaterThan(10);
    failures.splice(0);
    await jobs.close();
    await jobs.cancel('sheets', 'waits');
  });

  it('that ended too many processes have failed', async () => {
    const jobs = await queueOf();
    await jobs.add('price-lists', 'deadly');
    await test.database.query(
      `update mostrador_jobs.job set state = 'active', started_on = now(), retry_count = 5 where state = 'created'`,
    );
    let calls = 0;
    jobs.work('price-lists', { handle: async () => ({ call: ++calls }) });
    await expect.poll(async () => (await jobs.see('price-lists', 'deadly'))?.state).toBe('failed');
    expect(calls).toBe(0);
    await jobs.close();
  });

  it('that ended a day ago are forgotten with the next of their kind, those that failed after thirty', async () => {
    const jobs = await queueOf();
    const ended = [
      ...(['completed', 'cancelled'] as const).flatMap((state) => [23, 25].map((hours) => [state, hours] as const)),
      ...[25, 29 * 24, 31 * 24].map((hours) => ['failed', hours] as const),
    ];
    for (const [state, hours] of ended) await jobs.add('imports', `${state} ${hours}`);
    for (const [state, hours] of ended) {
      await test.database.query(
        `update mostrador_jobs.job set state = $2::mostrador_jobs.job_state, started_on = now(),
                completed_on = now() - make_interval(hours => $3) where id = $1::uuid`,
        [jobId('imports', `${state} ${hours}`), state, hours],
      );
    }
    await jobs.add('imports', 'next');
    const left = await Promise.all(
      ended.map(async ([state, hours]) => ((await jobs.see('imports', `${state} ${hours}`)) === null ? [] : [hours])),
    );
    expect(left.flat()).toEqual([23, 23, 25, 29 * 24]);
    await jobs.cancel('imports', 'next');
    await jobs.close();
  });

  it('are tried as often as this program says, not as an earlier version had said', async () => {
    const settings = async () =>
      (await test.database.query(
        'select retry_limit, retry_delay, retry_backoff from mostrador_jobs.queue order by name',
      )) as object[];
    const before = await settings();
    await test.database.query(
      'update mostrador_jobs.queue set retry_limit = 1, retry_delay = 1, retry_backoff = not retry_backoff',
    );
    await prepareJobs(test.database);
    expect(await settings()).toEqual(before);
  });

  // A PostgreSQL counts what is written in all of its databases, and other tests have theirs there.
  if (name === 'embedded') {
    it('write nothing while there is nothing to do: a backup is not made without a change', async () => {
      const jobs = await queueOf();
      jobs.work('price-lists', { handle: async () => ({}) });
      const mark = async () => (await test.database.query('select pg_current_snapshot()::text as mark'))[0];
      const before = await mark();
      const looks = Array.from({ length: 20 }, () => test.database.query('select pg_sleep(0.02)'));
      await Promise.all(looks);
      expect(await mark()).toEqual(before);
      await jobs.close();
    });
  }
});
