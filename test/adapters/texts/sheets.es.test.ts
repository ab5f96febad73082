import { expect, it } from 'vitest';
import { sheetReadText } from '#adapters/texts/sheets.es.ts';

it('a planned sheet says when it was read and who brought it, and whether that is of today in Buenos Aires', () => {
  const run = { changedAt: Date.parse('2026-03-09T02:05:00Z'), startedBy: 'ana' };
  const read = 'Leída el 08/03/2026 23:05:00, la subió ana';
  expect(sheetReadText(run, Date.parse('2026-03-09T02:59:59Z'))).toBe(read);
  expect(sheetReadText(run, Date.parse('2026-03-09T03:00:00Z'))).toBe(
    `${read}. No es de hoy: desde entonces algo pudo cambiar`,
  );
});
