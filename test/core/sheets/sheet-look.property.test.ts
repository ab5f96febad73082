import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxChangedRows } from '#core/imports/change.ts';
import { changedSinceLook, createSinceLook, type LookedRow, sheetLook } from '#core/sheets/sheet-look.ts';

/** What a thing holds; null where there is none. */
type Held = Readonly<Record<'zone' | 'seller', string>> | null;
const fields = ['zone', 'seller'] as const;

const cell = fc.constantFrom('', 'a', 'b');
const held: fc.Arbitrary<Held> = fc.option(fc.record({ zone: cell, seller: cell }));
const said = fc.record({ zone: cell, seller: cell });

/** What a row that says this does to a thing; null where that is so already. */
const rowOf = (line: number, there: Held, says: NonNullable<Held>): LookedRow | null => {
  if (there === null) return { line, kind: 'new', changes: [] };
  const changes = fields.flatMap((field) =>
    there[field] === says[field] ? [] : [{ field, from: there[field], to: says[field] }],
  );
  return changes.length === 0 ? null : { line, kind: 'changed', changes };
};
const lookAt = (there: Held, says: NonNullable<Held>) => {
  const row = rowOf(2, there, says);
  return sheetLook(5, row === null ? [] : [row], []);
};

describe('what changed since a sheet was looked at', () => {
  it('is nothing where a row finds what there was, and what it writes over where it does not', () => {
    fc.assert(
      fc.property(held, held, said, (then, now, says) => {
        const row = rowOf(2, now, says);
        if (row === null) return;
        const since = createSinceLook(lookAt(then, says))(row);
        if (then === null) expect(since?.since).toBe(now === null ? undefined : 'made');
        else if (now === null) expect(since?.since).toBe('gone');
        else {
          const moved = fields.filter((field) => now[field] !== says[field] && now[field] !== then[field]);
          expect(since?.fields ?? []).toEqual(
            moved.map((field) => ({ field, seen: then[field], from: now[field], to: says[field] })),
          );
        }
      }),
    );
  });

  it('tells of what is gone what there was, and a row that stayed out then', () => {
    const changes = [{ field: 'zone', from: 'Norte', to: 'Sur' }];
    const look = sheetLook(5, [{ line: 2, kind: 'changed', changes }], [3]);
    const sinceLook = createSinceLook(look);
    const gone = sinceLook({ line: 2, kind: 'new', changes: [{ field: 'zone', from: '', to: 'Sur' }] });
    expect(gone).toEqual({ since: 'gone', fields: [{ field: 'zone', seen: 'Norte', from: '', to: 'Sur' }] });
    expect(sinceLook({ line: 3, kind: 'changed', changes })).toEqual({ since: 'admitted', fields: [] });
  });

  it('counts all such rows, and tells the first with who changed them since, not who did before', async () => {
    const look = sheetLook(Date.parse('2026-11-28T10:00:00.000Z'), [], []);
    const rows = Array.from({ length: maxChangedRows + 5 }, (_, at) => ({
      ...{ line: at + 2, kind: 'changed' as const, name: `C${at}`, step: at },
      changes: [{ field: 'zone', from: 'Sur', to: 'Norte' }],
    }));
    const asked: number[] = [];
    const found = await changedSinceLook(look, rows, async ({ name, step }) => {
      asked.push(step);
      const at = `2026-11-28T${step === 1 ? '09:59' : '10:01'}:00.000Z`;
      return { name, last: step === 0 ? null : { by: 'ana', at } };
    });
    expect([found?.count, found?.rows.length, asked.length]).toEqual([rows.length, maxChangedRows, maxChangedRows]);
    expect(found?.rows.slice(0, 3).map(({ changed }) => changed?.by ?? null)).toEqual([null, null, 'ana']);
    expect(found?.rows[0]?.fields).toEqual([{ field: 'zone', seen: 'Norte', from: 'Sur', to: 'Norte' }]);
    expect(await changedSinceLook(look, [], async () => ({ name: '', last: null }))).toBeNull();
  });
});
