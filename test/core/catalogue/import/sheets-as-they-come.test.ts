import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowReasonText } from '#adapters/texts/import-reasons.es.ts';
import { emptyMapping } from '#core/catalogue/import/rows/columns.ts';
import { readDrafts } from '#core/catalogue/import/rows/read-drafts.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import { aSheet, draftsOf, today } from './a-sheet.builder.ts';

const headings = ['Código', 'Marca', 'Descripción', 'Rubro', 'Precio de lista'];

const readCsv = async (kind: ImportKind, rows: readonly (readonly string[])[]) => {
  const options = { format: 'csv', today } as const;
  const reading = (await readDrafts(kind, emptyMapping, aSheet(rows), options)).unwrap();
  const rejected: { readonly line: number; readonly code: string | undefined }[] = [];
  let drafts = 0;
  for await (const batch of reading.batches) {
    drafts += batch.unwrap().drafts.length;
    rejected.push(...batch.unwrap().rejected.map(({ line, reasons }) => ({ line, code: reasons[0]?.code })));
  }
  return { drafts, rejected };
};

describe('sheets as they come', () => {
  it('have their heading again on every page', async () => {
    const page = ['A', 'NGK', 'Bujía', 'Encendido', '10'];
    const { drafts, rejected } = await draftsOf('catalogue', [
      headings,
      page,
      headings.map((each) => each.toUpperCase()),
      ['B', ...page.slice(1)],
    ]);
    expect([drafts.map(({ code }) => code), rejected]).toEqual([['A', 'B'], []]);
  });

  it('say nothing of a family or a price where a formula found nothing, or a zero stands', async () => {
    const { drafts, rejected } = await draftsOf('catalogue', [
      headings,
      ['A', 'NGK', 'Bujía', '#N/D', '0,00'],
      ['B', 'NGK', 'Bujía', '0', '#¡VALOR!'],
      ['C', 'NGK', 'Bujía', '#VALUE!', '0'],
    ]);
    expect(rejected).toEqual([]);
    for (const draft of drafts) expect([draft.family, draft.listPrice]).toEqual([undefined, undefined]);
    const prices = await draftsOf('prices', [
      ['Código', 'Precio', 'Lista de precios'],
      ['A', '0', 'Mayorista'],
    ]);
    expect(prices.rejected[0]?.reasons).toEqual([{ code: 'missing-value', field: 'price' }]);
  });

  it('of an error in a workbook too, but not where a code stands', async () => {
    const fault = (column: number) => [{ code: 'error-value', column, value: '#N/A' }] as const;
    const { drafts, rejected } = await draftsOf('catalogue', [
      headings,
      { line: 2, cells: ['A', 'NGK', 'Bujía', '#N/A', '10'], faults: fault(3) },
      { line: 3, cells: ['#N/A', 'NGK', 'Bujía', 'Encendido', '10'], faults: fault(0) },
    ]);
    expect(drafts.map(({ code, family }) => [code, family])).toEqual([['A', undefined]]);
    expect(rejected[0]?.reasons[0]).toMatchObject({ code: 'error-value', field: 'code' });
  });

  it('tell both prices of an article that comes twice', async () => {
    const { rejected } = await draftsOf('catalogue', [
      headings,
      ['A', 'NGK', 'Bujía', '', '10,00'],
      ['a', 'ngk', 'Bujía', '', '12,5'],
      ['A', 'NGK', 'Bujía', '', '10'],
    ]);
    expect(rejected.map(({ reasons }) => reasons[0])).toEqual([
      { code: 'two-prices', firstLine: 2, name: 'a ngk', first: '10', second: '12.5' },
      { code: 'duplicate-in-file', firstLine: 2, name: 'A NGK' },
    ]);
    const [first] = rejected;
    expect(first?.reasons.map((reason) => rowReasonText(reason, 'catalogue'))).toEqual([
      'a ngk tiene dos precios: 10,00 en la línea 2 y 12,50 acá. Dejá uno',
    ]);
  });

  it('of a text are told where a line has a cell too many, with any content', async () => {
    const row = fc.record({
      extra: fc.array(fc.constantFrom('', ' ', 'x', '10'), { maxLength: 3 }),
      code: fc.nat(9999),
    });
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(row, { selector: ({ code }) => code, maxLength: 8 }), async (rows) => {
        const lines = rows.map(({ code, extra }) => [`A${code}`, 'NGK', 'Bujía', 'Encendido', '10', ...extra]);
        const { drafts, rejected } = await readCsv('catalogue', [headings, ...lines]);
        const surplus = rows.flatMap(({ extra }, at) => (extra.some((cell) => cell.trim() !== '') ? [at + 2] : []));
        expect(rejected).toEqual(surplus.map((line) => ({ line, code: 'too-many-cells' })));
        expect(drafts).toBe(rows.length - surplus.length);
      }),
    );
  });

  it.each(['#N/D', '#VALUE!', '#¡REF!', '#DIV/0!'])('have no part called %s', async (text) => {
    const { drafts, rejected } = await draftsOf('catalogue', [headings, [text, 'NGK', text, '', '1']]);
    expect(drafts).toEqual([]);
    expect(rejected[0]?.reasons).toEqual([
      { code: 'error-value', field: 'code', value: text },
      { code: 'error-value', field: 'description', value: text },
    ]);
  });

  it('may describe a part in 2,000 characters', async () => {
    const described = (length: number) => draftsOf('catalogue', [headings, ['A', 'NGK', 'x'.repeat(length), '', '1']]);
    expect((await described(2000)).drafts).toHaveLength(1);
    expect((await described(2001)).rejected[0]?.reasons).toEqual([
      { code: 'too-long', field: 'description', limit: 2000 },
    ]);
  });
});

describe('a sheet in which one comma groups and another may be decimal', () => {
  const failureOf = async (prices: readonly string[], decimal: 'auto' | 'comma' | 'point' = 'auto') => {
    const rows = [headings, ...prices.map((price, at) => [`A${at}`, 'NGK', 'Bujía', 'Encendido', price])];
    const reading = (
      await readDrafts('catalogue', { ...emptyMapping, decimal }, aSheet(rows), { format: 'csv', today })
    ).unwrap();
    for await (const batch of reading.batches) if (!batch.ok) return batch.val;
    return null;
  };

  it('is not read before a person says how its numbers are written, whichever comes first', async () => {
    const unclear = { code: 'decimal-mark-unclear', unclear: '1,234', grouped: '12,345.50' };
    expect(await failureOf(['1,234', '7', '8', '9', '12,345.50'])).toEqual({ ...unclear, line: 2 });
    expect(await failureOf(['12,345.50', '7', '8', '9', '1,234'])).toEqual({ ...unclear, line: 6 });
    expect(await failureOf(['1,234', '12,345.50'], 'point')).toBeNull();
  });

  it('is not read either where the point of its column is decimal, which leaves a comma or a point with three digits unclear', async () => {
    const unclear = { code: 'decimal-mark-unclear', unclear: '1,234', grouped: '950.50' };
    expect(await failureOf(['1,234', '950.50'])).toEqual({ ...unclear, line: 2 });
    expect(await failureOf(['950.50', '$ 1,234'])).toEqual({ ...unclear, unclear: '$ 1,234', line: 3 });
    expect(await failureOf(['950.50', '1.234'])).toEqual({ ...unclear, unclear: '1.234', line: 3 });
    expect(await failureOf(['950.125', '1234.500'])).toMatchObject({ unclear: '950.125', grouped: '1234.500' });
    expect(await failureOf(['1,234', '950.50'], 'point')).toBeNull();
    expect(await failureOf(['1.234', '950,50', '1.234,50', '39.990'])).toBeNull();
    expect(await failureOf(['950.50', '7', '8,5'])).toBeNull();
  });

  it('is read where the point is decimal in another column', async () => {
    const { drafts } = await draftsOf('catalogue', [
      [...headings, 'Stock'],
      ['A', 'NGK', 'Bujía', 'Encendido', '1.234', '2.5'],
      ['B', 'NGK', 'Bujía', 'Encendido', '39.990,50', '1'],
    ]);
    expect(drafts.map(({ listPrice, stock }) => [listPrice, stock])).toEqual([
      ['1234', '2.5'],
      ['39990.5', '1'],
    ]);
  });

  it('is read where all say the same, or a workbook has the number itself', async () => {
    expect(await failureOf(['1,234', '12.345,50', '7,5'])).toBeNull();
    expect(await failureOf(['12,345.50', '1,234,567', '7.5'])).toBeNull();
    const { drafts } = await draftsOf('catalogue', [
      headings,
      ['A', 'NGK', 'Bujía', 'Encendido', '12,345.50'],
      { line: 3, cells: ['B', 'NGK', 'Bujía', 'Encendido', '1,234'], numeric: [4] },
    ]);
    expect(drafts).toHaveLength(2);
  });
});
