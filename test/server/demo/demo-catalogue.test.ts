import { describe, expect, it } from 'vitest';
import type { DemoCode } from '#adapters/postgres/demo/demo-rows.ts';
import { relationKind } from '#core/catalogue/products/relation-groups.ts';
import { folded } from '#core/shared/folded.ts';
import { normaliseCode } from '#core/shared/product-code.ts';
import { demoCatalogue } from '#server/demo/catalogue.ts';

const catalogue = demoCatalogue(1989);
const products = catalogue.parts.flatMap((part) => part.products.map((product) => ({ part, product })));
const rows = products.flatMap(({ product }) => product.rows);
const key = ({ brand, code }: DemoCode): string => `${brand} ${code.toUpperCase()}`;

const repeated = (keys: readonly string[]): string[] => keys.filter((one, index) => keys.indexOf(one) !== index);

describe('the families of the demo', () => {
  it('are six with 42 subfamilies, and each has products', () => {
    const families = catalogue.productTypes.filter(({ parentId }) => parentId === null);
    const subfamilies = catalogue.productTypes.filter(({ parentId }) => parentId !== null);
    expect(families.map(({ name }) => name)).toEqual([
      'Motor',
      'Suspensión',
      'Encendido',
      'Frenos y Embragues',
      'Rodamientos',
      'Transmisión',
    ]);
    expect(subfamilies).toHaveLength(42);
    const stocked = new Set(products.map(({ part }) => part.typeId));
    expect(subfamilies.filter(({ id }) => !stocked.has(id))).toEqual([]);
  });

  it('come with 40 brands or more, each of which makes something', () => {
    const making = new Set(rows.map(({ brandId }) => brandId));
    expect(catalogue.productBrands.length).toBeGreaterThanOrEqual(40);
    expect(catalogue.productBrands.filter(({ id }) => !making.has(id))).toEqual([]);
    expect(catalogue.productBrands.filter(({ disabled }) => disabled)).not.toEqual([]);
  });
});

describe('the relations of the demo', () => {
  it('are of every kind, some with a quantity, some with notes, none of a product with itself', () => {
    const kinds = new Set(catalogue.relations.map(({ title }) => relationKind(title)));
    expect([...kinds].sort()).toEqual(['complement', 'equivalent', 'kit', 'replacement']);
    expect(catalogue.relations.some(({ quantity }) => quantity > 1)).toBe(true);
    expect(catalogue.relations.some(({ notes }) => notes !== '')).toBe(true);
    expect(catalogue.relations.filter(({ productId, relatedId }) => productId === relatedId)).toEqual([]);
    const keys = catalogue.relations.map(({ productId, title, relatedId }) => `${productId} ${title} ${relatedId}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('the products of the demo', () => {
  it('are at least 20,000, with a brand and code of their own', () => {
    expect(products.length).toBeGreaterThanOrEqual(20_000);
    expect(new Set(products.map(({ product }) => key(product))).size).toBe(products.length);
  });

  it('are equivalent both ways: a product that is named as an equivalent names the other', () => {
    const partOf = new Map(products.map(({ part, product }) => [key(product), part]));
    for (const { part, product } of products) {
      expect(part.codes.map(key)).toContain(key(product));
      for (const named of part.codes) expect(partOf.get(key(named)) ?? part).toBe(part);
    }
  });

  it('have mostly 3 to 8 equivalents, never one twice', () => {
    const counts = catalogue.parts.map(({ codes }) => codes.length - 1);
    expect(Math.max(...counts)).toBeLessThanOrEqual(8);
    expect(counts.filter((count) => count >= 3).length / counts.length).toBeGreaterThan(0.98);
    expect(catalogue.parts.flatMap(({ codes }) => repeated(codes.map(key)))).toEqual([]);
  });

  it('include the codes that everybody asks for, and CORVEN 3003 leads to its equivalents', () => {
    const own = new Set(products.map(({ product }) => key(product)));
    for (const code of ['NGK BKR6E', 'FREMAX BD 5234', 'CONTITECH CT 1028 K1', 'SKF VKBA 3569', 'MONROE G 16370']) {
      expect(own).toContain(key({ brand: code.split(' ', 1)[0] ?? '', code: code.slice(code.indexOf(' ') + 1) }));
    }
    const others = products.filter(({ part }) => part.codes.some((one) => key(one) === 'CORVEN 3003'));
    expect(others.length).toBeGreaterThan(1);
  });

  it('carry the quirks of real codes: alike but for punctuation, leading zeros, exponents, 20 digits', () => {
    const codes = products.map(({ product }) => product);
    const alike = codes.filter(({ brand, code }) => brand === 'SKF' && normaliseCode(code) === '6222');
    expect(alike.map(({ code }) => code).sort()).toEqual(['62/22', '6222']);
    expect(codes.some(({ code }) => /^0\d/.test(code))).toBe(true);
    expect(codes.some(({ code }) => code === '087902E000')).toBe(true);
    expect(codes.some(({ code }) => /^\d{20}$/.test(code))).toBe(true);
  });

  it('have positive prices in every list, the first the dearest, above what they cost', () => {
    for (const { listCents, purchaseCents } of rows) {
      expect(listCents).toHaveLength(catalogue.priceLists.length);
      expect(Math.min(...listCents)).toBeGreaterThan(purchaseCents);
      expect(Math.max(...listCents)).toBe(listCents[0]);
      expect(purchaseCents).toBeGreaterThan(0);
    }
  });

  it('are stocked and sold as the trade does', () => {
    const share = (count: number) => count / rows.length;
    const inState = (state: number) => share(rows.filter(({ stockState }) => stockState === state).length);
    expect(inState(0)).toBeCloseTo(0.75, 1);
    expect(inState(1)).toBeCloseTo(0.15, 1);
    expect(inState(2)).toBeCloseTo(0.1, 1);
    expect(share(rows.filter(({ promotion }) => promotion !== null).length)).toBeCloseTo(0.03, 2);
    expect(new Set(rows.map(({ multiple }) => multiple))).toEqual(new Set([1, 2, 4, 10]));
    expect(products.filter(({ product }) => product.rows.length > 1).length / products.length).toBeCloseTo(0.1, 1);
    for (const fact of ['isDiscontinued', 'isNotAvailable'] as const) expect(rows.some((row) => row[fact])).toBe(true);
    expect(new Set(rows.map(({ iva }) => iva))).toEqual(new Set(['21', '10.5']));
  });

  it('bear valid bar codes', () => {
    const barcodes = rows.map(({ barcode }) => barcode).filter((barcode) => barcode !== '');
    expect(new Set(barcodes).size).toBe(barcodes.length);
    for (const barcode of barcodes) {
      expect(barcode).toMatch(/^\d{13}$/);
      const sum = [...barcode].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
      expect(sum % 10).toBe(0);
    }
  });
});

describe('the vehicles of the demo', () => {
  it('are 350 models or more in every segment, none of a brand twice', () => {
    expect(catalogue.vehicles.length).toBeGreaterThanOrEqual(350);
    expect(repeated(catalogue.vehicles.map(({ brandId, name }) => `${brandId} ${folded(name)}`))).toEqual([]);
    expect(repeated(catalogue.vehicleBrands.map(({ segmentId, name }) => `${segmentId} ${folded(name)}`))).toEqual([]);
    expect(new Set(catalogue.vehicleBrands.map(({ segmentId }) => segmentId)).size).toBe(catalogue.segments.length);
    const years = catalogue.vehicles.flatMap(({ versions }) => versions);
    expect(years.filter(({ from, to }) => to !== null && to < from)).toEqual([]);
  });

  it('are what the products fit: 120,000 applications or more, no version twice, no more than 25', () => {
    const applications = products.reduce((sum, { part }) => sum + part.fits.length, 0);
    expect(applications).toBeGreaterThanOrEqual(120_000);
    expect(applications).toBeLessThanOrEqual(160_000);
    for (const { fits } of catalogue.parts) {
      expect(fits.length).toBeLessThanOrEqual(25);
      expect(repeated(fits.map(({ vehicleId, engine }) => `${vehicleId} ${engine}`))).toEqual([]);
      expect(fits.filter(({ from, to }) => from !== null && to !== null && to < from)).toEqual([]);
    }
  });
});
