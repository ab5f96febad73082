import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productChanges } from '#core/catalogue/management/product-changes.ts';
import { productFlaws, tidiedProduct, yearsAhead } from '#core/catalogue/management/product-flaws.ts';
import {
  blankProduct,
  readTypedProduct,
  type TypedProduct,
  typedProduct,
} from '#core/catalogue/management/typed-product.ts';
import { asId } from '#core/shared/ids.ts';

const list = asId<'price-list'>('1');
const typed = (part: Partial<TypedProduct> = {}): TypedProduct => ({
  ...blankProduct([list]),
  brandId: '1',
  typeId: '2',
  code: 'A-1',
  description: 'Filtro',
  ...part,
});
const flawsOf = (part: Partial<TypedProduct>) =>
  productFlaws(tidiedProduct(readTypedProduct(typed(part)))).map(({ field, code }) => `${field} ${code}`);

describe('what keeps a product from being stored', () => {
  it('a vehicle since a year that is more than two ahead', () => {
    const fitted = { vehicleId: asId<'vehicle'>('1'), name: 'Ka', engine: '', position: '', notes: '', to: '' };
    const applications = ['2098', '2028', '2029', ''].map((from) => ({ ...fitted, from }));
    expect(yearsAhead(readTypedProduct(typed({ applications })), '2026-11-27')).toEqual([
      { field: 'applications.0.from', code: 'year-ahead', max: 2028 },
      { field: 'applications.2.from', code: 'year-ahead', max: 2028 },
    ]);
  });

  it('nothing, of one with a maker, a code, a family and a description', () => {
    expect(flawsOf({})).toEqual([]);
    expect(flawsOf({ prices: [{ priceListId: list, price: '1.234,50' }], iva: '10,5', purchaseCost: '0,01' })).toEqual(
      [],
    );
  });

  it('is said at its field', () => {
    expect(flawsOf({ brandId: '', code: ' ', typeId: '', description: '' })).toEqual([
      'brandId choice-missing',
      'code text-missing',
      'description text-missing',
      'typeId choice-missing',
    ]);
    expect(flawsOf({ code: '--' })).toEqual(['code code-without-signs']);
    expect(flawsOf({ multiple: '0', iva: '27' })).toEqual(['multiple multiple-wrong', 'iva iva-wrong']);
    expect(flawsOf({ multiple: '1,5' })).toEqual(['multiple multiple-wrong']);
    expect(flawsOf({ prices: [{ priceListId: list, price: 'caro' }] })).toEqual(['prices.0.price amount-wrong']);
    expect(flawsOf({ purchaseCost: '1,234' })).toEqual(['purchaseCost amount-wrong']);
    expect(flawsOf({ purchaseCost: '-1' })).toEqual(['purchaseCost amount-wrong']);
    const twice = [
      { brand: 'NGK', code: 'a1' },
      { brand: 'ngk', code: 'A1' },
      { brand: '', code: '' },
    ];
    expect(flawsOf({ equivalences: twice })).toEqual([
      'equivalences.2.code text-missing',
      'equivalences.1.code part-twice',
    ]);
    const fit = { vehicleId: asId<'vehicle'>('1'), engine: '', position: '', notes: '', name: '' };
    expect(
      flawsOf({
        applications: [
          { ...fit, from: '2010', to: '2008' },
          { ...fit, engine: '1.6', from: '96', to: '' },
          { ...fit, engine: '1.8', from: '', to: 'hoy' },
        ],
      }),
    ).toEqual(['applications.0.to years-reversed', 'applications.1.from year-wrong', 'applications.2.to year-wrong']);
    const open = { ...fit, from: '', to: '' };
    expect(
      flawsOf({
        applications: [
          { ...open, position: 'Delantero', notes: 'con aire' },
          { ...open, notes: 'Delantero · con aire', from: '2010' },
          { ...open, position: 'Delantero', notes: 'con aire', from: '2012' },
          { ...open, position: 'x'.repeat(121), notes: 'x'.repeat(501) },
        ],
      }),
    ).toEqual([
      'applications.3.position text-too-long',
      'applications.3.notes text-too-long',
      'applications.1.position part-twice',
    ]);
    expect(
      flawsOf({
        applications: [
          { ...fit, from: '1998', to: '2004' },
          { ...fit, from: '2008', to: '' },
          { ...fit, from: '1998', to: '2004' },
        ],
      }),
    ).toEqual(['applications.2.engine part-twice']);
    const related = (title: string, productId: string) => ({
      ...{ title, productId: asId<'product'>(productId), quantity: '1', notes: '', name: '' },
    });
    expect(
      flawsOf({
        relations: [
          related('Reemplazos', '1'),
          related('Reemplazos', '2'),
          related('REEMPLAZOS', '1'),
          related('++', '1'),
          related('--', '1'),
        ],
      }),
    ).toEqual(['relations.2.title part-twice']);
    expect(flawsOf({ attributes: [{ name: 'no such', value: 'x' }] })).toEqual(['attributes choice-missing']);
  });

  it('is found in any typed text, without an exception, and what is tidy stays so', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (code, description, price, value) => {
        const read = readTypedProduct(
          typed({ code, description, prices: [{ priceListId: list, price }], attributes: [{ name: 'notas', value }] }),
        );
        const tidy = tidiedProduct(read);
        expect(Array.isArray(productFlaws(tidy))).toBe(true);
        expect(tidiedProduct(tidy)).toEqual(tidy);
      }),
    );
  });

  it('a product that is typed as it is stored is as it was stored', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 12 }), fc.integer({ min: 1, max: 5000 }), (cents, multiple) => {
        const price = `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
        const stored = readTypedProduct(typed({ multiple: String(multiple), prices: [{ priceListId: list, price }] }));
        expect(readTypedProduct(typedProduct(stored))).toEqual(stored);
      }),
    );
  });

  it('a code keeps its zeros and its punctuation', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^0[0-9./-]{0,20}1$/), (code) => {
        expect(tidiedProduct(readTypedProduct(typed({ code: `  ${code} ` }))).code).toBe(code);
      }),
    );
  });
});

describe('what of a product is another', () => {
  const managed = (part: Partial<TypedProduct>) => ({
    id: asId<'product'>('1'),
    brand: 'NGK',
    family: 'Encendido',
    stock: null,
    otherRows: [],
    pictures: [],
    details: readTypedProduct(typed(part)),
  });

  it('is told before and after, and nothing else', () => {
    expect(productChanges(managed({}), managed({}))).toBeNull();
    expect(productChanges(managed({ code: 'A' }), managed({ code: 'B' }))).toEqual({
      before: { code: 'A' },
      after: { code: 'B' },
    });
    const long = productChanges(managed({}), managed({ description: 'x'.repeat(2000) }));
    expect(String(long?.after['description']).length).toBeLessThan(600);
  });
});
