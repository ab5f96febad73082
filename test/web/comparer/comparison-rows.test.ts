import { expect, it } from 'vitest';
import type { Product, Relation } from '#core/catalogue/products/product.ts';
import { asId } from '#core/shared/ids.ts';
import { comparisonOf } from '#web/comparer/comparison-rows.tsx';
import { aCatalogueProduct } from '../../builders/catalogue-product.builder.ts';

const compared = (code: string, relations: readonly Relation[], codes: readonly string[] = []): Product => ({
  shown: {
    ...aCatalogueProduct({ code }).shown,
    relations,
    codesOtherBrands: codes.map((other) => ({ brand: 'FAG', code: other })),
  },
  prices: [],
  isDisabled: false,
  foundBy: null,
  askedApplications: [],
});

const related = (title: string, code: string): Relation => ({
  title,
  products: [{ productId: asId<'product'>(code), code, productBrandName: 'SKF', quantity: 1, notes: '' }],
});

const relationRows = (...products: readonly Product[]) =>
  comparisonOf(products, false).find(({ title }) => title === 'Kits y equivalencias')?.rows ?? [];

it('staff without a customer compare list prices alone: what they see is nobody’s cost', () => {
  const labelsOf = (hasCosts: boolean) => comparisonOf([], hasCosts)[0]?.rows.map(({ label }) => label) ?? [];
  expect(labelsOf(true)).toEqual(expect.arrayContaining(['Costo', 'Precio de lista']));
  expect(labelsOf(false)).toContain('Precio de lista');
  expect(labelsOf(false)).not.toContain('Costo');
});

it('what equals each product stands in one row, whichever title it came under', () => {
  const named = compared('A', [related('Equivalentes', '6203')], ['B1']);
  const untitled = compared('B', [], ['B2']);
  const rows = relationRows(named, untitled);
  expect(rows.map(({ label }) => label)).toEqual(['Equivalencias']);
  expect(rows[0]?.differs).toBe(true);
  expect(relationRows(named, compared('C', [related('Equivalentes', '6204')])).map(({ label }) => label)).toEqual([
    'Equivalentes',
  ]);
});

it('relations of different kinds, and other titles of the distributor’s, keep rows of their own', () => {
  const rows = relationRows(
    compared('A', [related('Ver también', 'V1'), related('Kit', 'K1')]),
    compared('B', [related('Lo llevan juntos', 'V2'), related('Equivalentes', 'E1')]),
  );
  expect(rows.map(({ label }) => label)).toEqual(['Kit', 'Equivalentes', 'Ver también', 'Lo llevan juntos']);
});

it('products that name one another and the same others as equivalents do not differ in them', () => {
  const equal = (...codes: readonly string[]) => codes.map((code) => related('Equivalentes', code));
  const [named, other] = [compared('6203', equal('6204', '6205')), compared('6204', equal('6205', '6203'))];
  const differs = (...products: readonly Product[]) => relationRows(...products).map((row) => row.differs);
  const byFag = (product: Product): Product => ({ ...product, shown: { ...product.shown, productBrandName: 'FAG' } });
  expect(differs(named, other)).toEqual([false]);
  expect(differs(named, other, compared('6205', equal('6203', '6204')))).toEqual([false]);
  // A product that does not name the other, or another maker's of the same code, has other equivalents.
  expect(differs(named, compared('6204', equal('6205')))).toEqual([true]);
  expect(differs(named, compared('6204', equal('6203', '6206')))).toEqual([true]);
  expect(differs(named, byFag(other))).toEqual([true]);
});
