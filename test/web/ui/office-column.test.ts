import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf, type OfficeColumn, sortRows } from '#web/ui/office-column.ts';

interface Row {
  readonly name: string;
  readonly owed: number | null;
}

const columns: readonly OfficeColumn<Row>[] = [
  { id: 'name', header: 'Nombre', text: ({ name }) => name, sort: ({ name }) => name },
  { id: 'owed', header: 'Deuda', text: ({ owed }) => String(owed ?? ''), sort: ({ owed }) => owed },
  { id: 'note', header: 'Nota', text: () => '' },
];
const rows = fc.array(fc.record({ name: fc.string(), owed: fc.option(fc.integer()) }));
const order = fc.constantFrom(1 as const, -1 as const);

describe('the order of a list', () => {
  it('goes by numbers as numbers and by texts as they are read, accents and capitals aside', () => {
    const named = ['Zárate', 'arana 10', 'Árana 9'].map((name) => ({ name, owed: null }));
    expect(sortRows(named, columns, { id: 'name', order: 1 }).map(({ name }) => name)).toEqual([
      'Árana 9',
      'arana 10',
      'Zárate',
    ]);
    const owing = [10, 9, -1].map((owed) => ({ name: '', owed }));
    expect(sortRows(owing, columns, { id: 'owed', order: -1 }).map(({ owed }) => owed)).toEqual([10, 9, -1]);
  });

  it('keeps every row, and puts those without a value last either way', () => {
    fc.assert(
      fc.property(rows, order, (list, way) => {
        const sorted = sortRows(list, columns, { id: 'owed', order: way });
        expect(new Set(sorted)).toEqual(new Set(list));
        expect(sorted).toHaveLength(list.length);
        const owed = sorted.map((row) => row.owed);
        const known = owed.filter((each) => each !== null);
        expect(owed.slice(0, known.length)).toEqual(known);
        expect(known).toEqual([...known].sort((one, other) => way * (one - other)));
      }),
    );
  });

  it('is the one they came in where nothing is asked, or nothing that sorts', () => {
    fc.assert(
      fc.property(rows, (list) => {
        expect(sortRows(list, columns, null)).toEqual(list);
        expect(sortRows(list, columns, { id: 'note', order: -1 })).toEqual(list);
      }),
    );
  });
});

describe('a list as a file', () => {
  it('has its heads and a line a row, for spreadsheets that read commas as decimals', () => {
    const list = [{ name: 'Repuestos "El Cruce"; Morón', owed: -5 }];
    expect(csvOf(list, columns)).toBe('\uFEFF"Nombre";"Deuda";"Nota"\r\n"Repuestos ""El Cruce""; Morón";"-5";""\r\n');
  });

  it.each(['=1+1', '@SUM(A1)', '+cmd', '-2+3', '\tx'])('holds no formula: %s', (name) => {
    expect(csvOf([{ name, owed: null }], columns)).toContain(`"'${name}"`);
  });

  it.each(['-1.234,50', '+5', '-12%'])('leaves a number as it is: %s', (name) => {
    expect(csvOf([{ name, owed: null }], columns)).toContain(`"${name}"`);
  });
});
