import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liveChannel } from '#adapters/postgres/live/live.ts';
import type { LineToQuote, QuoteToKeep } from '#core/quotes/draft.ts';
import { quoteTitle } from '#core/quotes/quote.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import {
  aDistributor,
  aProduct,
  callerOf,
  type TestDistributor,
  writeProducts,
} from '#test/builders/distributor.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const one = callerOf(1);
const two = callerOf(2);
const colleague = callerOf(1, { userName: 'cliente.admin', role: 'CustomerAdmin' });
const product = (row: number, quantity: number, ownPrice: number | null = null): LineToQuote => ({
  kind: 'product',
  productPriceId: asId(String(row)),
  quantity,
  ownPrice: ownPrice === null ? null : money(ownPrice),
});
const labour: LineToQuote = { kind: 'free', description: 'Colocación', quantity: 1, price: money('30000.50') };
const asked = (lines: readonly LineToQuote[], over: Partial<QuoteToKeep> = {}): QuoteToKeep => ({
  clientName: 'Marta',
  clientPhone: '',
  note: '',
  validityDays: 7,
  atTodaysPrices: false,
  lines,
  ...over,
});

describe.each(databases)('quotes on %s', (_name, open) => {
  let test: TestDatabase;
  let distributor: TestDistributor;
  let keys = 0;
  beforeAll(async () => {
    test = await open();
    distributor = await aDistributor(test.database);
    await test.database.query('insert into customer_surcharge (customer_id, percentage) values (1, 50)');
  });
  afterAll(async () => {
    distributor.close();
    await test.dispose();
  });

  const made = async (lines: readonly LineToQuote[], over: Partial<QuoteToKeep> = {}, caller = one) => {
    keys += 1;
    const quote = await distributor.quoteService.create(caller, asked(lines, over), `key ${keys}`);
    if (!quote.ok) throw new Error(quote.val.code);
    return quote.val;
  };
  const cart = async () => {
    const read = await distributor.cartService.read(one);
    if (!read.ok) throw new Error(read.val.code);
    return read.val.products.map(({ productPriceId, quantity, cost }) => [productPriceId, quantity, cost.toNumber()]);
  };

  it('keeps the shop’s price, the clerk’s and what is no product', async () => {
    const quote = await made([product(1, 4), product(2, 1, 2500), labour], { note: 'Con tuercas' });
    // 1000 and 2000 with 50 % on top and 21 % of IVA.
    expect(quote.lines.map(({ code, unitPrice, isOwnPrice }) => [code, unitPrice.toFixed(2), isOwnPrice])).toEqual([
      ['6200-2RS', '1815.00', false],
      ['6201-2RS', '2500.00', true],
      ['', '30000.50', false],
    ]);
    expect(quote).toMatchObject({
      clientName: 'Marta',
      note: 'Con tuercas',
      date: '2026-11-20',
      validUntil: '2026-11-27',
      shopName: 'Uno',
      includesIva: true,
      version: 1,
      cartedAt: null,
    });
    expect(quote.total.toFixed(2)).toBe('39760.50');
  });

  it('numbers them by company and year, without gaps, also of quotes at the same time', async () => {
    const [first] = await Promise.all([made([labour], {}, two), made([labour], {}, two), made([labour], {}, two)]);
    await distributor.quoteService.create(two, asked([product(999, 1)]), 'refused');
    await made([labour], {}, two);
    const page = await distributor.quoteService.page(two, { page: 1, text: '' });
    expect(page.ok && page.val.quotes.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4]);
    expect(quoteTitle(first)).toMatch(/^P 2026-0000000[123]$/);
  });

  it('makes one of a key, however often it is sent, and refuses another under it', async () => {
    const atTheSameTime = [1, 2, 3].map(() => distributor.quoteService.create(one, asked([labour]), 'once'));
    const ids = (await Promise.all(atTheSameTime)).map((answer) => answer.ok && answer.val.id);
    expect(new Set(ids).size).toBe(1);
    const other = await distributor.quoteService.create(one, asked([labour], { note: 'otro' }), 'once');
    expect(other.val).toEqual({ code: 'key-reused' });
  });

  it('answers a key again with its quote, also once what it quotes is gone', async () => {
    const discontinue = async (isGone: boolean) => {
      await test.database.query('update price_version set is_discontinued = $1 where product_price_id = 4', [isGone]);
      await writeProducts(distributor.catalogueDrafts, [aProduct({ code: '6203-2RS', listPrice: '4000.00' })]);
      await distributor.productRepository.catchUp();
    };
    const wanted = asked([product(4, 1)]);
    const first = await distributor.quoteService.create(one, wanted, 'lost answer');
    await discontinue(true);
    expect((await distributor.quoteService.create(one, wanted, 'another')).val).toMatchObject({
      code: 'quote-lines-gone',
    });
    expect(first.ok && (await distributor.quoteService.create(one, wanted, 'lost answer')).val).toMatchObject({
      id: first.ok && first.val.id,
    });
    const other = { ...wanted, note: 'otro' };
    expect((await distributor.quoteService.create(one, other, 'lost answer')).val).toEqual({ code: 'key-reused' });
    await discontinue(false);
  });

  it('is nobody else’s', async () => {
    const { id, version } = await made([product(1, 1)]);
    const missing = { code: 'quote-not-found' };
    expect((await distributor.quoteService.read(two, id)).val).toEqual(missing);
    expect((await distributor.quoteService.pdf(two, id)).val).toEqual(missing);
    expect((await distributor.quoteService.toCart(two, { id, version })).val).toEqual(missing);
    expect((await distributor.quoteService.remove(two, { id, version })).val).toEqual(missing);
    expect((await distributor.quoteService.change(two, { id, version }, asked([labour]))).val).toEqual(missing);
    expect((await distributor.quoteService.calculate(two, { id, lines: [], atTodaysPrices: false })).val).toEqual(
      missing,
    );
    expect((await distributor.quoteService.read(callerOf(1, { customerId: null }), id)).val).toEqual({
      code: 'not-allowed',
    });
    expect((await distributor.quoteService.read(one, id)).ok).toBe(true);
  });

  it('changes once for each look at it, and never overwrites a colleague', async () => {
    const { id, version } = await made([product(1, 1)]);
    const tries = ['Ana', 'Beto'].map((clientName) =>
      distributor.quoteService.change(one, { id, version }, asked([product(2, 2)], { clientName })),
    );
    const answers = await Promise.all(tries);
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(answers.find(({ ok }) => !ok)?.val).toEqual({ code: 'quote-moved' });
    expect((await distributor.quoteService.remove(one, { id, version })).val).toEqual({ code: 'quote-moved' });
    expect((await distributor.quoteService.toCart(one, { id, version })).val).toEqual({ code: 'quote-moved' });
    expect((await distributor.quoteService.remove(one, { id, version: version + 1 })).ok).toBe(true);
    expect((await distributor.quoteService.read(one, id)).val).toEqual({ code: 'quote-not-found' });
  });

  it('refuses what is not for sale, by name, and tells it while it is calculated', async () => {
    const lines = [product(1, 1), product(999, 1)];
    const refused = await distributor.quoteService.create(one, asked(lines), 'gone');
    expect(refused.val).toEqual({ code: 'quote-lines-gone', productPriceIds: ['999'], names: [] });
    const calculated = await distributor.quoteService.calculate(one, { id: null, lines, atTodaysPrices: false });
    expect(calculated.ok && calculated.val.lines.map(({ isGone }) => isGone)).toEqual([false, true]);
    expect(calculated.ok && calculated.val.total.toFixed(2)).toBe('1815.00');
    const empty = await distributor.quoteService.calculate(one, { id: null, lines: [], atTodaysPrices: false });
    expect(empty.ok && empty.val.total.toFixed(2)).toBe('0.00');
  });

  it('puts all of it in the cart or nothing, by the cart’s rules, and leaves what else is there', async () => {
    await distributor.cartService.setLine(one, { productPriceId: asId('1'), offerLotId: null, quantity: 9 });
    await distributor.cartService.setLine(one, { productPriceId: asId('3'), offerLotId: null, quantity: 1 });
    const odd = await made([product(2, 5), product(6, 3)]);
    expect((await distributor.quoteService.toCart(one, odd)).val).toEqual({
      code: 'quote-lines-refused',
      lines: [{ name: '6205-2RS SKF', reason: 'not-multiple', multiple: 4 }],
    });
    expect(await cart()).toEqual([
      ['1', 9, 1000],
      ['3', 1, 3000],
    ]);
    const quote = await made([product(2, 5, 1), product(1, 2), product(6, 8), labour]);
    for (const _time of ['once', 'again']) {
      const put = await distributor.quoteService.toCart(one, quote);
      expect(put.ok && put.val.cartedAt).toBe('2026-11-20T15:00:00.000Z');
      expect(await cart()).toEqual([
        ['1', 2, 1000],
        ['3', 1, 3000],
        ['2', 5, 2000],
        ['6', 8, 6000],
      ]);
    }
    expect((await distributor.cartService.state(one)).val).toMatchObject({ count: 4 });
    expect((await distributor.quoteService.toCart(one, await made([labour]))).val).toEqual({
      code: 'quote-without-products',
    });
  });

  it('quotes what the cart holds', async () => {
    const lines = await distributor.quoteService.fromCart(one);
    expect(lines.ok && lines.val.lines.map(({ code, quantity }) => [code, quantity])).toEqual([
      ['6200-2RS', 2],
      ['6202-2RS', 1],
      ['6201-2RS', 5],
      ['6205-2RS', 8],
    ]);
    expect((await distributor.quoteService.fromCart(two)).val).toEqual({ code: 'cart-empty' });
  });

  it('keeps the prices that it gave until today’s are asked for', async () => {
    const quote = await made([product(5, 1)]);
    await test.database.query(`update quote set date = '2026-11-10' where id = $1`, [Number(quote.id)]);
    await writeProducts(distributor.catalogueDrafts, [aProduct({ code: '6204-2RS', listPrice: '9000.00' })]);
    await distributor.productRepository.catchUp();
    const kept = await distributor.quoteService.change(one, quote, asked([product(5, 3), product(4, 1)]));
    expect(kept.ok && [kept.val.lines[0]?.unitPrice.toFixed(2), kept.val.validUntil]).toEqual([
      '9075.00',
      '2026-11-17',
    ]);
    if (!kept.ok) return;
    const renewed = await distributor.quoteService.change(
      one,
      kept.val,
      asked([product(5, 3)], { atTodaysPrices: true }),
    );
    expect(renewed.ok && [renewed.val.lines[0]?.unitPrice.toFixed(2), renewed.val.validUntil]).toEqual([
      '16335.00',
      '2026-11-27',
    ]);
  });

  it('is found by its number, its client and its note, with or without accents', async () => {
    const { number } = await made([labour], { clientName: 'Íñigo Peña', note: 'Camión; urgente' });
    await made([labour], { clientName: 'Otra persona' });
    const found = async (text: string, caller = one) => {
      const page = (await distributor.quoteService.page(caller, { page: 1, text })).unwrap();
      return page.quotes.map(({ clientName }) => clientName);
    };
    for (const text of [
      'inigo',
      'PEÑA urgente',
      'camion',
      `P 2026-${number}`,
      `2026-${String(number).padStart(8, '0')}`,
    ]) {
      expect(await found(text)).toEqual(['Íñigo Peña']);
    }
    expect(await found('peña nadie')).toEqual([]);
    expect(await found('%')).toEqual(await found(''));
    expect(await found('inigo', two)).toEqual([]);
  });

  it('tells the company when one is made, changed, put in the cart and taken away', async () => {
    const quoteEvents: string[] = [];
    await test.database.listen(liveChannel, (payload) => {
      const { name, facts } = JSON.parse(payload);
      if (name === 'QuotesChanged') quoteEvents.push(`${facts.customerId} ${facts.by}`);
    });
    const quote = await made([product(1, 1)]);
    const changed = (await distributor.quoteService.change(colleague, quote, asked([product(1, 2)]))).unwrap();
    (await distributor.quoteService.toCart(one, changed)).unwrap();
    (await distributor.quoteService.remove(one, changed)).unwrap();
    expect((await distributor.quoteService.remove(one, changed)).ok).toBe(false);
    await expect.poll(() => quoteEvents).toEqual(['1 cliente1', '1 cliente.admin', '1 cliente1', '1 cliente1']);
  });

  it('says that a price has no margin by the terms that it was made with', async () => {
    const bare = await made([product(2, 1)], {}, two);
    await test.database.query('insert into customer_surcharge (customer_id, percentage) values (2, 30)');
    await test.database.query('update customer set terms_version = terms_version + 1 where id = 2');
    const read = (await distributor.quoteService.read(two, bare.id)).unwrap();
    expect(read.lines.map(({ lacksMarkup }) => lacksMarkup)).toEqual([true]);
    // A look at the cart is how this process hears of new terms.
    await distributor.cartService.read(two);
    const later = await made([product(2, 1)], {}, two);
    expect(later.lines.map(({ lacksMarkup }) => lacksMarkup)).toEqual([false]);
  });

  it('comes in pages, newest first, with its lines', async () => {
    for (let more = 0; more < 20; more += 1) await made([labour]);
    const [first, second] = await Promise.all([
      distributor.quoteService.page(one, { page: 1, text: '' }),
      distributor.quoteService.page(one, { page: 2, text: '' }),
    ]);
    if (!first.ok || !second.ok) throw new Error('refused');
    expect([first.val.quotes.length, first.val.totalPages]).toEqual([20, 2]);
    const numbers = [...first.val.quotes, ...second.val.quotes].map(({ number }) => number);
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    expect(first.val.quotes[0]?.lines).toHaveLength(1);
  });

  it.each([
    ['a number twice', 'insert into quote select * from quote limit 1'],
    [
      'a product twice',
      `insert into quote_line select quote_id, 99, product_price_id, code, brand, description, 1, 1, 1, false from quote_line where product_price_id is not null limit 1`,
    ],
    [
      'a product without its own price',
      'update quote_line set selling_price = null where product_price_id is not null',
    ],
    ['a price below nothing', 'update quote_line set own_price = -1'],
    ['a line without a price', 'update quote_line set own_price = null where product_price_id is null'],
    ['a line of nothing', `update quote_line set description = '', code = ''`],
    ['no quantity', 'update quote_line set quantity = 0'],
    ['no validity', 'update quote set validity_days = 0'],
  ])('never has %s', async (_what, sql) => {
    await expect(test.database.query(sql)).rejects.toThrow(/violates|duplicate|cannot insert/);
  });
});
