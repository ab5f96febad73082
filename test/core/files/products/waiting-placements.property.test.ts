import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxProductPictures } from '#core/catalogue/products/max-pictures.ts';
import type { PicturedProduct } from '#core/files/products/match-picture.ts';
import { placeWaitingPictures } from '#core/files/products/waiting-placements.ts';
import { waitingReason } from '#core/files/products/waiting-reason.ts';
import { asId } from '#core/shared/ids.ts';

const product = (id: string, ...places: readonly number[]): PicturedProduct => ({
  id: asId(id),
  brand: 'M',
  code: id,
  internalCode: '',
  description: '',
  pictures: places.map((place) => ({ place, name: `${id}${place}.png` })),
});
const full = product('FULL', 1, 2, 3, 4, 5, 6, 7, 8);
const products = [product('A', 1), product('B'), full];
const choice = fc.record({ product: fc.constantFrom(...products), place: fc.integer({ min: 1, max: 12 }) });
const picture = fc.record({
  fileName: fc.string(),
  name: fc.constantFrom('A1.png', 'x.png', 'y.png'),
  size: fc.nat(),
  sentBy: fc.constantFrom('gerente', 'admin'),
  sentAt: fc.constant('2026-11-26T00:00:00.000Z'),
  named: fc.array(choice, { maxLength: 3 }),
  choices: fc.array(choice, { maxLength: 3 }),
});

const waits = (fileName: string, named: readonly [PicturedProduct, number][], choices = named) => ({
  fileName,
  name: `${fileName}-kept.png`,
  size: 1,
  sentBy: 'gerente',
  sentAt: '2026-11-26T00:00:00.000Z',
  named: named.map(([of, place]) => ({ product: of, place })),
  choices: choices.map(([of, place]) => ({ product: of, place })),
});

describe('why a picture waits', () => {
  it('nothing holds it up where it would go by itself, and something does where it would not', () => {
    fc.assert(
      fc.property(picture, (each) => {
        expect(waitingReason(each.name, each) === 'soon').toBe(placeWaitingPictures([each]).size > 0);
      }),
    );
  });

  it.each([
    ['unknown', waits('a.png', [], [])],
    [
      'several',
      waits(
        'a.png',
        [],
        [
          [products[0] ?? full, 2],
          [full, 1],
        ],
      ),
    ],
    ['taken', waits('a.png', [], [[product('A', 1), 1]])],
    ['full', waits('a.png', [], [[product('A', 1, 2, 3, 4, 5, 6, 7, 8, 9), 10]])],
    ['full', waits('a.png', [[product('A', 1, 2, 3, 4, 5, 6, 7, 8, 9), 10]])],
    ['soon', waits('a.png', [[product('A', 1), 1]])],
  ] as const)('%s', (reason, { name, named, choices }) => {
    expect(waitingReason(name, { named, choices })).toBe(reason);
  });
});

describe('where waiting pictures go by themselves', () => {
  it('no two to one place, only where they are known to be, in the name of the person who sent them, and never beyond what a product may have', () => {
    fc.assert(
      fc.property(fc.array(picture, { maxLength: 20 }), (waiting) => {
        const placements = [...placeWaitingPictures(waiting)].flatMap(([sentBy, given]) =>
          given.map((each) => ({ ...each, sentBy })),
        );
        const places = placements.map(({ productId, place }) => `${productId} ${place}`);
        expect(new Set(places).size).toBe(places.length);
        for (const { name, productId, place, sentBy } of placements) {
          const why = waiting.filter(
            (each) =>
              each.name === name &&
              each.sentBy === sentBy &&
              (each.named.length > 0 ? each.named : each.choices).some(
                (of) => of.product.id === productId && of.place === place,
              ),
          );
          expect(why.some(({ named, choices }) => named.length > 0 || choices.length === 1)).toBe(true);
          const held = products.find(({ id }) => id === productId)?.pictures.find((each) => each.place === place);
          // Nothing that stands there gives way to what only has the code.
          if (held !== undefined && held.name !== name) expect(why.some(({ named }) => named.length > 0)).toBe(true);
        }
        for (const { id, pictures } of products) {
          const now = new Set(pictures.map(({ place }) => place));
          for (const { productId, place } of placements) if (productId === id && place !== null) now.add(place);
          expect(now.size).toBeLessThanOrEqual(maxProductPictures);
        }
      }),
    );
  });

  it('a sheet names it for several: it goes to each, over what stands there', () => {
    const [a = full, b = full] = products;
    const named: [PicturedProduct, number][] = [
      [a, 1],
      [b, 2],
    ];
    expect(placeWaitingPictures([waits('caja', named, [])]).get('gerente')).toEqual([
      { name: 'caja-kept.png', productId: 'A', place: 1 },
      { name: 'caja-kept.png', productId: 'B', place: 2 },
    ]);
  });

  it('the code of two makers, or of a product that has another picture there: it waits on', () => {
    const [a = full, b = full] = products;
    const two: [PicturedProduct, number][] = [
      [a, 2],
      [b, 2],
    ];
    expect(placeWaitingPictures([waits('two', [], two), waits('a', [], [[a, 1]])]).size).toBe(0);
    expect(placeWaitingPictures([waits('b', [], [[b, 1]])]).get('gerente')).toHaveLength(1);
  });
});
