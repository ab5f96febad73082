import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LineToSave, linesToSave, listName, maxListLines } from '#core/saved-lists/saved-list.ts';
import { asId } from '#core/shared/ids.ts';
import { maxPerLine } from '#core/shared/max-per-line.ts';
import { nameKey } from '#core/shared/name-key.ts';

const line = (id: number, quantity: number): LineToSave => ({ productPriceId: asId(String(id)), quantity });

describe('the name of a list', () => {
  it.each([
    ['  Lunes   de\tbujías ', 'Lunes de bujías'],
    ['', null],
    [' \n ', null],
    ['x'.repeat(80), 'x'.repeat(80)],
    ['x'.repeat(81), null],
  ])('%j is kept as %j', (typed, kept) => {
    expect(listName(typed)).toBe(kept);
  });

  it.each([
    ['Bujías', 'BUJIAS'],
    ['Ñandú', 'nandu'],
    ['Pedido  lunes', ' pedido LUNES'],
  ])('%j and %j are one', (a, b) => {
    expect(nameKey(a)).toBe(nameKey(b));
  });

  it('stays what it is once it is kept', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
        const name = listName(typed);
        if (name !== null) expect(listName(name)).toBe(name);
        expect(nameKey(nameKey(typed))).toBe(nameKey(typed));
      }),
    );
  });
});

describe('the lines of a list', () => {
  it('are each row once, with all that was asked of it, in the order in which they came', () => {
    const some = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 500 })), { minLength: 1 });
    fc.assert(
      fc.property(some, (pairs) => {
        const saved = linesToSave(pairs.map(([id, quantity]) => line(id, quantity)));
        const rows = saved.ok ? saved.val : [];
        expect(rows.map(({ productPriceId }) => Number(productPriceId))).toEqual([...new Set(pairs.map(([id]) => id))]);
        expect(rows.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
          pairs.reduce((sum, [, quantity]) => sum + quantity, 0),
        );
      }),
    );
  });

  it('are at least one, and no more than fit', () => {
    expect(linesToSave([]).val).toEqual({ code: 'list-empty' });
    const many = Array.from({ length: maxListLines + 1 }, (_, id) => line(id, 1));
    expect(linesToSave(many).val).toEqual({ code: 'list-too-long', most: maxListLines });
    expect(linesToSave([line(1, maxPerLine), line(1, 5)]).val).toEqual([line(1, maxPerLine)]);
  });
});
