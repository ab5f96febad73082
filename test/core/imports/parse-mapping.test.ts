import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { columnSets } from '#core/catalogue/import/rows/columns.ts';
import { parseMapping, withoutPriceList } from '#core/imports/parse-mapping.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';

const parse = (json: unknown, kind: ImportKind = 'catalogue') => parseMapping(JSON.stringify(json), columnSets[kind]);

describe('mapping files', () => {
  it('name columns by heading, letter or number, fields in English or Spanish', () => {
    const mapping = parse({
      sheet: 2,
      columns: { code: 'Nro', Marca: { letter: 'aa' }, description: 3 },
      constants: { familia: 'Rodamientos' },
      attributes: { interior1: 'd' },
      decimal: 'point',
    }).unwrap();
    expect([...mapping.columns]).toEqual([
      ['code', { heading: 'Nro' }],
      ['brand', { index: 26 }],
      ['description', { index: 2 }],
    ]);
    expect([...mapping.constants]).toEqual([['family', 'Rodamientos']]);
    expect([...mapping.attributes]).toEqual([['interior1', { heading: 'd' }]]);
    expect(mapping).toMatchObject({ sheet: 2, decimal: 'point', hasHeading: true, recognise: true });
  });

  it('a price list is a constant of prices', () => {
    expect(parse({ priceList: 'Lista 1' }, 'prices').unwrap().constants.get('priceList')).toBe('Lista 1');
    expect(parse({ priceList: 'Lista 1' }, 'vehicles').val).toMatchObject({ code: 'mapping-unknown-key' });
  });

  it.each([
    [{ colums: {} }, { code: 'mapping-unknown-key', path: 'colums' }],
    [{ columns: { price: 'Precio' } }, { code: 'mapping-unknown-key', path: 'columns.price' }],
    [{ columns: { code: 0 } }, { code: 'mapping-wrong-value', path: 'columns.code', expected: 'column' }],
    [{ columns: { code: { letter: '7' } } }, { code: 'mapping-wrong-value', expected: 'column' }],
    [{ columns: [] }, { code: 'mapping-wrong-value', path: 'columns', expected: 'object' }],
    [{ constants: { brand: 7 } }, { code: 'mapping-wrong-value', path: 'constants.brand', expected: 'text' }],
    [{ attributes: { 'no es': 'd' } }, { code: 'mapping-wrong-value', expected: 'attribute-name' }],
    [{ decimal: ',' }, { code: 'mapping-wrong-value', expected: 'decimal' }],
    [{ kind: 'prices' }, { code: 'mapping-wrong-kind', wanted: 'catalogue', found: 'prices' }],
    [
      { hasHeading: false, columns: { code: 'Código' } },
      { code: 'mapping-wrong-value', expected: 'place-without-heading' },
    ],
    [{ hasHeading: 'no' }, { code: 'mapping-wrong-value', expected: 'boolean' }],
    [{ zeroKmYear: 22 }, { code: 'mapping-wrong-value', expected: 'year' }],
    [[], { code: 'mapping-wrong-value', path: '', expected: 'object' }],
  ])('%j is refused', (json, failure) => {
    expect(parse(json).val).toMatchObject(failure);
  });

  it('refuses what is no JSON, and takes a byte order mark', () => {
    expect(parseMapping('{', columnSets.catalogue).val).toEqual({ code: 'mapping-not-json' });
    expect(parseMapping('\ufeff{}', columnSets.catalogue).ok).toBe(true);
  });

  const examples = new URL('../../../docs/import/', import.meta.url);
  it.each(readdirSync(examples).filter((name) => name.endsWith('.json')))('docs/import/%s is a good one', (name) => {
    const source = readFileSync(new URL(name, examples), 'utf8');
    const { kind } = JSON.parse(source) as { kind: ImportKind };
    expect(parseMapping(source, columnSets[kind]).ok).toBe(true);
  });
});

describe('a mapping without the list that counts anyway', () => {
  const without = (json: unknown) => JSON.parse(withoutPriceList(JSON.stringify(json), columnSets.prices, 'Lista 1'));

  it.each([
    { constants: { priceList: 'Lista 1' } },
    { constants: { 'lista de precios': ' Lista 1 ' } },
    { priceList: 'Lista 1', constants: {} },
  ])('%j names it no more', (given) => {
    expect(without({ decimal: 'comma', ...given })).toEqual({ decimal: 'comma', constants: {} });
  });

  it.each([{ constants: { priceList: 'Lista 2', brand: 'Lista 1' } }, { priceList: 'Lista 2' }, { constants: 7 }])(
    '%j stays',
    (given) => {
      expect(without(given)).toEqual(given);
    },
  );

  it('what is no mapping stays, to be told', () => {
    for (const text of ['', '{', '[]', '7']) expect(withoutPriceList(text, columnSets.prices, 'Lista 1')).toBe(text);
  });
});
