import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { priceListCells, priceListColumns } from '#adapters/documents/price-list-cells.ts';
import { createPriceListFiles } from '#adapters/documents/price-list-files.ts';
import { type CsvKind, csvLine } from '#adapters/documents/table-cells.ts';
import { priceListHeadings } from '#adapters/texts/price-list.es.ts';
import { type PriceListFormat, type PriceListRow, priceListFormats } from '#core/price-lists/price-list.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { fileService } from './a-file.builder.ts';

const { cells } = fileService();
const directory = mkdtempSync(join(tmpdir(), 'mostrador-lists-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const store = createPriceListFiles(
  directory,
  pathToFileURL(join(process.cwd(), 'dist/workers/table-writer.worker.js')),
);
const list = asId<'price-list'>('3');

const aRow = (over: Partial<PriceListRow> = {}): PriceListRow => ({
  code: '087902E000',
  brand: 'SKF',
  description: 'Rodamiento rígido, "sellado"; ½',
  family: 'Rodamientos',
  subfamily: 'Rodamientos de Rueda',
  listPrice: money('1234.5'),
  iva: money('10.5'),
  multiple: 2,
  ...over,
});

async function* batchesOf(...batches: readonly (readonly PriceListRow[])[]) {
  yield* batches;
}
const at = (generation: number, disabled = 'a1') => ({ generation, disabled });
const read = async (generation: number, format: PriceListFormat, id = list, disabled = 'a1'): Promise<Buffer> => {
  const content = await store.open(id, at(generation, disabled), format);
  if (content === null) throw new Error('not there');
  return buffer(content);
};

describe('the files of a price list', () => {
  it('hold the same rows in every format, codes as they are', async () => {
    const rows = [aRow(), aRow({ code: '00012345678901234567', listPrice: money('9999999.99'), iva: money(21) })];
    await store.write(list, at(1), batchesOf(rows, [], [aRow({ code: '62/22' })]));
    const expectedRow = (price: string, iva: string, code: string) => [
      ...[code, 'SKF', 'Rodamiento rígido, "sellado"; ½', 'Rodamientos', 'Rodamientos de Rueda'],
      ...[price, iva, '2'],
    ];
    const expected = (mark: string) => [
      [...priceListHeadings],
      expectedRow(`1234${mark}50`, `10${mark}5`, '087902E000'),
      expectedRow(`9999999${mark}99`, '21', '00012345678901234567'),
      expectedRow(`1234${mark}50`, `10${mark}5`, '62/22'),
    ];
    expect(await cells(await read(1, 'comma'))).toEqual(expected('.'));
    expect(await cells(await read(1, 'semicolon'))).toEqual(expected(','));
    expect(await cells(await read(1, 'excel'))).toEqual([
      [...priceListHeadings],
      expectedRow('1234.5', '10.5', '087902E000'),
      expectedRow('9999999.99', '21', '00012345678901234567'),
      expectedRow('1234.5', '10.5', '62/22'),
    ]);
  });

  it('of a newer generation take the place of the older', async () => {
    await store.write(list, at(2), batchesOf([aRow({ code: 'NUEVO' })]));
    expect(await store.open(list, at(1), 'comma')).toBeNull();
    expect(await cells(await read(2, 'semicolon'))).toHaveProperty('1.0', 'NUEVO');
    expect(readdirSync(directory)).toHaveLength(3);
  });

  it('of the same generation, made when something else was disabled, are others', async () => {
    await store.write(list, at(2, 'b2'), batchesOf([aRow({ code: 'SIN LO APAGADO' })]));
    expect(await store.open(list, at(2), 'comma')).toBeNull();
    expect(await cells(await read(2, 'comma', list, 'b2'))).toHaveProperty('1.0', 'SIN LO APAGADO');
    expect(readdirSync(directory)).toHaveLength(3);
  });

  it('of another list are left alone', async () => {
    await store.write(asId('33'), at(1), batchesOf([]));
    await store.write(list, at(3), batchesOf([]));
    expect(await cells(await read(1, 'excel', asId('33')))).toEqual([[...priceListHeadings]]);
    expect(await cells(await read(3, 'comma'))).toEqual([[...priceListHeadings]]);
  });

  it('are not there, not even in part, where their rows failed', async () => {
    async function* failing() {
      yield [aRow()];
      throw new Error('no rows');
    }
    await expect(store.write(asId('4'), at(1), failing())).rejects.toThrow('no rows');
    for (const format of priceListFormats) expect(await store.open(asId('4'), at(1), format)).toBeNull();
  });

  it('leave nothing unfinished behind where their rows failed', async () => {
    async function* failing() {
      yield [aRow()];
      throw new Error('no rows');
    }
    await expect(store.write(asId('6'), at(1), failing())).rejects.toThrow('no rows');
    expect(readdirSync(directory).filter((name) => name.startsWith('6-'))).toEqual([]);
  });

  it.each([
    ['a1', 'b2'],
    ['b2', 'a1'],
  ])('of one generation that are written at once are both there, whichever ends first: %s, %s', async (one, other) => {
    const id = asId<'price-list'>(`7${one.charCodeAt(0)}`);
    let goOn = (): void => undefined;
    const otherEnded = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let begun = (): void => undefined;
    const isUnderWay = new Promise<void>((resolve) => {
      begun = resolve;
    });
    async function* waiting() {
      yield [aRow({ code: 'LENTA' })];
      begun();
      await otherEnded;
    }
    const slow = store.write(id, at(5, one), waiting());
    await isUnderWay;
    await store.write(id, at(5, other), batchesOf([aRow({ code: 'RAPIDA' })]));
    goOn();
    await slow;
    expect(await cells(await read(5, 'excel', id, one))).toHaveProperty('1.0', 'LENTA');
    expect(await cells(await read(5, 'excel', id, other))).toHaveProperty('1.0', 'RAPIDA');
    await store.write(id, at(5, 'c3'), batchesOf([]));
    expect(readdirSync(directory).filter((name) => name.startsWith(`${id}-`))).toHaveLength(3);
  });

  it('that a process left unfinished go once nobody can be writing them', async () => {
    const id = asId<'price-list'>('8');
    const [left, live] = ['8-1-a1.xlsx.0.part', '8-1-a1.xlsx.1.part'];
    for (const name of [left, live]) writeFileSync(join(directory, name), 'x');
    utimesSync(join(directory, left), new Date(0), new Date(0));
    await store.write(id, at(2), batchesOf([]));
    const names = readdirSync(directory).filter((name) => name.startsWith('8-') && name.endsWith('.part'));
    expect(names).toEqual([live]);
  });

  it('hold as many rows as there are', async () => {
    const rows = Array.from({ length: 500 }, (_none, index) => aRow({ code: `C-${index}` }));
    await store.write(asId('5'), at(1), batchesOf(...Array.from({ length: 20 }, () => rows)));
    const text = (await read(1, 'comma', asId('5'))).toString();
    expect(text.trimEnd().split('\r\n')).toHaveLength(10_001);
  });
});

describe('a line of a text', () => {
  it.each<[CsvKind, string]>([
    [{ delimiter: ',', decimalMark: '.' }, '"\'=1+1","\'-A","","","",0.10,21,1\r\n'],
    [{ delimiter: ';', decimalMark: ',' }, '"\'=1+1";"\'-A";"";"";"";0,10;21;1\r\n'],
  ])('runs no formula: %j', (kind, line) => {
    const row = aRow({
      ...{ code: '=1+1', brand: '-A', description: '', family: '', subfamily: '' },
      ...{ listPrice: money('0.1'), iva: money(21), multiple: 1 },
    });
    expect(csvLine(priceListCells(row), priceListColumns, kind)).toBe(line);
  });

  it('has eight cells with any texts', () => {
    const text = fc.string({ unit: fc.constantFrom(...'a1";,\n=-+@ ñ') });
    fc.assert(
      fc.property(text, text, (code, description) => {
        const kind = { delimiter: ';', decimalMark: ',' } as const;
        const line = csvLine(priceListCells(aRow({ code, description })), priceListColumns, kind);
        const whole = line.replace(/"(?:[^"]|"")*"/g, 'x').trimEnd();
        expect(whole).toBe('x;x;x;x;x;1234,50;10,5;2');
      }),
    );
  });
});
