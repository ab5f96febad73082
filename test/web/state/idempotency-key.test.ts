import { expect, it } from 'vitest';
import { createKeyValueStore } from '#adapters/storage/key-value.ts';
import { createIdempotencyKey } from '#web/state/idempotency-key.ts';

/** A tab: what it keeps outlives its pages, of which each makes keys of its own. */
const aTab = (kept = new Map<string, string>()) => {
  const inTab = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
  let pages = 0;
  const load = (under = 'claim') => {
    const page = ++pages;
    let made = 0;
    return createIdempotencyKey(() => `page ${page}, ${++made}`, { inTab, under });
  };
  return { load, kept };
};

it('is the same intention after a reload, until it was kept or something else is sent', () => {
  const { load, kept } = aTab();
  expect(load().keyFor({ note: 'Faltó' })).toBe('page 1, 1');
  expect(load().keyFor({ note: 'Faltó' })).toBe('page 1, 1');
  expect(load().keyFor({ note: 'Faltó uno' })).toBe('page 3, 1');
  expect(load('warranty').keyFor({ note: 'Faltó uno' })).toBe('page 4, 1');
  const last = load();
  expect(last.keyFor({ note: 'Faltó uno' })).toBe('page 3, 1');
  last.settled();
  expect([...kept.keys()]).toEqual(['warranty']);
  expect(load().keyFor({ note: 'Faltó uno' })).toBe('page 6, 1');
});

it.each(['{', 'null', '{"key":"","written":"1"}', '{"key":1}'])('makes a key where %s is kept', (text) => {
  const { load } = aTab(new Map([['claim', text]]));
  expect(load().keyFor(1)).toBe('page 1, 1');
});

it('stays the same on one page where the browser keeps nothing', () => {
  const inTab = createKeyValueStore(() => {
    throw new Error('blocked');
  });
  let made = 0;
  const intention = createIdempotencyKey(() => `key ${++made}`, { inTab, under: 'claim' });
  expect([intention.keyFor(1), intention.keyFor(1)]).toEqual(['key 1', 'key 1']);
});
