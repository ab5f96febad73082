import { expect, test } from 'vitest';
import type { Product, ProductPrice } from '#core/catalogue/products/product.ts';
import type { ProductGroups } from '#core/catalogue/products/product-groups.ts';
import { asId } from '#core/shared/ids.ts';
import {
  brandOptions,
  countProducts,
  familyOptions,
  firstOf,
  knownFilter,
  narrowed,
} from '#web/offers/shown-products.ts';

const aPrice = (brand: string): ProductPrice => ({
  productPriceId: asId<'product-price'>(`row-${brand}`),
  productBrand: brand,
  productBrandId: asId<'product-brand'>(brand.toLowerCase()),
  code: '',
  internalCode: '',
  images: [],
  cost: null,
  realCost: null,
  listPrice: null,
  sellingPrice: null,
  stockState: 'Green',
  isDiscontinued: false,
  isNotAvailable: false,
  isWithoutPrice: false,
  multiple: 1,
  quantity: 0,
  explanation: [],
  discountsApplied: [],
  offers: [],
});

const aProduct = (code: string, ...brands: readonly string[]): Product => ({
  shown: {
    productId: asId<'product'>(code),
    code,
    productBrandName: brands[0] ?? '',
    productTypeId: asId<'product-type'>('0'),
    productTypeName: '',
    drawing: 'part',
    description: '',
    position: '',
    cars: [],
    engines: '',
    technicalInformation: {},
    technicalInformationSummary: '',
    relations: [],
    codesOtherBrands: [],
  },
  prices: brands.map(aPrice),
  isDisabled: false,
  foundBy: null,
  askedApplications: [],
});

const type = (id: string) => asId<'product-type'>(id);
const brakes = { id: type('1'), name: 'Frenos' };
const seals = { id: type('2'), name: 'Retenes' };

/** A family with two subfamilies, and one that is its own. */
const groups: ProductGroups = {
  types: [seals, brakes],
  subTypes: [
    {
      id: type('11'),
      name: 'Discos',
      productTypeParentId: brakes.id,
      products: [aProduct('D1', 'FREMAX'), aProduct('D2', 'FREMAX', 'FERODO')],
    },
    { id: type('12'), name: 'Pastillas', productTypeParentId: brakes.id, products: [aProduct('P1', 'FERODO')] },
    { id: seals.id, name: seals.name, productTypeParentId: null, products: [aProduct('R1', 'SABO')] },
  ],
};

const codes = ({ subTypes }: ProductGroups) =>
  subTypes.flatMap(({ products }) => products.map(({ shown }) => shown.code));
const any = { familyId: null, brandId: null };

test('without a filter everything is shown', () => {
  expect(codes(narrowed(groups, any))).toEqual(['D1', 'D2', 'P1', 'R1']);
});

test('a family takes its subfamilies, or itself where it has none', () => {
  expect(codes(narrowed(groups, { ...any, familyId: '1' }))).toEqual(['D1', 'D2', 'P1']);
  expect(codes(narrowed(groups, { ...any, familyId: '2' }))).toEqual(['R1']);
  expect(narrowed(groups, { ...any, familyId: 'abc' }).subTypes).toEqual([]);
});

test('a brand takes only its own price rows, and leaves no empty group', () => {
  const ferodo = narrowed(groups, { ...any, brandId: 'ferodo' });
  expect(codes(ferodo)).toEqual(['D2', 'P1']);
  const brands = ferodo.subTypes.flatMap(({ products }) =>
    products.flatMap(({ prices }) => prices.map(({ productBrand }) => productBrand)),
  );
  expect(brands).toEqual(['FERODO', 'FERODO']);
});

test('the first so many keep their groups and their identity', () => {
  const first = firstOf(groups, 3);
  expect(codes(first)).toEqual(['D1', 'D2', 'P1']);
  expect(first.subTypes).toHaveLength(2);
  expect(first.subTypes[0]?.products[0]).toBe(groups.subTypes[0]?.products[0]);
  expect(countProducts(firstOf(groups, 99))).toBe(4);
});

test('options are by name, with how many products each has', () => {
  expect(familyOptions(groups)).toEqual([
    { id: '1', name: 'Frenos', count: 3 },
    { id: '2', name: 'Retenes', count: 1 },
  ]);
  expect(brandOptions(groups)).toEqual([
    { id: 'ferodo', name: 'FERODO', count: 2 },
    { id: 'fremax', name: 'FREMAX', count: 2 },
    { id: 'sabo', name: 'SABO', count: 1 },
  ]);
});

test('an id that nothing here has filters nothing', () => {
  const filtered = (familyId: string | null, brandId: string | null) => knownFilter(groups, { familyId, brandId });
  expect(filtered('zz', 'zz')).toEqual({ familyId: null, brandId: null });
  expect(filtered(brakes.id, 'zz')).toEqual({ familyId: brakes.id, brandId: null });
  expect(filtered(null, 'fremax')).toEqual({ familyId: null, brandId: 'fremax' });
});
