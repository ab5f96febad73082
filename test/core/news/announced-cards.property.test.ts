import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announcedCards } from '#core/news/announced-cards.ts';
import { asId } from '#core/shared/ids.ts';
import { aCard, aCardRow } from '#test/builders/product-card.builder.ts';

const small = fc.integer({ min: 1, max: 5 }).map(String);
const announced = fc.array(
  fc.record({ productId: small.map(asId<'product'>), productBrandId: small.map(asId<'product-brand'>) }),
);
const cards = fc.uniqueArray(
  fc
    .record({ id: small, brands: fc.uniqueArray(small) })
    .map(({ id, brands }) =>
      aCard({ productId: asId(id), rows: brands.map((brand) => aCardRow({ brandId: asId(brand) })) }),
    ),
  { selector: ({ shown }) => shown.productId },
);

describe('announced products', () => {
  it('come once each, in the order of their newest announcement, with no row of another brand', () => {
    fc.assert(
      fc.property(announced, cards, (news, known) => {
        const shown = announcedCards(news, known);
        const place = (id: string) => news.findIndex(({ productId }) => productId === id);
        const places = shown.map((card) => place(card.shown.productId));
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
        for (const card of shown) {
          const brands = news
            .filter(({ productId }) => productId === card.shown.productId)
            .map((one) => one.productBrandId);
          expect(card.rows.length).toBeGreaterThan(0);
          for (const row of card.rows) expect(brands).toContain(row.brandId);
        }
      }),
    );
  });

  it('are all of those that have a row of their brand', () => {
    fc.assert(
      fc.property(announced, cards, (news, known) => {
        const expected = known.filter((card) =>
          news.some(
            (one) =>
              one.productId === card.shown.productId && card.rows.some(({ brandId }) => brandId === one.productBrandId),
          ),
        );
        expect(new Set(announcedCards(news, known).map(({ shown }) => shown.productId))).toEqual(
          new Set(expected.map(({ shown }) => shown.productId)),
        );
      }),
    );
  });
});
