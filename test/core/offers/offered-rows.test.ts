import { describe, expect, it } from 'vitest';
import { nothingDisabled } from '#core/catalogue/taxonomy/disabled.ts';
import { offeredRows } from '#core/offers/offered-rows.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { aCatalogueProduct, aCatalogueRow } from '#test/builders/catalogue-product.builder.ts';
import { anOffer } from '#test/builders/prices.builder.ts';

const promotion = { text: 'Promoción', percentage: money(10) };
const codes = (rows: readonly ReturnType<typeof aCatalogueRow>[], disabled = nothingDisabled) =>
  offeredRows(aCatalogueProduct({ rows }), asId('1'), disabled)?.rows.map(({ code }) => code) ?? [];

describe('the rows of the offers table', () => {
  it('are those with an offer or a promotion', () => {
    const rows = [
      aCatalogueRow({ code: 'plain' }),
      aCatalogueRow({ code: 'offer', offers: [anOffer()] }),
      aCatalogueRow({ code: 'promotion', promotion }),
    ];
    expect(codes(rows)).toEqual(['offer', 'promotion']);
  });

  it.each([
    ['discontinued', { isDiscontinued: true }],
    ['not available', { isNotAvailable: true }],
    ['without a price in the list', { listPrices: new Map() }],
  ])('leave out what is %s', (_what, over) => {
    expect(codes([aCatalogueRow({ promotion, ...over })])).toEqual([]);
  });

  it('leave out a brand that is switched off, alone or for the family', () => {
    const rows = [
      aCatalogueRow({ code: 'on', promotion }),
      aCatalogueRow({ code: 'off', promotion, brandId: asId('2') }),
    ];
    expect(codes(rows, { ...nothingDisabled, brandIds: new Set([asId<'product-brand'>('2')]) })).toEqual(['on']);
    expect(codes(rows, { ...nothingDisabled, pairs: [{ brandId: asId('2'), typeId: asId('10') }] })).toEqual(['on']);
  });
});
