import { describe, expect, it } from 'vitest';
import { columnSets, emptyMapping, labelOf } from '#core/catalogue/import/rows/columns.ts';
import { headingKey } from '#core/imports/heading-key.ts';
import { recognise } from '#core/imports/recognise.ts';
import { importKinds } from '#core/imports/record-kinds.ts';
import { folded } from '#core/shared/folded.ts';

describe.each(importKinds)('columns of %s', (kind) => {
  it('give no heading two meanings', () => {
    const meanings = new Map<string, Set<string>>();
    for (const { field, label, synonyms } of columnSets[kind].columns)
      for (const heading of [label, ...synonyms])
        meanings.set(folded(heading), (meanings.get(folded(heading)) ?? new Set()).add(field));
    expect([...meanings].filter(([, fields]) => fields.size > 1).map(([heading]) => heading)).toEqual([]);
  });

  it('have every required field, with a Spanish label', () => {
    for (const field of columnSets[kind].required.flat()) {
      expect(columnSets[kind].columns.some((each) => each.field === field)).toBe(true);
      expect(labelOf(kind, field)).not.toBe(field);
    }
  });
});

it('headings compare without accents, case and punctuation', () => {
  expect(['Cód. Artículo', 'COD ARTICULO', ' cod-articulo '].map(folded)).toEqual(Array(3).fill('cod articulo'));
});

it.each([
  ['catalogue', 'Exist.', 'stock'],
  ['stock', 'EXIST', 'stock'],
  ['catalogue', 'Ubic. Dep.', 'storageLocation'],
  ['catalogue', 'Ubic. en depósito', 'storageLocation'],
  ['catalogue', 'Costo', 'purchaseCost'],
  ['catalogue', 'P. COSTO', 'purchaseCost'],
  ['catalogue', 'Costo s/IVA', 'purchaseCost'],
] as const)('a sheet of %s has %j as its %s', (kind, heading, field) => {
  expect(columnSets[kind].byHeading.get(headingKey(heading))).toBe(field);
});

it('the short heading of a location is asked about as the whole one is', () => {
  for (const heading of ['Ubicación', 'Ubic.']) {
    const read = recognise(columnSets.catalogue, emptyMapping, [['Código', 'Marca', 'Descripción', heading]]);
    expect(read.val).toMatchObject({ code: 'ambiguous-column', headings: [heading] });
  }
});

it('of two headings that may be the purchase cost neither is taken unasked, and a price is none', () => {
  const headings = ['Código', 'Precio', 'Costo', 'Último costo'];
  expect(recognise(columnSets.catalogue, emptyMapping, [headings]).val).toMatchObject({
    code: 'ambiguous-column',
    field: 'purchaseCost',
    headings: ['Costo', 'Último costo'],
  });
  const { columns } = recognise(columnSets.catalogue, emptyMapping, [headings.slice(0, 3)]).unwrap();
  expect([columns.get('listPrice'), columns.get('purchaseCost')]).toEqual([1, 2]);
});
