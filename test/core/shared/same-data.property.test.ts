import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalText, isSameData } from '#core/shared/same-data.ts';

const backwards = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(backwards);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, each]) => [name, backwards(each)]),
  );
};

it('is the same in any order of the fields, at any depth, and after being JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalText(value);
      expect(canonicalText(backwards(value))).toBe(text);
      expect(canonicalText(JSON.parse(JSON.stringify(value)))).toBe(text);
    }),
  );
});

it('is another for other facts, and for a list in another order', () => {
  const item = { brandId: '1', typeId: '' };
  expect(canonicalText([item, { ...item, brandId: '2' }])).not.toBe(canonicalText([{ ...item, brandId: '2' }, item]));
  expect(canonicalText({ one: { is: '1' } })).not.toBe(canonicalText({ one: { is: 1 } }));
});

it('is told of two values wherever the text of both is the same, and nowhere else', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 2 }), fc.jsonValue({ maxDepth: 2 }), (one, other) => {
      expect(isSameData(one, backwards(one))).toBe(true);
      expect(isSameData(one, JSON.parse(JSON.stringify(one)))).toBe(true);
      expect(isSameData(one, other)).toBe(canonicalText(one) === canonicalText(other));
      expect(isSameData([one, 1], [one, 2])).toBe(false);
      expect(isSameData({ one, gone: undefined }, { one })).toBe(true);
    }),
  );
});
