import fc from 'fast-check';
import { Subject } from 'rxjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPriceListManagementRepository } from '#adapters/postgres/price-lists/price-list-management.ts';
import { createPriceSheetRepository } from '#adapters/postgres/price-lists/price-sheets.ts';
import { startPriceChangeJob } from '#core/price-lists/management/price-change-job.ts';
import type { PriceListManagementRepository } from '#core/price-lists/management/price-list-management.repository.port.ts';
import type { ComparedPrices } from '#core/price-lists/management/price-sheet.repository.port.ts';
import { changedPrice, maxPrice, roundings } from '#core/pricing/changed-price.ts';
import type { PercentageSource } from '#core/pricing/price-source.ts';
import { asId, type CustomerId, type PriceChangeId, type PriceListId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { aDistributor, type TestDistributor } from '#test/builders/distributor.builder.ts';
import { jobsInMemory } from '#test/builders/jobs-in-memory.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const author = { userName: 'admin', actedBy: null };
const first = asId<'price-list'>('1');
const now = '2026-11-24T12:00:00.000Z';
const by = (percentage: string, over: Partial<PercentageSource> = {}): PercentageSource => ({
  kind: 'percentage',
  fromListId: first,
  percentage: money(percentage),
  rounding: 'cents',
  ...over,
});

describe.each(databases)('price lists that management settles on %s', (_name, open) => {
  let test: TestDatabase;
  let distributor: TestDistributor;
  let repository: PriceListManagementRepository;
  const moved: (CustomerId | null)[] = [];
  const stops: (() => void)[] = [];
  const added = async (name: string, copied: PercentageSource | null = null): Promise<PriceListId> =>
    (await repository.add(name, copied, now, author)).unwrap();
  const listed = async (id: PriceListId) => (await repository.lists()).find((list) => list.id === id);
  const pricesOf = async (id: PriceListId): Promise<readonly string[]> => {
    const prices: string[] = [];
    for await (const rows of repository.compared(id, id, 0))
      prices.push(...rows.flatMap(({ one }) => one?.toString() ?? []));
    return prices;
  };
  let keys = 0;
  const asked = (at: string, source: PercentageSource, key = `key ${keys++}`) => ({
    ...{ at, source, key, isAgain: true },
    payloadHash: `${at} ${source.percentage}`,
  });
  const audited = async () => {
    const [entry] = await test.database.query<{ user_name: string; action: string; facts: object }>(
      'select user_name, action, facts from audit_entry order by id desc limit 1',
      [],
    );
    return entry;
  };
  /** What is due is made, as the server does. */
  const makeDue = async (): Promise<void> => {
    const job = startPriceChangeJob({
      repository,
      sheets: createPriceSheetRepository(test.database),
      drafts: distributor.catalogueDrafts,
      jobs: jobsInMemory()(),
      clock: { now: () => Date.parse(now) },
      changes$: new Subject(),
      onDefect: (defect) => {
        throw defect;
      },
    });
    stops.push(() => job.unsubscribe());
    await expect.poll(() => repository.due(now)).toEqual([]);
    await distributor.follower.look();
    job.unsubscribe();
  };

  beforeAll(async () => {
    test = await open();
    distributor = await aDistributor(test.database);
    repository = createPriceListManagementRepository(test.database, distributor.follower, (id) => moved.push(id));
  });
  afterAll(async () => {
    for (const stop of stops) stop();
    distributor.close();
    await test.dispose();
  });

  it('the first one says who buys by it and how many prices it has', async () => {
    expect(await repository.lists()).toEqual([
      { id: '1', name: 'Lista 1', customers: 2, prices: 6, isFirst: true, isWithdrawn: false, changes: [] },
    ]);
  });

  it('an empty one has no prices; a copy has those of the other, so many per cent higher', async () => {
    const empty = await added('Vacía');
    expect(await listed(empty)).toMatchObject({ name: 'Vacía', prices: 0, changes: [] });
    const copy = await added('Mayorista', by('10.5', { rounding: 'tens' }));
    expect(await listed(copy)).toMatchObject({ prices: 0, changes: [{ state: 'waiting', by: 'admin' }] });
    await makeDue();
    expect(await pricesOf(copy)).toEqual(['1110', '2210', '3320', '4420', '5530', '6630']);
    expect(await pricesOf(empty)).toEqual([]);
    expect(await listed(copy)).toMatchObject({ prices: 6, changes: [{ state: 'done', prices: 6 }] });
    expect(await audited()).toMatchObject({
      user_name: 'admin',
      action: 'price-change-made',
      facts: { list: 'Mayorista', prices: 6, percentage: '10.5', from: 'Lista 1' },
    });
  });

  it('a change waits for its moment, and is made all at once', async () => {
    const list = await added('Con fecha', by('0'));
    await makeDue();
    const later = (await repository.addChange(list, asked('2026-11-25T03:00:00.000Z', by('50')), author)).unwrap();
    expect(await repository.nextMoment()).toBe('2026-11-25T03:00:00.000Z');
    await makeDue();
    expect((await pricesOf(list))[0]).toBe('1000');
    expect((await repository.due('2026-11-25T03:00:00.000Z')).map(({ id }) => id)).toEqual([later]);
    expect((await repository.cancelChange(first, later, author)).val).toEqual({ code: 'price-change-gone' });
    expect((await repository.cancelChange(list, later, author)).ok).toBe(true);
    expect(await repository.nextMoment()).toBeNull();
    expect((await repository.cancelChange(list, later, author)).val).toEqual({ code: 'price-change-gone' });
  });

  it('a change that is asked for again by its key is the same one, until it failed or was cancelled', async () => {
    const list = await added('Una vez', by('0'));
    await makeDue();
    const once = asked('2026-11-26T03:00:00.000Z', by('50'), 'the same');
    const change = (await repository.addChange(list, once, author)).unwrap();
    expect((await repository.addChange(list, once, author)).unwrap()).toBe(change);
    expect((await listed(list))?.changes.filter(({ state }) => state === 'waiting')).toHaveLength(1);
    const other = { ...once, payloadHash: 'another' };
    expect((await repository.addChange(list, other, author)).val).toEqual({ code: 'key-reused' });
    await repository.failed(change);
    const again = (await repository.addChange(list, once, author)).unwrap();
    expect(again).not.toBe(change);
    (await repository.cancelChange(list, again, author)).unwrap();
    expect((await repository.addChange(list, once, author)).unwrap()).not.toBe(again);
  });

  it('what was cancelled while it was written is not published', async () => {
    const list = await added('Anulada', by('0'));
    await makeDue();
    const change = (await repository.addChange(list, asked(now, by('50')), author)).unwrap();
    const [due] = await repository.due(now);
    const draft = (await distributor.catalogueDrafts.begin('prueba')).unwrap();
    expect(due && (await draft.changePrices(due))).toEqual({ prices: 6, found: 6 });
    expect((await repository.cancelChange(list, change, author)).ok).toBe(true);
    expect(await draft.publish('prueba', { kind: 'price-change', id: change, prices: 6, gone: null })).toBe(false);
    await draft.abandon();
    expect((await pricesOf(list))[0]).toBe('1000');
  });

  it('a sheet is settled only where the prices are those that it was compared with', async () => {
    const sheets = createPriceSheetRepository(test.database);
    const list = await added('Comparada', by('0'));
    expect(await sheets.changesMade(list, now)).toBeNull();
    await makeDue();
    const compared = { changesMade: (await sheets.changesMade(list, now)) ?? '', now: () => now };
    const begun = async () => (await sheets.begin(list, now, 'nuevos.csv', author)).unwrap();
    const settle = async (id: PriceChangeId, importId: string, seen: ComparedPrices | null) => {
      const counts = { new: 0, changed: 1, unchanged: 0, rejected: 0, missing: 0 };
      const settledSheet = { importId, worksheet: '', supplier: null, headings: [], counts, rejected: [] };
      const settled = await sheets.settle(id, settledSheet, author, seen);
      return settled.ok ? 'settled' : settled.val.code;
    };
    const [one, other] = [await begun(), await begun()];
    const both = [settle(one, 'one', compared), settle(other, 'other', compared)];
    expect((await Promise.all(both)).sort()).toEqual(['prices-moved', 'settled']);
    expect(await sheets.changesMade(list, now)).toBeNull();
    const left = (await sheets.settled('one')) === null ? one : other;
    await makeDue();
    expect(await settle(left, 'again', compared)).toBe('prices-moved');
    expect(await sheets.settled('again')).toBeNull();
    expect(await settle(left, 'again', null)).toBe('settled');
  });

  it('the database changes a price as the rule does', async () => {
    const list = await added('Al azar', by('0'));
    await makeDue();
    const cents = fc.array(fc.bigInt({ min: 1n, max: BigInt(maxPrice.times(100).toNumber()) }), {
      minLength: 6,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(
        cents,
        fc.integer({ min: -9000, max: 100_000 }),
        fc.constantFrom(...roundings),
        async (amounts, hundredths, rounding) => {
          const prices = amounts.map((each) => money(String(each)).dividedBy(100));
          const percentage = money(hundredths).dividedBy(100);
          await test.database.query(
            `update list_price l set price = i.price from unnest($1::int[], $2::numeric[]) as i (id, price)
              where l.price_list_id = 1 and l.product_price_id = i.id`,
            [[1, 2, 3, 4, 5, 6], prices.map((each) => each.toFixed(2))],
          );
          const draft = (await distributor.catalogueDrafts.begin('prueba')).unwrap();
          const source = by(percentage.toString(), { rounding });
          await draft.changePrices({ id: asId('0'), priceListId: list, source });
          const rows = await test.database.query<{ price: string }>(
            `select distinct on (product_price_id) price from list_price where price_list_id = $1
              order by product_price_id, generation desc`,
            [Number(list)],
          );
          await draft.abandon();
          expect(rows.map(({ price }) => price)).toEqual(
            prices.map((each) => changedPrice(each, percentage, rounding).toFixed(2)),
          );
        },
      ),
      { numRuns: 25 },
    );
    await test.database.query('update list_price set price = product_price_id * 1000 where price_list_id = 1', []);
  });

  it('a name is of one list, as imports compare names', async () => {
    const list = await added('Única');
    expect((await repository.add('unica', null, now, author)).val).toEqual({
      code: 'price-list-name-taken',
      name: 'Única',
      isWithdrawn: false,
    });
    expect((await repository.rename(list, 'LISTA-1', () => true, author)).val).toMatchObject({ name: 'Lista 1' });
    expect((await repository.rename(list, 'Otra', (held) => held === 'Vieja', author)).val).toEqual({
      movedTo: 'Única',
    });
    expect((await repository.rename(list, 'única', (held) => held === 'Única', author)).val).toBeNull();
    expect(await audited()).toMatchObject({
      action: 'price-list-renamed',
      facts: { before: { name: 'Única' }, after: { name: 'única' } },
    });
    expect((await repository.rename(asId('999'), 'Nadie', () => true, author)).val).toEqual({
      code: 'price-list-not-found',
    });
  });

  it('customers get a list one by one or all of another; a list in use stays', async () => {
    const list = await added('De todos');
    moved.splice(0);
    expect((await repository.assign(list, { customerIds: [asId('1'), asId('999')] }, author)).val).toEqual({
      code: 'customer-not-found',
    });
    expect((await repository.assign(list, { customerIds: [asId('1'), asId('1')] }, author)).unwrap()).toBe(1);
    expect(moved).toEqual(['1']);
    expect((await repository.assign(list, { customerIds: [asId('1')] }, author)).unwrap()).toBe(0);
    expect((await repository.setWithdrawn(list, true, author)).val).toEqual({
      code: 'price-list-has-customers',
      customers: 1,
      names: ['Uno'],
    });
    expect((await repository.assign(list, { fromListId: first }, author)).unwrap()).toBe(1);
    expect(await audited()).toMatchObject({
      action: 'customer-changed',
      facts: { customerId: '2', before: { priceListId: '1' }, after: { priceListId: list } },
    });
    expect((await distributor.terms.of(asId('2')))?.prices.priceListId).toBe(list);
    expect((await repository.assign(first, { fromListId: list }, author)).unwrap()).toBe(2);
  });

  it('one that nobody uses is withdrawn, is chosen by nobody, and comes back', async () => {
    const list = await added('Vieja');
    const change = (await repository.addChange(list, asked('2026-12-01T00:00:00.000Z', by('1')), author)).unwrap();
    expect((await repository.setWithdrawn(list, true, author)).val).toEqual({
      code: 'price-list-has-changes',
      changes: 1,
    });
    (await repository.cancelChange(list, change, author)).unwrap();
    (await repository.setWithdrawn(list, true, author)).unwrap();
    expect((await repository.lists()).at(-1)).toMatchObject({ name: 'Vieja', isWithdrawn: true });
    const withdrawn = { code: 'price-list-withdrawn', name: 'Vieja' };
    expect((await repository.assign(list, { customerIds: [asId('1')] }, author)).val).toEqual(withdrawn);
    expect((await repository.addChange(first, asked(now, by('1', { fromListId: list })), author)).val).toEqual(
      withdrawn,
    );
    expect((await repository.add('VIEJA', null, now, author)).val).toMatchObject({ isWithdrawn: true });
    (await repository.setWithdrawn(list, false, author)).unwrap();
    expect(await listed(list)).toMatchObject({ isWithdrawn: false });
    expect((await repository.setWithdrawn(first, true, author)).val).toEqual({ code: 'first-price-list' });
  });

  it('what could not be made is told, and is not tried again by itself', async () => {
    const list = await added('Con falla', by('0'));
    const [due] = await repository.due(now);
    if (due === undefined) throw new Error('nothing is due');
    await repository.failed(due.id);
    expect(await repository.due(now)).toEqual([]);
    expect(await listed(list)).toMatchObject({ changes: [{ state: 'failed' }] });
  });
});
