import { describe, expect, it } from 'vitest';
import { nothingDisabled } from '#core/catalogue/taxonomy/disabled.ts';
import { publicityOf } from '#core/offers/publicity.ts';
import { isSwitchedOff } from '#core/offers/value-quantity.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';

const brandId = asId<'product-brand'>('1');
const familyId = asId<'product-type'>('10');
const subfamilyId = asId<'product-type'>('11');
const offer = { productBrandId: brandId, productTypeId: subfamilyId, productTypeParentId: familyId };

describe('a value/quantity offer', () => {
  it.each([
    ['its brand', { brandIds: new Set([brandId]) }],
    ['its family', { typeIds: new Set([familyId]) }],
    ['its subfamily', { typeIds: new Set([subfamilyId]) }],
    ['its brand in its family', { pairs: [{ brandId, typeId: familyId }] }],
  ])('is switched off with %s', (_what, over) => {
    expect(isSwitchedOff(offer, { ...nothingDisabled, ...over })).toBe(true);
  });

  it('stays otherwise', () => {
    const other = { ...nothingDisabled, pairs: [{ brandId: asId<'product-brand'>('2'), typeId: familyId }] };
    expect(isSwitchedOff(offer, other)).toBe(false);
    const brandOff = { ...nothingDisabled, brandIds: new Set([brandId]) };
    expect(isSwitchedOff({ ...offer, productBrandId: null }, brandOff)).toBe(false);
    expect(isSwitchedOff({ ...offer, productBrandId: null, productTypeId: null }, nothingDisabled)).toBe(false);
  });
});

describe('publicity', () => {
  const lot = (id: string, image: string) => ({ id: asId<'offer-lot'>(id), image, title: `Combo ${id}` });
  const valueQuantity = (id: string, image: string) => ({
    id,
    image,
    ...offer,
    productTypeParentName: 'Rodamientos',
    productTypeName: 'Rodamientos de Rueda',
    productBrandName: 'SKF',
    minValue: null,
    minQuantity: 10,
    discount: money(5),
    giftText: '',
  });

  it('takes turns, and leaves out what has no image', () => {
    const lots = [lot('1', '1.svg'), lot('2', ''), lot('3', '3.svg')];
    const items = publicityOf(lots, [valueQuantity('1', '1.png'), valueQuantity('2', '')]);
    expect(items.map(({ type, id, image }) => [type, id, image])).toEqual([
      ['OfferLot', '1', '1.svg'],
      ['OfferValueQuantity', '1', '1.png'],
      ['OfferLot', '3', '3.svg'],
    ]);
    expect(items[1]).toMatchObject({ ...offer, title: 'Rodamientos de Rueda SKF' });
  });
});
