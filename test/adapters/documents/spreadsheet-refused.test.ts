import { randomBytes } from 'node:crypto';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { spreadsheetReader } from '#adapters/documents/spreadsheet.ts';
import type { SpreadsheetLimits } from '#adapters/documents/spreadsheet-limits.ts';
import { fileService } from './a-file.builder.ts';
import { aWorkbook, aZip } from './a-zip.builder.ts';

const { directory, read } = fileService();
const failureOf = async (content: Uint8Array | string, limits: Partial<SpreadsheetLimits> = {}) =>
  (await read(content, { name: 'planilla.csv' }, limits)).failure;

describe('what is no spreadsheet', () => {
  it('is told by its content, not by its name', async () => {
    expect(await failureOf(Buffer.concat([Buffer.from('Código;Precio\n'), randomBytes(5000)]))).toMatchObject({
      code: 'not-a-spreadsheet',
    });
    expect(await failureOf('%PDF-1.7\n')).toEqual({ code: 'not-a-spreadsheet' });
    expect(await failureOf(Buffer.from('\x89PNG\r\n', 'latin1'))).toMatchObject({ code: 'not-a-spreadsheet' });
    expect(await failureOf('  <html><table>')).toEqual({ code: 'not-a-spreadsheet' });
    expect(await failureOf(aZip([{ name: 'word/document.xml', content: '<w/>' }]))).toEqual({
      code: 'not-a-spreadsheet',
    });
    expect((await spreadsheetReader().open(directory)).val).toEqual({ code: 'not-a-spreadsheet' });
  });

  it('or is of another time, locked, empty or not there', async () => {
    const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    expect(await failureOf(Buffer.concat([ole, Buffer.alloc(600)]))).toEqual({ code: 'old-excel' });
    const locked = await writeXlsx({
      sheets: [{ name: 'a', rows: [['x']] }],
      encryption: { password: 'x', spinCount: 1 },
    });
    expect(await failureOf(locked)).toEqual({ code: 'password-protected' });
    expect(await failureOf('')).toEqual({ code: 'empty-file' });
    expect(await failureOf('\ufeff \r\n\r\n')).toEqual({ code: 'empty-file' });
    expect(await failureOf(aWorkbook(''))).toEqual({ code: 'empty-file' });
    const path = `${directory}/nadie.csv`;
    expect((await spreadsheetReader().open(path)).val).toEqual({ code: 'file-not-found', path });
  });

  it('or mixes encodings', async () => {
    const mixed = Buffer.concat([
      Buffer.from('Código;Bujía\nA;1\n'),
      Buffer.from('B;Cigüeñal', 'latin1').subarray(0, 6),
    ]);
    expect(await failureOf(mixed)).toEqual({ code: 'unreadable-encoding', line: 3 });
    expect(await failureOf(Buffer.concat([Buffer.from('A;'), Buffer.from([0x81, 0xf3, 0xf1])]))).toEqual({
      code: 'unreadable-encoding',
      line: 1,
    });
  });
});

describe('a spreadsheet that is damaged', () => {
  it('in its quotes: the rows before are good', async () => {
    const { rows, failure } = await read('A;"uno"\nB;dos\nC;"tres\nD;cuatro\n');
    expect(rows.map(({ cells }) => cells[0])).toEqual(['A', 'B']);
    expect(failure).toEqual({ code: 'unclosed-quote', line: 3 });
  });

  it('in its package', async () => {
    const book = await writeXlsx({
      sheets: [{ name: 'a', rows: Array.from({ length: 99 }, (_, at) => [`fila ${at}`]) }],
    });
    expect(await failureOf(book.slice(0, book.length - 30))).toMatchObject({ code: 'damaged-file' });
    expect(await failureOf(book.slice(0, 400))).toMatchObject({ code: 'damaged-file' });
    for (let at = 40; at < book.length; at += 97) {
      const spoilt = book.slice();
      spoilt.fill(0xaa, at, at + 12);
      // Any outcome but an exception: some bytes don't matter to what is read.
      await failureOf(spoilt);
    }
  });

  it('by lying about its size, in either direction', async () => {
    const rows = '<row><c t="inlineStr"><is><t>x</t></is></c></row>'.repeat(2000);
    expect(await failureOf(aWorkbook(rows, { declared: 1000 }))).toMatchObject({ code: 'damaged-file' });
    expect(await failureOf(aWorkbook(rows, { declared: 500_000 }))).toMatchObject({ code: 'damaged-file' });
    expect(await failureOf(aWorkbook(rows))).toBeUndefined();
  });
});

describe('a spreadsheet that is too much', () => {
  it('as a bomb, by what it declares', async () => {
    const zeros = Buffer.alloc(40 * 2 ** 20);
    const bomb = aZip([{ name: 'xl/worksheets/sheet1.xml', content: zeros }]);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await failureOf(bomb)).toMatchObject({ code: 'zip-bomb' });
    const parts = Array.from({ length: 5 }, (_, at) => ({ name: `${at}`, content: randomBytes(1000) }));
    expect(await failureOf(aZip(parts), { unpackedSize: 4999 })).toEqual({
      code: 'zip-bomb',
      unpacked: 5000,
      limit: 4999,
    });
  });

  it('in rows, columns, cells or bytes', async () => {
    const rows = 'A;B\n'.repeat(50);
    expect(await failureOf(rows, { rows: 49 })).toEqual({ code: 'too-large', what: 'rows', limit: 49, line: 50 });
    expect(await failureOf(rows, { rows: 50 })).toBeUndefined();
    expect(await failureOf('A;B;C\n1;2;3\n', { columns: 2 })).toMatchObject({
      code: 'too-large',
      what: 'columns',
      line: 1,
    });
    expect(await failureOf(`A;B\n1;${'x'.repeat(10_001)}\n`)).toMatchObject({
      code: 'too-large',
      what: 'cell',
      line: 2,
    });
    expect(await failureOf(rows, { unpackedSize: 199 })).toEqual({ code: 'too-large', what: 'file', limit: 199 });
    const book = aWorkbook('<row><c t="n"><v>1</v></c></row>');
    expect(await failureOf(book, { packedSize: 100 })).toEqual({ code: 'too-large', what: 'file', limit: 100 });
    expect(await failureOf(book, { heldSize: 10 })).toMatchObject({ code: expect.stringMatching(/too-large|not-a/) });
  });

  it('with a cell in the farthest column of every row', async () => {
    const far = aWorkbook('<row><c r="XFD1" t="n"><v>1</v></c></row>'.repeat(3000));
    expect(await failureOf(far)).toMatchObject({ code: 'too-large', what: 'columns' });
  });
});
