import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowInBrief } from '#core/imports/row-in-brief.ts';

it('says the first four cells that say something, in their order', () => {
  const cell = fc.constantFrom('', ' ', 'A-1', 'SKF', 'Bujía', '10', '1');
  fc.assert(
    fc.property(fc.array(cell, { maxLength: 12 }), (cells) => {
      const filled = cells.filter((each) => each.trim() !== '');
      expect(rowInBrief(cells)).toBe(filled.slice(0, 4).join(' · '));
    }),
  );
  expect(rowInBrief(['', 'BAD-1', ' ', 'HELLA', 'Mala', 'Motor', '', 'diez'])).toBe('BAD-1 · HELLA · Mala · Motor');
});
