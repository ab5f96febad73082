import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collidedText, movedText } from '#adapters/texts/moved.es.ts';
import { changedTexts } from '#web/state/changed-texts.ts';

const value = fc.jsonValue();

describe('what a colleague changed of a section', () => {
  it('is nothing where nothing changed, and the other way round what came is what went', () => {
    fc.assert(fc.property(value, (each) => changedTexts(each, each).added.length === 0));
    fc.assert(
      fc.property(value, value, (one, other) => {
        const there = changedTexts(one, other);
        const back = changedTexts(other, one);
        expect([there.added, there.removed]).toEqual([back.removed, back.added]);
      }),
    );
  });

  it('leaves out what nobody reads, and what only stands elsewhere', () => {
    const rows = (...names: string[]) => ({ rows: names.map((name, id) => ({ id: `#${id}`, name })) });
    expect(changedTexts(rows('a', 'b'), rows('c', 'a', 'b'))).toEqual({ added: ['c'], removed: [] });
    expect(changedTexts(rows('a', 'b'), rows('b'))).toEqual({ added: [], removed: ['a'] });
  });

  it('is said with who did it', () => {
    expect(movedText('')).toBe('otra persona guardó cambios mientras tanto');
    expect(movedText('vera', { added: ['De 9 a 18'], removed: ['De 8 a 17'] })).toBe(
      'vera guardó cambios mientras tanto: ahora dice «De 9 a 18» y ya no dice «De 8 a 17»',
    );
    const changed = { by: 'vera', at: '2026-03-09T02:05:00.000Z' };
    expect(collidedText(['town'], changed)).toBe(
      'otra persona cambió también Localidad. El último en guardar fue vera, el 08/03/2026 23:05:00',
    );
    expect(collidedText([], changed)).toBe('vera guardó cambios el 08/03/2026 23:05:00');
    expect(collidedText(undefined, null)).toBe(movedText(''));
    expect(movedText('vera', { added: ['a', 'b', 'c', 'd'], removed: [] })).toContain('«a», «b», «c»…');
  });
});
