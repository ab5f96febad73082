import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnSets, emptyMapping } from '#core/catalogue/import/rows/columns.ts';
import { type ColumnChoice, columnChoiceFlaws, columnChoiceOf, mappingTextOf } from '#core/imports/column-choice.ts';
import { parseMapping } from '#core/imports/parse-mapping.ts';
import { recognise } from '#core/imports/recognise.ts';
import { importKinds } from '#core/imports/record-kinds.ts';

const nothing: ColumnChoice = { hasHeading: true, decimal: 'auto', meanings: [], constants: {} };
const headings = ['pieza', 'Precio', 'vale', 'vale', ''];

describe('what a person says of a sheet’s columns', () => {
  it('begins with what its headings say, or with what was understood of it', () => {
    const preview = {
      sheets: [],
      sheet: '',
      others: [],
      headingRow: 1,
      rows: [['Lista'], ['pieza', 'Precio', 'Importe', 'Marca']],
    };
    const lost = { columns: [], decimal: 'auto', constants: [], preview } as const;
    expect(columnChoiceOf(columnSets.prices, lost).meanings).toEqual(['', 'price', '', 'brand']);
    const columns = [
      { field: 'code', column: 0 },
      { field: 'price', column: 2 },
    ];
    const understood = { ...lost, decimal: 'point' as const, columns, constants: [{ field: 'brand', value: 'HELLA' }] };
    expect(columnChoiceOf(columnSets.prices, understood)).toEqual({
      ...nothing,
      decimal: 'point',
      meanings: ['code', '', 'price', ''],
      constants: { brand: 'HELLA' },
    });
    expect(columnChoiceOf(columnSets.prices, { ...lost, preview: { ...preview, headingRow: null } }).hasHeading).toBe(
      false,
    );
  });

  it('lacks what neither a column nor the same value for all gives, and has no column twice', () => {
    const flaws = (choice: Partial<ColumnChoice>) => columnChoiceFlaws(columnSets.prices, { ...nothing, ...choice });
    expect(flaws({ meanings: ['code', 'price'] })).toEqual([{ code: 'column-missing', fields: ['priceList'] }]);
    expect(flaws({ meanings: ['code', 'price'], constants: { priceList: ' ' } })).toHaveLength(1);
    expect(flaws({ meanings: ['code', 'price'], constants: { priceList: 'Mayorista' } })).toEqual([]);
    expect(flaws({ meanings: ['code', 'price', '', 'price', 'priceList'] })).toEqual([
      { code: 'column-twice', meaning: 'price' },
    ]);
  });

  it('names a column by its heading where that is there once, else by its place', () => {
    const choice = {
      ...nothing,
      meanings: ['code', '', 'price', '', 'brand'],
      constants: { priceList: ' Mayorista ' },
    };
    expect(JSON.parse(mappingTextOf(columnSets.prices, choice, headings))).toMatchObject({
      columns: { code: 'pieza', price: 3, brand: 5 },
      constants: { priceList: 'Mayorista' },
    });
    expect(JSON.parse(mappingTextOf(columnSets.prices, { ...choice, hasHeading: false }, headings)).columns).toEqual({
      code: 1,
      price: 3,
      brand: 5,
    });
  });

  it('is understood just as it was said, for any sheet', () => {
    const kind = fc.constantFrom(...importKinds);
    const heading = fc.oneof(
      fc.constantFrom('Código', 'codigo', 'Precio', 'x', '', 'Marca'),
      fc.string({ maxLength: 12 }),
    );
    const sheet = fc.array(heading, { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(kind, sheet, fc.boolean(), fc.infiniteStream(fc.nat()), (chosenKind, row, hasHeading, random) => {
        const names = ['', ...columnSets[chosenKind].columns.map(({ field }) => field as string)];
        const taken = new Set<string>();
        const meanings = row.map(() => {
          const name = names[random.next().value % names.length] ?? '';
          if (taken.has(name)) return '';
          taken.add(name);
          return name;
        });
        const constants = Object.fromEntries(
          names.filter((name) => name !== '' && !taken.has(name)).map((name) => [name, 'uno']),
        );
        const choice: ColumnChoice = { hasHeading, decimal: 'comma', meanings, constants };
        expect(columnChoiceFlaws(columnSets[chosenKind], choice)).toEqual([]);
        const mapping = parseMapping(
          mappingTextOf(columnSets[chosenKind], choice, hasHeading ? row : []),
          columnSets[chosenKind],
        ).unwrap();
        expect({ ...emptyMapping, ...mapping }).toMatchObject({ hasHeading, recognise: false, decimal: 'comma' });
        const layout = recognise(columnSets[chosenKind], mapping, [row, row.map(() => '1')]);
        if (hasHeading && layout.err) return;
        const wanted = meanings.flatMap((name, at) => (name === '' ? [] : [[name, at]]));
        expect([...layout.unwrap().columns].sort()).toEqual(wanted.sort());
      }),
    );
  });
});
