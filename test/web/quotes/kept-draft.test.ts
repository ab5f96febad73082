import { expect, it } from 'vitest';
import { createKeyValueStore } from '#adapters/storage/key-value.ts';
import { asId } from '#core/shared/ids.ts';
import { blankDraft, type QuoteDraft } from '#web/quotes/draft.ts';
import { createQuoteDraft } from '#web/quotes/kept-draft.ts';

const created = (typed: QuoteDraft) => {
  const draft = createQuoteDraft(
    createKeyValueStore(() => undefined as unknown as Storage),
    'draft',
  );
  draft.begin(typed);
  return draft;
};
const written: QuoteDraft = { ...blankDraft, clientName: 'Taller Rulo' };
const storedAs = (id: string) => ({ id: asId<'quote'>(id), version: 1, title: `P 0001-0000000${id}` });
const another: QuoteDraft = { ...blankDraft, of: storedAs('2'), clientName: 'Frenos Sur' };

it('is blank again once what was sent is stored', () => {
  const draft = created(written);
  const settle = draft.sending();
  expect(settle(storedAs('1'))).toBe(true);
  expect(draft.get()).toEqual(blankDraft);
});

it('is a change of what was stored where more was typed during the sending', () => {
  const draft = created(written);
  const settle = draft.sending();
  draft.set((now) => ({ ...now, note: 'Seña' }));
  expect(settle(storedAs('1'))).toBe(false);
  expect(draft.get()).toEqual({ ...written, note: 'Seña', of: storedAs('1') });
});

it.each([
  ['another quote', another],
  ['a new quote after discarding it', { ...blankDraft, clientName: 'Frenos Sur' }],
  ['the same once more', written],
  ['nothing', blankDraft],
])('stays as it is where %s was begun during the sending', (_, begun) => {
  const draft = created(written);
  const settle = draft.sending();
  draft.begin(begun);
  expect(settle(storedAs('1'))).toBe(false);
  expect(draft.get()).toEqual(begun);
});

it('is another quote’s after an answer came: a second answer does not touch it', () => {
  const draft = created(written);
  const [first, again] = [draft.sending(), draft.sending()];
  first(storedAs('1'));
  draft.set((now) => ({ ...now, clientName: 'Frenos Sur' }));
  expect(again(storedAs('1'))).toBe(false);
  expect(draft.get().of).toBeNull();
});
