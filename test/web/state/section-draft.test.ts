import { expect, it } from 'vitest';
import { createSectionDraft, type UnsavedSection } from '#web/state/section-draft.ts';
import { createStore } from '#web/state/store.ts';

const opened = (): ReturnType<typeof createSectionDraft<{ readonly days: string }>> => {
  const kept = createStore<UnsavedSection<{ readonly days: string }>>(null);
  return createSectionDraft(kept, { days: '30' }, 'a');
};

it('shows what is stored, and follows it while nothing is typed', () => {
  const { view, follow } = opened();
  expect(view.get()).toEqual({ typed: { days: '30' }, isUnsaved: false, hasMoved: false, seen: 'a' });
  follow({ days: '45' }, 'b');
  expect(view.get()).toEqual({ typed: { days: '45' }, isUnsaved: false, hasMoved: false, seen: 'b' });
});

it('keeps what is typed over what somebody else stores, and says that it moved', () => {
  const { view, values, follow, discard } = opened();
  values.set({ days: '7' });
  expect(view.get()).toEqual({ typed: { days: '7' }, isUnsaved: true, hasMoved: false, seen: 'a' });
  follow({ days: '45' }, 'b');
  values.set((before) => ({ days: `${before.days}0` }));
  expect(view.get()).toEqual({ typed: { days: '70' }, isUnsaved: true, hasMoved: true, seen: 'a' });
  discard();
  expect(view.get()).toEqual({ typed: { days: '45' }, isUnsaved: false, hasMoved: false, seen: 'b' });
});

it('is saved again once what is typed is what is stored, and begins from there', () => {
  const { view, values, follow } = opened();
  values.set({ days: '45' });
  follow({ days: '45' }, 'b');
  expect(view.get().isUnsaved).toBe(false);
  values.set({ days: '46' });
  expect(view.get()).toEqual({ typed: { days: '46' }, isUnsaved: true, hasMoved: false, seen: 'b' });
});

it('tells its fields of each change, and of none where nothing is another', () => {
  const { values, follow } = opened();
  const told: string[] = [];
  values.subscribe(() => told.push(values.get().days));
  follow({ days: '30' }, 'a');
  values.set({ days: '7' });
  follow({ days: '45' }, 'b');
  expect(told).toEqual(['7', '7']);
});
