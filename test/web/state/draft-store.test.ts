import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createDraftStore, settleDraft, settleFields } from '#web/state/draft-store.ts';
import { createStore } from '#web/state/store.ts';

const blank = { note: '' };

const opened = (kept = new Map<string, string>()) => {
  const inTab = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
  const shape = z.object({ note: z.string() });
  const draft = createDraftStore(inTab, 'draft', { shape, blank, isBlank: ({ note }) => note === '' });
  return { draft, kept };
};

it('outlives a reload, and is not kept once it is blank', () => {
  const { draft, kept } = opened();
  draft.set({ note: 'vino rota' });
  expect(opened(kept).draft.get()).toEqual({ note: 'vino rota' });
  draft.set(blank);
  expect(kept.size).toBe(0);
});

it('is blank again once what was sent is stored', () => {
  const { draft, kept } = opened();
  draft.set({ note: 'vino rota' });
  // An equal draft in another object.
  expect(settleDraft(draft, { note: 'vino rota' }, blank)).toBe(true);
  expect([draft.get(), kept.size]).toEqual([blank, 0]);
});

it('stays where something else was typed during the sending', () => {
  const { draft, kept } = opened();
  const sent = { note: 'vino rota' };
  draft.set(sent);
  draft.set({ note: 'vino rota y mojada' });
  expect(settleDraft(draft, sent, blank)).toBe(false);
  expect(opened(kept).draft.get()).toEqual({ note: 'vino rota y mojada' });
});

it('keeps of fields that stand by themselves only what is something else by then', () => {
  const none = { note: '', products: [] as string[] };
  const sent = { note: 'vino rota', products: ['B47091'] };
  const draft = createStore({ note: 'vino rota', products: ['B47091', 'BKR6E'] });
  expect(settleFields(draft, sent, none)).toBe(false);
  expect(draft.get()).toEqual({ note: '', products: ['B47091', 'BKR6E'] });
  draft.set({ note: '', products: ['B47091'] });
  expect(settleFields(draft, sent, none)).toBe(true);
  expect(draft.get()).toEqual(none);
});
