import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edited, fieldOf, roomProblem, type TextEdit, type TextField } from '#cli/screens/frame/text-field.ts';
import { signsOf } from '#cli/views/display-width.ts';

const max = 30;
const kinds = ['backspace', 'delete', 'left', 'right', 'start', 'end', 'clear-before', 'delete-word'] as const;
const aSign = fc.constantFrom('a', 'ñ', 'Á', '件', ' ', '\n', '👩‍🔧', '-');
const anEdit: fc.Arbitrary<TextEdit> = fc.oneof(
  fc.record({ kind: fc.constant('typed' as const), text: fc.string({ unit: aSign, maxLength: 8 }) }),
  fc.record({ kind: fc.constantFrom(...kinds) }),
);
const fieldAfter = (edits: readonly TextEdit[]): TextField =>
  edits.reduce((field, edit) => edited(field, edit, max), fieldOf(''));

describe('a field that is typed into', () => {
  it('never holds more than it may, nor a line break, and its cursor stands in it', () => {
    fc.assert(
      fc.property(fc.array(anEdit), (edits) => {
        const { text, at } = fieldAfter(edits);
        expect(text.length).toBeLessThanOrEqual(max);
        expect(text).not.toMatch(/\p{Cc}/u);
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThanOrEqual(signsOf(text).length);
      }),
    );
  });

  it('is as it was after a sign and Backspace', () => {
    fc.assert(
      fc.property(fc.array(anEdit), fc.constantFrom('a', 'ñ', '件', ' '), (edits, text) => {
        const before = fieldAfter(edits);
        const typed = edited(before, { kind: 'typed', text }, max + 1);
        expect(edited(typed, { kind: 'backspace' }, max)).toEqual(before);
      }),
    );
  });

  it.each([
    ['left', 'Ñandú', { text: 'Ñandxú', at: 5 }],
    ['start', 'Ñandú', { text: 'xÑandú', at: 1 }],
    ['clear-before', 'Ñandú', { text: 'x', at: 1 }],
    ['delete-word', 'nota de crédito', { text: 'nota de x', at: 9 }],
  ] as const)('after %s of %s takes an x there', (kind, text, expected) => {
    expect(edited(edited(fieldOf(text), { kind }, max), { kind: 'typed', text: 'x' }, max)).toEqual(expected);
  });

  it('says where not all has room, and holds what has', () => {
    const field = fieldOf('RX-');
    const edit = { kind: 'typed', text: '12 👩‍🔧 34' } as const;
    expect(edited(field, edit, 8)).toEqual({ text: 'RX-12 ', at: 6 });
    expect(roomProblem(field, edit, 8)).toBe('Hasta 8 caracteres: lo demás no entró');
    expect(roomProblem(field, edit, 30)).toBeNull();
  });

  it('takes what is pasted as one line', () => {
    expect(edited(fieldOf('a'), { kind: 'typed', text: 'b\r\nc\td' }, max).text).toBe('ab c d');
  });
});
