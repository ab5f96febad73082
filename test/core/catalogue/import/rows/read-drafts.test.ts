import { describe, expect, it } from 'vitest';
import { emptyMapping } from '#core/catalogue/import/rows/columns.ts';
import { readDrafts } from '#core/catalogue/import/rows/read-drafts.ts';
import type { SpreadsheetRow } from '#core/imports/spreadsheet.port.ts';
import { aSheet, draftsOf, today } from '../a-sheet.builder.ts';

const headings = ['Código', 'Marca', 'Descripción', 'Precio', 'IVA', 'Múltiplo', 'd', 'D'];
const catalogue = (...rows: (string[] | SpreadsheetRow)[]) => draftsOf('catalogue', [headings, ...rows]);
const reasonsOf = async (...row: string[]) => (await catalogue(row)).rejected[0]?.reasons;

describe('catalogue rows', () => {
  it('become drafts; an empty cell says nothing', async () => {
    const { drafts } = await catalogue(
      ['087902E000', ' SKF ', 'Rodamiento  de\nrueda', '$39.990 ', '10,5 %', '4', '15/20', '35'],
      ['0042', 'SKF', 'Retén', '', '', '', '', ''],
    );
    expect(drafts).toEqual([
      {
        line: 2,
        code: '087902E000',
        brand: 'SKF',
        description: 'Rodamiento de rueda',
        listPrice: '39990',
        iva: '10.5',
        multiple: '4',
        attributes: { interior1: '15', interior2: '20', exterior1: '35' },
      },
      { line: 3, code: '0042', brand: 'SKF', description: 'Retén', attributes: {} },
    ]);
  });

  it('that are bad tell every reason and never stop the good ones', async () => {
    const { drafts, rejected } = await catalogue(
      ['A1', 'SKF', 'Uno', '1', '21', '1', '', ''],
      ['', 'SKF', 'Dos', 'caro', '27', '0', 'x', ''],
      ['a1', 'skf', 'Otra vez', '2', '21', '1', '', ''],
      ['A2', 'SKF', 'Tres', '-5', '0,21', '1,5', '', ''],
      ['A-1', 'SKF', 'Es otro', '1', '0.105', '1', '', ''],
      ['A3', 'SKF', 'En dólares', 'U$S 12,50', '21', '1', '', ''],
    );
    expect(drafts.map((draft) => draft.code)).toEqual(['A1', 'A-1']);
    expect(rejected).toEqual([
      {
        line: 3,
        reasons: expect.arrayContaining([
          { code: 'missing-value', field: 'code' },
          { code: 'bad-number', field: 'listPrice', value: 'caro' },
          { code: 'bad-iva', value: '27' },
          { code: 'bad-number', field: 'multiple', value: '0' },
          { code: 'bad-number', field: 'interior1', value: 'x' },
        ]),
      },
      { line: 4, reasons: [{ code: 'two-prices', firstLine: 2, name: 'a1 skf', first: '1', second: '2' }] },
      {
        line: 5,
        reasons: expect.arrayContaining([
          { code: 'negative-number', field: 'listPrice', value: '-5' },
          { code: 'bad-number', field: 'multiple', value: '1.5' },
        ]),
      },
      { line: 7, reasons: [{ code: 'foreign-amount', field: 'listPrice', value: 'U$S 12,50' }] },
    ]);
  });

  it('come in without a price where its cell says in words that there is none, and with no stock where it is negative', async () => {
    const headings = ['Código', 'Marca', 'Descripción', 'Precio', 'Costo', 'Stock'];
    const rowsOf = async (...rows: string[][]) => draftsOf('catalogue', [headings, ...rows]);
    const { drafts, rejected, warnings } = await rowsOf(
      ['A', 'SKF', 'Una', 'Consultar', 'S/P', '-3'],
      ['B', 'SKF', 'Dos', '-', '12', '4'],
      ['', 'SKF', 'Sin código', 'Cons.', '', '-1'],
    );
    expect(drafts).toMatchObject([
      { code: 'A', stock: '0' },
      { code: 'B', purchaseCost: '12', stock: '4' },
    ]);
    for (const draft of drafts) expect(draft).not.toHaveProperty('listPrice');
    // Nothing is told of a row that stays out but why.
    expect(rejected).toEqual([{ line: 4, reasons: [{ code: 'missing-value', field: 'code' }] }]);
    expect(warnings).toEqual([
      { line: 2, code: 'negative-stock', value: '-3' },
      { line: 2, code: 'price-in-words', value: 'Consultar' },
      { line: 2, code: 'price-in-words', value: 'S/P' },
      { line: 3, code: 'price-in-words', value: '-' },
    ]);
    for (const words of ['CONSULTAR', 'a consultar', 'cons', 's/p', 'S.P.', 'Sin precio', '--', '–'])
      expect((await rowsOf(['A', 'SKF', 'Una', words, '', ''])).drafts).toHaveLength(1);
    for (const other of ['agotado', 'ver lista 2', '-5', '1-2', 'sp 3', 'U$S 5'])
      expect((await rowsOf(['A', 'SKF', 'Una', other, '', ''])).rejected).toHaveLength(1);
    // Words are no stock, nor the price of a row that says nothing else.
    expect((await rowsOf(['A', 'SKF', 'Una', '', '', 'Consultar'])).rejected).toHaveLength(1);
    const alone = await draftsOf('prices', [
      ['Código', 'Lista de precios', 'Precio'],
      ['A', 'Lista 1', 'Consultar'],
    ]);
    expect([alone.rejected.map(({ reasons }) => reasons[0]?.code), alone.warnings]).toEqual([['bad-number'], []]);
  });

  it('have their prices in cents, as they are kept', async () => {
    const rest = ['21', '', '', ''];
    const { drafts } = await catalogue(
      ['A', 'SKF', 'Una', '1234,5600000001', ...rest],
      ['B', 'SKF', 'Dos', '0,004', ...rest],
      { line: 4, cells: ['C', 'SKF', 'Tres', '12.345', ...rest], numeric: [3] },
    );
    expect(drafts.map(({ listPrice }) => listPrice)).toEqual(['1234.56', undefined, '12.35']);
  });

  it('lose the signs that nobody sees', async () => {
    const { drafts } = await catalogue(['62\u200b03', '\u202eSKF\u2069', 'Roda\u00admiento', '', '', '', '', '']);
    expect(drafts).toMatchObject([{ code: '6203', brand: 'SKF', description: 'Rodamiento' }]);
  });

  it('with damaged, endless or unprintable text stay out', async () => {
    const rest = ['SKF', 'X', '', '', '', '', ''];
    expect(await reasonsOf('8,71E+11', ...rest)).toEqual([{ code: 'damaged-code', field: 'code', value: '8,71E+11' }]);
    expect(await reasonsOf('A\u0007B', ...rest)).toEqual([{ code: 'control-characters', field: 'code' }]);
    expect(await reasonsOf('9'.repeat(61), ...rest)).toEqual([{ code: 'too-long', field: 'code', limit: 60 }]);
    expect(await reasonsOf('A', 'SKF', 'X', '9999999999999')).toEqual([
      { code: 'number-too-large', field: 'listPrice', value: '9999999999999' },
    ]);
    expect((await catalogue(['087902E000', ...rest], ['12345678901234567890', ...rest])).rejected).toEqual([]);
  });

  it('with a code that the workbook made a date stay out; a date elsewhere is its text', async () => {
    const cells = ['2024-03-01', 'SKF', '2024-03-01', '10'];
    const { drafts, rejected } = await draftsOf('catalogue', [
      headings,
      { line: 2, cells, dates: [0] },
      { line: 3, cells, dates: [2] },
    ]);
    expect(rejected).toEqual([
      { line: 2, reasons: [{ code: 'code-became-date', field: 'code', value: '2024-03-01' }] },
    ]);
    expect(drafts).toMatchObject([{ code: '2024-03-01', description: '2024-03-01' }]);
    const ownCodes = [
      ['Código', 'Marca', 'Descripción', 'Código interno', 'Código de barras'],
      { line: 2, cells: ['A', 'SKF', 'X', '2024-03-01', '7,79E+12'], dates: [3] },
      { line: 3, cells: ['B', 'SKF', 'X', '', ''] },
    ];
    expect((await draftsOf('catalogue', ownCodes)).rejected).toEqual([
      {
        line: 2,
        reasons: [
          { code: 'code-became-date', field: 'internalCode', value: '2024-03-01' },
          { code: 'damaged-code', field: 'barcode', value: '7,79E+12' },
        ],
      },
    ]);
    const equivalence = [
      ['Código', 'Marca equivalente', 'Código equivalente'],
      { line: 2, cells: ['A', 'Bosch', '2024-03-01'], dates: [2] },
    ];
    expect((await draftsOf('equivalences', equivalence)).rejected[0]?.reasons).toEqual([
      { code: 'code-became-date', field: 'equivalentCode', value: '2024-03-01' },
    ]);
  });

  it('a cell stored as a number has a decimal point in every number format; faults of unused columns do not matter', async () => {
    const cells = ['6203', 'SKF', 'X', '39.125'];
    const { drafts, rejected } = await draftsOf('catalogue', [
      headings,
      { line: 7, cells, numeric: [0, 3], faults: [{ code: 'error-value', column: 40, value: '#N/A' }] },
      { line: 8, cells: ['', 'SKF', 'X', ''], faults: [{ code: 'formula-without-value', column: 0 }] },
      { line: 9, cells, faults: [{ code: 'number-too-long', column: 0, value: '12345678901234600000' }] },
    ]);
    expect(drafts).toMatchObject([{ line: 7, code: '6203', listPrice: '39.13' }]);
    expect(rejected).toEqual([
      { line: 8, reasons: [{ code: 'formula-without-value', field: 'code' }] },
      { line: 9, reasons: [{ code: 'damaged-code', field: 'code', value: '12345678901234600000' }] },
    ]);
  });
});

it('equivalences: many for one code, none of itself, none twice', async () => {
  const { drafts, rejected } = await draftsOf('equivalences', [
    ['Código', 'Marca', 'Marca equivalente', 'OEM'],
    ['6203', 'SKF', 'FAG', '6203-2RSR'],
    ['6203', 'SKF', 'NSK', '6203DDU'],
    ['6203', 'SKF', 'skf', '6203'],
    ['6203', 'SKF', 'Fag', '6203-2rsr'],
    ['62/22', 'SKF', 'FAG', '6222'],
  ]);
  expect(drafts.map((draft) => draft.equivalentCode)).toEqual(['6203-2RSR', '6203DDU', '6222']);
  expect(rejected.flatMap(({ reasons }) => reasons)).toEqual([
    { code: 'equivalent-to-itself', value: '6203' },
    { code: 'duplicate-in-file', firstLine: 2, name: '6203 SKF' },
  ]);
});

it('prices: the list is a column or a constant, and the price must be there', async () => {
  const rows = [
    ['Código', 'Precio'],
    ['A', '1.234,50'],
    ['B', ''],
  ];
  const { drafts, rejected } = await draftsOf('prices', rows, { constants: new Map([['priceList', 'Lista 1']]) });
  expect(drafts).toEqual([{ line: 2, code: 'A', priceList: 'Lista 1', price: '1234.5' }]);
  expect(rejected).toEqual([{ line: 3, reasons: [{ code: 'missing-value', field: 'price' }] }]);
});

it('a file that breaks off ends in its failure, after the rows before it', async () => {
  const rows = [headings, ...Array.from({ length: 20 }, (_, at) => [`A${at}`, 'SKF', 'X'])];
  const reading = await readDrafts('catalogue', emptyMapping, aSheet(rows, { code: 'unclosed-quote', line: 99 }), {
    today,
  });
  const outcomes: (number | string)[] = [];
  for await (const batch of reading.unwrap().batches)
    outcomes.push(batch.ok ? batch.val.drafts.length : batch.val.code);
  expect(outcomes.at(-1)).toBe('unclosed-quote');
  expect(outcomes.slice(0, -1).reduce<number>((sum, each) => sum + Number(each), 0)).toBe(20);
  expect((await readDrafts('prices', emptyMapping, aSheet([], { code: 'empty-file' }), { today })).val).toEqual({
    code: 'empty-file',
  });
});
