import { describe, expect, it } from 'vitest';
import { rowChangesText } from '#adapters/texts/import-change.es.ts';
import { fieldsOf } from '#core/catalogue/import/drafts/comparable.ts';
import type { DraftOf } from '#core/catalogue/import/drafts/drafts.ts';
import { type ImportKind, importKinds } from '#core/imports/record-kinds.ts';

/** A row of each kind that says all that it can. */
const whole: { readonly [Kind in ImportKind]: Required<DraftOf[Kind]> } = {
  catalogue: {
    ...{
      line: 2,
      code: 'x',
      brand: 'x',
      description: 'x',
      family: 'x',
      subfamily: 'x',
      internalCode: 'x',
      barcode: 'x',
    },
    ...{ multiple: '1', stock: '1', listPrice: '1', purchaseCost: '1', sale: 'on-sale', iva: '21' },
    ...{ position: 'x', storageLocation: 'x' },
    ...{ applicationsText: 'x', pictures: 'x', attributes: { interior1: '1' } },
  },
  equivalences: { line: 2, code: 'x', brand: 'x', equivalentBrand: 'x', equivalentCode: 'x' },
  relations: {
    ...{ line: 2, code: 'x', brand: 'x', title: 'x', relatedCode: 'x', relatedBrand: 'x', quantity: '1', notes: 'x' },
  },
  applications: {
    ...{ line: 2, code: 'x', brand: 'x', segment: 'x', vehicleBrand: 'x', model: 'x', engine: 'x' },
    ...{ position: 'x', notes: 'x' },
    years: [{ from: 1998, to: 2004 }],
  },
  vehicles: {
    ...{ line: 2, segment: 'x', brand: 'x', model: 'x', version: 'x', engine: 'x', fuel: 'x' },
    ...{ yearFrom: 1998, yearTo: 2004, externalCode: 'x' },
  },
  prices: { line: 2, code: 'x', brand: 'x', priceList: 'x', price: '1' },
  stock: { line: 2, code: 'x', brand: 'x', stock: '1' },
  costs: { line: 2, code: 'x', brand: 'x', purchaseCost: '1' },
};

describe('what changes in a row of an import (docs/rules/imports.md 16)', () => {
  it.each(importKinds)('has a label for each field of %s', (kind) => {
    for (const [field, to] of Object.entries(fieldsOf(whole[kind]))) {
      const [label] = rowChangesText(kind, 'changed', [{ field, from: '', to }]).split(':');
      // Labels are headings, fields are names in English.
      expect([field, label]).toEqual([field, expect.stringMatching(/^[A-ZÁÉÍÓÚ]/)]);
    }
  });
});
