import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ImportState } from '#core/imports/import-state.ts';
import { isUnderWay } from '#core/imports/import-state.ts';
import { newestOwnSheet } from '#core/sheets/newest-own-sheet.ts';

const states: readonly ImportState[] = ['reading', 'planned', 'writing', 'done', 'failed'];
const sheets = fc.array(
  fc.record({ state: fc.constantFrom(...states), startedBy: fc.constantFrom('ana', 'beto'), id: fc.uuid() }),
);

it('is their own, one that goes on before one that does not, and of both the newest', () => {
  fc.assert(
    fc.property(sheets, (kept) => {
      const found = newestOwnSheet(kept, 'ana');
      const own = kept.filter(({ startedBy }) => startedBy === 'ana');
      const goingOn = own.filter(({ state }) => isUnderWay(state));
      expect(found).toBe((goingOn.length > 0 ? goingOn : own)[0] ?? null);
    }),
  );
});

it('is none where nobody left one', () => {
  expect(newestOwnSheet([{ state: 'planned', startedBy: 'beto' }], 'ana')).toBeNull();
  expect(newestOwnSheet([], 'ana')).toBeNull();
});
