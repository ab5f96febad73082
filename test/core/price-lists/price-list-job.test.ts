import { Subject } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { nothingDisabled } from '#core/catalogue/taxonomy/disabled.ts';
import type { MakingState } from '#core/price-lists/price-list.service.ts';
import type { PriceList } from '#core/price-lists/price-list.ts';
import { startPriceListJob } from '#core/price-lists/price-list-job.ts';
import { currentVersion } from '#core/price-lists/price-list-version.ts';
import { asId } from '#core/shared/ids.ts';

const hasher = { digest: (text: string) => text.length.toString(16) };
const ended = (state: MakingState['state']): MakingState => ({
  ...{ state, progress: 100, startedAt: null, finishedAt: null, error: null },
});
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/**
 * A job over one list made at generation 3, where the catalogue stands at 3; `fails` is how many times the making fails
 * first.
 */
const aJob = (fails = 0, wasMade = true) => {
  const catalogue = { generation: 3, disabled: nothingDisabled };
  const productRepository = {
    generation: () => catalogue.generation,
    disabled: () => catalogue.disabled,
    catchUp: async () => undefined,
  };
  let made: PriceList['made'] = wasMade ? { version: currentVersion(productRepository, hasher), date: '' } : null;
  let makings = 0;
  const defects: unknown[] = [];
  const changes$ = new Subject<null>();
  const job = startPriceListJob({
    changes$,
    productRepository,
    hasher,
    repository: { lists: async () => [{ id: asId('1'), name: 'Lista 1', made }] },
    making: {
      async makeAll() {
        makings += 1;
        if (makings <= fails) return ended('failed');
        made = { version: currentVersion(productRepository, hasher), date: '' };
        // The catalogue moves on while the first one is made.
        if (makings === 1 && catalogue.generation === 9) catalogue.generation = 10;
        return ended('done');
      },
    },
    onDefect: (defect) => void defects.push(defect),
    settleMs: 1,
    retryMs: 1,
  });
  stops.push(() => job.unsubscribe());
  const isCurrent = () => made !== null && made.version.generation === catalogue.generation;
  return { catalogue, change: () => changes$.next(null), makings: () => makings, isCurrent, defects };
};

describe('the job of the price lists', () => {
  it('makes them anew when the catalogue changed, and when something was disabled', async () => {
    const job = aJob();
    job.catalogue.generation = 4;
    job.change();
    await expect.poll(job.isCurrent).toBe(true);
    job.catalogue.disabled = { ...nothingDisabled, typeIds: new Set([asId<'product-type'>('5')]) };
    job.change();
    await expect.poll(job.makings).toBe(2);
  });

  it('makes them once more where the catalogue changed while they were made', async () => {
    const job = aJob();
    job.catalogue.generation = 9;
    job.change();
    await expect.poll(() => [job.makings(), job.isCurrent()]).toEqual([2, true]);
  });

  it('tells that it failed, and tries again', async () => {
    const job = aJob(2);
    job.catalogue.generation = 4;
    job.change();
    await expect.poll(job.isCurrent).toBe(true);
    expect([job.makings(), job.defects.length]).toEqual([3, 2]);
  });

  it.each([
    ['are up to date', true, 3],
    ['never were', false, 4],
  ])('makes none that %s', async (_what, wasMade, generation) => {
    const job = aJob(0, wasMade);
    job.catalogue.generation = generation;
    for (let change = 0; change < 5; change += 1) {
      job.change();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(job.makings()).toBe(0);
  });
});
