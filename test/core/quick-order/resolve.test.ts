import { describe, expect, it } from 'vitest';
import { hasMoved } from '#core/quick-order/quick-order.ts';
import { maxLines } from '#core/quick-order/quick-order-limits.ts';
import { money } from '#core/shared/money.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aCounter } from './a-counter.ts';
import { all, aProduct, counter, lineFacts, offered, plug } from './parts-for-sale.ts';

describe('a quick order', () => {
  it('sums lines that ask for the same, and says which', async () => {
    const { lines, total } = await counter.resolve('BKR6E 2\n62/22 1\nbkr-6e 6');
    expect(lines.map((line) => [line.lines, ...lineFacts(line)])).toEqual([
      [[1, 3], 'exact', 'exact', 'BKR6E NGK', 8],
      [[2], 'exact', 'exact', '62/22 SKF', 1],
    ]);
    expect(total.toNumber()).toBe(8 * 100 + 1000);
    const endless = await counter.resolve('62/22 999999\n62/22 999999');
    expect(endless.lines.map(lineFacts)).toEqual([['too-many', 'exact', '62/22 SKF', 1_000_000]]);
  });

  it('lets a line of too many stand alone, and so does what is beside it', async () => {
    const { lines } = await counter.resolve('62/22 1000000\n62/22 4\n62/22 1');
    expect(lines.map((line) => [line.lines, ...lineFacts(line)])).toEqual([
      [[1], 'too-many', 'exact', '62/22 SKF', 1_000_000],
      [[2, 3], 'exact', 'exact', '62/22 SKF', 5],
    ]);
  });

  it('sums only what can go to the cart', async () => {
    expect((await counter.resolve('62/22 1\nBKR6E 3\nVKBA 1 2\nnada99 2')).total.toNumber()).toBe(1000);
  });

  it('sets greetings apart, and keeps a code without digits', async () => {
    const { lines, ignored } = await aCounter([aProduct('SKF', 'AXIAL')]).resolve(
      'Hola Juan, te paso:\nAXIAL\nGracias',
    );
    expect(lines.map(lineFacts)).toEqual([['exact', 'exact', 'AXIAL SKF', 1]]);
    expect(ignored.map(({ line, reason }) => [line, reason])).toEqual([
      [1, 'no-code'],
      [3, 'no-code'],
    ]);
  });

  it('takes a chosen row in place of what was written, and stays as it was when asked again', async () => {
    const asked = {
      lines: [7],
      text: 'x',
      code: 'x',
      quantity: 4,
      productPriceId: plug.rows[0]?.productPriceId ?? null,
      unread: null,
      costBefore: money(90),
    };
    const { lines } = await counter.resolve({ lines: [asked] });
    expect(lines.map((line) => [line.lines, ...lineFacts(line)])).toEqual([[[7], 'chosen', 'chosen', 'BKR6E NGK', 4]]);
    const first = await counter.resolve('BKR6E 4\n6203-2RS 2\nVKBA 1 1\ncorven 3003 2\nnada99 1');
    const again = await counter.resolve({
      lines: first.lines.map((line) => ({ ...line, productPriceId: line.row?.productPriceId ?? null })),
    });
    expect(again.lines).toEqual(first.lines);
  });

  it('tells a price that moved from an offer that more of it reaches', async () => {
    const productPriceId = offered.rows[0]?.productPriceId ?? null;
    const line = {
      lines: [1],
      text: 'x',
      code: 'x',
      quantity: 4,
      unread: null,
      productPriceId,
      costBefore: money(1000),
    };
    const seen = async (held: number, ...asked: readonly (typeof line)[]) => {
      const { lines } = await aCounter(all, { [String(productPriceId)]: held }).resolve({ lines: asked });
      expect(lines).toHaveLength(1);
      return lines.map((each) => [hasMoved(each), each.row?.cost?.toNumber()])[0];
    };
    expect(await seen(0, line)).toEqual([false, 1000]);
    expect(await seen(6, line)).toEqual([false, 900]);
    expect(await seen(6, { ...line, costBefore: money(800) })).toEqual([true, 900]);
    expect(await seen(0, { ...line, quantity: 10, costBefore: money(900) })).toEqual([false, 900]);
    expect(await seen(0, line, { ...line, lines: [2], quantity: 6 })).toEqual([false, 900]);
  });

  it('is of customers, and of a thousand lines at most', async () => {
    expect((await counter.service.resolve(callerOf(1, { customerId: null }), { text: 'x1' })).val).toEqual({
      code: 'not-allowed',
    });
    const text = Array.from({ length: maxLines + 1 }, () => 'BKR6E 4').join('\n');
    expect((await counter.service.resolve(callerOf(1), { text })).val).toEqual({
      code: 'too-many-lines',
      count: 1001,
      most: 1000,
    });
  });
});
