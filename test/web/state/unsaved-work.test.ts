import { expect, it } from 'vitest';
import { createUnsavedWork } from '#web/state/unsaved-work.ts';

it('holds what somebody left in each place, until it is taken', () => {
  const unsaved = createUnsavedWork();
  unsaved.keep('ana', 'mail', 'typed');
  unsaved.keep('ana', 'days', 'other');
  expect(unsaved.of('ana', 'mail')).toBe('typed');
  unsaved.forget('mail');
  expect(unsaved.of('ana', 'mail')).toBeUndefined();
  expect(unsaved.of('ana', 'days')).toBe('other');
});

it('forgets what one person left as soon as another one opens a place', () => {
  const unsaved = createUnsavedWork();
  unsaved.keep('ana', 'mail', 'typed');
  expect(unsaved.of('beto', 'days')).toBeUndefined();
  expect(unsaved.of('ana', 'mail')).toBeUndefined();
});
