import { describe, expect, it } from 'vitest';
import { focusAfterRefusal } from '#web/hooks/focus-after-refusal.ts';

const key = { name: 'the key of the form', isConnected: true };
const field = { name: 'a wrong field', isConnected: true };
const typedIn = { name: 'the field in which Enter was pressed', isConnected: true };
const answer = { name: 'the answer to a question', isConnected: false };

const aForm = (wrong: typeof field | null) => ({
  querySelector: (selectors: string) => (selectors === '[type="submit"]' ? key : wrong),
});

describe('after a refusal the focus', () => {
  it('goes to the first wrong field', () => {
    expect(focusAfterRefusal(aForm(field), typedIn, true)).toBe(field);
    expect(focusAfterRefusal(aForm(field), answer, false)).toBe(field);
  });

  it('goes back to what the form was sent by, where it was lost', () => {
    expect(focusAfterRefusal(aForm(null), typedIn, true)).toBe(typedIn);
    expect(focusAfterRefusal(aForm(null), key, true)).toBe(key);
  });

  it('goes to the key of the form where what it was sent by is gone, as the answer to a question is', () => {
    expect(focusAfterRefusal(aForm(null), answer, true)).toBe(key);
    expect(focusAfterRefusal(aForm(null), null, true)).toBe(key);
  });

  it('stays where it was not lost', () => {
    expect(focusAfterRefusal(aForm(null), answer, false)).toBeNull();
  });
});
