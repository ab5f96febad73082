import { expect, it } from 'vitest';
import { createUnsavedSections } from '#web/parts/unsaved-sections.ts';

it('holds what somebody left in each section, until it is taken', () => {
  const unsaved = createUnsavedSections();
  unsaved.keep('ana', 'mail', 'typed');
  unsaved.keep('ana', 'days', 'other');
  expect(unsaved.of('ana', 'mail')).toBe('typed');
  unsaved.forget('mail');
  expect(unsaved.of('ana', 'mail')).toBeUndefined();
  expect(unsaved.of('ana', 'days')).toBe('other');
});

it('forgets what one person left as soon as another one opens a section', () => {
  const unsaved = createUnsavedSections();
  unsaved.keep('ana', 'mail', 'typed');
  expect(unsaved.of('beto', 'days')).toBeUndefined();
  expect(unsaved.of('ana', 'mail')).toBeUndefined();
});
