import { expect, it } from 'vitest';
import { rowChangesText } from '#adapters/texts/import-change.es.ts';
import { rowReasonText } from '#adapters/texts/import-reasons.es.ts';
import { openedText } from '#cli/screens/import-rows.ts';
import type { ImportView } from '#cli/screens/import-work.ts';
import { styleFor } from '#cli/style.ts';
import { widthOf } from '#cli/views/display-width.ts';
import { planText } from '#cli/views/plan.view.ts';
import type { ImportRun } from '#core/catalogue/import/import.service.ts';
import { emptySummary } from '#core/catalogue/import/plan/plan.ts';

const style = styleFor(false);
const reasons = [
  { code: 'bad-number', field: 'stock', value: 'mucho' },
  { code: 'foreign-amount', field: 'listPrice', value: 'U$S 12,50' },
] as const;
const summary = {
  ...{ ...emptySummary, changed: 1, rejected: 1, changedFields: { listPrice: 1 }, reasons: { 'bad-number': 1 } },
  rejections: [{ line: 9, cells: ['', 'E14-009', 'mucho'], reasons }],
  examples: [
    {
      ...{ line: 2, kind: 'changed' as const, name: 'E14-001 ACME Rodamiento rígido de bolas de prueba 1 sellado' },
      changes: [{ field: 'listPrice', from: '1399.50', to: '1455.48' }],
    },
  ],
};
const run: ImportRun = {
  ...{ id: '1', kind: 'catalogue', fileName: 'lista.csv', supplier: null, state: 'planned', rowsRead: 8, rowsTotal: 8 },
  ...{ headings: [], unknownHeadings: [], columns: [], decimal: 'auto', constants: [], preview: null, failure: null },
  ...{ changedSince: null, changedAt: 0 },
  summary,
};
const asOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

it.each([60, 80, 120])('tells what changes and why a row stays out whole, in %i columns', (columns) => {
  const text = planText(run, style, columns);
  expect(Math.max(...text.split('\n').map(widthOf))).toBeLessThanOrEqual(columns);
  expect(asOneLine(text)).toMatch(/sellado: Precio de lista: 1\.399,50 → 1\.455,48 \(\+4 %\)/);
  expect(asOneLine(text)).toMatch(/ 9 E14-009 · mucho: /);
  for (const reason of reasons) expect(asOneLine(text)).toContain(rowReasonText(reason, 'catalogue'));
});

it('names the price lists that are written, and none where none is', () => {
  expect(planText(run, style, 80)).not.toContain('Se escriben precios');
  const priced = { ...run, summary: { ...summary, priceLists: ['Lista 1', 'Taller'] } };
  expect(planText(priced, style, 80)).toContain('Se escriben precios de Lista 1 y Taller');
});

it('warns of new articles that may be there already', () => {
  const alikeCodes = [{ line: 4, code: 'pd 123', brand: 'Ferodo', known: 'PD/123' }];
  const text = planText({ ...run, summary: { ...summary, alike: 3, alikeCodes } }, style, 200);
  expect(text).toContain(
    '3 artículos nuevos tienen el código de otro de su marca, escrito distinto: pd 123 Ferodo (está PD/123) y 2 más',
  );
});

it('warns of cells that do not count as they are written, with their lines', () => {
  const warnings = [
    { line: 4, code: 'price-in-words', value: 'Consultar' },
    { line: 1204, code: 'negative-stock', value: '-3' },
  ] as const;
  const warned = { 'price-in-words': 7, 'negative-stock': 1, 'model-in-general': 0, 'code-like-date': 0 };
  const text = planText({ ...run, summary: { ...summary, warned, warnings } }, style, 200);
  expect(text).toContain(
    '7 celdas de precio dicen que no lo tienen, y queda el precio que haya: línea 4 «Consultar» y 6 más',
  );
  expect(text).toContain('Un stock es negativo, y se toma 0: línea 1.204 «-3»');
});

it('says by its one name that a discontinued article is sold again', () => {
  const change = { field: 'sale', from: 'discontinued', to: 'not-discontinued' };
  expect(rowChangesText('catalogue', 'changed', [change])).toBe('Estado de venta: Discontinuado → En venta');
});

it('warns of notes that customers read, with their column', () => {
  const columns = [{ field: 'notas', column: 1 }];
  const noted = { ...run, columns, headings: ['Código', 'Observaciones'], summary: { ...summary, noted: 3 } };
  expect(planText(noted, style, 200)).toContain(
    'Se escriben notas en 3 artículos, de la columna «Observaciones»: los clientes',
  );
});

it('opens a rejected row as that row: its line, its cells under their headings, and each reason', () => {
  const row = { kind: 'rejection', line: 9, cells: ['E14-009', 'mucho'], reasons: ['Stock: «mucho» no es'] } as const;
  const preview = { sheet: '', sheets: [], headingRow: 0, rows: [['Código', 'Stock']] };
  const view = { ...run, preview, text: () => 'all of it' } as unknown as ImportView;
  expect(openedText(view, row, style, 80)).toBe('Línea 9\nCódigo  E14-009\nStock   mucho\n\nStock: «mucho» no es');
  expect(openedText(view, { kind: 'count', name: 'Nuevos', count: 1 }, style, 80)).toBe('all of it');
});
