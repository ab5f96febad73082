import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureKey } from '#core/catalogue/import/drafts/named-pictures.ts';
import type { PicturedProduct } from '#core/files/products/match-picture.ts';
import {
  isToBePlaced,
  isToBeSent,
  type PlannedPicture,
  picturesOfFiles,
  planPictures,
} from '#core/files/products/picture-plan.ts';
import { asId } from '#core/shared/ids.ts';

const product = (id: string, ...places: readonly number[]): PicturedProduct => ({
  id: asId(id),
  brand: 'M',
  code: id,
  internalCode: '',
  description: '',
  pictures: places.map((place) => ({ place, name: `${place}.png` })),
});
const products = [product('A', 1), product('B', 1, 2), product('C')];
const choice = fc.record({ product: fc.constantFrom(...products), place: fc.integer({ min: 1, max: 3 }) });
const picture: fc.Arbitrary<Omit<PlannedPicture, 'key'>> = fc.record({
  file: fc.nat(5),
  isNamed: fc.boolean(),
  name: fc.string(),
  size: fc.nat(),
  refusal: fc.option(fc.constant({ code: 'picture-unreadable' } as const)),
  choices: fc.array(choice, { maxLength: 3 }),
  chosen: fc.option(fc.nat(3)),
});

describe('what would become of pictures', () => {
  it('no two are sent to one place or wait by one name, what is refused is not sent, and each is told as one thing', () => {
    fc.assert(
      fc.property(fc.array(picture, { maxLength: 20 }), (given) => {
        const plan = planPictures(given.map((each, key) => ({ ...each, key })));
        expect(plan.map(({ key }) => key)).toEqual(given.map((_, key) => key));
        const waiting = plan.filter((each) => isToBeSent(each) && !isToBePlaced(each));
        expect(waiting.every(({ state }) => state === 'unknown')).toBe(true);
        expect(new Set(waiting.map(({ name }) => pictureKey(name))).size).toBe(waiting.length);
        const sent = plan.filter(isToBePlaced);
        const places = sent.map((each) => `${each.choice?.product.id} ${each.choice?.place}`);
        expect(new Set(places).size).toBe(places.length);
        for (const { state, refusal, choices, choice: of } of plan) {
          expect(state === 'refused').toBe(refusal !== null);
          if (state === 'unknown') expect(choices).toEqual([]);
          if (state === 'ambiguous') expect(choices.length).toBeGreaterThan(1);
          const isThere = of?.product.pictures.some(({ place }) => place === of.place) ?? false;
          if (state === 'new' || state === 'replaces') expect(state === 'replaces').toBe(isThere);
        }
      }),
    );
  });

  it('the first of two stays, the other is told', () => {
    const [a] = products;
    if (a === undefined) throw new Error('no product');
    const one = {
      file: 0,
      isNamed: false,
      name: 'a.png',
      size: 1,
      refusal: null,
      choices: [{ product: a, place: 2 }],
      chosen: null,
    };
    expect(
      planPictures([
        { ...one, key: 0 },
        { ...one, key: 1 },
      ]).map(({ state }) => state),
    ).toEqual(['new', 'twice']);
  });

  it('a file that a sheet names is there once for each product, any other once', () => {
    const match = fc.record({
      name: fc.string(),
      size: fc.nat(),
      refusal: fc.constant(null),
      named: fc.array(choice, { maxLength: 3 }),
      choices: fc.array(choice, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(match, { maxLength: 9 }), (files) => {
        const planned = picturesOfFiles(files);
        expect(planned.map(({ key }) => key)).toEqual(planned.map((_, at) => at));
        for (const [at, { named, choices }] of files.entries()) {
          const own = planned.filter(({ file }) => file === at);
          expect(own.map(({ choices: of }) => of)).toEqual(named.length > 0 ? named.map((one) => [one]) : [choices]);
          expect(own.every(({ isNamed }) => isNamed === named.length > 0)).toBe(true);
        }
      }),
    );
  });
});
