import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnSets, emptyMapping } from '#core/catalogue/import/rows/columns.ts';
import { columnChoiceFlaws, mappingTextOf } from '#core/imports/column-choice.ts';
import { isPartialSheet, missingColumns } from '#core/imports/column-set.ts';
import { parseMapping } from '#core/imports/parse-mapping.ts';
import { recognise } from '#core/imports/recognise.ts';
import { draftsOf } from './a-sheet.builder.ts';

const { catalogue, prices } = columnSets;

describe('a sheet of products without descriptions', () => {
  it('says what its columns say of a code, with a brand where it comes', async () => {
    const { drafts, rejected } = await draftsOf('catalogue', [
      ['Código', 'Marca', 'Posición', 'Largo'],
      ['BKR6E', 'NGK', 'Delantera', '12'],
      ['0042', '', 'Trasera', ''],
    ]);
    expect(rejected).toEqual([]);
    expect(drafts).toEqual([
      { line: 2, code: 'BKR6E', brand: 'NGK', position: 'Delantera', attributes: { otrosLargo: '12' } },
      { line: 3, code: '0042', brand: '', position: 'Trasera', attributes: {} },
    ]);
  });

  it('may say purchase costs alone; a cost of nothing says nothing', async () => {
    const { drafts, rejected } = await draftsOf('catalogue', [
      ['Código', 'Costo'],
      ['A', '$ 1.234,50'],
      ['B', '0,00'],
      ['C', '#N/D'],
      ['D', '-5'],
      ['E', 'U$S 3'],
    ]);
    expect(drafts.map(({ code, purchaseCost }) => [code, purchaseCost])).toEqual([
      ['A', '1234.5'],
      ['B', undefined],
      ['C', undefined],
    ]);
    expect(rejected.map(({ reasons: [reason] }) => reason)).toEqual([
      { code: 'negative-number', field: 'purchaseCost', value: '-5' },
      { code: 'foreign-amount', field: 'purchaseCost', value: 'U$S 3' },
    ]);
  });

  it('still needs the brand and the text of each row where it has a column of descriptions', async () => {
    const { drafts, rejected } = await draftsOf('catalogue', [
      ['Código', 'Marca', 'Descripción', 'Posición'],
      ['BKR6E', 'NGK', '', 'Delantera'],
      ['0042', '', 'Bujía', 'Trasera'],
    ]);
    expect([drafts, rejected.map(({ line }) => line)]).toEqual([[], [2, 3]]);
  });

  it.each([
    [['Código', 'Marca'], [['description']]],
    [['Código'], [['brand'], ['description']]],
    [['Código', 'Descripción'], [['brand']]],
    [['Marca', 'Posición', 'Familia'], [['code']]],
  ])('asks with %j for %j', (headings, missing) => {
    expect(recognise(catalogue, emptyMapping, [headings, ['x', 'y', 'z']]).val).toMatchObject({
      code: 'missing-columns',
      missing,
    });
  });

  it('is asked about where a heading is not understood, until a person says that no column has the text', () => {
    const rows = [
      ['Código', 'Posición', 'Lo que es'],
      ['A', 'Trasera', 'Bujía'],
    ];
    expect(recognise(catalogue, emptyMapping, rows).err).toBe(true);
    const choice = {
      ...{ hasHeading: true, decimal: 'auto' as const, constants: {} },
      meanings: ['code', 'position', ''],
    };
    expect(columnChoiceFlaws(catalogue, choice)).toEqual([]);
    const mapping = parseMapping(mappingTextOf(catalogue, choice, rows[0] ?? []), catalogue).unwrap();
    expect(recognise(catalogue, mapping, rows).unwrap()).toMatchObject({ unknownHeadings: ['Lo que es'] });
  });

  it('is partial or needs its description, with any other columns, and no other kind ever is', () => {
    const names = catalogue.columns.map(({ field }) => field);
    fc.assert(
      fc.property(fc.subarray([...names, 'otrosLargo']), (some) => {
        const columns = new Set<string>(some);
        const others = some.filter((name) => !['code', 'brand', 'description'].includes(name));
        expect(isPartialSheet(catalogue, columns)).toBe(!columns.has('description') && others.length > 0);
        expect(isPartialSheet(prices, columns)).toBe(false);
        const missing = missingColumns(catalogue, columns).flat();
        expect(missing.includes('code')).toBe(!columns.has('code'));
        expect(missing.includes('description')).toBe(!columns.has('description') && others.length === 0);
      }),
    );
  });
});
