import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentTagOf, entityTagOf, seenContentsOf, seenVersionOf } from '#adapters/wire/entity-tag.wire.ts';

describe('the version in an If-Match', () => {
  it('is the one that the ETag told, weak or not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.constantFrom('', 'W/', ' '), (version, before) => {
        expect(seenVersionOf(`${before}${entityTagOf(version)}`).val).toBe(version);
      }),
    );
  });

  it.each(['', '*', '3', '"3', '"-3"', '"3", "4"', 'w/"3"', '"1234567890"', '"dos"'])('is none in %j', (tag) => {
    expect(seenVersionOf(tag).val).toEqual({ code: 'version-unreadable' });
  });

  it('is missing without one', () => expect(seenVersionOf(undefined).val).toEqual({ code: 'version-missing' }));
});

describe('the contents in an If-Match', () => {
  it('are the ones that the ETag told, weak or not', () => {
    fc.assert(
      fc.property(fc.base64String({ minLength: 4 }), fc.constantFrom('', 'W/', ' '), (digest, before) => {
        expect(seenContentsOf(`${before}${contentTagOf(digest)}`)).toBe(digest);
      }),
    );
  });

  it.each([undefined, '*', ' * '])('are nothing in %j', (tag) => expect(seenContentsOf(tag)).toBeNull());

  it.each(['', 'abc', '"abc', '"a", "b"'])('are none that anything has in %j', (tag) =>
    expect(seenContentsOf(tag)).toBe(''),
  );
});
