import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlank, paragraphsOf } from '#core/alert/alert.ts';

describe('an alert', () => {
  it.each([
    ['Uno\nDos', ['Uno', 'Dos']],
    ['Uno\r\n\r\n  Dos  \n', ['Uno', 'Dos']],
    ['', []],
    [' \n ', []],
  ])('%j has the paragraphs %j', (message, paragraphs) => expect(paragraphsOf(message)).toEqual(paragraphs));

  it('loses no word and has no empty paragraph', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'bc', ' ', '\n', '\r\n')), (pieces) => {
        const message = pieces.join('');
        const paragraphs = paragraphsOf(message);
        expect(paragraphs.join('').replaceAll(/\s/g, '')).toBe(message.replaceAll(/\s/g, ''));
        expect(paragraphs).not.toContain('');
        expect(isBlank({ title: ' ', message })).toBe(paragraphs.length === 0);
      }),
    );
  });
});
