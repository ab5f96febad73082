import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJobQueue } from '#adapters/postgres/jobs/job-queue.ts';
import { createJobRepository } from '#adapters/postgres/jobs/job-repository.ts';
import type { JobRepository } from '#core/jobs/job.repository.port.ts';
import type { JobQueue } from '#core/jobs/job-queue.port.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const author = { userName: 'admin', actedBy: null } as const;

describe.each(databases)('jobs that administrators see on %s', (_name, open) => {
  let test: TestDatabase;
  let queue: JobQueue;
  let jobs: JobRepository;
  beforeAll(async () => {
    test = await open();
    queue = await createJobQueue(test.database, () => undefined, 20);
    jobs = createJobRepository(test.database);
  });
  afterAll(async () => {
    await queue.close();
    await test.dispose();
  });

  const all = async () => (await jobs.list(null, null)).unwrap().jobs;

  it('wait, with the moment that they are due', async () => {
    await queue.add('imports', 'one');
    expect(await all()).toMatchObject([
      { queue: 'imports', state: 'waiting', attempts: 0, error: null, endedAt: null },
    ]);
    expect((await all())[0]?.dueAt).not.toBeNull();
  });

  it('that failed say why, and are begun anew once', async () => {
    let isMended = false;
    queue.work('price-changes', {
      handle: async () => {
        if (!isMended) throw new Error('no paper');
        return {};
      },
    });
    await queue.add('price-changes', 'due');
    const [waiting] = await (async () => {
      await expect.poll(async () => (await all())[0]?.error).toBe('Error: no paper');
      return all();
    })();
    expect(waiting).toMatchObject({ queue: 'price-changes', state: 'waiting', attempts: 1 });
    isMended = true;
    const retried = (await jobs.retry(waiting?.id ?? '', author)).unwrap();
    expect(retried).toMatchObject({ state: 'waiting', attempts: 0, error: null });
    await expect.poll(async () => (await all())[0]?.state).toBe('done');
    expect((await jobs.retry(waiting?.id ?? '', author)).val).toEqual({ code: 'job-not-retryable', state: 'done' });
    const audit = await test.database.query(`select user_name, facts from audit_entry where action = 'job-retried'`);
    expect(audit).toEqual([{ user_name: 'admin', facts: { queue: 'price-changes' } }]);
  });

  it('that were done stay listed when the same is done again, those that failed do not', async () => {
    let isFailed = false;
    queue.work('offer-turns', { handle: async () => ({ isFailed }) });
    const statesOnceDone = async (count: number) => {
      await queue.add('offer-turns', 'due');
      const ours = async () => (await turns()).map(({ state }) => state);
      await expect.poll(async () => (await ours()).filter((state) => state === 'done').length).toBe(count);
      return ours();
    };
    const turns = async () => (await all()).filter((job) => job.queue === 'offer-turns');
    await statesOnceDone(1);
    const [first] = await turns();
    expect(await statesOnceDone(2)).toEqual(['done', 'done']);
    // Who chose the first one still has it.
    expect((await turns()).map(({ id }) => id).indexOf(first?.id ?? '')).toBe(1);
    isFailed = true;
    await queue.add('offer-turns', 'due');
    await expect.poll(async () => (await queue.see('offer-turns', 'due'))?.output).toMatchObject({ isFailed: true });
    isFailed = false;
    expect(await statesOnceDone(3)).toEqual(['done', 'done', 'done']);
  });

  it('whose handler tells that it failed have failed', async () => {
    queue.work('price-lists', { handle: async () => ({ isFailed: true }) });
    await queue.add('price-lists', 'all');
    await expect
      .poll(async () => (await jobs.list('failed', null)).unwrap().jobs)
      .toMatchObject([{ queue: 'price-lists', state: 'failed' }]);
  });

  it('come by pages, the newest first, each once', async () => {
    for (const at of Array.from({ length: 60 }, (_, index) => index)) await queue.add('imports', `many ${at}`);
    const first = (await jobs.list('waiting', null)).unwrap();
    expect(first.jobs).toHaveLength(50);
    const second = (await jobs.list('waiting', first.next)).unwrap();
    expect(second.next).toBeNull();
    const ids = [...first.jobs, ...second.jobs].map(({ id }) => id);
    expect(new Set(ids).size).toBe(61);
    for (const key of ['x', Buffer.from('["nunca","x"]').toString('base64url')]) {
      expect((await jobs.list(null, key)).val).toEqual({ code: 'page-key-unreadable' });
    }
  });

  it('that nobody has are said so', async () => {
    for (const id of ['', 'x', '5f0c1c1e-6f0b-4a8e-9a5e-2f6f5f0c1c1e']) {
      expect((await jobs.retry(id, author)).val).toEqual({ code: 'job-not-found' });
    }
  });
});
