import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { PackedTexts } from '#cli/declare/packed-texts.ts';

const packed = (texts: readonly string[]): PackedTexts => {
  const kept = new PackedTexts();
  for (const text of texts) kept.add(text);
  return kept;
};

it('texts come back as they were, in any order', () => {
  const wellFormed = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(fc.array(wellFormed), (texts) => {
      const kept = packed(texts);
      expect(kept.count).toBe(texts.length);
      expect([...texts.keys()].reverse().map((at) => kept.at(at))).toEqual([...texts].reverse());
    }),
  );
});

it('also where one goes over several blocks, and ends with one', () => {
  const texts = ['a'.repeat(262_144), '', 'ñ'.repeat(300_000), 'b'];
  const kept = packed(texts);
  expect(texts.map((_, at) => kept.at(at))).toEqual(texts);
  expect(kept.at(9)).toBe('');
});
