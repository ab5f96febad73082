import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { joinedWithin, searchExportTable } from '#adapters/documents/search-export-cells.ts';
import { createSearchExportWriter } from '#adapters/documents/search-export-files.ts';
import { createTableFiles } from '#adapters/documents/table-files.ts';
import type { ExportedRow } from '#core/catalogue/text-search/exported-rows.ts';
import type { ExportedColumns } from '#core/catalogue/text-search/search-export-writer.port.ts';
import { money } from '#core/shared/money.ts';
import { fileService } from './a-file.builder.ts';

const { cells } = fileService();
const directory = mkdtempSync(join(tmpdir(), 'mostrador-exports-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const workerFile = pathToFileURL(join(process.cwd(), 'dist/workers/table-writer.worker.js'));
let made = 0;
const writerIn = (folder: string) =>
  createSearchExportWriter(createTableFiles(join(directory, folder), workerFile, () => `file-${made++}`));

const aRow = (over: Partial<ExportedRow> = {}): ExportedRow => ({
  code: '00012345678901234567',
  brand: '=SKF()',
  internalCode: '007',
  description: 'Rodamiento, "sellado"; ½',
  position: '-delantero',
  engines: '+1.6',
  family: '@Rodamientos',
  subfamily: 'De Rueda',
  applications: ['Volkswagen Gol 1.6 · 08–13', 'Fiat Uno'],
  technicalSummary: 'Interior 17 mm',
  stock: 'Yellow',
  listPrice: money('1234.5'),
  cost: money('0.1'),
  sellingPrice: money('99999999.99'),
  percentOff: 5,
  offers: [],
  multiple: 4,
  ...over,
});
const ofCustomer: ExportedColumns = { internalCode: false, cost: true, sellingPrice: true };
async function* batchesOf(...batches: readonly (readonly ExportedRow[])[]) {
  yield* batches;
}
const texts = (mark: string) => [
  ...['00012345678901234567', `${mark}=SKF()`, 'Rodamiento, "sellado"; ½', `${mark}-delantero`, `${mark}+1.6`],
  ...[`${mark}@Rodamientos`, 'De Rueda', 'Volkswagen Gol 1.6 · 08–13; Fiat Uno', 'Interior 17 mm', 'Consultar'],
];
const headings = [
  ...['Código', 'Marca', 'Descripción', 'Posición', 'Motores', 'Familia', 'Subfamilia', 'Aplicaciones'],
  ...['Datos técnicos', 'Stock', 'Precio de lista', 'Costo', 'Precio de venta', 'Múltiplo', 'Ofertas'],
];
const bytes = async (content: AsyncIterable<Uint8Array> | null): Promise<Buffer> => {
  if (content === null) throw new Error('not made');
  return buffer(content);
};

describe('what a search lists, as a file', () => {
  it('is a workbook of texts and numbers, and a text that runs no formula', async () => {
    const writer = writerIn('both');
    const unpriced = aRow({
      code: 'A',
      stock: 'discontinued',
      listPrice: null,
      cost: null,
      sellingPrice: null,
      percentOff: null,
    });
    const rows = () => batchesOf([aRow()], [], [unpriced]);
    const off = '5% off hasta agotar stock';
    const workbook = await cells(await bytes(await writer.write('xlsx', ofCustomer, rows())));
    expect(workbook).toEqual([
      headings,
      [...texts(''), '1234.5', '0.1', '99999999.99', '4', off],
      ['A', ...texts('').slice(1, -1), 'Discontinuado', '', '', '', '4', ''],
    ]);
    const csv = await bytes(await writer.write('csv', ofCustomer, rows()));
    expect(csv.toString()).toMatch(/^\uFEFF"Código";"Marca";/);
    // The marks that keep a text from being calculated go when it is read again.
    for (const text of texts("'").filter((each) => each.startsWith("'"))) expect(csv.toString()).toContain(`"${text}"`);
    expect(await cells(csv)).toEqual([
      headings,
      [...texts(''), '1234,50', '0,10', '99999999,99', '4', off],
      ['A', ...texts('').slice(1, -1), 'Discontinuado', '', '', '', '4', ''],
    ]);
    expect(readdirSync(join(directory, 'both'))).toEqual([]);
  });

  it('leaves nothing of an earlier process, nor of rows that failed', async () => {
    mkdirSync(join(directory, 'left'));
    writeFileSync(join(directory, 'left', 'old'), 'x');
    const writer = writerIn('left');
    async function* failing() {
      yield [aRow()];
      throw new Error('no rows');
    }
    await expect(writer.write('xlsx', ofCustomer, failing())).rejects.toThrow('no rows');
    expect(readdirSync(join(directory, 'left'))).toEqual([]);
  });

  it('stops where who asked left, and leaves nothing', async () => {
    const writer = writerIn('stopped');
    const left = new AbortController();
    let taken = 0;
    async function* many() {
      for (; taken < 5; taken += 1) {
        if (taken === 1) left.abort();
        yield [aRow()];
      }
    }
    await expect(writer.write('csv', ofCustomer, many(), left.signal)).rejects.toThrow('aborted');
    expect(taken).toBe(1);
    await expect(writer.write('csv', ofCustomer, many(), left.signal)).rejects.toThrow('aborted');
    expect(taken).toBe(1);
    expect(readdirSync(join(directory, 'stopped'))).toEqual([]);
  });

  it('waits for its turn without taking a row, and is refused where too many wait', async () => {
    const writer = writerIn('turns');
    let goOn = (): void => undefined;
    const isFree = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let begun = 0;
    async function* waiting() {
      begun += 1;
      await isFree;
      yield [aRow()];
    }
    const all = Array.from({ length: 10 }, () => writer.write('csv', ofCustomer, waiting()));
    expect(await writer.write('csv', ofCustomer, waiting())).toBeNull();
    await expect.poll(() => begun).toBe(2);
    goOn();
    for (const content of await Promise.all(all)) expect(await cells(await bytes(content))).toHaveLength(2);
  });
});

describe('the columns', () => {
  it.each<[ExportedColumns, readonly string[]]>([
    [ofCustomer, ['Precio de lista', 'Costo', 'Precio de venta']],
    [{ ...ofCustomer, sellingPrice: false }, ['Precio de lista', 'Costo']],
    [{ internalCode: true, cost: false, sellingPrice: false }, ['Código interno', 'Precio de lista']],
  ])('are those of who asks: %j', (shown, expected) => {
    const { columns, cells: cellsOf } = searchExportTable(shown);
    const some = ['Código interno', 'Precio de lista', 'Costo', 'Precio de venta'];
    expect(columns.map(({ heading }) => heading).filter((heading) => some.includes(heading))).toEqual(expected);
    expect(cellsOf(aRow())).toHaveLength(columns.length);
  });
});

describe('a list in one cell', () => {
  it('fits, and says how many more there are', () => {
    expect(joinedWithin(['uno', 'dos', 'tres'], 15)).toBe('uno; dos; tres');
    expect(joinedWithin(['uno', 'dos', 'cuatro', 'cinco'], 18)).toBe('uno; dos; y 2 más');
    expect(joinedWithin(['x'.repeat(40), 'dos'], 20)).toBe('y 2 más');
    const item = fc.string({ maxLength: 30 });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 40 }), fc.integer({ min: 20, max: 400 }), (items, maxLength) => {
        const joined = joinedWithin(items, maxLength);
        expect(joined.length).toBeLessThanOrEqual(maxLength);
        const whole = items.join('; ');
        if (whole.length <= maxLength) expect(joined).toBe(whole);
        else expect(joined).toMatch(/y \d+ más$/);
      }),
    );
  });
});
