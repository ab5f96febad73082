import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveEvent } from '#core/live/event.ts';
import { catalogueChangeEvents } from '#server/catalogue-change-events.ts';

const gate = () => {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), passed };
};

const follow = () => {
  const moves$ = new Subject<{ generation: number }>();
  const products = gate();
  const index = gate();
  const events: LiveEvent[] = [];
  catalogueChangeEvents({
    moves$,
    productsStand: () => products.passed,
    indexStands: () => index.passed,
    indexWithinMs: 500,
  }).subscribe((event) => events.push(event));
  return { moves$, products, index, events };
};

const event = (version: number): LiveEvent => ({ name: 'CatalogueChanged', audience: 'everyone', facts: { version } });

describe('what is told of the catalogue', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is told once products and index stand, whichever is later', async () => {
    for (const order of [
      ['products', 'index'],
      ['index', 'products'],
    ] as const) {
      const news = follow();
      news.moves$.next({ generation: 7 });
      news[order[0]].open();
      await vi.advanceTimersByTimeAsync(10);
      expect(news.events).toEqual([]);
      news[order[1]].open();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(news.events).toEqual([event(7)]);
    }
  });

  it('is told of prices while the index is built, and again once it stands', async () => {
    const news = follow();
    news.moves$.next({ generation: 7 });
    news.products.open();
    await vi.advanceTimersByTimeAsync(500);
    expect(news.events).toEqual([event(7)]);
    news.moves$.next({ generation: 8 });
    await vi.advanceTimersByTimeAsync(500);
    expect(news.events).toEqual([event(7), event(8)]);
    news.index.open();
    await vi.advanceTimersByTimeAsync(0);
    expect(news.events).toEqual([event(7), event(8), event(8)]);
  });
});
