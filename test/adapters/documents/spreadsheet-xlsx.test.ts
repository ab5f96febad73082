import { type WriteOptions, writeXlsx, writeXlsxStream } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { formattedCellLog } from '#adapters/documents/formatted-cells.ts';
import { spreadsheetReader } from '#adapters/documents/spreadsheet.ts';
import type { OpenOptions } from '#core/imports/spreadsheet.port.ts';
import { fileService } from './a-file.builder.ts';
import { aWorkbook } from './a-zip.builder.ts';

const { read, cells, write } = fileService();

describe('a workbook', () => {
  it('gives cells as text: codes as they are, numbers plain, dates ISO', async () => {
    const rows = [
      ['Código', 'Precio', 'Fecha', 'Sí'],
      ['087902E000', 12345.670000000002, new Date('2026-03-09'), true],
      [6203, 1e21, new Date('2026-03-09T10:30:00Z'), false],
      ['00012345678901234567', 0.0000001, null, null],
    ];
    const book = await writeXlsx({ sheets: [{ name: 'Lista', rows }] });
    expect((await read(book)).rows).toEqual([
      { line: 1, cells: ['Código', 'Precio', 'Fecha', 'Sí'] },
      { line: 2, cells: ['087902E000', '12345.67', '2026-03-09', 'VERDADERO'], numeric: [1], dates: [2] },
      {
        line: 3,
        cells: ['6203', '1000000000000000000000', '2026-03-09T10:30:00', 'FALSO'],
        numeric: [0, 1],
        dates: [2],
        faults: [{ code: 'number-too-long', column: 1, value: '1000000000000000000000' }],
      },
      { line: 4, cells: expect.arrayContaining(['00012345678901234567', '0.0000001']), numeric: [1] },
    ]);
  });

  it('is read by the name or the number of a sheet', async () => {
    const book = await writeXlsx({
      sheets: ['Equivalencias & más', '2', 'Precios'].map((name) => ({ name, rows: [[`de ${name}`]] })),
    });
    expect(await cells(book)).toEqual([['de Equivalencias & más']]);
    expect(await cells(book, { sheet: 'Equivalencias & más' })).toEqual([['de Equivalencias & más']]);
    expect(await cells(book, { sheet: 3 })).toEqual([['de Precios']]);
    expect(await cells(book, { sheet: '3' })).toEqual([['de Precios']]);
    expect(await cells(book, { sheet: 'Medidas' })).toEqual({
      code: 'sheet-not-found',
      wanted: 'Medidas',
      sheets: ['Equivalencias & más', '2', 'Precios'],
    });
    expect(await cells(book, { sheet: 0 })).toMatchObject({ code: 'sheet-not-found' });
  });

  it('reads the first sheet that a person sees with something in it, and tells which others have something', async () => {
    const opened = async (sheets: readonly WriteOptions['sheets'][number][], sheet?: string) => {
      const path = write(await writeXlsx({ sheets: [...sheets] }), 'libro.xlsx');
      return (await spreadsheetReader().open(path, sheet === undefined ? {} : { sheet })).unwrap();
    };
    const rows = [['Código', 'Precio']];
    const listed = [
      { name: 'Auxiliar', rows, hidden: true },
      { name: 'Fórmulas', rows, veryHidden: true },
      { name: 'Vacía', rows: [] },
      { name: 'Lista', rows },
      { name: 'Agro', rows },
      { name: 'Hoja 3', rows: [[null, null]] },
    ];
    expect(await opened(listed)).toMatchObject({ sheet: 'Lista', others: ['Agro'] });
    expect(await opened(listed, 'Agro')).toMatchObject({ sheet: 'Agro', others: ['Lista'] });
    // Asked for by its name a hidden one is read.
    expect(await opened(listed, 'Auxiliar')).toMatchObject({ sheet: 'Auxiliar', others: ['Lista', 'Agro'] });
    // Where nothing else has anything, a hidden one is read.
    expect(await opened(listed.slice(0, 3))).toMatchObject({ sheet: 'Auxiliar', others: [] });
    expect(
      await opened([
        { name: 'Vacía', rows: [] },
        { name: 'Otra', rows: [] },
      ]),
    ).toMatchObject({ sheet: 'Vacía' });
    // Formulas without values are told when they are read: no hidden sheet takes their place.
    const formulas = new Map([['0,0', { formula: 'Auxiliar!A1' }]]);
    expect(await opened([...listed.slice(0, 3), { name: 'Cálculo', rows: [], cells: formulas }])).toMatchObject({
      ...{ sheet: 'Cálculo', others: [] },
    });
    expect((await opened(listed)).sheets).toEqual(listed.map(({ name }) => name));
  });

  it('reads the first sheet that a person sees whose first rows are those that are looked for', async () => {
    const rows = [['Código', 'Precio']];
    const path = write(
      await writeXlsx({
        sheets: [
          { name: 'Carátula', rows: [['Distribuidora Norte']] },
          { name: 'Oculta', rows, hidden: true },
          { name: 'Vacía', rows: [] },
          { name: 'Lista', rows },
          { name: 'Agro', rows },
        ],
      }),
      'con carátula.xlsx',
    );
    const opened = async (options: OpenOptions) => (await spreadsheetReader().open(path, options)).unwrap();
    const isReadable = ([head]: readonly (readonly string[])[]) => head?.[0] === 'Código';
    const read = await opened({ isReadable });
    expect(read).toMatchObject({ sheet: 'Lista', others: ['Carátula', 'Agro'] });
    for await (const batch of read.batches) expect(batch.unwrap().map(({ cells }) => cells)).toEqual(rows);
    // Where none is, the first with something in it; one that is asked for whatever it holds.
    expect(await opened({ isReadable: () => false })).toMatchObject({ sheet: 'Carátula' });
    expect(await opened({ isReadable, sheet: 'Carátula' })).toMatchObject({ sheet: 'Carátula' });
    expect(await opened({})).toMatchObject({ sheet: 'Carátula' });
  });

  it('gives the value that was stored with a formula, and says where there is none', async () => {
    const row = [
      '<c r="A1"><f>B1*2</f><v>42</v></c>',
      '<c r="B1"><f>SUM(C1:C9)</f></c>',
      '<c r="C1"><f>A1</f><v></v></c>',
      '<c r="D1" t="str"><f>CONCATENATE("a","b")</f><v>ab</v></c>',
      '<c r="E1" t="str"><f>IF(A1,"","x")</f><v></v></c>',
      '<c r="F1" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
      '<c r="G1"><f t="shared" si="0"/></c>',
      '<c r="H1" t="inlineStr"><is><t>fin ñ</t></is></c>',
    ];
    const { rows } = await read(aWorkbook(`<row r="1">${row.join('')}</row>`));
    expect(rows).toEqual([
      {
        line: 1,
        cells: ['42', '', '', 'ab', '', '', '', 'fin ñ'],
        numeric: [0],
        faults: [
          { code: 'formula-without-value', column: 1 },
          { code: 'formula-without-value', column: 2 },
          { code: 'error-value', column: 5, value: '#DIV/0!' },
          { code: 'formula-without-value', column: 6 },
        ],
      },
    ]);
  });

  it('gives a percentage and an amount of other money as a person sees them, with all their decimals', async () => {
    const shown = (value: number, numFmt: string) => ({ value, style: { numFmt } });
    const cells = [
      shown(0.1, '0%'),
      shown(0.125, '0%'),
      shown(0.07, '0.00%'),
      shown(-0.5, '#,##0.0 %;[Red]-#,##0.0 %'),
      shown(0, '0%'),
      shown(10, '0" %"'),
      shown(10, '0\\%'),
      shown(12.5, '"U$S" #,##0.00'),
      shown(12.5, '[$USD] #,##0.00'),
      shown(0, '"U$S" #,##0.00'),
      shown(12.5, '[$$-409]#,##0.00'),
      shown(12.5, '"$" #,##0.00'),
      shown(12.5, '"AR$" #,##0.00'),
      shown(12.5, '[$R$-416] #,##0.00'),
      shown(12.5, '#,##0.00 [$€-2]'),
      { value: 'sin descuento', style: { numFmt: '0%' } },
    ];
    const book = await writeXlsx({
      sheets: [{ name: 'Lista', rows: [['A']], cells: new Map(cells.map((cell, at) => [`1,${at}`, cell])) }],
    });
    expect((await read(book)).rows[1]).toEqual({
      line: 2,
      cells: [
        ...['10 %', '12,5 %', '7 %', '-50 %', '0 %', '10', '10'],
        ...['U$S 12,5', 'U$S 12,5', '0', '12.5', '12.5', '12.5', 'R$ 12,5', '€ 12,5', 'sin descuento'],
      ],
      numeric: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
    });
  });

  it('finds a percentage where rows and cells do not say where they stand, and under a prefix', async () => {
    const styles =
      '<styleSheet><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>' +
      '<cellXfs count="2"><xf numFmtId="0" xfId="0"><alignment/></xf><xf numFmtId="10" xfId="0"/></cellXfs></styleSheet>';
    const plain =
      '<row><c><v>1</v></c></row><row><c s="1"><v>0.1</v></c><c s="0"><v>2</v></c><c s="1"><v>0.2</v></c></row>' +
      '<row r="5"><c r="AB5" s="1"><f>A1</f><v>0.3</v></c></row>';
    const prefixed = plain.replace(/<(\/?)(?=row|c|v|f)/g, '<$1x:');
    for (const sheet of [plain, prefixed]) {
      const { rows } = await read(aWorkbook(sheet, { styles }));
      expect(rows.map(({ line, cells }) => [line, cells.filter(Boolean)])).toEqual([
        [1, ['1']],
        [2, ['10 %', '2', '20 %']],
        [5, ['30 %']],
      ]);
    }
  });

  it('keeps a formatted cell no longer than its row', () => {
    const log = formattedCellLog(new Map([['1', 'percentage']]));
    log.note('<row r="1"><c r="B1" s="1"/></row><row r="2"><c r="A2" s="1"/><c r="B2" s="0"/></row>');
    expect([...log.take(0)]).toEqual([[1, 'percentage']]);
    expect([...log.take(0)]).toEqual([]);
    expect([...log.take(1)]).toEqual([[0, 'percentage']]);
  });

  it('of many percentages gives each as it is shown', async () => {
    const cells = Array.from({ length: 30_000 }, (_, at) => `<row><c s="0"><v>${at / 100}</v></c></row>`);
    const styles = '<styleSheet><cellXfs><xf numFmtId="9"/></cellXfs></styleSheet>';
    const { rows } = await read(aWorkbook(cells.join(''), { styles }));
    expect(rows).toHaveLength(30_000);
    expect(rows.every((row, at) => row.cells[0] === `${at} %`)).toBe(true);
  });

  it('of many rows comes whole, in order, from a reader that is slower than the file', async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => [`A${at}`, at, `Bujía ${at}`]);
    const stream = writeXlsxStream(rows, { name: 'Lista', columns: [{}, {}, {}] });
    const path = write(new Uint8Array(await new Response(stream).arrayBuffer()), 'grande.xlsx');
    const opened = (await spreadsheetReader().open(path)).unwrap();
    let count = 0;
    for await (const batch of opened.batches) {
      for (const row of batch.unwrap()) expect(row.cells).toEqual(rows[count++]?.map(String));
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(count).toBe(20_000);
  });

  it('can be left in the middle', async () => {
    // Beyond what is read ahead of its rows.
    const rows = Array.from({ length: 50_000 }, (_, at) => [`A${at}`, `Bujía ${at}`, `Otra ${at}`]);
    const path = write(await writeXlsx({ sheets: [{ name: 'Lista', rows }] }), 'medio.xlsx');
    const opened = (await spreadsheetReader().open(path)).unwrap();
    for await (const batch of opened.batches) {
      expect(batch.unwrap()).toHaveLength(1000);
      break;
    }
  });
});
