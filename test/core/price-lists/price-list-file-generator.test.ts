import { describe, expect, it } from 'vitest';
import { disabledText, nothingDisabled } from '#core/catalogue/taxonomy/disabled.ts';
import { createPriceListMakingService } from '#core/price-lists/create-price-list-making-service.ts';
import type { PriceListRepository } from '#core/price-lists/price-list.repository.port.ts';
import type { PlacedPriceListRow, PriceList, PriceListRow } from '#core/price-lists/price-list.ts';
import { createPriceListFileGenerator } from '#core/price-lists/price-list-file-generator.ts';
import type { PriceListVersion } from '#core/price-lists/price-list-version.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { noon } from '#test/builders/distributor.builder.ts';
import { jobsInMemory } from '#test/builders/jobs-in-memory.ts';

const aRow = (code: string, brand: string): PlacedPriceListRow => ({
  ...{ code, brand, description: '', family: '', subfamily: '', multiple: 1 },
  ...{ listPrice: money(1), iva: money(21), brandIds: [asId(brand)], typeIds: [asId('1')] },
});
const aList = (id: string): PriceList => ({ id: asId(id), name: `Lista ${id}`, made: null });

/** A maker over two lists of four rows, of which two are of a brand that is switched off. */
const aGenerator = (rowsFail = false) => {
  const written: string[] = [];
  const announcements: string[] = [];
  const made: string[] = [];
  const repository: PriceListRepository = {
    lists: async () => [aList('1'), aList('2')],
    async *rows() {
      yield { rows: [aRow('A', 'on'), aRow('B', 'off')], progress: 0.5 };
      if (rowsFail) throw new Error('no rows');
      yield { rows: [aRow('C', 'off'), aRow('D', 'on')], progress: 1 };
    },
    made: async ({ id }, { generation }, at) => void made.push(`${id} ${generation} ${at}`),
    announce: async (state, progress) => void announcements.push(`${state} ${progress}`),
  };
  const store = {
    open: async () => null,
    async write(id: string, { generation }: PriceListVersion, batches: AsyncIterable<readonly PriceListRow[]>) {
      for await (const rows of batches) written.push(...rows.map(({ code }) => `${id}-${generation} ${code}`));
    },
  };
  const productRepository = {
    generation: () => 5,
    disabled: () => ({ ...nothingDisabled, brandIds: new Set([asId<'product-brand'>('off')]) }),
  };
  const clock = { now: () => noon };
  const hasher = { digest: (text: string) => text.length.toString(16) };
  const makeFiles = createPriceListFileGenerator({ repository, store, productRepository, hasher, clock });
  const defects: unknown[] = [];
  const jobs = jobsInMemory()();
  const making = createPriceListMakingService({
    ...{ jobs, repository, makeFiles, clock },
    onDefect: (defect) => void defects.push(defect),
  });
  making.work();
  return { makeFiles, making, written, announcements, made, defects };
};

describe('the maker of price-list files', () => {
  it('leaves out what is switched off, and keeps when and of which generation', async () => {
    const { makeFiles, written, made } = aGenerator();
    expect(await makeFiles(aList('1'))).toMatchObject({ generation: 5 });
    expect(written).toEqual(['1-5 A', '1-5 D']);
    expect(made).toEqual(['1 5 2026-11-20T15:00:00.000Z']);
  });

  it('makes a list once for all who ask at the same time, and again for who asks later', async () => {
    const { makeFiles, made } = aGenerator();
    await Promise.all([makeFiles(aList('1')), makeFiles(aList('1')), makeFiles(aList('2'))]);
    expect(made).toHaveLength(2);
    await makeFiles(aList('1'));
    expect(made).toHaveLength(3);
  });
});

/**
 * A maker over one list whose writes end when they are told to; what is disabled and the generation can be changed
 * during a write.
 */
const aSlowGenerator = () => {
  const catalogue = { generation: 5, disabled: nothingDisabled };
  const ends: ((fails?: Error) => void)[] = [];
  const steps: string[] = [];
  const makeFiles = createPriceListFileGenerator({
    repository: {
      lists: async () => [],
      async *rows() {},
      made: async (_list, { generation, disabled }) => void steps.push(`made ${generation} ${disabled}`),
      announce: async () => undefined,
    },
    store: {
      open: async () => null,
      async write(_id, { generation, disabled }) {
        steps.push(`begun ${generation} ${disabled}`);
        await new Promise<void>((resolve, reject) => ends.push((fails) => (fails ? reject(fails) : resolve())));
        steps.push(`ended ${generation} ${disabled}`);
      },
    },
    productRepository: { generation: () => catalogue.generation, disabled: () => catalogue.disabled },
    hasher: { digest: (text) => (text === disabledText(nothingDisabled) ? 'none' : 'some') },
    clock: { now: () => noon },
  });
  const end = async (fails?: Error) => {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.(fails);
  };
  const disable = () => {
    catalogue.disabled = { ...nothingDisabled, brandIds: new Set([asId<'product-brand'>('off')]) };
  };
  return { makeFiles, catalogue, disable, end, steps };
};

describe('a list that is asked for while it is being made', () => {
  it('of what was not disabled then is made anew after it, and only that is kept', async () => {
    const { makeFiles, disable, end, steps } = aSlowGenerator();
    const first = makeFiles(aList('1'));
    disable();
    const second = makeFiles(aList('1'));
    const third = makeFiles(aList('1'));
    await end();
    await end();
    const versions = await Promise.all([first, second, third]);
    expect(versions.map(({ disabled }) => disabled)).toEqual(['some', 'some', 'some']);
    expect(steps).toEqual(['begun 5 none', 'ended 5 none', 'begun 5 some', 'ended 5 some', 'made 5 some']);
  });

  it('of a former generation is made after it, never beside it', async () => {
    const { makeFiles, catalogue, end, steps } = aSlowGenerator();
    const first = makeFiles(aList('1'));
    catalogue.generation = 6;
    const second = makeFiles(aList('1'));
    catalogue.generation = 7;
    const third = makeFiles(aList('1'));
    await end();
    await end();
    const versions = await Promise.all([first, second, third]);
    expect(versions.map(({ generation }) => generation)).toEqual([5, 7, 7]);
    expect(steps.map((line) => line.replace(' none', ''))).toEqual([
      ...['begun 5', 'ended 5', 'made 5'],
      ...['begun 7', 'ended 7', 'made 7'],
    ]);
  });

  it('is made all the same where the one before it failed', async () => {
    const { makeFiles, catalogue, end } = aSlowGenerator();
    const first = makeFiles(aList('1'));
    catalogue.generation = 6;
    const second = makeFiles(aList('1'));
    await end(new Error('no disk'));
    await expect(first).rejects.toThrow('no disk');
    await end();
    expect(await second).toMatchObject({ generation: 6 });
  });
});

describe('making all lists', () => {
  const caller = {
    userName: 'admin',
    role: 'Admin',
    customerId: null,
    sellerId: null,
    allowOffers: true,
    actedBy: null,
  } as const;

  const now = async (making: ReturnType<typeof aGenerator>['making']) => (await making.state(caller)).unwrap();

  it('tells its beginning, its steps and its end', async () => {
    const { making, announcements, made } = aGenerator();
    expect(await now(making)).toMatchObject({ state: 'idle', progress: null });
    const begun = (await making.start(caller)).unwrap();
    expect(begun).toMatchObject({ state: 'running', progress: 0, finishedAt: null });
    expect((await making.start(caller)).unwrap()).toMatchObject({ state: 'running', startedAt: begun.startedAt });
    await expect.poll(() => now(making)).toMatchObject({ state: 'done', progress: 100, error: null });
    expect(announcements).toEqual(['running 0', 'running 25', 'running 50', 'running 75', 'running 100', 'done null']);
    expect(made).toHaveLength(2);
  });

  it('that fails says so, and may be started again', async () => {
    const { making, defects, announcements } = aGenerator(true);
    await making.start(caller);
    await expect.poll(() => now(making)).toMatchObject({ state: 'failed', error: { code: 'price-lists-not-made' } });
    expect([defects.length, announcements.at(-1)]).toEqual([1, 'failed null']);
    expect((await making.start(caller)).unwrap().state).toBe('running');
    await expect.poll(async () => (await now(making)).state).toBe('failed');
  });
});
