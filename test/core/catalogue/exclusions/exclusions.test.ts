import { describe, expect, it } from 'vitest';
import { exclusionsProblem } from '#adapters/texts/search.es.ts';
import { excludedFor } from '#core/catalogue/exclusions/excluded-by.ts';
import { checkedExclusions, newExclusion } from '#core/catalogue/exclusions/exclusions.ts';
import { asId } from '#core/shared/ids.ts';

const pair = (brand: string | null, type: string | null) => ({
  productBrandId: brand === null ? null : asId<'product-brand'>(brand),
  productTypeId: type === null ? null : asId<'product-type'>(type),
});
const full = (brand: string, type: string) => ({
  productBrandId: asId<'product-brand'>(brand),
  productTypeId: asId<'product-type'>(type),
});

describe('a line of Marcas y Familias', () => {
  it.each([
    [pair(null, '2'), { code: 'exclusion-incomplete' }],
    [pair('1', null), { code: 'exclusion-incomplete' }],
    [pair('1', '2'), { code: 'exclusion-repeated' }],
    [pair('1', '3'), full('1', '3')],
    [pair('2', '2'), full('2', '2')],
  ])('%j', (chosen, answer) => {
    expect(newExclusion([full('1', '2')], chosen).val).toEqual(answer);
  });

  it('is refused in a whole list as it is alone', () => {
    expect(checkedExclusions([pair('1', '2'), pair('2', '2')]).val).toEqual([full('1', '2'), full('2', '2')]);
    expect(checkedExclusions([pair('1', '2'), pair('2', '2'), pair('1', '2')]).val).toEqual({
      code: 'exclusion-repeated',
    });
  });

  it('says so in the words that people know', () => {
    expect(exclusionsProblem({ code: 'exclusion-repeated' })).toBe('Ya existe esta combinación de marca y tipo.');
  });
});

describe('what a search leaves out', () => {
  const disabled = {
    brandIds: new Set([asId<'product-brand'>('7')]),
    typeIds: new Set([asId<'product-type'>('8')]),
    brandNames: new Map(),
    pairs: [{ brandId: asId<'product-brand'>('1'), typeId: asId<'product-type'>('2') }],
  };

  it('is what is disabled and what the user does not want', () => {
    expect(excludedFor(disabled, false, [full('3', '4')])).toEqual({
      brandIds: [7],
      typeIds: [8],
      pairs: [
        { brandId: 1, typeId: 2 },
        { brandId: 3, typeId: 4 },
      ],
    });
  });

  it('is only the latter for those who see the disabled marked', () => {
    expect(excludedFor(disabled, true, [full('3', '4')])).toEqual({ pairs: [{ brandId: 3, typeId: 4 }] });
    expect(excludedFor(disabled, true)).toEqual({});
  });
});
