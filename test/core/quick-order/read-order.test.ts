import { describe, expect, it } from 'vitest';
import { readOrder, readSheet } from './at-once.ts';

/** 'code × quantity' of the likeliest reading of each line; '?' where none is told. */
const first = (pasted: string): readonly string[] =>
  readOrder(pasted).lines.map(({ readings: [reading] }) => `${reading?.code} × ${reading?.quantity ?? '?'}`);
const all = (pasted: string): readonly string[] =>
  readOrder(pasted).lines.flatMap(({ readings }) =>
    readings.map(({ code, quantity }) => `${code} × ${quantity ?? '?'}`),
  );

describe('a line', () => {
  it.each([
    ['6203 2RS 10', '6203 2RS × 10'],
    ['10 x 6203-2RS', '6203-2RS × 10'],
    ['10x 6203-2RS', '6203-2RS × 10'],
    ['６２０３　１０', '6203 × 10'],
    ['6203\t10', '6203 × 10'],
    ['10\t6203', '6203 × 10'],
    ['6203;10;', '6203 × 10'],
    ['"6203-2RS";"10"', '6203-2RS × 10'],
    ['6203|10', '6203 × 10'],
    ['6203, 10', '6203 × 10'],
    ['10,6203', '6203 × 10'],
    ['BKR6E x4', 'BKR6E × 4'],
    ['BKR6E X 4', 'BKR6E × 4'],
    ['BKR6E (4)', 'BKR6E × 4'],
    ['BKR6E: 4', 'BKR6E × 4'],
    ['BKR6E = 4', 'BKR6E × 4'],
    ['BKR6E cant. 4', 'BKR6E × 4'],
    ['cant 4 BKR6E', 'BKR6E × 4'],
    ['4u BKR6E', 'BKR6E × 4'],
    ['4 un. de BKR6E', 'BKR6E × 4'],
    ['BKR6E 4 unidades', 'BKR6E × 4'],
    ['BKR6E - 4', 'BKR6E × 4'],
    ['4- BKR6E', 'BKR6E × 4'],
    ['BKR6E', 'BKR6E × ?'],
    ['1.000 BKR6E', 'BKR6E × 1000'],
    ['BKR6E;1.000', 'BKR6E × 1000'],
    ['BKR6E;10,00', 'BKR6E × 10'],
    ['4 0 242 235 666', '0 242 235 666 × 4'],
    ['62/22 dbh 3', '62/22 dbh × 3'],
    ['- BKR6E 4', 'BKR6E × 4'],
    ['> > BKR6E 4', 'BKR6E × 4'],
    ['[20/11 10:02] Juan: BKR6E x 4', 'BKR6E × 4'],
    ['[10:02, 20/11/2026] Juan Pérez: BKR6E x 4', 'BKR6E × 4'],
    ['20/11/26, 10:02 - +54 9 11 5555-5555: BKR6E x 4', 'BKR6E × 4'],
    ['20/11/2026 10:02 a. m. - Juan: BKR6E x 4', 'BKR6E × 4'],
    ['\u200e[20/11/26, 10:02:33] Juan: BKR6E x 4', 'BKR6E × 4'],
    ['BKR6E;Bujía;4;12500', 'BKR6E × 4'],
    ['6203-2RS|KOYO x 3', '6203-2RS × 3'],
    ['6203-2RS|KOYO=3', '6203-2RS × 3'],
    ['6203-2RS x 3|KOYO', '6203-2RS × 3'],
    ['6203-2RS=3|KOYO', '6203-2RS × 3'],
    ['6203-2RS=3', '6203-2RS × 3'],
    ['6203-2RS|KOYO', '6203-2RS × ?'],
    ['BKR6E;Bujía x 4;12', 'BKR6E × 12'],
    ['0 242 235 666|BOSCH', '0 242 235 666 × ?'],
  ])('%j is %s', (pasted, expected) => {
    expect(first(pasted)).toEqual([expected]);
  });

  it('that can be read in several ways keeps them, so that the catalogue decides', () => {
    expect(all('0 242 235 666')).toEqual([
      '0 242 235 × 666',
      '0 242 235 666 × ?',
      '0 242 × ?',
      '0 × ?',
      '235 666 × ?',
      '666 × ?',
    ]);
    expect(all('6203 6204')).toEqual(['6203 × 6204', '6204 × 6203', '6203 6204 × ?']);
    expect(all('BKR6Ex4')).toEqual(['BKR6E × 4', 'BKR6Ex4 × ?']);
    expect(all('4xBKR6E')).toEqual(['BKR6E × 4', '4xBKR6E × ?']);
    expect(all('1 PZ 20')).toEqual(['20 × 1', 'PZ 20 × 1', '1 PZ × 20', '1 PZ 20 × ?']);
    expect(all('1 u. UN A0')).toEqual(['A0 × 1', 'UN A0 × 1', 'u. UN A0 × 1', '1 u. UN A0 × ?']);
    expect(all('6203\t10')).toEqual(['6203 × 10', '10 × 6203']);
    expect(all('HU 718/5 x 4')).toEqual(['HU 718/5 × 4', 'HU 718/5 x × 4', 'HU 718/5 x 4 × ?']);
  });

  it('may hold several orders, each with its own quantity', () => {
    expect(first('BKR6E x4, 6203 x10; 4 u 62/22')).toEqual(['BKR6E × 4', '6203 × 10', '62/22 × 4']);
    expect(readOrder('BKR6E x4, 6203 x10\n62/22 4').lines.map(({ line }) => line)).toEqual([1, 3, 2]);
  });
});

describe('a pasted text', () => {
  it('keeps the number of each line, and leaves blank ones out', () => {
    const { lines } = readOrder('\r\nBKR6E 4\r\n   \r\n----\r\n6203 2\r');
    expect(lines.map(({ line, text }) => [line, text])).toEqual([
      [2, 'BKR6E 4'],
      [5, '6203 2'],
    ]);
  });

  it('reads by its heading, of rows that are parted as it is', () => {
    const { lines, ignored } = readOrder('Cant.\tMarca\tCódigo\n4\tNGK\tBKR6E\n\tSKF\t6203\n6203 2');
    expect(lines.map(({ readings }) => readings[0])).toMatchObject([
      { code: 'BKR6E', quantity: 4, around: 'NGK', isExplicit: true },
      { code: '6203', quantity: 2 },
    ]);
    expect(ignored.map(({ line, reason }) => [line, reason])).toEqual([
      [1, 'heading'],
      [3, 'no-quantity'],
    ]);
  });

  it('takes numbering away only where it counts up', () => {
    expect(first('1) BKR6E 4\n2) 6203 2')).toEqual(['BKR6E × 4', '6203 × 2']);
    expect(first('4) BKR6E\n2) 6203')).toEqual(['BKR6E × 4', '6203 × 2']);
  });

  it('is clipped where a line never ends', () => {
    const [line] = readOrder(`${'X1'.repeat(5000)} 4`).lines;
    expect([line?.text.length, line?.readings[0]?.code.length]).toEqual([300, 300]);
  });

  it('is nothing when nothing is written', () => {
    expect(readOrder(' \n\t\n;;;\n')).toEqual({ lines: [], ignored: [], unread: 0 });
  });
});

describe('a spreadsheet', () => {
  it('is read as pasted rows are', () => {
    const rows = [
      ['Pedido noviembre'],
      ['Código', 'Descripción', 'Cantidad'],
      ['BKR6E', 'Bujía', '4'],
      ['6203', '', '0'],
    ];
    const { lines, ignored } = readSheet(rows.map((cells, at) => ({ line: at + 1, cells })));
    expect(lines.map(({ line, readings: [reading] }) => [line, reading?.code, reading?.quantity])).toEqual([
      [1, 'Pedido noviembre', null],
      [3, 'BKR6E', 4],
    ]);
    expect(ignored.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'heading'],
      [4, 'no-quantity'],
    ]);
  });
});
