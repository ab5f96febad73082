import { describe, expect, it } from 'vitest';
import { rowReasonText } from '#adapters/texts/import-reasons.es.ts';
import { withKnownNames } from '#core/catalogue/import/names/known-names.ts';
import { emptyMapping } from '#core/catalogue/import/rows/columns.ts';
import { readDrafts } from '#core/catalogue/import/rows/read-drafts.ts';
import { aSheet, draftsOf, today } from '../a-sheet.builder.ts';

describe('a sheet of related products', () => {
  it('is a code, another one, and how they go together', async () => {
    const { drafts, rejected } = await draftsOf('relations', [
      ['Código', 'Marca', 'Relación', 'Código relacionado', 'Marca relacionada', 'Cantidad', 'Notas'],
      ['KIT-1', 'SKF', 'Contenido del kit', '0042', 'INA', '2', 'con tornillos'],
      ['BKR6E', '', 'Reemplazos', 'FR7DC', '', '', ''],
    ]);
    expect(rejected).toEqual([]);
    expect(drafts).toEqual([
      {
        ...{
          line: 2,
          code: 'KIT-1',
          brand: 'SKF',
          title: 'Contenido del kit',
          relatedCode: '0042',
          relatedBrand: 'INA',
        },
        ...{ quantity: '2', notes: 'con tornillos' },
      },
      { line: 3, code: 'BKR6E', title: 'Reemplazos', relatedCode: 'FR7DC' },
    ]);
  });

  it('may have one word for all rows', async () => {
    const rows = [
      ['Código', 'Sustituto'],
      ['A', 'B'],
    ];
    const constants = new Map([['title', 'Reemplazos']] as const);
    expect((await draftsOf('relations', rows, { constants })).drafts).toMatchObject([
      { code: 'A', title: 'Reemplazos', relatedCode: 'B' },
    ]);
  });

  it.each([
    [['', 'x', 'B', '1'], 'missing-value'],
    [['A', '', 'B', '1'], 'missing-value'],
    [['A', 'x', '', '1'], 'missing-value'],
    [['A', 'x', 'B', '0'], 'bad-number'],
    [['A', 'x', 'B', '1,5'], 'bad-number'],
    [['A', 'x', 'B', '10000'], 'bad-number'],
    [['K', 'REEMPLAZOS', 'l', ''], 'duplicate-in-file'],
    [['K', 'REEMPLAZOS', 'l', '3'], 'relation-twice'],
  ])('refuses %j: %s', async (row, code) => {
    const first = ['K', 'Reemplazos', 'L', '1'];
    const { drafts, rejected } = await draftsOf('relations', [
      ['Código', 'Relación', 'Relacionado', 'Cant.'],
      first,
      row,
    ]);
    expect([drafts.length, rejected.map(({ reasons }) => reasons[0]?.code)]).toEqual([1, [code]]);
  });

  it('tells titles of signs alone apart', async () => {
    const rows = [
      ['Código', 'Relación', 'Relacionado'],
      ['K', '++', 'L'],
      ['K', '--', 'L'],
      ['K', '++', 'L'],
    ];
    const { drafts, rejected } = await draftsOf('relations', rows);
    expect([drafts.map(({ title }) => title), rejected.map(({ line }) => line)]).toEqual([['++', '--'], [4]]);
  });

  it('asks for the decimal mark where a quantity may be two', async () => {
    const rows = aSheet([
      ['Código', 'Relación', 'Relacionado', 'Cantidad'],
      ['K', 'Kit', 'L', '1,234'],
      ['K', 'Kit', 'M', '12,345.50'],
    ]);
    const reading = (await readDrafts('relations', emptyMapping, rows, { today })).unwrap();
    const failures: unknown[] = [];
    for await (const batch of reading.batches) if (batch.err) failures.push(batch.val);
    expect(failures).toMatchObject([{ code: 'decimal-mark-unclear', unclear: '1,234', line: 2 }]);
  });

  it('takes the names that the catalogue has of both brands', () => {
    const alias = {
      kind: 'brands',
      above: null,
      parent: null,
      name: 'N.G.K.',
      of: { name: 'NGK', parent: null },
    } as const;
    const draft = { line: 1, code: 'A', brand: 'ngk', title: 'x', relatedCode: 'B', relatedBrand: 'N G K' };
    expect(withKnownNames([alias])(draft)).toEqual({ ...draft, relatedBrand: 'NGK' });
  });

  it('says where one says the same relation otherwise', () => {
    expect(rowReasonText({ code: 'relation-twice', firstLine: 3, name: 'K SKF' }, 'relations')).toBe(
      'K SKF: la línea 3 dice la misma relación con otra cantidad o nota. Dejá una',
    );
  });

  it('says why two that are related otherwise stay out', () => {
    expect(rowReasonText({ code: 'relation-differs', value: 'SKF X' }, 'relations')).toBe(
      'SKF X ya está relacionado así, con otra cantidad o nota: cambialo en la página del artículo',
    );
  });
});
