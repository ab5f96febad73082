import { expect, it } from 'vitest';
import { Err, Ok } from '#core/shared/result.ts';
import { answerUnderWay } from '#test/builders/answer-under-way.ts';
import { createSectionDraft, type SectionDraft, type UnsavedSection } from '#web/state/section-draft.ts';
import { createStore } from '#web/state/store.ts';

interface Days {
  readonly days: string;
}

const opened = (): SectionDraft<Days> => {
  const kept = createStore<UnsavedSection<Days>>(null);
  return createSectionDraft(kept, { days: '30' }, 'a');
};

/** What a save says that was seen: it is refused, so that nothing else becomes of it. */
const seenBy = async (draft: SectionDraft<Days>): Promise<string | null> => {
  const answer = await draft.save(async (_typed, seen) => Err(seen));
  return answer.ok ? null : answer.val;
};

it('shows what is stored, and follows it while nothing is typed', async () => {
  const draft = opened();
  const { view, follow } = draft;
  expect(view.get()).toEqual({ typed: { days: '30' }, isUnsaved: false, hasMoved: false });
  follow({ days: '45' }, 'b');
  expect(view.get()).toEqual({ typed: { days: '45' }, isUnsaved: false, hasMoved: false });
  expect(await seenBy(draft)).toBe('b');
});

it('keeps what is typed over what somebody else stores, says that it moved, and saves over theirs', async () => {
  const draft = opened();
  const { view, values, follow, discard } = draft;
  values.set({ days: '7' });
  expect(view.get()).toEqual({ typed: { days: '7' }, isUnsaved: true, hasMoved: false });
  expect(await seenBy(draft)).toBe('a');
  follow({ days: '45' }, 'b');
  values.set((before) => ({ days: `${before.days}0` }));
  expect(view.get()).toEqual({
    ...{ typed: { days: '70' }, isUnsaved: true, hasMoved: true },
    ...{ storedChanges: { added: ['45'], removed: ['30'] }, collided: ['days'] },
  });
  expect(await seenBy(draft)).toBe('b');
  discard();
  expect(view.get()).toEqual({ typed: { days: '45' }, isUnsaved: false, hasMoved: false });
});

it('typed back to what was stored, it follows what somebody else stores', () => {
  const { view, values, follow } = opened();
  values.set({ days: '7' });
  values.set({ days: '30' });
  follow({ days: '45' }, 'b');
  expect(view.get()).toEqual({ typed: { days: '45' }, isUnsaved: false, hasMoved: false });
});

it('is saved again once what is typed is what is stored, and begins from there', () => {
  const { view, values, follow } = opened();
  values.set({ days: '45' });
  follow({ days: '45' }, 'b');
  expect(view.get().isUnsaved).toBe(false);
  values.set({ days: '46' });
  expect(view.get()).toEqual({ typed: { days: '46' }, isUnsaved: true, hasMoved: false });
});

it('tells its fields of each change, and of none where nothing is another', () => {
  const { values, follow } = opened();
  const reportedDays: string[] = [];
  values.subscribe(() => reportedDays.push(values.get().days));
  follow({ days: '30' }, 'a');
  values.set({ days: '7' });
  follow({ days: '45' }, 'b');
  expect(reportedDays).toEqual(['7', '7']);
});

/** Begins a save, and answers how to end it. */
const saving = (draft: SectionDraft<Days>) => {
  const answers = answerUnderWay<string | null>();
  const done = draft.save(async () => {
    const saved = await answers.answer;
    return saved === null ? Err(null) : Ok({ days: saved });
  });
  return async (saved: string | null): Promise<void> => {
    answers.come(saved);
    await done;
  };
};

it('what was sent is no draft any more, however it is written once it is stored', async () => {
  const draft = opened();
  draft.values.set({ days: '045' });
  const answer = saving(draft);
  draft.follow({ days: '45' }, 'b');
  await answer('45');
  expect(draft.view.get()).toEqual({ typed: { days: '45' }, isUnsaved: false, hasMoved: false });
});

it('what was refused stays as it was typed', async () => {
  const draft = opened();
  draft.values.set({ days: '45' });
  const answer = saving(draft);
  draft.values.set({ days: '456' });
  await answer(null);
  expect(draft.view.get()).toEqual({ typed: { days: '456' }, isUnsaved: true, hasMoved: false });
  expect(await seenBy(draft)).toBe('a');
});

it('what was typed during the saving stays, over what was stored, whichever comes first: what is stored, or the answer', async () => {
  for (const isToldBefore of [true, false]) {
    const draft = opened();
    draft.values.set({ days: '45' });
    const answer = saving(draft);
    draft.values.set({ days: '456' });
    if (isToldBefore) draft.follow({ days: '45' }, 'b');
    expect(draft.view.get().hasMoved).toBe(false);
    await answer('45');
    draft.values.set({ days: '4567' });
    if (!isToldBefore) draft.follow({ days: '45' }, 'b');
    expect(draft.view.get()).toEqual({ typed: { days: '4567' }, isUnsaved: true, hasMoved: false });
    expect(await seenBy(draft)).toBe('b');
    draft.follow({ days: '60' }, 'c');
    expect(draft.view.get().hasMoved).toBe(true);
  }
});

it('typed back while it is saved, what was stored before is a draft over what is stored now', async () => {
  const draft = opened();
  draft.values.set({ days: '45' });
  const answer = saving(draft);
  draft.values.set({ days: '30' });
  draft.follow({ days: '45' }, 'b');
  await answer('45');
  expect(draft.view.get()).toEqual({ typed: { days: '30' }, isUnsaved: true, hasMoved: false });
});

it('says that it moved where a colleague stored another after what was sent', async () => {
  const draft = opened();
  draft.values.set({ days: '45' });
  const answer = saving(draft);
  draft.values.set({ days: '456' });
  await answer('45');
  draft.follow({ days: '60' }, 'c');
  expect(draft.view.get()).toEqual({ typed: { days: '456' }, isUnsaved: true, hasMoved: true });
});

interface Person {
  readonly phone: string;
  readonly state: string;
  readonly discounts: readonly string[];
}

it('takes over what somebody else stored in fields that nobody typed into, and asks about what collides alone', async () => {
  const person: Person = { phone: '1', state: 'Ok', discounts: ['5', ''] };
  const draft = createSectionDraft(createStore<UnsavedSection<Person>>(null), person, 'a');
  draft.values.set({ ...person, phone: '2' });
  draft.follow({ ...person, state: 'Bloqueado', discounts: ['5', '3'] }, 'b');
  const both = { phone: '2', state: 'Bloqueado', discounts: ['5', '3'] };
  expect(draft.view.get()).toEqual({ typed: both, isUnsaved: true, hasMoved: false });
  draft.follow({ ...both, phone: '4', state: 'Ok' }, 'c');
  expect(draft.view.get()).toEqual({
    ...{ typed: { ...both, state: 'Ok' }, isUnsaved: true, hasMoved: true, collided: ['phone'] },
    storedChanges: { added: ['4'], removed: ['1'] },
  });
  draft.discard();
  expect(draft.view.get().typed).toEqual({ ...both, phone: '4', state: 'Ok' });
});

it('what was stored at first, typed over what somebody else stored since, is not taken back', () => {
  const draft = opened();
  draft.values.set({ days: '45' });
  draft.follow({ days: '60' }, 'b');
  draft.values.set({ days: '30' });
  expect(draft.view.get()).toMatchObject({ typed: { days: '30' }, hasMoved: true, collided: ['days'] });
  draft.follow({ days: '90' }, 'c');
  expect(draft.view.get()).toMatchObject({ typed: { days: '30' }, hasMoved: true, collided: ['days'] });
});

it('a refused save takes over what somebody else stored while it was under way', async () => {
  const person: Person = { phone: '1', state: 'Ok', discounts: [] };
  const draft = createSectionDraft(createStore<UnsavedSection<Person>>(null), person, 'a');
  draft.values.set({ ...person, phone: '2' });
  const answers = answerUnderWay<null>();
  const saving = draft.save(async () => Err(await answers.answer));
  draft.follow({ ...person, state: 'Bloqueado' }, 'b');
  answers.come(null);
  await saving;
  expect(draft.view.get()).toEqual({
    ...{ typed: { ...person, phone: '2', state: 'Bloqueado' }, isUnsaved: true, hasMoved: false },
  });
});
