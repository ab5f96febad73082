import { describe, expect, it } from 'vitest';
import { fileService } from './a-file.builder.ts';

const { read, cells } = fileService();
const table = [
  ['Código', 'Descripción', 'Precio'],
  ['087902E000', 'Bujía', '1.234,50'],
  ['00042', 'Cigüeñal', '7'],
];

const asText = (delimiter: string, end: string) =>
  table.map((row) => row.map((cell) => (cell.includes(delimiter) ? `"${cell}"` : cell)).join(delimiter)).join(end);

describe('a delimited text', () => {
  it.each([',', ';', '\t', '|'])('with %j between its cells', async (delimiter) => {
    expect(await cells(asText(delimiter, '\n'))).toEqual(table);
    expect(await cells(`${asText(delimiter, '\r\n')}\r\n`)).toEqual(table);
  });

  it('in every encoding that Excel saves', async () => {
    const text = asText(';', '\r\n');
    expect(await cells(`\ufeff${text}`)).toEqual(table);
    expect(await cells(Buffer.from(text, 'latin1'))).toEqual(table);
    expect(await cells(Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual(table);
    expect(await cells(Buffer.from(`\ufeff${text}`, 'utf16le').swap16())).toEqual(table);
    expect(await cells(Buffer.concat([Buffer.from('Código;Precio\nA;', 'latin1'), Buffer.from([0x80])]))).toEqual([
      ['Código', 'Precio'],
      ['A', '€'],
    ]);
  });

  it('decides by the last accent of a long file too', async () => {
    const long = `Codigo;Detalle\n${'A;nada\n'.repeat(40_000)}`;
    const latin = await read(Buffer.from(`${long}B;Bujía`, 'latin1'));
    expect(latin.rows.at(-1)).toEqual({ line: 40_002, cells: ['B', 'Bujía'] });
    expect((await read(`${long}B;Bujía`)).rows.at(-1)?.cells).toEqual(['B', 'Bujía']);
  });

  it('with title lines above and commas in them', async () => {
    const text = `Lista N° 3, vigente desde marzo, sin IVA\n\n${asText(';', '\n')}\n${'A;B;1,5\n'.repeat(5)}`;
    const { rows } = await read(text);
    expect(rows[0]?.cells).toHaveLength(1);
    expect(rows.slice(1, 4)).toEqual(table.map((row, at) => ({ line: at + 3, cells: row })));
  });

  it("with Excel's own first line, quotes, line breaks in cells, and empty lines", async () => {
    const { rows } = await read('sep=;\r\nA;"uno\r\ndos";"dijo ""sí"""\r\n\r\n;;\r\nB;2;3\r\n');
    expect(rows).toEqual([
      { line: 2, cells: ['A', 'uno\r\ndos', 'dijo "sí"'] },
      { line: 6, cells: ['B', '2', '3'] },
    ]);
  });

  it('with inches that are no quotes', async () => {
    expect(await cells('Código;Detalle\nA;Manguera 1/2"\nB;5/8" x 3\n"C;Caño')).toEqual([
      ['Código', 'Detalle'],
      ['A', 'Manguera 1/2"'],
      ['B', '5/8" x 3'],
      ['"C', 'Caño'],
    ]);
    expect(await cells('Código;Detalle\n"A";"Uno"\nB;Manguera 1/2"\n')).toEqual([
      ['Código', 'Detalle'],
      ['A', 'Uno'],
      ['B', 'Manguera 1/2"'],
    ]);
  });

  it('whose lines end in different ways', async () => {
    const { rows } = await read('Lista\r\nCódigo;Detalle\nA;"uno\r\ndos"\rB;2\r\nC;3');
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 3, 5, 6]);
    expect(rows.at(-1)?.cells).toEqual(['C', '3']);
  });

  it('whose first quotes come late', async () => {
    const { rows } = await read(`Código;Detalle\n${'A;nada\n'.repeat(20_000)}B;"uno; dos"\n`);
    expect(rows.at(-1)?.cells).toEqual(['B', 'uno; dos']);
  });

  it('of one column', async () => {
    expect(await cells('Código\n001\n002\n')).toEqual([['Código'], ['001'], ['002']]);
  });

  it('of more rows than a batch', async () => {
    const { rows } = await read(`Código;N\n${Array.from({ length: 3500 }, (_, at) => `A${at};${at}`).join('\n')}`);
    expect(rows.map(({ line }) => line)).toEqual(Array.from({ length: 3501 }, (_, at) => at + 1));
  });
});
