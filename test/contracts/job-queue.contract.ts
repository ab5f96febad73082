import { afterEach, expect, it } from 'vitest';
import type { JobFacts, JobQueue } from '#core/jobs/job-queue.port.ts';
import { jobQueues } from '#core/jobs/job-queues.ts';

const queue = 'price-lists';

/** What every job queue does. `open` opens another process's on the same database. */
export const jobQueueContract = (open: () => Promise<JobQueue>): void => {
  const opened: JobQueue[] = [];
  const another = async (): Promise<JobQueue> => {
    const jobs = await open();
    opened.push(jobs);
    return jobs;
  };
  const stateOf = async (jobs: JobQueue, key: string) => (await jobs.see(queue, key))?.state;
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((jobs) => jobs.close()));
  });

  it('does what was added, once, with its facts', async () => {
    const jobs = await another();
    const done: JobFacts[] = [];
    jobs.work(queue, { handle: async ({ facts }) => ({ place: done.push(facts) }) });
    expect(await jobs.see(queue, 'facts')).toBeNull();
    expect(await jobs.add(queue, 'facts', { of: 'one' })).toBe(true);
    await expect.poll(() => stateOf(jobs, 'facts')).toBe('done');
    expect(done).toEqual([{ of: 'one' }]);
    expect(await jobs.see(queue, 'facts')).toEqual({ state: 'done', facts: { of: 'one' }, output: { place: 1 } });
  });

  it('adds no second job of a key before the first one is over', async () => {
    const jobs = await another();
    const added = await Promise.all([1, 2, 3].map(() => jobs.add(queue, 'same')));
    expect(added.filter((one) => one)).toHaveLength(1);
    expect(await stateOf(jobs, 'same')).toBe('waiting');
    jobs.work(queue, { handle: async () => ({}) });
    await expect.poll(() => stateOf(jobs, 'same')).toBe('done');
    expect(await jobs.add(queue, 'same')).toBe(true);
    await expect.poll(() => stateOf(jobs, 'same')).toBe('done');
  });

  it('adds one job alone where several add the next of a key that is done at once', async () => {
    const [worker, jobs, other] = [await another(), await another(), await another()];
    worker.work(queue, { handle: async () => ({}) });
    await worker.add(queue, 'again');
    await expect.poll(() => stateOf(worker, 'again')).toBe('done');
    await worker.close();
    const added = await Promise.all([jobs, other, jobs].map((each, of) => each.add(queue, 'again', { of })));
    expect(added.filter((one) => one)).toHaveLength(1);
    expect(await jobs.see(queue, 'again')).toMatchObject({ state: 'waiting', facts: { of: added.indexOf(true) } });
    await jobs.cancel(queue, 'again');
  });

  it('shows every process how far it is, and the last word afterwards', async () => {
    const [jobs, other] = [await another(), await another()];
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const ended: unknown[] = [];
    jobs.work(queue, {
      async handle({ tell }) {
        await tell({ progress: 40 });
        await held;
        return { progress: 100 };
      },
      ended: () => void jobs.see(queue, 'seen').then((job) => ended.push(job?.state)),
    });
    await other.add(queue, 'seen');
    await expect.poll(() => other.see(queue, 'seen')).toMatchObject({ state: 'running', output: { progress: 40 } });
    goOn();
    await expect.poll(() => other.see(queue, 'seen')).toMatchObject({ state: 'done', output: { progress: 100 } });
    await expect.poll(() => ended).toEqual(['done']);
  });

  it('is worked off by one at a time', async () => {
    const [jobs, other] = [await another(), await another()];
    let atWork = 0;
    let most = 0;
    let done = 0;
    for (const each of [jobs, other])
      each.work(queue, {
        async handle() {
          atWork += 1;
          most = Math.max(most, atWork);
          await new Promise((resolve) => setImmediate(resolve));
          atWork -= 1;
          done += 1;
          return {};
        },
      });
    for (const key of ['a', 'b', 'c', 'd', 'e']) await jobs.add(queue, key);
    await expect.poll(() => done).toBe(5);
    expect(most).toBe(1);
  });

  it('is worked off by so many at once as it says, in one process', async () => {
    const [jobs, other] = [await another(), await another()];
    const { atOnce } = jobQueues.imports;
    expect(atOnce).toBeGreaterThan(1);
    const atWork = new Map<JobQueue, number>([
      [jobs, 0],
      [other, 0],
    ]);
    const seen: string[] = [];
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let done = 0;
    for (const each of [jobs, other])
      each.work('imports', {
        async handle() {
          atWork.set(each, (atWork.get(each) ?? 0) + 1);
          seen.push([...atWork.values()].sort().join(' '));
          await held;
          done += 1;
          return {};
        },
      });
    for (let key = 0; key <= atOnce; key += 1) await jobs.add('imports', `one of many ${key}`);
    await expect.poll(() => seen.at(-1)).toBe(`0 ${atOnce}`);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(seen).toHaveLength(atOnce);
    goOn();
    await expect.poll(() => done).toBe(atOnce + 1);
  });

  it('lets another begin while it waits aside, and goes on once it has a place again', async () => {
    const jobs = await another();
    const goOns = new Map<string, () => void>();
    const seen: string[] = [];
    const held = (name: string) => new Promise<void>((resolve) => goOns.set(name, resolve));
    jobs.work(queue, {
      async handle({ facts, leavePlace }) {
        const name = String(facts['name']);
        seen.push(name);
        if (name === 'aside') await leavePlace(() => held(name));
        else await held(name);
        seen.push(`${name} goes on`);
        return {};
      },
    });
    for (const name of ['aside', 'beside', 'last']) {
      await jobs.add(queue, name, { name });
      await expect.poll(() => stateOf(jobs, name)).toBe(name === 'last' ? 'waiting' : 'running');
    }
    await expect.poll(() => seen).toEqual(['aside', 'beside']);
    goOns.get('aside')?.();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(seen).toEqual(['aside', 'beside']);
    goOns.get('beside')?.();
    await expect.poll(() => stateOf(jobs, 'aside')).toBe('done');
    await expect.poll(() => seen).toEqual(['aside', 'beside', 'beside goes on', 'aside goes on', 'last']);
    goOns.get('last')?.();
    await expect.poll(() => stateOf(jobs, 'last')).toBe('done');
  });

  it('begins nothing that was cancelled, and tells who works on it, wherever it is cancelled', async () => {
    const [jobs, other] = [await another(), await another()];
    await jobs.add(queue, 'waiting');
    await jobs.cancel(queue, 'waiting');
    expect(await stateOf(jobs, 'waiting')).toBe('cancelled');
    const begun: unknown[] = [];
    jobs.work(queue, {
      async handle({ facts, signal }) {
        begun.push(facts['name']);
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        return {};
      },
    });
    await jobs.add(queue, 'at work', { name: 'at work' });
    await expect.poll(() => begun).toEqual(['at work']);
    await other.cancel(queue, 'at work');
    await expect.poll(() => stateOf(other, 'at work')).toBe('cancelled');
    await jobs.add(queue, 'next', { name: 'next' });
    await expect.poll(() => begun).toEqual(['at work', 'next']);
    await other.cancel(queue, 'next');
    await expect.poll(() => stateOf(other, 'next')).toBe('cancelled');
  });

  it('gives what it had in hand when it was closed to the next', async () => {
    const jobs = await another();
    const other = await another();
    const untilAborted = (signal: AbortSignal) =>
      new Promise<JobFacts>((resolve) => signal.addEventListener('abort', () => resolve({ by: 'nobody' })));
    jobs.work(queue, { handle: ({ signal }) => untilAborted(signal) });
    await jobs.add(queue, 'left');
    await expect.poll(() => stateOf(jobs, 'left')).toBe('running');
    await jobs.close();
    other.work(queue, { handle: async () => ({ by: 'other' }) });
    await expect.poll(() => other.see(queue, 'left')).toMatchObject({ state: 'done', output: { by: 'other' } });
  });
};
