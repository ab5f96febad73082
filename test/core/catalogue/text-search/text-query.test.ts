import { describe, expect, it } from 'vitest';
import { noFilters } from '#core/catalogue/text-search/catalogue.service.ts';
import { toQuery } from '#core/catalogue/text-search/text-query.ts';
import { asId } from '#core/shared/ids.ts';

const asked = (allowOffers: boolean, onlyOffers: boolean) =>
  toQuery(
    {
      codeSearch: 'gol',
      fulltextSearch: 'gol',
      page: 1,
      productIds: [asId('7')],
      filters: { ...noFilters, onlyOffers },
    },
    {},
    { terms: { allowOffers } },
  );

describe('what the index is asked', () => {
  it('finds nothing with an offer for a user without offers', () => {
    expect(asked(false, true)).toMatchObject({ keys: [] });
    expect(asked(false, false)).toMatchObject({ keys: [7] });
    expect(asked(true, true)).toMatchObject({ keys: [7], filters: { offersOnly: true } });
  });
});
