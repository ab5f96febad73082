import fc from 'fast-check';
import { expect, it } from 'vitest';
import { styleFor } from '#cli/style.ts';
import { table } from '#cli/views/table.ts';
import { wrap } from '#cli/views/wrap.ts';
import { widestLine } from '../a-terminal.ts';

const plain = styleFor(false);
const cells = fc.array(fc.tuple(fc.string(), fc.string({ maxLength: 12 }), fc.string({ unit: 'grapheme' })), {
  maxLength: 20,
});

it('no row is wider than the screen, and each is one line', () => {
  fc.assert(
    fc.property(cells, fc.integer({ min: 40, max: 120 }), (rows, columns) => {
      const text = table(
        rows,
        [
          { title: 'A', cell: ([first]) => first, minWidth: 5 },
          { title: 'B', cell: ([, second]) => second, align: 'right' },
          { title: 'C', cell: ([, , third]) => third, minWidth: 8, isExtra: true },
        ],
        plain,
        columns,
      );
      expect(widestLine(text)).toBeLessThanOrEqual(columns);
      expect(text.split('\n')).toHaveLength(rows.length + 1);
    }),
  );
});

it('a number and a state are whole in any window, and the first text is there', () => {
  fc.assert(
    fc.property(fc.integer({ min: 30, max: 120 }), (columns) => {
      const text = table(
        [['2026-00000026', 'Repuestos El Cruce S.R.L.', 'BKR6E', 'Pendiente'] as const],
        [
          { title: 'RMA', cell: ([number]) => number },
          { title: 'Cliente', cell: ([, name]) => name, minWidth: 20 },
          { title: 'Código', cell: ([, , code]) => code, minWidth: 5 },
          { title: 'Estado', cell: ([, , , state]) => state },
        ],
        plain,
        columns,
      );
      expect(text).toMatch(/^2026-00000026 {2}Rep.* {2}Pendiente$/m);
      expect(widestLine(text)).toBeLessThanOrEqual(columns);
    }),
  );
});

it('nothing is cut where there is no screen', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zñ]{1,200}$/), { minLength: 1 }), (words) => {
      const text = table(words, [{ title: 'A', cell: (word) => word, minWidth: 1 }], plain, null);
      expect(text.split('\n').slice(1)).toEqual(words);
    }),
  );
});

it('wrapping keeps every word in its order', () => {
  const words = fc.array(fc.stringMatching(/^[a-zñ]{1,30}$/), { minLength: 1 });
  fc.assert(
    fc.property(words, fc.integer({ min: 40, max: 100 }), (wordList, columns) => {
      const text = wrap(wordList.join(' '), columns, '  ');
      expect(widestLine(text)).toBeLessThanOrEqual(columns);
      expect(text.split(/\s+/)).toEqual(wordList);
    }),
  );
});
