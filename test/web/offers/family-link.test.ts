import { expect, test } from 'vitest';
import { asId } from '#core/shared/ids.ts';
import { familyLink } from '#web/offers/family-link.ts';

const none = { productTypeParentId: null, productTypeId: null, productBrandId: null };
const family = asId<'product-type'>('3');
const subfamily = asId<'product-type'>('31');

test('a family, its subfamily and a brand are all told', () => {
  const link = familyLink({
    productTypeParentId: family,
    productTypeId: subfamily,
    productBrandId: asId<'product-brand'>('7'),
  });
  expect(link).toBe('/products-search-by-families?typeId=3&subTypeId=31&productBrandId=7');
});

test('without a family the subfamily takes its place', () => {
  expect(familyLink({ ...none, productTypeId: subfamily })).toBe('/products-search-by-families?typeId=31');
});

test('a brand alone names no family', () => {
  expect(familyLink({ ...none, productBrandId: asId<'product-brand'>('7') })).toBe(
    '/products-search-by-families?productBrandId=7',
  );
});
