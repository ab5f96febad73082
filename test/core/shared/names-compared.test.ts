import { describe, expect, it } from 'vitest';
import { folded } from '#core/shared/folded.ts';
import { nameKey } from '#core/shared/name-key.ts';

const everyLetter = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).concat(
  Array.from({ length: 0x100 }, (_, code) => String.fromCodePoint(0xff00 + code)),
);

describe.each([
  ['nameKey', nameKey],
  ['folded', folded],
])('how names are compared: %s', (_name, compared) => {
  it('stays what it is once it is folded, whatever letter a name has', () => {
    const changing = everyLetter.filter((letter) => {
      const once = compared(`a${letter}b`);
      return compared(once) !== once;
    });
    expect(changing).toEqual([]);
  });

  it.each(["O'Higgins", 'O’Higgins', 'O`Higgins', 'O´Higgins', 'O\u1fefHiggins', 'O｀Higgins', 'O＇Higgins'])(
    '%s has the apostrophe of the keyboard',
    (name) => expect(compared(name)).toBe(compared("O'Higgins")),
  );
});
