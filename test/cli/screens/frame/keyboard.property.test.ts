import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Input, readInput, readUnfinished } from '#cli/screens/frame/keyboard.ts';

const esc = '\u001b';
const read = (text: string): readonly Input[] => {
  const { inputs, rest } = readInput(text);
  return [...inputs, ...readUnfinished(rest)];
};
const aSign = fc.constantFrom(esc, '[', 'O', ';', '~', '1', '5', '200~', '201~', 'A', 'P', 'x', 'ñ', '件', '\r', ' ');

describe('what a terminal sends', () => {
  it.each([
    ['[A', 'up'],
    ['OB', 'down'],
    ['[1;5C', 'right'],
    [`${esc}[D`, 'left'],
    ['[6~', 'page-down'],
    ['[5;2~', 'page-up'],
    ['[7^', 'home'],
    ['[F', 'end'],
    ['[3~', 'delete'],
    ['[Z', 'shift-tab'],
    ['', 'escape'],
  ] as const)('after Escape %j is %s', (sequence, key) => {
    expect(read(esc + sequence)).toEqual([{ kind: 'key', key }]);
  });

  it.each(['[1;5P', '[1;5S', '[31m', '[5n', '[6m', '[1;5I', '[1;5M', '[29;5~', '[[A', 'OP', 'x', 'ñ', '[?62;1c', '['])(
    'after Escape %j is no key of a screen: it is nothing, and what follows is read',
    (sequence) => {
      expect(read(esc + sequence)).toEqual([]);
      if (sequence !== '[') expect(read(`${esc}${sequence}a`)).toEqual([{ kind: 'typed', text: 'a' }]);
    },
  );

  it('that was pasted is told as such, with all that is in it', () => {
    expect(read(`a${esc}[200~x\r${esc}[31m${esc}[201~\r`)).toEqual([
      { kind: 'typed', text: 'a' },
      { kind: 'pasted', text: `x\r${esc}[31m` },
      { kind: 'typed', text: '\r' },
    ]);
    expect(read(`${esc}[200~no end`)).toEqual([{ kind: 'pasted', text: 'no end' }]);
  });

  it('is the same however it is cut in two, and never fails', () => {
    const joined = (inputs: readonly Input[]): string =>
      inputs
        .map((input) =>
          input.kind === 'key' ? `<${input.key}>` : `${input.kind === 'pasted' ? '<p>' : ''}${input.text}`,
        )
        .join('');
    fc.assert(
      fc.property(fc.string({ unit: aSign, maxLength: 12 }), fc.nat(20), (text, at) => {
        const first = readInput(text.slice(0, at));
        const second = readInput(first.rest + text.slice(at));
        const cut = [...first.inputs, ...second.inputs, ...readUnfinished(second.rest)];
        expect(joined(cut)).toBe(joined(read(text)));
      }),
    );
  });
});
