import { describe, expect, it } from 'vitest';
import { columnSets, labelOf } from '#core/catalogue/import/columns.ts';
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
