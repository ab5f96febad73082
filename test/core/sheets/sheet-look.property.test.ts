import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxChangedRows } from '#core/imports/change.ts';
import { changedSinceLook, createSinceLook, type LookedRow, lookedAtOnce, sheetLook } from '#core/sheets/sheet-look.ts';

/** What a thing holds; null where there is none. */
type Held = Readonly<Record<'zone' | 'seller', string>> | null;
const fields = ['zone', 'seller'] as const;

const noWait = async (): Promise<void> => {};
const cell = fc.constantFrom('', 'a', 'b');
const held: fc.Arbitrary<Held> = fc.option(fc.record({ zone: cell, seller: cell }));
const rowCells = fc.record({ zone: cell, seller: cell });

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
  return sheetLook(5, row === null ? [] : [row], [], noWait);
};

describe('what changed since a sheet was looked at', () => {
  it('is nothing where a row finds what there was, and what it writes over where it does not', async () => {
    await fc.assert(
      fc.asyncProperty(held, held, rowCells, async (then, now, says) => {
        const row = rowOf(2, now, says);
        if (row === null) return;
        const since = createSinceLook(await lookAt(then, says))(row);
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

  it('tells of what is gone what there was, and a row that stayed out then', async () => {
    const changes = [{ field: 'zone', from: 'Norte', to: 'Sur' }];
    const look = await sheetLook(5, [{ line: 2, kind: 'changed', changes }], [3], noWait);
    const sinceLook = createSinceLook(look);
    const gone = sinceLook({ line: 2, kind: 'new', changes: [{ field: 'zone', from: '', to: 'Sur' }] });
    expect(gone).toEqual({ since: 'gone', fields: [{ field: 'zone', seen: 'Norte', from: '', to: 'Sur' }] });
    expect(sinceLook({ line: 3, kind: 'changed', changes })).toEqual({ since: 'admitted', fields: [] });
  });

  it('counts all such rows, and tells the first with who changed them since, not who did before', async () => {
    const look = await sheetLook(Date.parse('2026-11-28T10:00:00.000Z'), [], [], noWait);
    const rows = Array.from({ length: maxChangedRows + 5 }, (_, at) => ({
      ...{ line: at + 2, kind: 'changed' as const, name: `C${at}`, step: at },
      changes: [{ field: 'zone', from: 'Sur', to: 'Norte' }],
    }));
    const asked: number[] = [];
    const thingOf = async ({ name, step }: (typeof rows)[number]) => {
      asked.push(step);
      const at = `2026-11-28T${step === 1 ? '09:59' : '10:01'}:00.000Z`;
      return { name, last: step === 0 ? null : { by: 'ana', at } };
    };
    const found = await changedSinceLook(look, rows, thingOf, noWait);
    expect([found?.count, found?.rows.length, asked.length]).toEqual([rows.length, maxChangedRows, maxChangedRows]);
    expect(found?.rows.slice(0, 3).map(({ changed }) => changed?.by ?? null)).toEqual([null, null, 'ana']);
    expect(found?.rows[0]?.fields).toEqual([{ field: 'zone', seen: 'Norte', from: 'Sur', to: 'Norte' }]);
    expect(await changedSinceLook(look, [], async () => ({ name: '', last: null }), noWait)).toBeNull();
  });

  it('lets others go before each batch of rows, whether they moved or not', async () => {
    const seen: number[] = [];
    const rows = Array.from({ length: 3 * lookedAtOnce + 1 }, (_, at) => ({
      ...{ line: at + 2, kind: 'changed' as const },
      get changes() {
        seen.push(at);
        return [{ field: 'zone', from: 'Sur', to: 'Norte' }];
      },
    }));
    /** How many rows were read each time that others were let go. */
    const turns: number[] = [];
    const yieldToOthers = async (): Promise<void> => void turns.push(new Set(seen).size);
    const batches = [0, lookedAtOnce, 2 * lookedAtOnce, 3 * lookedAtOnce];
    const look = await sheetLook(5, rows, [], yieldToOthers);
    expect([turns, Object.keys(look.changed).length]).toEqual([batches, rows.length]);
    seen.splice(0);
    turns.splice(0);
    const since = await changedSinceLook(look, rows, async () => ({ name: '', last: null }), yieldToOthers);
    expect([since, turns]).toEqual([null, batches]);
  });
});
