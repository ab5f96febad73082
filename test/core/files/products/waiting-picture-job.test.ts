import { Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { startWaitingPictureJob } from '#core/files/products/waiting-picture-job.ts';

const start = (...answers: readonly ('done' | 'again' | Error)[]) => {
  const changes$ = new Subject<void>();
  const ticks$ = new Subject<void>();
  const hours$ = new Subject<void>();
  const left = [...answers];
  let runs = 0;
  let tidied = 0;
  const defects: unknown[] = [];
  const job = startWaitingPictureJob({
    changes$,
    ticks$,
    hours$,
    tidy: async () => {
      tidied += 1;
      if (tidied === 1) throw new Error('locked');
    },
    settled: async () => undefined,
    placeWaiting: async () => {
      runs += 1;
      const answer = left.shift() ?? 'done';
      if (answer instanceof Error) throw answer;
      return answer;
    },
    onDefect: (error) => defects.push(error),
  });
  return { job, changes$, ticks$, hours$, defects, runs: () => runs, tidied: () => tidied };
};
const soon = (check: () => void) => vi.waitFor(check, { interval: 1 });

describe('the job of waiting pictures', () => {
  it('looks once at the start, and then after each change alone', async () => {
    const { job, changes$, ticks$, runs } = start();
    ticks$.next();
    await soon(() => expect(runs()).toBe(1));
    ticks$.next();
    changes$.next();
    await soon(() => expect(runs()).toBe(2));
    await job.stop();
    changes$.next();
    ticks$.next();
    expect(runs()).toBe(2);
  });

  it('tries again where the catalogue was busy, or where it failed', async () => {
    const failure = new Error('away');
    const { job, ticks$, runs, defects } = start('again', failure, 'done');
    for (const count of [1, 2, 3]) {
      await soon(() => {
        ticks$.next();
        expect(runs()).toBe(count);
      });
    }
    expect(defects).toEqual([failure]);
    await job.stop();
  });

  it('a few times a day it tidies, also after it failed, until it is stopped', async () => {
    const { job, hours$, runs, tidied, defects } = start();
    hours$.next();
    hours$.next();
    await job.stop();
    expect([tidied(), runs(), defects]).toEqual([2, 0, [new Error('locked')]]);
    hours$.next();
    await job.stop();
    expect(tidied()).toBe(2);
  });

  it('a change while it works is looked at once it is done', async () => {
    const { job, changes$, runs } = start();
    changes$.next();
    changes$.next();
    await soon(() => expect(runs()).toBe(2));
    await job.stop();
  });
});
