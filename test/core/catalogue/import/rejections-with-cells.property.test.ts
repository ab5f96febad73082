import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RejectedRow } from '#core/catalogue/import/plan/rejected-row.repository.port.ts';
import { withTheirCells } from '#core/catalogue/import/rejections-with-cells.ts';

const reasons = [{ code: 'missing-value', field: 'code' }] as const;
const rowOf = (line: number): RejectedRow => ({ line, cells: [`C${line}`, 'x'.repeat(500)], reasons });

/** Rejected rows in the sheet's order, three at a time, and how many of them were read. */
const kept = (lines: readonly number[]) => {
  const read: number[] = [];
  return {
    read,
    rows: {
      async *read() {
        for (let at = 0; at < lines.length; at += 3) {
          const some = lines.slice(at, at + 3);
          read.push(...some);
          yield some.map(rowOf);
        }
      },
    },
  };
};

const sheet = fc.uniqueArray(fc.integer({ min: 2, max: 500 }), { maxLength: 40 }).map((lines) => lines.sort(byLine));
const byLine = (one: number, other: number): number => one - other;

it('gives each told row its own cells, cut, and reads about as many rows as are told', async () => {
  await fc.assert(
    fc.asyncProperty(sheet, fc.nat({ max: 40 }), async (lines, count) => {
      const { read, rows } = kept(lines);
      const first = lines.slice(0, count).map((line) => ({ line, reasons }));
      const answer = await withTheirCells('1', first, rows);
      expect(answer).toEqual(first.map((row) => ({ ...row, cells: [`C${row.line}`, 'x'.repeat(80)] })));
      expect(read.length).toBeLessThan(first.length + 3);
    }),
  );
});

it('leaves a row whose cells nobody kept as it is', async () => {
  const rejectedRows = [{ line: 9, reasons }];
  expect(await withTheirCells('1', rejectedRows, kept([]).rows)).toEqual(rejectedRows);
});
