import type { JobFacts, JobHandler, JobQueue, SeenJob } from '#core/jobs/job-queue.port.ts';
import { type JobQueueName, jobQueues } from '#core/jobs/job-queues.ts';

interface KeptJob extends SeenJob {
  readonly place: string;
  readonly queue: JobQueueName;
  giveUp?: AbortController;
}

/** Jobs of one process after another over the same memory; held to the same contract as those of the database. */
export const jobsInMemory = () => {
  const jobs = new Map<string, KeptJob>();
  /** The worker of a queue. */
  const atWork = new Map<JobQueueName, object>();
  const workers = new Set<{ wake(): void }>();
  const wakeAll = (): void => {
    for (const worker of workers) queueMicrotask(() => worker.wake());
  };

  return (): JobQueue => {
    const own: { wake(): void }[] = [];
    const inHand = new Set<KeptJob>();
    /** The jobs in hand that left their place to others. */
    const aside = new Set<KeptJob>();
    const goingOn: { readonly queue: JobQueueName; goOn(): void }[] = [];
    const takenOf = (queue: JobQueueName) => [...inHand].filter((job) => job.queue === queue && !aside.has(job)).length;
    const hasPlace = (queue: JobQueueName) => takenOf(queue) < jobQueues[queue].atOnce;
    let isClosed = false;

    const workOn = async (job: KeptJob, { handle, ended }: JobHandler): Promise<void> => {
      const giveUp = new AbortController();
      const mine: KeptJob = { ...job, state: 'running', giveUp };
      const change = (facts: Partial<SeenJob>): void => {
        const now = jobs.get(job.place);
        if (now?.state === 'running') jobs.set(job.place, Object.assign(now, facts));
      };
      jobs.set(job.place, mine);
      inHand.add(mine);
      const tell = async (output: JobFacts): Promise<void> => change({ output });
      const leavePlace = async <Value>(until: () => Promise<Value>): Promise<Value> => {
        aside.add(mine);
        wakeAll();
        try {
          return await until();
        } finally {
          if (!hasPlace(job.queue))
            await new Promise<void>((goOn) => goingOn.push({ queue: job.queue, goOn: () => goOn() }));
          aside.delete(mine);
        }
      };
      try {
        const output = await handle({ facts: job.facts, signal: giveUp.signal, tell, leavePlace });
        change(isClosed ? { state: 'waiting' } : { state: 'done', output });
        if (!isClosed) ended?.();
      } catch {
        // Nothing is tried again in memory.
        change({ state: isClosed ? 'waiting' : 'failed' });
      }
      inHand.delete(mine);
      const next = goingOn.findIndex(({ queue }) => queue === job.queue);
      if (next !== -1) goingOn.splice(next, 1)[0]?.goOn();
    };

    const nextOf = (queue: JobQueueName) =>
      [...jobs.values()].find((job) => job.queue === queue && job.state === 'waiting');

    const workOff = (queue: JobQueueName, handler: JobHandler): void => {
      const holder = atWork.get(queue);
      if (holder !== undefined && holder !== own) return;
      const begun = [...inHand].filter((job) => job.queue === queue).length;
      const isFree = hasPlace(queue) && !goingOn.some((each) => each.queue === queue);
      const next = !isClosed && isFree ? nextOf(queue) : undefined;
      if (next !== undefined) {
        atWork.set(queue, own);
        workOn(next, handler).then(() => {
          workOff(queue, handler);
          // Closed in the middle: another one goes on.
          wakeAll();
        });
        workOff(queue, handler);
      } else if (begun === 0) atWork.delete(queue);
    };

    return {
      async add(queue, key, facts = {}) {
        const place = `${queue} ${key}`;
        const former = jobs.get(place)?.state;
        if (former === 'waiting' || former === 'running') return false;
        jobs.set(place, { place, queue, state: 'waiting', facts, output: null });
        wakeAll();
        return true;
      },
      async see(queue, key) {
        const job = jobs.get(`${queue} ${key}`);
        return job === undefined ? null : { state: job.state, facts: job.facts, output: job.output };
      },
      async cancel(queue, key) {
        const job = jobs.get(`${queue} ${key}`);
        if (job === undefined) return;
        jobs.set(job.place, { ...job, state: 'cancelled' });
        job.giveUp?.abort();
      },
      work(queue, handler) {
        const worker = { wake: () => workOff(queue, handler) };
        own.push(worker);
        workers.add(worker);
        worker.wake();
      },
      async close() {
        isClosed = true;
        for (const worker of own) workers.delete(worker);
        for (const { giveUp } of inHand) giveUp?.abort();
      },
    };
  };
};
