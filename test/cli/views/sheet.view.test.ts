import { expect, it } from 'vitest';
import { customerSheetColumns } from '#adapters/texts/customer-sheets.es.ts';
import { planTexts } from '#adapters/texts/import.es.ts';
import { styleFor } from '#cli/style.ts';
import { changesTextOf, emptiedLines, sheetChangedLines, sheetReportText } from '#cli/views/sheet.view.ts';
import { aSheetReport } from '#test/builders/sheet-run.builder.ts';

it.each([true, false])('has the words of every import, before it is written (%s) and after', (isDryRun) => {
  const report = aSheetReport({ isDryRun, created: 3, changed: 2, unchanged: 1, rejectedCount: 4 });
  const text = sheetReportText({ ...report, missing: { count: 5, names: [] } }, () => '', null, styleFor(false), 80);
  const counts = { new: 3, changed: 2, unchanged: 1, missing: 5, rejected: 4 };
  for (const [name, count] of Object.entries(counts)) {
    expect(text).toMatch(new RegExp(`^${planTexts[name as keyof typeof planTexts]} +${count}$`, 'm'));
  }
});

it('says what would be written over that changed since the look, by whom and when, and of how many in all', () => {
  const row = { line: 2, name: 'C1 Uno', since: 'changed' as const };
  const fields = [{ field: 'zone', seen: 'Norte', from: '', to: 'Oeste' }];
  const changed = { by: 'ana', at: '2026-11-28T13:15:00.000Z' };
  const rows = [
    { ...row, fields, changed },
    { ...row, line: 3, since: 'made' as const, fields, changed: null },
    { ...row, line: 4, since: 'gone' as const, fields, changed: null },
    { ...row, line: 5, since: 'admitted' as const, fields: [], changed: null },
  ];
  const lines = (count: number) =>
    sheetChangedLines({ changedSince: { count, rows } }, customerSheetColumns, styleFor(false), 200);
  expect(lines(25).slice(1)).toEqual([
    'Línea 2  C1 Uno: Zona: había Norte, ahora hay (nada) → Oeste (lo cambió ana el 28/11/2026 10:15:00)',
    'Línea 3  C1 Uno: no existía cuando miraste la planilla, y ahora existe. Zona: (nada) → Oeste',
    'Línea 4  C1 Uno: ya no existe: se haría de nuevo',
    'Línea 5  C1 Uno: quedaba afuera cuando miraste la planilla, y ahora entra',
    'Y 21 filas más',
  ]);
  expect(lines(25)[0]).toContain('25 filas pisarían algo que cambió desde que miraste esta planilla');
  expect(lines(4)).toHaveLength(5);
  expect(sheetChangedLines({ changedSince: null }, customerSheetColumns, styleFor(false), 80)).toEqual([]);
});

it('warns before it is written of what empty cells would empty', () => {
  const emptied = [
    { field: 'email', count: 1200 },
    { field: 'phone', count: 1 },
  ];
  const lines = (isDryRun: boolean) =>
    emptiedLines(aSheetReport({ isDryRun, emptied }), customerSheetColumns, styleFor(false), 200);
  expect(lines(true)[1]).toContain('Se vacían 1.201 datos: E-mail de 1.200, Teléfono de 1. ');
  expect(lines(false)).toEqual([]);
  expect(emptiedLines(aSheetReport(), customerSheetColumns, styleFor(false), 80)).toEqual([]);
});

it('tells the first new rows with all that they bring, and those that change with what they change', () => {
  const brings = ['Norte', ''].map((to, at) => ({ field: at === 0 ? 'zone' : 'town', from: '', to }));
  const fresh = Array.from({ length: 7 }, (_, at) => ({
    ...{ line: at + 2, kind: 'new' as const, name: `C${at} Uno` },
    changes: at === 0 ? brings.slice(0, 1) : [],
  }));
  const changes = [{ field: 'zone', from: '', to: 'Sur' }];
  const examples = [...fresh, { line: 30, kind: 'changed' as const, name: 'D1 Dos', changes }];
  const report = aSheetReport({ created: 7, changed: 1, examples });
  const lines = (isDryRun: boolean) =>
    sheetReportText({ ...report, isDryRun }, () => '', changesTextOf(customerSheetColumns), styleFor(false), 80).split(
      '\n',
    );
  expect(lines(true).slice(-9)).toEqual([
    'Nuevos (5 de 7)',
    'Línea 2  C0 Uno: Zona: Norte',
    ...[3, 4, 5, 6].map((line) => `Línea ${line}  C${line - 2} Uno`),
    '',
    'Modificados',
    'Línea 30  D1 Dos: Zona: — → Sur',
  ]);
  expect(lines(false).join(' ')).not.toContain('Línea');
});
