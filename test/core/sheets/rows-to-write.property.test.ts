import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sheetRunKinds } from '#core/imports/record-kinds.ts';
import { rowsToWrite } from '#core/sheets/rows-to-write.ts';

const rows = fc.nat(1000);

it('a row that changes nothing is written by new prices of a list alone', () => {
  fc.assert(
    fc.property(fc.constantFrom(...sheetRunKinds), rows, rows, rows, (kind, created, changed, unchanged) => {
      const all = rowsToWrite(kind, { created, changed, unchanged });
      expect(all - rowsToWrite(kind, { created, changed, unchanged: 0 })).toBe(kind === 'list-prices' ? unchanged : 0);
      expect(rowsToWrite(kind, { created, changed, unchanged: 0 })).toBe(created + changed);
    }),
  );
});
