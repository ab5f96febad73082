import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Ok } from '#core/shared/result.ts';
import { bringSheet, type SheetKind } from '#core/sheets/bring-sheet.ts';
import type { SheetTable } from '#core/sheets/sheet-table.port.ts';

type Step = { readonly kind: 'new' | 'changed' | 'unchanged' };
type Reason = { readonly code: string };
const kinds = ['new', 'changed', 'unchanged', 'rejected'] as const;

const brought = async (table: SheetTable, isDryRun: boolean, refuses = false) => {
  const written: Step[] = [];
  const kind: SheetKind<'code' | 'name', Step, Reason> = {
    maxRows: 10,
    headings: { code: ['Código', 'Cod.'], name: ['Nombre'] },
    required: ['code'],
    plan: async () => (cells) => {
      const does = kinds.find((each) => each === cells.code) ?? 'rejected';
      return does === 'rejected' ? { kind: does, reasons: [{ code: 'no' }] } : { kind: does };
    },
    async write(step) {
      written.push(step);
      return refuses ? { code: 'late' } : null;
    },
  };
  const parts = { tables: { read: async () => Ok(table) }, yieldToOthers: async () => undefined };
  return { report: (await bringSheet(parts, kind, new Uint8Array(), isDryRun)).unwrap(), written };
};
const tableOf = (cells: readonly string[]): SheetTable => ({
  headings: ['COD', 'Otra'],
  rows: cells.map((code, at) => ({ line: at + 2, cells: [code, ''], unreadable: [] })),
});

describe('a sheet that is brought', () => {
  it('tells of each row what it does, once, and a dry run writes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...kinds), { maxLength: 30 }), async (rows) => {
        const dry = await brought(tableOf(rows), true);
        const done = await brought(tableOf(rows), false);
        expect(dry.written).toEqual([]);
        expect(done.report).toEqual({ ...dry.report, isDryRun: false });
        const { created, changed, unchanged, rejected } = done.report;
        expect(created + changed + unchanged + rejected.length).toBe(rows.length);
        expect(rejected.map(({ line }) => line)).toEqual(
          rows.flatMap((each, at) => (each === 'rejected' ? [at + 2] : [])),
        );
        expect(done.written.length).toBe(rows.length - rejected.length);
      }),
    );
  });

  it('rejects what could not be written, and what no column can be read of', async () => {
    expect((await brought(tableOf(['new']), false, true)).report).toMatchObject({
      created: 0,
      ignored: ['Otra'],
      rejected: [{ line: 2, reasons: [{ code: 'late' }] }],
    });
    const damaged = { ...tableOf(['new']), rows: [{ line: 2, cells: ['', ''], unreadable: [0, 1] }] };
    expect((await brought(damaged, true)).report.rejected).toMatchObject([
      { reasons: [{ code: 'cell-unreadable', heading: 'COD' }] },
    ]);
  });
});
