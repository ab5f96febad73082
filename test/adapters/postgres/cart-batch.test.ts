import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { liveChannel } from '#adapters/postgres/live/live.ts';
import { asId } from '#core/shared/ids.ts';
import { aDistributor, callerOf, type TestDistributor } from '#test/builders/distributor.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const one = callerOf(1);
const colleague = callerOf(1, { userName: 'cliente.admin', role: 'CustomerAdmin' });
const row = (id: number, quantity: number, was = 0) => ({
  productPriceId: asId<'product-price'>(String(id)),
  quantity,
  was,
});

describe.each(databases)('many lines of a cart at once on %s', (_name, open) => {
  let test: TestDatabase;
  let distributor: TestDistributor;
  const events: unknown[] = [];
  beforeAll(async () => {
    test = await open();
    distributor = await aDistributor(test.database);
    await test.database.listen(liveChannel, (payload) => events.push(JSON.parse(payload)));
  });
  afterAll(async () => {
    distributor.close();
    await test.dispose();
  });
  beforeEach(async () => {
    await test.database.query('delete from cart_line');
    await test.database.query('update cart set line_count = 0');
    events.length = 0;
  });

  const held = async () => {
    const read = await distributor.cartService.read(one);
    if (!read.ok) throw new Error(read.val.code);
    return read.val.products.map(({ productPriceId, quantity }) => [Number(productPriceId), quantity]);
  };

  it('are set in their order, told once, and sending them again changes nothing', async () => {
    const rows = [row(3, 2), row(1, 5), row(6, 8)];
    expect((await distributor.cartService.setLines(one, rows)).val).toMatchObject({ count: 3 });
    expect(await held()).toEqual([
      [3, 2],
      [1, 5],
      [6, 8],
    ]);
    expect((await distributor.cartService.setLines(one, rows)).val).toMatchObject({ count: 3 });
    await distributor.cartService.setLines(one, [row(1, 6, 5), row(2, 1)]);
    await expect.poll(() => events).toMatchObject([{ facts: { count: 3 } }, { facts: { count: 4, by: 'cliente1' } }]);
    expect(new Map((await held()) as [number, number][]).get(1)).toBe(6);
  });

  it('are none where one can’t be ordered', async () => {
    expect((await distributor.cartService.setLines(one, [row(1, 1), row(6, 3), row(999, 1)])).val).toEqual({
      code: 'lines-refused',
      productCodes: ['6205-2RS', ''],
    });
    expect(await held()).toEqual([]);
  });

  it('are refused where a colleague changed one since it was read', async () => {
    await distributor.cartService.setLine(colleague, { productPriceId: asId('2'), offerLotId: null, quantity: 7 });
    expect((await distributor.cartService.setLines(one, [row(1, 1), row(2, 4)])).val).toEqual({ code: 'lines-moved' });
    expect(await held()).toEqual([[2, 7]]);
    expect((await distributor.cartService.setLines(one, [row(1, 1), row(2, 11, 7)])).ok).toBe(true);
  });

  it('of two senders at once are never lost', async () => {
    const answers = await Promise.all([
      distributor.cartService.setLines(one, [row(1, 3), row(2, 3)]),
      distributor.cartService.setLines(colleague, [row(2, 5), row(1, 5)]),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const quantities = (await held()).map(([, quantity]) => quantity);
    expect([
      [3, 3],
      [5, 5],
    ]).toContainEqual(quantities);
  });

  it('are of a company', async () => {
    expect((await distributor.cartService.setLines(callerOf(1, { customerId: null }), [row(1, 1)])).val).toEqual({
      code: 'not-allowed',
    });
  });
});
