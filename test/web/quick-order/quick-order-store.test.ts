import { beforeEach, describe, expect, it } from 'vitest';
import { createKeyValueStore } from '#adapters/storage/key-value.ts';
import type { QuickOrderService } from '#core/quick-order/quick-order.service.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { Err } from '#core/shared/result.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aCard, aCardRow } from '#test/builders/product-card.builder.ts';
import { aCounter } from '#test/core/quick-order/a-counter.ts';
import { createOrderDraft, type OrderDraft } from '#web/quick-order/order-draft.ts';
import { createQuickOrderStore, type QuickOrderStore, readyLines } from '#web/quick-order/quick-order-store.ts';
import type { Store } from '#web/state/store.ts';

const plug = aCard({
  code: 'BKR6E',
  productBrandName: 'NGK',
  rows: [aCardRow({ productPriceId: asId('1'), code: 'BKR6E', brandName: 'NGK', multiple: 4, price: 100 })],
});
const bearing = aCard({
  productId: asId('2'),
  code: '62/22',
  rows: [aCardRow({ productPriceId: asId('2'), code: '62/22', price: 50 })],
});
const { service } = aCounter([plug, bearing]);

/** A tab's storage: opening it again is what a reload does. */
const aTab = (): (() => Store<OrderDraft>) => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const inTab = createKeyValueStore(() => storage as unknown as Storage);
  return () => createOrderDraft(inTab, 'draft');
};
const states = (store: QuickOrderStore) =>
  store.view.get().order?.lines.map(({ lines, state, row }) => [lines, state, row?.quantity]);
const line = (store: QuickOrderStore, at: number) => {
  const found = store.view.get().order?.lines[at];
  if (found === undefined) throw new Error(`no line ${at}`);
  return found;
};

let tab: ReturnType<typeof aTab>;
let store: QuickOrderStore;
beforeEach(() => {
  tab = aTab();
  store = createQuickOrderStore(service, callerOf(1), tab());
});
const read = async (text: string): Promise<boolean> => {
  store.type(text);
  return store.readText();
};

describe('the quick order of a tab', () => {
  it('reads what was typed, and takes it away once it is understood', async () => {
    expect(await read('BKR6E 6\n62/22 2\nnada99 1')).toBe(true);
    expect(states(store)).toEqual([
      [[1], 'wrong-multiple', 6],
      [[2], 'exact', 2],
      [[3], 'unknown', undefined],
    ]);
    expect(store.view.get().draft.text).toBe('');
    expect(readyLines(store.view.get().order)).toHaveLength(1);
  });

  it('counts more lines on after those that are there, and sums what is the same', async () => {
    await read('62/22 2\nBKR6E 4');
    await read('BKR6E 4\n62/22 1');
    expect(states(store)).toEqual([
      [[1, 4], 'exact', 3],
      [[2, 3], 'exact', 8],
    ]);
  });

  it('mends a line where it stands, and leaves the others the objects that they were', async () => {
    await read('BKR6E 6\n62/22 2');
    const second = line(store, 1);
    expect(await store.mend(line(store, 0), { quantity: 8 })).toBe(true);
    expect(states(store)?.[0]).toEqual([[1], 'exact', 8]);
    expect(line(store, 1)).toBe(second);
    await store.mend(line(store, 0), { code: '62/22', productPriceId: null });
    expect(states(store)).toEqual([[[1, 2], 'exact', 10]]);
  });

  it('outlives the tab’s reload, and is forgotten once it is empty', async () => {
    await read('BKR6E 4');
    store.type('más');
    const again = createQuickOrderStore(service, callerOf(1), tab());
    expect(again.view.get().draft).toEqual(store.view.get().draft);
    again.clear();
    expect(tab().get()).toEqual({ text: '', lines: [], ignored: [], list: null });
  });

  it('asks for a quantity that was not understood, until one is set', async () => {
    const store = createQuickOrderStore(service, callerOf(1), aTab()());
    store.type('62/22 4\n62/22 x-3');
    await store.readText();
    expect(states(store)).toEqual([
      [[1], 'exact', 4],
      [[2], 'not-understood', 1],
    ]);
    await store.mend(line(store, 1), { quantity: 3 });
    expect(states(store)).toEqual([[[1, 2], 'exact', 7]]);
  });

  it('keeps the cost to compare with until the row or the quantity is another', async () => {
    const asked = {
      lines: [1],
      text: 'x',
      code: 'BKR6E',
      quantity: 4,
      unread: null,
      productPriceId: asId<'product-price'>('1'),
    };
    tab().set({ text: '', lines: [{ ...asked, costBefore: money('90.50') }], ignored: [], list: null });
    store = createQuickOrderStore(service, callerOf(1), tab());
    store.refresh();
    await expect.poll(() => store.view.get().order?.lines[0]?.costBefore?.toNumber()).toBe(90.5);
    await store.mend(line(store, 0), { quantity: 8 });
    expect(line(store, 0).costBefore).toBeNull();
    store.restore({ text: '', lines: [{ ...asked, costBefore: money('90.50') }], ignored: [], list: null });
    await expect.poll(() => store.view.get().order?.lines[0]?.costBefore?.toNumber()).toBe(90.5);
    await store.mend(line(store, 0), { productPriceId: asId('2') });
    expect(line(store, 0).costBefore).toBeNull();
  });

  it('loses nothing when the server can’t be reached, nor to an answer that comes late', async () => {
    await read('BKR6E 4');
    let answer: (() => void) | undefined;
    const slow: QuickOrderService = {
      ...service,
      resolve: async (caller, asked) => {
        if ('lines' in asked && asked.lines.length === 1) {
          await new Promise<void>((resolve) => {
            answer = resolve;
          });
        }
        return 'text' in asked ? Err({ code: 'unreachable' }) : service.resolve(caller, asked);
      },
    };
    store = createQuickOrderStore(slow, callerOf(1), tab());
    expect(await read('62/22 1')).toBe(false);
    expect(store.view.get()).toMatchObject({ failure: { code: 'unreachable' }, draft: { text: '62/22 1' } });
    store.refresh();
    store.clear();
    answer?.();
    await Promise.resolve();
    expect(store.view.get().draft.lines).toEqual([]);
  });
});
