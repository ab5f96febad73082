import { describe, expect, it, vi } from 'vitest';
import { keepMissingProducts } from '#adapters/postgres/overview/kept-missing-products.ts';
import type { MissingProduct } from '#core/overview/missing-product.ts';

const day = '2026-10-21';
const answer: readonly MissingProduct[] = [];

describe('what cannot be had is read once in some minutes (docs/rules/overview.md 4)', () => {
  it('by those who ask at once and those who ask after them, and anew after three minutes', async () => {
    const read = vi.fn(async (_since: string) => answer);
    let now = 1000;
    const missing = keepMissingProducts(read, { now: () => now });
    await Promise.all([missing(day), missing(day), missing(day)]);
    now += 179_000;
    expect(await missing(day)).toBe(answer);
    expect(read).toHaveBeenCalledTimes(1);
    now += 2_000;
    await Promise.all([missing(day), missing(day)]);
    expect(read).toHaveBeenCalledTimes(2);
    await missing('2026-10-22');
    expect(read.mock.calls.map(([since]) => since)).toEqual([day, day, '2026-10-22']);
  });

  it('and what failed is read again', async () => {
    const read = vi.fn<(since: string) => Promise<readonly MissingProduct[]>>();
    read.mockRejectedValueOnce(new Error('away')).mockResolvedValue(answer);
    const missing = keepMissingProducts(read);
    const tries = await Promise.allSettled([missing(day), missing(day)]);
    expect(tries.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await missing(day)).toBe(answer);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
